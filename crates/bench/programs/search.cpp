// What most write for Sicily 1152: depth-first search as in the textbooks.
#include <cstdio>
#include <cstring>

static const int rows = 5, cols = 6, size = rows * cols;
static const int dr[] = {-2, -2, -1, -1, 1, 1, 2, 2};
static const int dc[] = {-1, 1, -2, 2, -2, 2, -1, 1};
static bool visited[rows][cols];
static int path[size];

static bool search(int row, int col, int step) {
    visited[row][col] = true;
    path[step] = row * cols + col + 1;
    if (step + 1 == size) return true;
    for (int i = 0; i < 8; i++) {
        int r = row + dr[i], c = col + dc[i];
        if (r < 0 || r >= rows || c < 0 || c >= cols || visited[r][c]) continue;
        if (search(r, c, step + 1)) return true;
    }
    visited[row][col] = false;
    return false;
}

int main() {
    int start;
    while (scanf("%d", &start) == 1 && start != -1) {
        memset(visited, 0, sizeof visited);
        search((start - 1) / cols, (start - 1) % cols, 0);
        for (int i = 0; i < size; i++) printf(i ? " %d" : "%d", path[i]);
        puts("");
    }
}
