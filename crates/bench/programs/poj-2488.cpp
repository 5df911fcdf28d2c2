// What a good contestant writes for POJ 2488: a table, scanf and puts.
#include <cstdio>

// By p, then q; both from 1, and as many q as p * q <= 26 allows.
static const char *const answers[] = {
#include "poj-2488.inc"
};

int main() {
    int first[27], next = 0;
    for (int p = 1; p <= 26; p++) {
        first[p] = next;
        next += 26 / p;
    }
    int cases, p, q;
    if (scanf("%d", &cases) != 1) return 1;
    for (int i = 1; i <= cases && scanf("%d %d", &p, &q) == 2; i++) {
        printf("Scenario #%d:\n", i);
        puts(answers[first[p] + q - 1]);
        puts("");
    }
}
