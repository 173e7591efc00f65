//! The rules of Durak, sentence by sentence: one test or more for each numbered rule.
//!
//! A test's name is the rule it checks, and it cites the rule's number on a separate line, `/// DUR-8`. The last test
//! here reads these files and fails when no test cites a number of the rules text.

mod attack;
mod caps;
mod deal;
mod defend;
mod endings;
mod fair;
mod going_out;
mod next_bout;
mod open;
mod options;
mod play;
mod position;
mod refill;
mod score;
mod secrets;
mod several;
mod taking;
mod teams;
mod throw_in;
mod transfer;

#[test]
fn every_rule_is_cited_by_a_test() {
    crate::citations::assert_every_rule_cited("durak", "DUR-", 22, &["17a"]);
}
