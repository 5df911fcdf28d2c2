//! The study of strategies: what is committed is what the searches cost, and
//! the text does not say what is not so.

mod chart;

use std::fs;
use std::sync::LazyLock;

use tourbook_solver::{Strategy, strategies};
use xtask::render::File;
use xtask::strategies::count::Count;
use xtask::strategies::{Study, figures, study};
use xtask::{checkout, files};

/// All searches, once for all tests.
static STUDY: LazyLock<Study> =
    LazyLock::new(|| xtask::strategies::study().expect("searches that are not broken"));

fn picture() -> File {
    files().pop().expect("the chart")
}

/// The page in English and in Chinese.
fn pages() -> [File; 2] {
    let mut files = files().into_iter();
    [(); 2].map(|()| files.next().expect("a page"))
}

fn files() -> Vec<File> {
    xtask::strategies::render(&STUDY).expect("a text that is true")
}

#[test]
fn the_committed_files_are_what_the_searches_cost() {
    let generated = checkout::generated().expect("cargo runs this test");
    let differences = files::compare(&generated, &files());
    let shown: String = differences.iter().map(ToString::to_string).collect();
    assert!(differences.is_empty(), "{shown}to fix it: cargo xtask strategies");
}

#[test]
fn the_table_has_the_published_backtracks() {
    let [page, _] = pages();
    // Those of 8 x 8 that published_walks.rs of the solver tells the source of.
    for row in [
        "| Warnsdorff, clockwise from (-2,1) | 64 / 64 | 63 (98.4 %) | 46 |",
        "| Warnsdorff, clockwise from (-2,-1) | 64 / 64 | 63 (98.4 %) | 563 |",
        "| Warnsdorff, ascending | 64 / 64 | 61 (95.3 %) | 68,038 |",
        "| Warnsdorff, Roth | 64 / 64 | 64 (100.0 %) | 0 |",
        "| Warnsdorff, Pohl's sum | 60 / 64 | 58 (90.6 %) | >",
    ] {
        assert!(page.text.contains(row), "{row}");
    }
}

#[test]
fn each_board_has_a_row_and_a_grid_for_each_strategy() {
    let [english, chinese] = pages();
    let picture = picture();
    for strategy in strategies::ALL {
        for page in [&english, &chinese] {
            let count = |text: String| page.text.matches(&text).count();
            assert_eq!(count(format!("\n| {} |", strategy.name)), 2, "{}", strategy.name);
            assert_eq!(count(format!("\n### {}\n", strategy.name)), 2, "{}", strategy.name);
            assert_eq!(count(format!("\n- **{}**", strategy.name)), 1, "{}", strategy.name);
        }
        let label = format!("\n{}\n</text>", strategy.name.replace('\'', "&apos;"));
        assert_eq!(picture.text.matches(&label).count(), 1, "{}", strategy.name);
    }
}

#[test]
fn the_limit_is_kept_and_what_hits_it_is_more() {
    for row in STUDY.boards.iter().flat_map(|study| &study.rows) {
        for run in &row.runs {
            assert!(run.effort.nodes <= study::LIMIT);
            assert_eq!(run.backtracks.more, !run.solved, "{}", row.strategy.name);
            assert!(run.backtracks.value <= run.effort.backtracks, "{}", row.strategy.name);
        }
    }
}

/// The study of the same figures, but for one of `strategy` on 8 x 8.
fn with_a_backtrack_more(strategy: &Strategy) -> Study {
    let mut study = STUDY.clone();
    let row = study.boards[0].rows.iter_mut().find(|row| row.strategy.name == strategy.name);
    let run = &mut row.expect("it is in the study").runs[0];
    run.effort.backtracks += 1;
    run.backtracks.value += 1;
    study
}

#[test]
fn the_text_takes_its_figures_from_the_study() {
    let text = |study: &Study| {
        let files = xtask::strategies::render(study)?;
        anyhow::Ok(files[0].text.split("## All boards").next().unwrap_or_default().to_owned())
    };
    let right = text(&STUDY).expect("a text that is true");
    assert!(right.contains("backtracks 46 times, or 563, or 68,038"), "{right}");
    let other = with_a_backtrack_more(&strategies::WARNSDORFF_CLOCKWISE_UP_RIGHT);
    let other = text(&other).expect("still true");
    assert_eq!(other, right.replace("backtracks 46 times", "backtracks 47 times"));
    // "Not one of the 64 starts needs a backtrack": no longer.
    let error = text(&with_a_backtrack_more(&strategies::ROTH)).expect_err("not true");
    assert!(error.to_string().contains("Roth"), "{error}");
}

/// The numbers of a text. Names of sources have some too, so the text ends
/// before the list of strategies.
fn numbers(page: &File) -> Vec<String> {
    let text = page.text.split("- **Plain").next().unwrap_or_default();
    let is_part = |char: char| char.is_ascii_digit() || ",.".contains(char);
    let numbers = text.split(|char| !is_part(char)).map(|word| word.trim_matches([',', '.']));
    let mut numbers: Vec<String> =
        numbers.filter(|number| !number.is_empty()).map(str::to_owned).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

#[test]
fn both_languages_have_the_same_figures() {
    let [english, chinese] = pages();
    assert_eq!(numbers(&english), numbers(&chinese));
    let lines = |page: &File| page.text.lines().count();
    assert!(lines(&english).abs_diff(lines(&chinese)) < 10);
}

#[test]
fn the_page_begins_with_what_was_found_on_all_boards() {
    let [page, _] = pages();
    let head: String = page.text.lines().skip(6).take(8).collect::<Vec<_>>().join(" ");
    for figures in [
        "all 280 boards and 10,096 starts: 2,663 have a tour, and the search puts only the 128,159 squares",
        "up to 8 x 8 have 787 of the tours and 32,015 of the squares",
        "look-ahead",
        "not a law",
    ] {
        assert!(head.contains(figures), "{figures}: {head}");
    }
    for row in [
        "| two-factor filter | 787 | 0 | 787 | 32,802 |",
        "| singleton consistency | 787 | 0 | 0 | 32,015 |",
        "| two-factor filter | 2,663 | 0 | 1,929 | 130,088 |",
        "| singleton consistency | 2,663 | 0 | 0 | 128,159 |",
        "| Ascending, two-factor filter | 64 / 64 | 64 (100.0 %) | 0 |",
        "| Ascending, singleton consistency | 30 / 30 | 30 (100.0 %) | 0 |",
    ] {
        assert!(page.text.contains(row), "{row}");
    }
}

#[test]
fn a_search_that_goes_back_is_not_praised() {
    figures::figures(&STUDY).expect("a text that is true");
    for spoil in [
        |study: &mut Study| study.levels[1].totals[2].effort.backtracks += 1,
        |study: &mut Study| study.levels[0].totals[2].undecided += 1,
        |study: &mut Study| study.levels[1].totals[2].nodes_without_tour += 1,
        |study: &mut Study| study.levels[1].totals[1].undecided += 1,
    ] {
        let mut study = STUDY.clone();
        spoil(&mut study);
        assert!(figures::figures(&study).is_err());
    }
}

#[test]
fn a_difference_shows_the_lines_that_differ() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = files();
    files::write(folder.path(), &files).expect("it can be written");
    let shown = || -> String {
        files::compare(folder.path(), &files).iter().map(ToString::to_string).collect()
    };
    assert_eq!(shown(), "");

    let path = folder.path().join(files[0].path);
    let right = &files[0].text;
    let number =
        1 + right.lines().position(|line| line.starts_with("## 8 x 8")).expect("it is there");
    for (wrong, expected) in [
        (
            right.replacen("## 8 x 8\n", "## 9 x 9\n", 1),
            format!("2 line(s) differ\n  {number} - ## 9 x 9\n  {number} + ## 8 x 8\n"),
        ),
        (
            right.replacen("## 8 x 8\n", "## 8 x 8\r\n", 1),
            format!("2 line(s) differ\n  {number} - ## 8 x 8\\r\n  {number} + ## 8 x 8\n"),
        ),
        (
            right.replacen("## 8 x 8\n", "## 8 x 8\n<<<<<<< ours\n", 1),
            format!("1 line(s) differ\n  {} - <<<<<<< ours\n", number + 1),
        ),
        (right.trim_end().to_owned(), "(no line feed)\n".to_owned()),
        (String::new(), format!("  ... and {} more\n", right.lines().count() - 40)),
    ] {
        fs::write(&path, wrong).expect("it can be written");
        let shown = shown();
        assert!(shown.contains(files[0].path) && shown.contains(&expected), "{shown}\n{expected}");
        assert_eq!(shown.matches(&*folder.path().to_string_lossy()).count(), 1, "one file");
    }
    fs::remove_file(&path).expect("it is there");
    assert!(shown().contains("strategies.md: cannot be read: "), "{}", shown());
}

#[test]
fn counts_that_are_exceeded_come_last_and_say_so() {
    let count = |more, value| Count { more, value };
    assert!(count(true, 0) > count(false, 1_000_000));
    let sum: Count = [count(false, 4), count(true, 999_936)].into_iter().sum();
    assert_eq!(sum.to_string(), ">999,940");
    assert_eq!(count(false, 999).to_string(), "999");
}
