//! The rules of Duckit, sentence by sentence: one test or more for each numbered rule.
//!
//! A test's name is the rule it checks, and it cites the rule's number on a separate line, `/// DKT-8`. The last test
//! here reads these files and fails when no test cites a number of the rules text.

mod deal;
mod draw;
mod ending;
mod fair;
mod follow;
mod joker;
mod play;
mod position;
mod quacker;
mod ranking;
mod score;
mod secrets;
mod tricks;
mod whole_matches;

#[test]
fn every_rule_is_cited_by_a_test() {
    crate::citations::assert_every_rule_cited("duckit", "DKT-", 18, &[]);
}
