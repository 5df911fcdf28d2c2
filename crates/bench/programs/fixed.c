/* The limit of one answer: a program that knows nothing else. */
#include <stdio.h>

int main(void) {
    puts("15 2 13 26 22 30 17 6 10 23 12 4 8 19 27 16 5 18 29 21 25 14 1 9 20 7 3 11 24 28");
    return 0;
}
