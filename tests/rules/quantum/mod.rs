//! The rules of Quantum, sentence by sentence: one test or more for each numbered rule.
//!
//! A test's name is the rule it checks, and it cites the rule's number on a separate line, `/// QTM-8`. The last test
//! here reads these files and fails when no test cites a number of the rules text.

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
    crate::citations::assert_every_rule_cited("quantum", "QTM-", 13, &[]);
}
