//! The messages in simplified Chinese.

use super::Words;

tourbook_judge::messages! {
    pub(crate) impl Words for Chinese;

    // 文件。
    cannot_be_read(name, error): "无法读取 {name}：{error}";
    cannot_be_written(name, error): "无法写入 {name}：{error}";
    folder_cannot_be_made(name, error): "无法创建文件夹 {name}：{error}";
    cannot_write(what, error): "无法写出{what}：{error}";
    in_source(source, text): "{source}：{text}";
    no_such_file(): "文件不存在";
    permission_denied(): "没有权限";
    is_a_folder(): "它是文件夹";
    disk_is_full(): "磁盘已满";
    file_exists(): "文件已存在；要覆盖它，请加 --force";
    not_a_file(): "它不是普通文件；要写到标准输出，请用 -o -";
    link_to_nothing(): "它是一个指向空处的链接";
    no_such_folder(): "文件夹不存在";
    no_format(name): "从文件名 {name} 看不出格式：请用 .svg、.json 或 .txt 结尾，或者加 --format svg、json、\
        text 或 unicode；把 SVG 图转换成 PNG 或 PDF：resvg tour.svg tour.png，或 rsvg-convert -f pdf \
        -o tour.pdf tour.svg";

    // 读写的内容。
    standard_input(): "标准输入";
    the_input(): "输入";
    the_case(): "这一组数据";
    the_answers(): "答案";
    the_table(): "答案表";
    the_audit(): "检查结果";
    the_drawing(): "图";
    the_explanation(): "说明";
    the_problems(): "题目列表";
    the_verdict(): "评判结果";
    the_summary(): "总结";
    the_program(): "程序";
    the_help(): "帮助";
    the_version(): "版本号";

    // 参数。
    comma(): "、";
    no_such_language(id): "没有语言 {id}";
    no_such_problem(id): "没有题目 {id}";
    one_input_expected(count): "只应有一个 INPUT，却有 {count} 个";
    see_help(text): "{text}；见 tourbook answer --help";
    answers_with_case(text, id, values):
        "{text}；要回答这一组数据，请输入：tourbook answer {id} --case {values}";
    as_a_case(text, reason): "{text}；如果是一组数据：{reason}";
    start_is_for_boards(id): "--start 只用于棋盘；题目 {id} 的后面应为一组数据的各个数";
    neither_problem_nor_board(what, ids):
        "{what} 既不是题目（{ids}），也不是棋盘（行数x列数，1 到 64 格，例如 5x6）";
    not_a_board(what): "{what} 不是棋盘（行数x列数，1 到 64 格，例如 5x6）";
    not_in_table(board):
        "表中没有 {board}；表中有行数和列数都不超过 8 的所有棋盘，以及不超过 26 格的所有棋盘";
    only_any_start(key, any): "表中没有 {key}；这个棋盘只有 {any}";
    square_not_on_board(text, board, size, name, row, col): "起点 {text} 不在 {board} 棋盘上（应为编号 1 \
        到 {size}、名称 A1 到 {name}，或者行,列 0,0 到 {row},{col}）";
    start_not_on_board(text, board, size): "起点 {text} 不在 {board} 棋盘上（应为编号 1 到 {size}，或者 \
        any；--start 还接受名称和坐标）";
    two_starts(word, start): "给出了两个起点：{word}，以及 --start 的 {start}";
    one_start_expected(word): "起点之后还有 {word}；应为一个棋盘和一个起点，例如 5x6 15";
    only_svg_moves(format): "--animate 只用于 --format svg，不用于 {format}";
    too_many_cases(id, cases, files):
        "{id} 的一个输入最多有 {cases}：要把 {files} 个文件写入文件夹 DIR，请加 -o DIR";
    both_standard_input(): "INPUT 和 OUTPUT 不能都是标准输入";

    // 答案表。
    no_tour_from(square, asked):
        "从 {square} 出发走不遍这个棋盘；要看原因，请输入：tourbook explain {asked}";
    no_tour(asked): "从任何起点出发都走不遍这个棋盘；要看原因，请输入：tourbook explain {asked}";
    only_counted(asked, count):
        "表中只有 {asked} 的周游条数（{count}），没有这个棋盘的周游";
    no_answer_in_table(asked): "表中没有 {asked} 的答案：这个程序的构建有误";
    wrong_tour_in_table(fault): "表中有一个错误的周游：{fault}";
    table_is_wrong(): "答案表有错：这个程序的构建有误";

    // 评判结果。
    one_fault(cases): "不正确：{cases}中有 1 处错误";
    several_faults(count, cases): "不正确：{cases}中有 {count} 处错误";

    // 试运行程序。
    one_run(): "1 次运行";
    several_runs(count): "{count} 次运行";
    runs_accepted(cases, runs): "AC: 正确，{runs}，{cases}";
    one_faulty_run(runs): "不正确：{runs}中有 1 次出错";
    several_faulty_runs(count, runs): "不正确：{runs}中有 {count} 次出错";
    slowest(text, seconds): "{text}；最慢的一次用了 {seconds} 秒";
    slowest_case(text, seconds, case): "{text}；最慢的一次用了 {seconds} 秒（{case}）";
    see_case(id, values): "单独看这一组数据：tourbook answer {id} --case {values}";
    see_drawing(case): "看它的图：tourbook show {case}";
    progress(run, runs): "第 {run} 次运行，共 {runs} 次";
    crashed(how): "程序崩溃：{how}";
    crashed_after(how, finding): "程序崩溃：{how}；{finding}";
    too_slow(seconds): "程序在 {seconds} 秒内没有结束";
    cannot_read_its_output(error): "无法读取程序的输出：{error}";
    no_program(): "没有给出程序";
    cannot_start_shell(error): "无法启动 sh：{error}";
    cannot_start(program, error): "无法启动程序 {program}：{error}";
    program_here(text, path): "{text}；要运行当前文件夹中的文件，请写 {path}";
    cannot_watch(program, error): "无法监视程序 {program}：{error}";
}
