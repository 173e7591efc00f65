//! Every rule has a test, and a table names it: `docs/tested/`. `UPDATE_TESTED=1 cargo test
//! --test rules cited` writes the table again.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The tests of each rule, by its number as it is sorted: `(17, "a")`.
type Tested = BTreeMap<(u32, String), BTreeSet<String>>;

/// The numbers of rules in a text, `8` or `17a`, each after `prefix`.
fn numbers(text: &str, prefix: &str) -> BTreeSet<String> {
    let number = |rest: &str| -> String {
        rest.chars().take_while(|c| c.is_ascii_digit() || c.is_ascii_lowercase()).collect()
    };
    text.split(prefix).skip(1).map(number).filter(|number| !number.is_empty()).collect()
}

/// Asserts that the sources in `tests/rules/<folder>` cite, on separate lines, each of the rules and no other: those of
/// `1..=last`, those in `extra`, and those that the rules page names.
pub(crate) fn assert_every_rule_cited(folder: &str, prefix: &str, last: u32, extra: &[&str]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = format!("assets/rules/{}/en.md", folder.replace('_', "-"));
    let mut wanted = numbers(&fs::read_to_string(root.join(page)).expect("the rules"), prefix);
    wanted.extend((1..=last).map(|number| number.to_string()));
    wanted.extend(extra.iter().map(ToString::to_string));

    let mut tested = Tested::new();
    for file in fs::read_dir(root.join("tests/rules").join(folder)).expect("this folder") {
        let path = file.expect("an entry").path();
        let source = fs::read_to_string(&path).expect("a source file");
        let topic = path.file_stem().expect("a name").to_string_lossy();
        citations(&source, prefix, &topic, &mut tested);
    }
    let found: BTreeSet<String> =
        tested.keys().map(|(number, letter)| format!("{number}{letter}")).collect();
    let forgotten: Vec<_> = wanted.difference(&found).collect();
    assert!(forgotten.is_empty(), "rules without a test: {forgotten:?}");
    let unknown: Vec<_> = found.difference(&wanted).collect();
    assert!(unknown.is_empty(), "tests of rules that do not exist: {unknown:?}");
    assert_documented(
        &root.join("docs/tested").join(format!("{}.md", folder.replace('_', "-"))),
        prefix,
        &tested,
    );
}

/// The rules that a source cites, each on a separate line before its test.
fn citations(source: &str, prefix: &str, topic: &str, tested: &mut Tested) {
    let citation = format!("/// {prefix}");
    let mut cited = BTreeSet::new();
    for line in source.lines().map(str::trim) {
        if line.starts_with(&citation) {
            cited.extend(numbers(line, prefix));
        } else if let Some(name) = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next())
        {
            for number in std::mem::take(&mut cited) {
                let letter = number.trim_start_matches(|c: char| c.is_ascii_digit()).to_owned();
                let digits = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
                let rule = (digits.parse().expect("digits"), letter);
                tested.entry(rule).or_default().insert(format!("{topic}::{name}"));
            }
        }
    }
    assert!(cited.is_empty(), "{topic} cites {cited:?} without a test");
}

/// Asserts that the table of rules and their tests is up to date.
fn assert_documented(file: &Path, prefix: &str, tested: &Tested) {
    let mut table = String::from("| rule | its tests |\n| --- | --- |\n");
    for ((number, letter), tests) in tested {
        let tests: Vec<_> = tests.iter().map(|test| format!("`{test}`")).collect();
        let _ = writeln!(table, "| {prefix}{number}{letter} | {} |", tests.join("<br>"));
    }
    if std::env::var_os("UPDATE_TESTED").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("it can be made");
        fs::write(file, &table).expect("the file can be written");
    }
    let stored = fs::read_to_string(file).unwrap_or_default();
    assert!(
        stored == table,
        "{} tells of other tests: see tests/rules/citations.rs",
        file.display()
    );
}
