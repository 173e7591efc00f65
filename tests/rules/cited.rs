//! No rule without a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The numbers of rules in a text, `8` or `17a`, each behind `prefix`.
fn numbers(text: &str, prefix: &str) -> BTreeSet<String> {
    let number = |rest: &str| -> String {
        rest.chars().take_while(|c| c.is_ascii_digit() || c.is_ascii_lowercase()).collect()
    };
    text.split(prefix).skip(1).map(number).filter(|number| !number.is_empty()).collect()
}

/// Asserts that the sources in `tests/rules/<folder>` cite, in lines of their own, each of the rules and
/// no other: those of `1..=last`, those in `extra`, and those that the rules page names.
pub(crate) fn every_rule_is_cited(folder: &str, prefix: &str, last: u32, extra: &[&str]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = format!("assets/rules/{}/en.md", folder.replace('_', "-"));
    let mut wanted = numbers(&fs::read_to_string(root.join(page)).expect("the rules"), prefix);
    wanted.extend((1..=last).map(|number| number.to_string()));
    wanted.extend(extra.iter().map(ToString::to_string));

    let citation = format!("/// {prefix}");
    let mut found = BTreeSet::new();
    for file in fs::read_dir(root.join("tests/rules").join(folder)).expect("this folder") {
        let source = fs::read_to_string(file.expect("an entry").path()).expect("a source file");
        let lines = source.lines().filter(|line| line.trim().starts_with(&citation));
        found.extend(lines.flat_map(|line| numbers(line, prefix)));
    }
    let forgotten: Vec<_> = wanted.difference(&found).collect();
    assert!(forgotten.is_empty(), "rules without a test: {forgotten:?}");
    let unknown: Vec<_> = found.difference(&wanted).collect();
    assert!(unknown.is_empty(), "tests of rules that do not exist: {unknown:?}");
}
