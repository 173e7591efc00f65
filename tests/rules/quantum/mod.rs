//! The rules of Quantum, sentence by sentence: one test or more for each numbered rule.
//!
//! A test is named as the rule it holds, and cites its number in a line of its own,
//! `/// QTM-8`. The last test here reads these files and fails when a number of the rules
//! text is cited nowhere.

mod active;
mod dice;
mod ending;
mod everyone;
mod fair;
mod penalty;
mod play;
mod position;
mod rolling;
mod score;
mod secrets;
mod values;
mod writing;

#[test]
fn every_rule_is_cited_by_a_test() {
    crate::cited::every_rule_is_cited("quantum", "QTM-", 13, &[]);
}
