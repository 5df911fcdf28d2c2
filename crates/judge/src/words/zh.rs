//! The messages in simplified Chinese.

use super::Words;

crate::messages! {
    pub(crate) impl Words for Chinese;

    // 读写错误。
    cannot_read_input(error): "无法读取输入：{error}";
    cannot_read_output(error): "无法读取输出：{error}";
    cannot_read_answer(error): "无法读取标准答案文件：{error}";
    cannot_write(error): "无法写出答案：{error}";
    no_answer_in_table(case): "表中没有 {case} 的答案：这个程序的构建有误";
    contradiction(finding): "标准答案文件与表中的答案矛盾：{finding}";

    // 位置。
    in_line(line, text): "第 {line} 行：{text}";
    in_case(case, values, line, text): "第 {case} 组数据（{values}；输出第 {line} 行）：{text}";
    value_of_field(field, value): "{field} = {value}";
    comma(): "，";
    at_step(step): "第 {step} 步";

    // 评测结果。
    one_case(): "1 组数据";
    several_cases(count): "{count} 组数据";
    accepted(cases): "正确：{cases}";

    // 输入中各个数的名称。
    rows(): "行数";
    columns(): "列数";
    row(): "行";
    column(): "列";
    start(): "起点";
    fields(before, last): "{before}、{last}";

    // 一组数据是什么。
    case_needs(id, fields, example): "{id} 需要 {fields}，例如 {example}";
    field_with_range(field, range): "{field}（{range}）";
    field_with_area(field, range, other, max): "{field}（{range}；{other}*{field} <= {max}）";

    // 输入中的错误。
    utf_16(what): "{what}是 UTF-16 编码（PowerShell 中用 > 重定向就会得到这种编码）；请另存为 ASCII 或 UTF-8\
        （PowerShell：... | Out-File -Encoding ascii 文件名）";
    the_input(): "输入";
    the_output(): "输出";
    it(): "它";
    endless_white_space(): "这里有超过 128 MiB 的空白；此处应为一个数";
    count_missing(): "输入是空的：缺少数据组数";
    count_too_large(shown, max): "数据组数 {shown} 太大（应为 0 到 {max}）";
    count_not_a_number(shown, max):
        "数据组数 {shown} 不是由 ASCII 数字组成的数（应为 0 到 {max}）";
    case_missing(case, cases): "输入到此为止，缺少第 {case} 组数据（共 {cases} 组）";
    input_goes_on(shown, cases): "最后一组数据之后还有 {shown}（应为 {cases} 组）";
    value_missing(field, value, missing, range):
        "{field} {value} 的后面缺少 {missing}（应为 {range}）";
    range(first, last): "{first} 到 {last}";
    value_is_other_minus(field, shown, minus):
        "{field} {shown} 中的负号是 {minus}，不是 ASCII 字符";
    value_has_character(field, shown, character, range):
        "{field} {shown} 中有 {character}；应为 ASCII 数字（{range}）";
    value_has_comma(field, shown, comma): "{field} {shown}：数与数之间用空白分隔，不用 {comma}";
    values_have_comma(field, shown, fields, comma):
        "{field} {shown}：{fields}之间用空白分隔，不用 {comma}";
    value_is_gbk(field, shown, range): "{field} {shown} 是其他编码的文字（GBK，中文版 Windows 的默认编码）；\
        应为 ASCII 数字（{range}）";
    value_not_a_number(field, shown, range):
        "{field} {shown} 不是由 ASCII 数字组成的数（应为 {range}）";
    value_off_board(field, shown, board, range):
        "{field} {shown} 不在 {board} 棋盘上（应为 {range}）";
    value_out_of_range(field, shown, range): "{field} {shown} 超出范围（应为 {range}）";
    board_too_large(first, second, value, other, product, max, range):
        "{first}*{second} = {value}*{other} = {product} 太大（应为 1 到 {max}；{first} 为 {value} \
        时，{second} 应为 {range}）";
    ends_input(text, end): "{text}；{end} 表示输入结束";
    hyphen_ends_input(text, end): "{text}；用 ASCII 减号写成的 {end} 才表示输入结束";
    too_large_to_count(first, second, product, max, value, range): "{first}*{second} = {product}：\
        这里只有不超过 {max} 格的棋盘的周游条数（{first} 为 {value} 时，{second} 应为 {range}）";
    count_may_be_missing(text): "{text}；数据组数所在的那一行还有别的数：是不是漏写了数据组数？";

    // 输出中的错误。
    empty(): "输出是空的";
    ends(): "输出到此为止，没有这一组的答案：程序是不是崩溃了？";
    answer_missing(): "缺少这一组的答案";
    answer_missing_before(case): "缺少这一组的答案：这里是第 {case} 组的答案";
    no_answer(): "这一标题行之后没有答案";
    byte_order_mark(): "输出以字节序标记（BOM）开头";
    right_but_character(character): "答案正确，但这里有 {character}";
    leading_zero(): "有的数带前导零";
    second_answer(): "这一组的答案之后又有一个答案：找到第一个周游之后，搜索是不是没有停下来？";
    second_number(): "这一组的答案之后又有一个数：是不是把答案输出了两次？";
    joined_counts(): "这一组的答案与后面的答案连成了一个数：每个答案之后都应换行";
    end_answered(end): "最后一个答案之后还有一个答案：是不是把表示输入结束的 {end} 也回答了？";
    surplus_answer(): "这个答案不属于任何一组数据";

    // 标准答案文件中的错误。
    it_is_empty(): "它是空的";
    it_ends(): "它没有这一组的答案";
    it_has_too_few(found, size, square): "它只有 {found} 格（应为 {size} 格）：缺少 {square}";
    it_has_rows(found, size): "它的棋盘有 {found} 行（应为 {size} 行）";
    it_is_binary(shown): "{shown} 不是文本，而是二进制数据";
    text_after_its_end(shown): "最后一组之后还有 {shown}";
    text_is_not_the_answer(shown): "{shown} 不是答案";
    answer_after_its_end(): "最后一组之后还有一个答案";

    // 字符。
    character(code, name): "{code}（{name}）";
    colour_code(): "终端颜色代码的开头";
    no_break_space(): "不换行空格";
    ideographic_space(): "全角空格";
    without_width(): "零宽字符";
    byte_order_mark_here(): "字节序标记";
    other_dash(): "不是 ASCII 减号的负号或连接号";
    full_width_digit(): "全角数字";
    full_width_character(): "全角字符";
    other_white_space(): "非 ASCII 的空白字符";

    // 空白。
    missing_empty_line(): "这里缺少一个空行";
    surplus_empty_line(): "这里多了一个空行";
    trailing_space(): "行末有多余的空格";
    leading_space(): "行首有多余的空白";
    surplus_space(): "这里有多余的空白";
    missing_space(): "这里缺少一个空格";
    not_a_space(): "这里应为一个空格，却是别的空白";
    early_line_end(): "换行太早：答案在下一行还没有结束";
    missing_line_end(): "这里应当换行";
    carriage_return(): "这一行以回车加换行结尾（CRLF，Windows 的换行方式），应当只以换行结尾";
    open_end(): "输出的末尾缺少换行";

    // 不属于答案的文字。
    gbk(): "其他编码的文字（GBK，中文版 Windows 的默认编码）";
    coloured(shown): "带终端颜色代码的文字 {shown}";
    binary(shown): "二进制数据 {shown}";
    text_before(text): "答案之前有{text}：是提示语吗？输出中只应有答案";
    text_within(text): "答案中间有{text}：是调试输出吗？";
    text_instead(text): "这里应为答案，却是{text}";
    text_on_same_line(text): "答案已经完整，{text}是多余的";
    text_in_empty_line(text): "这里应为空行，却是{text}";
    text_after(text): "答案之后有{text}：是调试输出吗？";
    text_after_all(text): "最后一个答案之后有{text}：是调试输出吗？";

    // 标题行。
    heading_missing(expected): "缺少标题行 \"{expected}\"";
    heading_other(found, expected): "这里应为标题行 \"{expected}\"，却是 {found}";
    heading_from_zero(found, expected):
        "这里应为标题行 \"{expected}\"，却是 {found}：编号是不是从 0 开始了？";
    heading_same_number(found, expected):
        "这里应为标题行 \"{expected}\"，却是 {found}：编号没有逐组增加";

    // 路线。
    wrong_start(found, expected): "路线从 {found} 出发，应从 {expected} 出发";
    wrong_start_because(found, expected, questions):
        "路线从 {found} 出发，应从 {expected} 出发：{questions}？";
    not_a_move(step, from, to, distance):
        "第 {step} 步：从 {from} 到 {to} 不是马的走法（{distance}）";
    repeated(step, square, earlier): "第 {step} 步：{square} 在第 {earlier} 步已经走过";
    number_off_board(place, shown, board, size):
        "{place}：{shown} 不在 {board} 棋盘上（应为 1 到 {size}）";
    not_a_step(place, shown, size): "{place}：{shown} 不是步数（应为 1 到 {size}）";
    name_off_board(place, shown, first, last):
        "{place}：{shown} 不在棋盘上（应为 {first} 到 {last}）";
    maybe_from_zero(text): "{text}：是不是从 0 数起了？";
    maybe_joined(text): "{text}：数与数之间有空白吗？";
    not_a_number(place, shown): "{place}：{shown} 不是数";
    not_a_name(place, shown): "{place}：{shown} 不是格子的名称（例如 B3）";
    output_has_too_few(found, size, square):
        "输出到此为止，只有 {found} 格（应为 {size} 格）：缺少 {square}；程序是不是崩溃了？";
    too_few(found, size, square): "答案只有 {found} 格（应为 {size} 格）：缺少 {square}";
    too_many(found, size): "答案的格数太多：有 {found} 格，应为 {size} 格";
    row_length(row, found, size): "棋盘的行 {row} 有 {found} 个数，应为 {size} 个";
    output_has_rows(found, size):
        "输出到此为止，棋盘只有 {found} 行（应为 {size} 行）：程序是不是崩溃了？";
    has_rows(found, size): "棋盘有 {found} 行，应为 {size} 行";
    step_twice(again, step, first): "{again}：步数 {step} 又出现了，它先出现在 {first}";
    not_visited(step, square, shown):
        "缺少步数 {step}；{square}：{shown} 不是步数，这一格是不是没有走到？";
    not_first(step, found, first):
        "第 {step} 步：这是一个周游，但不是字典序最小的：它走到 {found}，最小的走到 {first}";
    not_first_start(found, first):
        "第 1 步：这是一个周游，但不是字典序最小的：它从 {found} 出发，最小的从 {first} 出发";

    // 周游的条数。
    wrong_count(shown, expected): "周游的条数应为 {expected}，而不是 {shown}";
    wrong_count_because(shown, expected, reading):
        "周游的条数应为 {expected}，而不是 {shown}：{reading}";
    wrong_count_question(shown, expected, readings):
        "周游的条数应为 {expected}，而不是 {shown}：是不是{readings}？";

    // 两格相距多远。
    one_letter(): "1 个字母";
    letters(count): "{count} 个字母";
    one_number(): "1 个数字";
    numbers(count): "{count} 个数字";
    apart(letters, numbers): "相差 {letters}、{numbers}";
    up(count): "向上 {count} 格";
    down(count): "向下 {count} 格";
    left(count): "向左 {count} 格";
    right(count): "向右 {count} 格";
    square_in(row, column): "行 {row}、列 {column}";

    // 无解。
    says_impossible(found, tour): "答案是 {found}，但其实有解：{tour}";
    must_be_impossible(word, shown): "这一组无解：应输出 {word}，而不是 {shown}";
    path_where_impossible(fault): "这一组无解，这条路线有错：{fault}";
    in_small_letters(word, shown): "应为全小写的 {word}，而不是 {shown}";
    without_full_stop(word, shown): "应为不带句点的 {word}，而不是 {shown}";
    without_character(word, character, shown): "应为不带 {character} 的 {word}，而不是 {shown}";
    spelt_so(word, shown): "应拼写为 {word}，而不是 {shown}";

    // 换一种读法，答案就是对的。
    otherwise_right(reading): "{reading}；除此之外答案正确";
    is_it_that(readings): "是不是{readings}？如果是，答案就是对的";
    and_that(reading, other): "{reading}，并且{other}";
    or_that(reading, other): "{reading}，或者{other}";
    names_from_zero(): "名称中的数字从 0 数起，应从 1 数起";
    squares_from_zero(last, size): "格子的编号是 0 到 {last}，应为 1 到 {size}";
    steps_from_zero(last, size): "步数是 0 到 {last}，应为 1 到 {size}";
    swapped(): "行和列弄反了";
    swapped_board_of(rows, columns): "行和列弄反了：这是 {rows} 行 {columns} 列的棋盘上的编号";
    counted_from_below(): "行是从下往上数的";
    list_not_board(): "这是按行走顺序列出的格子，应输出写有每格步数的棋盘";
    board_not_list(): "这是写有每格步数的棋盘，应按行走顺序列出格子";
    backwards(): "路线是倒着输出的";
    without_start(count, start): "这一行只有 {count} 个数：缺少起点（{start}）";
    start_swapped(first, second): "起点被读成了（{first}，{second}）";
    start_from_one(): "起点被当作从 1 数起";
    start_from_zero(): "起点被当作从 0 数起";
    start_from_below(): "起点的行是从下往上数的";
    start_wrapped(): "起点的列越过了棋盘的边";
    small_letters(): "名称用了小写字母，应为大写";
    number_first(): "名称把数字写在了字母前面";
    separators(): "名称之间有别的字符";
    letters_from_zero(): "名称的字母从 A 之前的字符开始";
    swapped_board(columns, rows):
        "这是把 {columns} 和 {rows} 弄反之后的答案：{columns} 是数字的个数，{rows} 是字母的个数";
    sides_swapped(rows, columns): "{rows} 和 {columns} 弄反了";
    closed_only(): "只数了闭合的周游";
    not_reset(): "把前面各组的条数也加了进去，计数器没有清零";
    transposed_order(): "这是先比较数字、后比较字母时最小的周游";

    // 关于起点的提问。
    question_swapped(): "答案的行和列是不是弄反了";
    question_from_below(): "答案的行是不是从下往上数的";
    question_start_swapped(first, second): "起点是不是被读成了（{first}，{second}）";
    question_start_from_one(): "起点是不是被当作从 1 数起";
    question_start_from_zero(): "起点是不是被当作从 0 数起";
    question_start_from_below(): "起点的行是不是从下往上数的";
    question_and(question, other): "{question}，并且{other}";
    question_or(question, other): "{question}，或者{other}";
    and_from_one(): "从 1 数起";
    and_from_zero(): "从 0 数起";
    and_from_below(): "行从下往上数";
    and_wrapped(): "越过了棋盘的边";

    // 选手在比赛中可以看到的内容：只说答案本身能说明的事。
    no_answer_here(): "这里没有答案";
    answer_is_utf_16(): "输出是 UTF-16 编码";
    answer_is_gbk(): "有其他编码的文字（GBK，中文版 Windows 的默认编码）";
    answer_is_coloured(): "有带终端颜色代码的文字";
    answer_is_binary(): "有二进制数据";
    answer_has_character(character): "有一个只是看起来正确的字符：{character}";
    answer_is_impossible(): "答案说的是无解";
    answer_is_number(): "这个答案是一个数";
    answer_is_text(): "有不属于答案的文字";
    heading_is_other(): "标题行的写法与题目要求不同";
    names_are_other(): "格子名称的写法与题目要求不同";
    answer_is_path(count): "这个答案是按马的走法走过 {count} 格的路线，没有重复的格子";

    // 为什么答案是这一个。
    one_tour_from(start, text): "从 {start} 出发的周游有 1 条。{text}";
    tours_from(count, start, text): "从 {start} 出发的周游有 {count} 条。{text}";
    any_tour_is_right(): "从这个起点出发的任何一个周游都算正确。";
    first_from(any, start, order): "{any}这是从 {start} 出发的、按{order}的次序最小的周游。每一步都选\
        次序最靠前的、之后仍能走完全盘的走法。下面列出不得不跳过的走法：";
    first_of_board(any, order): "{any}这是这个棋盘上按{order}的次序最小的周游。每一步都选次序最靠前的、\
        之后仍能走完全盘的走法。下面列出不得不跳过的走法：";
    order_of_names(): "名称（先比字母，后比数字）";
    order_of_numbers(): "编号";
    order_of_coordinates(): "坐标（先比行，后比列）";
    step_is_start(): "起点";
    only_move(): "唯一的走法";
    one_of_moves(ordinal, count): "{count} 种走法中的{ordinal}";
    first_move(): "第一种";
    second_move(): "第二种";
    third_move(): "第三种";
    fourth_move(): "第四种";
    fifth_move(): "第五种";
    sixth_move(): "第六种";
    seventh_move(): "第七种";
    last_move(): "最后一种";
    two_ends(square, one, two): "不选 {square}：那样 {one} 和 {two} 就都得是终点";
    searched_move(square): "不选 {square}：已搜索过，那样走不完全盘";

    // 为什么无解。
    no_moves(square): "从 {square} 走不出去，别处也走不到 {square}。所以经过 {square} 的路线走不到其他任何\
        一格。图中的数字是从各格出发的走法数。";
    colours(start, same, other, size, first, second, count, other_count):
        "马每走一步，所在格的颜色都会改变。起点 {start} 是{same}格，所以从 {start} 出发走遍 {size} 格的路线\
        要经过 {first} 个{same}格和 {second} 个{other}格。但棋盘上有 {count} 个{same}格和 {other_count} \
        个{other}格。图中的数字是颜色：1 为浅色，2 为深色。";
    light(): "浅色";
    dark(): "深色";
    pieces(pieces): "棋盘的各格分成 {pieces} 块（图中的数字是块的编号），块与块之间无路可走。所以没有一条路线\
        能走到所有的块。";
    cut(taken, pieces, most): "去掉标有 x 的 {taken} 格，其余各格分成 {pieces} 块（图中的数字是块的编号），\
        块与块之间无路可走。从一块到另一块，路线必须经过一个 x，而 x 有 {taken} 个。{most}，而这里有 \
        {pieces} 块。";
    cut_start(start, most): "起点 {start} 也是一个 x，所以路线最多走到 {most} 块";
    cut_any_start(most): "所以路线最多走到 {most} 块";
    alternation(start, taken, other): "从一个标有数字的格走不到另一个标有数字的格。所以从 {start} 出发的\
        路线，每次都是从标有 x 的格走到标有数字的格。两种格各有 {taken} 个，于是路线从头到尾在两种格之间\
        交替。马每走一步，所在格的颜色都会改变，所以每个 x 的颜色都与 {start} 相同。但 {other} 也是 x，\
        颜色却不同。";
    searched_from(start): "目前不知道简短的证明。搜索试过了从 {start} 出发的所有走法，只略去了由必走的步\
        就能排除的走法，没有找到路线。图中的数字是从各格出发的走法数。";
    searched(): "目前不知道简短的证明。搜索试过了从每个起点出发的所有走法，只略去了由必走的步就能排除的走法，\
        没有找到路线。图中的数字是从各格出发的走法数。";
}
