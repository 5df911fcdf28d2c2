// A stand-in for testlib.h with the part of its interface that the exported
// checkers use. It is for tests only: judging systems bring the real one, from
// https://github.com/MikeMirzayanov/testlib.
#ifndef TESTLIB_STAND_IN
#define TESTLIB_STAND_IN

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

enum TResult { _ok = 0, _wa = 1, _pe = 2, _fail = 3 };

class InStream {
public:
    void open(const char *path)
    {
        file.open(path, std::ios::binary);
        if (!file) {
            std::cerr << "FAIL cannot read " << path << "\n";
            std::exit(_fail);
        }
    }
    bool eof() { return file.peek() == std::char_traits<char>::eof(); }
    char readChar() { return static_cast<char>(file.get()); }

private:
    std::ifstream file;
};

static InStream inf, ouf, ans;

inline void registerTestlibCmd(int argc, char *argv[])
{
    if (argc < 4) {
        std::cerr << "FAIL expected: input output answer\n";
        std::exit(_fail);
    }
    inf.open(argv[1]);
    ouf.open(argv[2]);
    ans.open(argv[3]);
}

inline void quitf(TResult result, const char *format, ...)
{
    static const char *const names[] = {"ok", "wrong answer", "wrong output format", "FAIL"};
    std::va_list arguments;
    va_start(arguments, format);
    std::fprintf(stderr, "%s ", names[result]);
    std::vfprintf(stderr, format, arguments);
    std::fputs("\n", stderr);
    va_end(arguments);
    std::exit(result);
}

#endif
