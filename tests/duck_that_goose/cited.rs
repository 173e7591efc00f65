//! No rule without a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The numbers `DTG-…` in a text, each ending where no letter or digit follows.
fn numbers(text: &str) -> BTreeSet<String> {
    let number = |rest: &str| -> String {
        rest.chars().take_while(|c| c.is_ascii_digit() || c.is_ascii_lowercase()).collect()
    };
    text.split("DTG-").skip(1).map(number).filter(|number| !number.is_empty()).collect()
}

/// The numbers in lines that are nothing but a citation.
fn cited(source: &str) -> BTreeSet<String> {
    source
        .lines()
        .filter_map(|line| line.trim().strip_prefix("/// DTG-"))
        .flat_map(|rest| numbers(&format!("DTG-{rest}")))
        .collect()
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    // Where the text is missing, `registry.rs` says so.
    let text = root.join("assets/rules/duck-that-goose/en.md");
    let rules = fs::read_to_string(text).unwrap_or_default();
    let mut wanted = numbers(&rules);
    wanted.extend((1..=36).map(|number| number.to_string()));
    wanted.insert(String::from("11a"));

    let mut found = BTreeSet::new();
    for file in fs::read_dir(root.join("tests/duck_that_goose")).expect("this folder") {
        let source = fs::read_to_string(file.expect("an entry").path()).expect("a source file");
        found.extend(cited(&source));
    }
    let forgotten: Vec<_> = wanted.difference(&found).collect();
    assert!(forgotten.is_empty(), "rules without a test: {forgotten:?}");
    let unknown: Vec<_> = found.difference(&wanted).collect();
    assert!(unknown.is_empty(), "tests of rules that do not exist: {unknown:?}");
}
