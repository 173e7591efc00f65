//! The rules of Duck That Goose!, sentence by sentence: one test or more for each numbered rule,
//! and for each kind of card.
//!
//! A test's name is the rule it checks, and it cites the rule's number on a separate line, `/// DTG-8`. The last test
//! here reads these files and fails when no test cites a number of the rules text.

mod birds;
mod burst;
mod bus;
mod cash_cow;
mod chase;
mod checks;
mod control;
mod copycat;
mod deal;
mod deck;
mod devil;
mod ending;
mod exhaustion;
mod fair;
mod first_look;
mod flip;
mod last_facedown;
mod last_question;
mod naive_score;
mod options;
mod placed_by_burst;
mod plain;
mod play;
mod played;
mod position;
mod potato;
mod refusals;
mod ripe;
mod ripe_interrupts;
mod rounds;
mod score;
mod second_sight;
mod secrets;
mod shoot;
mod tables;
mod thunder;
mod turn;
mod wind;

#[test]
fn every_rule_is_cited_by_a_test() {
    crate::citations::assert_every_rule_cited("duck_that_goose", "DTG-", 36, &["11a"]);
}
