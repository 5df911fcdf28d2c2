//! The messages in English.

tourbook_judge::messages! {
    /// The messages of the command line.
    pub(crate) trait Words for English;

    // Files.
    cannot_be_read(name, error): "{name} cannot be read: {error}";
    cannot_be_written(name, error): "{name} cannot be written: {error}";
    folder_cannot_be_made(name, error): "the folder {name} cannot be made: {error}";
    cannot_write(what, error): "cannot write {what}: {error}";
    in_source(source, text): "{source}: {text}";
    no_such_file(): "there is no such file";
    permission_denied(): "permission denied";
    is_a_folder(): "it is a folder";
    disk_is_full(): "the disk is full";
    file_exists(): "it already exists; use --force to overwrite it";
    not_a_file(): "it is not a regular file; to write to standard output: -o -";
    link_to_nothing(): "it is a link that leads nowhere";
    no_such_folder(): "there is no such folder";
    no_format(name): "{name} does not say the format: end it with .svg, .json or .txt, or give \
        --format svg, json, text or unicode; to turn an SVG picture into PNG or PDF: resvg \
        tour.svg tour.png, or rsvg-convert -f pdf -o tour.pdf tour.svg";

    // What is read or written.
    standard_input(): "standard input";
    the_input(): "the input";
    the_case(): "the case";
    the_answers(): "the answers";
    the_table(): "the table";
    the_audit(): "the audit";
    the_drawing(): "the drawing";
    the_explanation(): "the explanation";
    the_problems(): "the list of problems";
    the_verdict(): "the verdict";
    the_summary(): "the summary";
    the_program(): "the program";
    the_help(): "the help";
    the_version(): "the version";

    // Arguments.
    comma(): ", ";
    no_such_language(id): "there is no language {id}";
    no_such_problem(id): "there is no problem {id}";
    one_input_expected(count): "expected one INPUT, found {count}";
    see_help(text): "{text}; see tourbook answer --help";
    answers_with_case(text, id, values):
        "{text}; to answer this case, type: tourbook answer {id} --case {values}";
    as_a_case(text, reason): "{text}; as a case: {reason}";
    start_is_for_boards(id): "--start is for boards; the numbers of a case follow {id}";
    neither_problem_nor_board(what, ids): "{what} is neither a problem ({ids}) nor a board \
        (ROWSxCOLUMNS, 1 to 64 squares, such as 5x6)";
    not_a_board(what): "{what} is not a board (ROWSxCOLUMNS, 1 to 64 squares, such as 5x6)";
    not_in_table(board): "{board} is not in the table, which has all boards of at most 8 rows and \
        8 columns, and all boards of at most 26 squares";
    only_any_start(key, any): "{key} is not in the table, which has only {any} for this board";
    square_not_on_board(text, board, size, name, row, col): "start {text} is not on the {board} \
        board (a number 1 to {size}, a name A1 to {name}, or row,column 0,0 to {row},{col})";
    start_not_on_board(text, board, size): "start {text} is not on the {board} board (a number 1 \
        to {size}, or any; --start takes names and coordinates too)";
    two_starts(word, start): "two starts are given: {word}, and {start} with --start";
    one_start_expected(word):
        "{word} follows the start; expected a board and one start, such as 5x6 15";
    only_svg_moves(format): "--animate is for --format svg, not for {format}";
    too_many_cases(id, cases, files):
        "an input of {id} has at most {cases}: to write {files} files to the folder DIR, add -o DIR";
    both_standard_input(): "INPUT and OUTPUT cannot both be standard input";

    // The table.
    no_tour_from(square, asked):
        "there is no tour of this board from {square}; to see why: tourbook explain {asked}";
    no_tour(asked):
        "there is no tour of this board from any start; to see why: tourbook explain {asked}";
    only_counted(asked, count):
        "the table has the number of tours of {asked}, which is {count}, and no tour of this board";
    no_answer_in_table(asked): "the table has no answer to {asked}: this program was built wrongly";
    wrong_tour_in_table(fault): "the table has a wrong tour: {fault}";
    table_is_wrong(): "the table is wrong: this program was built wrongly";

    // Verdicts.
    one_fault(cases): "not accepted: 1 fault in {cases}";
    several_faults(count, cases): "not accepted: {count} faults in {cases}";

    // A program that is tried.
    one_run(): "1 run";
    several_runs(count): "{count} runs";
    runs_accepted(cases, runs): "AC: accepted, {cases} in {runs}";
    one_faulty_run(runs): "not accepted: 1 faulty run of {runs}";
    several_faulty_runs(count, runs): "not accepted: {count} faulty runs of {runs}";
    slowest(text, seconds): "{text}; the slowest took {seconds} s";
    slowest_case(text, seconds, case): "{text}; the slowest took {seconds} s ({case})";
    see_case(id, values): "To see this case alone: tourbook answer {id} --case {values}";
    see_drawing(case): "To see it drawn: tourbook show {case}";
    progress(run, runs): "run {run} of {runs}";
    crashed(how): "the program crashed: {how}";
    crashed_after(how, finding): "the program crashed: {how}; {finding}";
    too_slow(seconds): "the program did not end within {seconds} s";
    cannot_read_its_output(error): "cannot read its output: {error}";
    no_program(): "no program is given";
    cannot_start_shell(error): "cannot start sh: {error}";
    cannot_start(program, error): "the program {program} cannot be started: {error}";
    program_here(text, path): "{text}; to run the file in this folder: {path}";
    cannot_watch(program, error): "cannot watch the program {program}: {error}";
}
