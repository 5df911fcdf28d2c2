// What a good contestant writes for Sicily 1152: a table, scanf and puts.
#include <cstdio>

static const char *const answers[] = {
#include "sicily-1152.inc"
};

int main() {
    int start;
    while (scanf("%d", &start) == 1 && start != -1) puts(answers[start - 1]);
}
