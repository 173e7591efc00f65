//! No rule without a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The numbers `DNC-…` in a text.
fn numbers(text: &str) -> BTreeSet<String> {
    let number = |rest: &str| rest.chars().take_while(char::is_ascii_digit).collect::<String>();
    text.split("DNC-").skip(1).map(number).filter(|number| !number.is_empty()).collect()
}

/// The numbers in lines that are nothing but a citation.
fn cited(source: &str) -> BTreeSet<String> {
    let lines = source.lines().filter(|line| line.trim().starts_with("/// DNC-"));
    lines.flat_map(numbers).collect()
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = fs::read_to_string(root.join("assets/rules/duck-and-cover/en.md"));
    let mut wanted = numbers(&rules.expect("the rules"));
    wanted.extend((1..=17).map(|number| number.to_string()));

    let mut found = BTreeSet::new();
    for file in fs::read_dir(root.join("tests/duck_and_cover")).expect("this folder") {
        let source = fs::read_to_string(file.expect("an entry").path()).expect("a source file");
        found.extend(cited(&source));
    }
    let forgotten: Vec<_> = wanted.difference(&found).collect();
    assert!(forgotten.is_empty(), "rules without a test: {forgotten:?}");
    let unknown: Vec<_> = found.difference(&wanted).collect();
    assert!(unknown.is_empty(), "tests of rules that do not exist: {unknown:?}");
}
