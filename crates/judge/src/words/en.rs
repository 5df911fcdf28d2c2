//! The messages in English.

crate::messages! {
    /// The messages of this crate.
    pub(crate) trait Words for English;

    // Errors.
    cannot_read_input(error): "cannot read the input: {error}";
    cannot_read_output(error): "cannot read the output: {error}";
    cannot_read_answer(error): "cannot read the jury's answer: {error}";
    cannot_write(error): "cannot write the answers: {error}";
    no_answer_in_table(case): "the table has no answer to {case}: this program was built wrongly";
    contradiction(finding): "the jury's answer contradicts the table: {finding}";

    // Where something is.
    in_line(line, text): "line {line}: {text}";
    in_case(case, values, line, text): "case {case} ({values}; line {line}): {text}";
    value_of_field(field, value): "{field} {value}";
    comma(): ", ";
    at_step(step): "step {step}";

    // Verdicts.
    one_case(): "1 case";
    several_cases(count): "{count} cases";
    accepted(cases): "accepted: {cases}";

    // What the input calls its numbers.
    rows(): "rows";
    columns(): "columns";
    row(): "row";
    column(): "column";
    start(): "start";
    fields(before, last): "{before} and {last}";

    // What a case is.
    case_needs(id, fields, example): "{id} needs {fields}, such as {example}";
    field_with_range(field, range): "{field} ({range})";
    field_with_area(field, range, other, max): "{field} ({range}; {other}*{field} <= {max})";

    // What is wrong with an input.
    utf_16(what): "{what} is UTF-16, which > writes in PowerShell; save it as ASCII or UTF-8 \
        (PowerShell: ... | Out-File -Encoding ascii FILE)";
    the_input(): "the input";
    the_output(): "the output";
    it(): "it";
    endless_white_space(): "more than 128 MiB of white space follow; a number is expected";
    count_missing(): "the input is empty: the number of cases is missing";
    count_too_large(shown, max): "the number of cases {shown} is too large (0 to {max})";
    count_not_a_number(shown, max):
        "the number of cases {shown} is not a number in ASCII digits (0 to {max})";
    case_missing(case, cases): "the input ends before case {case} of {cases}";
    input_goes_on(shown, cases): "{shown} follows the last case (expected {cases})";
    value_missing(field, value, missing, range):
        "{field} {value} has no {missing} after it ({range})";
    range(first, last): "{first} to {last}";
    value_is_other_minus(field, shown, minus):
        "{field} {shown} has the minus sign {minus}, which is not ASCII";
    value_has_character(field, shown, character, range):
        "{field} {shown} has {character} in it; expected ASCII digits ({range})";
    value_has_comma(field, shown, comma):
        "{field} {shown}: white space separates numbers, not {comma}";
    values_have_comma(field, shown, fields, comma):
        "{field} {shown}: white space separates {fields}, not {comma}";
    value_is_gbk(field, shown, range): "{field} {shown} is text in another encoding (GBK, which \
        Chinese Windows writes); expected ASCII digits ({range})";
    value_not_a_number(field, shown, range):
        "{field} {shown} is not a number in ASCII digits ({range})";
    value_off_board(field, shown, board, range):
        "{field} {shown} is not on the {board} board ({range})";
    value_out_of_range(field, shown, range): "{field} {shown} is out of range ({range})";
    board_too_large(first, second, value, other, product, max, range):
        "{first}*{second} = {value}*{other} = {product} is too large (1 to {max}; with {first} \
        {value}, {second} is {range})";
    ends_input(text, end): "{text}; {end} ends the input";
    hyphen_ends_input(text, end): "{text}; {end} with the hyphen-minus ends the input";
    too_large_to_count(first, second, product, max, value, range): "{first}*{second} = {product}: \
        the number of tours is known here for boards of at most {max} squares (with {first} \
        {value}, {second} is {range})";
    count_may_be_missing(text): "{text}; the line where the number of cases belongs has more \
        numbers: is the number of cases missing?";

    // What is wrong with an output.
    empty(): "the output is empty";
    ends(): "the output ends before this answer: did the program crash?";
    answer_missing(): "the answer to this case is missing";
    answer_missing_before(case):
        "the answer to this case is missing: the answer to case {case} stands here";
    no_answer(): "no answer follows this heading";
    byte_order_mark(): "the output begins with a byte order mark";
    right_but_character(character): "the answer is right, but {character} stands here";
    leading_zero(): "a number is written with leading zeros";
    second_answer(): "a second answer follows the answer to this case: does the search go on after \
        the first tour?";
    second_number():
        "a second number follows the answer to this case: is the answer printed twice?";
    joined_counts(): "the answers to this case and to later ones are printed as one number: a line \
        feed belongs after each answer";
    end_answered(end):
        "an answer follows the last one: was the {end} that ends the input answered too?";
    surplus_answer(): "this is an extra answer: there is no case left for it";

    // What is wrong with the jury's answer; "it" is that answer.
    it_is_empty(): "it is empty";
    it_ends(): "it ends before this case";
    it_has_too_few(found, size, square):
        "it ends after {found} of {size} squares: {square} is missing";
    it_has_rows(found, size): "it has {found} rows of this board, not {size}";
    it_is_binary(shown): "{shown} is not text: it is binary";
    text_after_its_end(shown): "{shown} stands after the last case";
    text_is_not_the_answer(shown): "{shown} is not the answer";
    answer_after_its_end(): "an answer stands after the last case";

    // Characters.
    character(code, name): "{code}, {name},";
    colour_code(): "the beginning of a colour code of a terminal";
    no_break_space(): "a no-break space";
    ideographic_space(): "an ideographic space";
    without_width(): "a character without width";
    byte_order_mark_here(): "a byte order mark";
    other_dash(): "a minus sign or dash that is not the ASCII one";
    full_width_digit(): "a full-width digit";
    full_width_character(): "a full-width character";
    other_white_space(): "white space that is not ASCII";

    // White space.
    missing_empty_line(): "an empty line is missing here";
    surplus_empty_line(): "this empty line does not belong here";
    trailing_space(): "the line has trailing spaces";
    leading_space(): "the line begins with white space that does not belong there";
    surplus_space(): "there is white space that does not belong there";
    missing_space(): "a space is missing";
    not_a_space(): "other white space stands where one space belongs";
    early_line_end(): "the line ends too early: the answer goes on in the next";
    missing_line_end(): "the line goes on where it should end";
    carriage_return(): "the line ends with a carriage return and a line feed (CRLF, as on Windows), \
        not with a line feed alone";
    open_end(): "the output ends without its last line feed";

    // Text that is not part of an answer.
    gbk(): "text in another encoding (GBK, which Chinese Windows writes)";
    coloured(shown): "text with colour codes of a terminal, {shown},";
    binary(shown): "binary data, {shown},";
    text_before(text): "{text} stands before the answer: is it a prompt? Only answers belong in the \
        output";
    text_within(text): "{text} stands inside of the answer: is it a debug print?";
    text_instead(text): "{text} stands where the answer belongs";
    text_on_same_line(text): "{text} follows the answer on the same line";
    text_in_empty_line(text): "{text} stands where an empty line is expected";
    text_after(text): "{text} follows the answer: is it a debug print?";
    text_after_all(text): "{text} follows the last answer: is it a debug print?";

    // Headings.
    heading_missing(expected): "the line \"{expected}\" is missing";
    heading_other(found, expected): "expected the line \"{expected}\", found {found}";
    heading_from_zero(found, expected): "expected the line \"{expected}\", found {found}: are \
        the cases numbered from 0?";
    heading_same_number(found, expected): "expected the line \"{expected}\", found {found}: \
        the number does not go up from case to case";

    // Walks.
    wrong_start(found, expected): "the tour starts at {found}, not at {expected}";
    wrong_start_because(found, expected, questions):
        "the tour starts at {found}, not at {expected}: {questions}?";
    not_a_move(step, from, to, distance):
        "step {step}: {from} to {to} is not a knight's move ({distance})";
    repeated(step, square, earlier):
        "step {step}: {square} was visited before, at step {earlier}";
    number_off_board(place, shown, board, size):
        "{place}: {shown} is not on the {board} board (1 to {size})";
    not_a_step(place, shown, size): "{place}: {shown} is not a step of a tour (1 to {size})";
    name_off_board(place, shown, first, last):
        "{place}: {shown} is not on the board ({first} to {last})";
    maybe_from_zero(text): "{text}: is it counted from 0?";
    maybe_joined(text): "{text}: is there white space between the numbers?";
    not_a_number(place, shown): "{place}: {shown} is not a number";
    not_a_name(place, shown): "{place}: {shown} is not the name of a square, such as B3";
    output_has_too_few(found, size, square): "the output ends after {found} of {size} squares: \
        {square} is missing; did the program crash?";
    too_few(found, size, square):
        "the answer ends after {found} of {size} squares: {square} is missing";
    too_many(found, size): "the answer has too many squares: {found}, not {size}";
    row_length(row, found, size): "row {row} of the board has {found} numbers, not {size}";
    output_has_rows(found, size):
        "the output ends after {found} of {size} rows of the board: did the program crash?";
    has_rows(found, size): "the board has {found} rows, not {size}";
    step_twice(again, step, first): "{again}: step {step} stands there again, first at {first}";
    not_visited(step, square, shown):
        "step {step} is missing; {square}: {shown} is not a step: was it not visited?";
    not_first(step, found, first): "step {step}: this is a tour, but not the first one: it goes to \
        {found}, the first one goes to {first}";
    not_first_start(found, first): "step 1: this is a tour, but not the first one: it starts at \
        {found}, the first one starts at {first}";

    // Numbers of tours.
    wrong_count(shown, expected): "the number of tours is {expected}, not {shown}";
    wrong_count_because(shown, expected, reading):
        "the number of tours is {expected}, not {shown}: {reading}";
    wrong_count_question(shown, expected, readings):
        "the number of tours is {expected}, not {shown}: is it that {readings}?";

    // How far apart two squares are.
    one_letter(): "1 letter";
    letters(count): "{count} letters";
    one_number(): "1 number";
    numbers(count): "{count} numbers";
    apart(letters, numbers): "{letters}, {numbers} apart";
    up(count): "{count} up";
    down(count): "{count} down";
    left(count): "{count} left";
    right(count): "{count} right";
    square_in(row, column): "row {row}, column {column}";

    // There is no tour.
    says_impossible(found, tour): "the answer is {found}, but there is a tour: {tour}";
    must_be_impossible(word, shown): "there is no tour: the word must be {word}, not {shown}";
    path_where_impossible(fault): "there is no tour, and this path is wrong: {fault}";
    in_small_letters(word, shown): "the word is {word}, in small letters, not {shown}";
    without_full_stop(word, shown): "the word is {word}, without the full stop, not {shown}";
    without_character(word, character, shown):
        "the word is {word}, without {character}, not {shown}";
    spelt_so(word, shown): "the word is {word}, not {shown}";

    // Readings: the answer is right if it is read so.
    otherwise_right(reading): "{reading}; otherwise the answer is right";
    is_it_that(readings): "is it that {readings}? Then the answer is right";
    and_that(reading, other): "{reading}, and {other}";
    or_that(reading, other): "{reading}, or that {other}";
    names_from_zero(): "the numbers in the names count from 0, not from 1";
    squares_from_zero(last, size):
        "the squares are numbered from 0 to {last}, not from 1 to {size}";
    steps_from_zero(last, size): "the steps are numbered from 0 to {last}, not from 1 to {size}";
    swapped(): "rows and columns are swapped";
    swapped_board_of(rows, columns): "rows and columns are swapped: these are the numbers of a \
        board of {rows} rows and {columns} columns";
    counted_from_below(): "the rows are counted from below";
    list_not_board(): "these are the squares in the order of the walk, but the board with the step \
        on each square is expected";
    board_not_list(): "this is the board with the step on each square, but the squares in the order \
        of the walk are expected";
    backwards(): "the tour is printed backwards";
    without_start(count, start): "the line has {count} numbers: the start ({start}) is missing";
    start_swapped(first, second): "the start is read as ({first}, {second})";
    start_from_one(): "the start is read as counted from 1";
    start_from_zero(): "the start is read as counted from 0";
    start_from_below(): "the row of the start is counted from below";
    start_wrapped(): "its column goes over the edge of the board";
    small_letters(): "the names are in small letters, not in capital letters";
    number_first(): "the names have the number before the letter";
    separators(): "something stands between the names";
    letters_from_zero(): "the letters in the names begin before A";
    swapped_board(columns, rows):
        "this is the answer of the swapped board: {columns} counts the numbers, {rows} the letters";
    sides_swapped(rows, columns): "{rows} and {columns} are swapped";
    closed_only(): "only closed tours are counted";
    not_reset(): "the numbers of the cases before are added, because a counter is not reset";
    transposed_order(): "this is the first tour if numbers are compared before letters";

    // Questions about the start of a walk.
    question_swapped(): "are rows and columns swapped in the answer";
    question_from_below(): "are the rows of the answer counted from below";
    question_start_swapped(first, second): "was the start read as ({first}, {second})";
    question_start_from_one(): "was the start read as counted from 1";
    question_start_from_zero(): "was the start read as counted from 0";
    question_start_from_below(): "was the row of the start counted from below";
    question_and(question, other): "{question} and {other}";
    question_or(question, other): "{question}, or {other}";
    and_from_one(): "counted from 1";
    and_from_zero(): "counted from 0";
    and_from_below(): "its row counted from below";
    and_wrapped(): "over the edge of the board";

    // What a contestant may read: it says nothing but what the answer shows.
    no_answer_here(): "there is no answer here";
    answer_is_utf_16(): "the output is UTF-16";
    answer_is_gbk(): "there is text in another encoding (GBK, which Chinese Windows writes)";
    answer_is_coloured(): "there is text with colour codes of a terminal";
    answer_is_binary(): "there are binary data";
    answer_has_character(character): "there is a character that only looks right: {character}";
    answer_is_impossible(): "the answer says that there is no tour";
    answer_is_number(): "the answer is a number";
    answer_is_text(): "there is text that is not an answer";
    heading_is_other(): "the heading is not written as the problem says";
    names_are_other(): "the names of the squares are not written as the problem says";
    answer_is_path(count):
        "the answer is a path of {count} squares by knight's moves, which visits no square twice";

    // Why an answer is right.
    one_tour_from(start, text): "One tour starts at {start}. {text}";
    tours_from(count, start, text): "{count} tours start at {start}. {text}";
    any_tour_is_right(): "Any tour from this start is right. ";
    first_from(any, start, order): "{any}This is the first tour from {start}, in the order of \
        {order}. Each step takes the first move, in this order, after which a tour is still \
        possible. The moves before that had to be passed over:";
    first_of_board(any, order): "{any}This is the first tour of this board, in the order of \
        {order}. Each step takes the first move, in this order, after which a tour is still \
        possible. The moves before that had to be passed over:";
    order_of_names(): "names: letter first, then number";
    order_of_numbers(): "numbers";
    order_of_coordinates(): "coordinates: row first, then column";
    step_is_start(): "the start";
    only_move(): "the only move";
    one_of_moves(ordinal, count): "the {ordinal} of {count} moves";
    first_move(): "first";
    second_move(): "second";
    third_move(): "third";
    fourth_move(): "fourth";
    fifth_move(): "fifth";
    sixth_move(): "sixth";
    seventh_move(): "seventh";
    last_move(): "last";
    two_ends(square, one, two):
        "not {square}: then {one} and {two} would both have to be the last";
    searched_move(square): "not {square}: searched, no tour goes on from there";

    // Why there is no tour.
    no_moves(square): "No move leads from {square} or to it. So a tour that visits {square} visits \
        no other square. The numbers here say how many moves lead from each square.";
    colours(start, same, other, size, first, second, count, other_count):
        "A move always changes the colour of the square. The start {start} is {same}. So a tour of \
        {size} squares from {start} visits {first} {same} squares and {second} {other} squares. \
        But the board has {count} {same} squares and {other_count} {other} squares. The numbers \
        here are the colours: 1 is light, 2 is dark.";
    light(): "light";
    dark(): "dark";
    pieces(pieces): "The squares fall into {pieces} pieces, numbered here, and no move leads from \
        one piece to another. So a tour cannot come to all of them.";
    cut(taken, pieces, most): "Take away the {taken} squares marked x. The others fall into \
        {pieces} pieces, numbered here, and no move leads from one piece to another. A tour goes \
        from piece to piece only through an x, and there are {taken} of them. {most}, but there \
        are {pieces}.";
    cut_start(start, most):
        "The start {start} is an x too. So a tour visits at most {most} pieces";
    cut_any_start(most): "So a tour visits at most {most} pieces";
    alternation(start, taken, other): "No move leads from one numbered square to another. So a tour \
        from {start} comes to each numbered square from a square marked x. There are {taken} \
        squares of each kind: the tour takes an x and a numbered square in turn, from the start to \
        the end. A move always changes the colour of the square. So each x has the colour of \
        {start}. But {other} is an x of the other colour.";
    searched_from(start): "No short proof is known. The search tried every way to go on from \
        {start}, except where the moves that every tour needs already rule a tour out. It found \
        none. The numbers here say how many moves lead from each square.";
    searched(): "No short proof is known. The search tried every way to go on from every start, \
        except where the moves that every tour needs already rule a tour out. It found none. The \
        numbers here say how many moves lead from each square.";
}
