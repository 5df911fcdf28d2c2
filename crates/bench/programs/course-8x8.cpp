// What a good contestant writes for the 8 x 8 exercise: a table, scanf and puts.
#include <cstdio>

static const char *const answers[] = {
#include "course-8x8.inc"
};

int main() {
    int row, col;
    for (bool first = true; scanf("%d %d", &row, &col) == 2; first = false) {
        if (!first) puts("");
        puts(answers[8 * row + col]);
    }
}
