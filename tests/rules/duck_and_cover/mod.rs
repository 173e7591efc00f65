//! The rules of Duck & Cover, sentence by sentence: one test or more for each numbered rule.
//!
//! A test's name is the rule it checks, and it cites the rule's number on a separate line, `/// DNC-8`. The last test
//! here reads these files and fails when no test cites a number of the rules text.

mod call;
mod cover;
mod duck;
mod endings;
mod examples;
mod fair;
mod match_end;
mod piles;
mod play;
mod position;
mod quack;
mod repeat;
mod round_end;
mod secrets;
mod set_up;
mod variants;

#[test]
fn every_rule_is_cited_by_a_test() {
    crate::citations::assert_every_rule_cited("duck_and_cover", "DNC-", 22, &[]);
}
