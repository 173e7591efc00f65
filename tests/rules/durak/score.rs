//! Matches of several deals (DUR-17).

use super::play::*;
use mallard::games::durak::{Length, Options, Phase, Position, Score};

/// Two hands; A wins this deal.
fn a_wins(score: Score, length: Length) -> Play {
    let options = Options { length, ..classic() };
    let mut play = Play::from(&Position::new("9h", &["6s", "7d 8d"]).options(options).score(score));
    play.does(A, attack("6s")).does(B, TAKE);
    play
}

/// Three hands; A and B go out together, C is the fool.
fn c_is_the_fool(score: Score, length: Length) -> Play {
    let options = Options { length, ..classic() };
    let hands = ["6s", "7s", "8d 9d"];
    let mut play = Play::from(&Position::new("9h", &hands).options(options).score(score));
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    play
}

/// Two hands that run out together.
fn drawn(score: Score, length: Length) -> Play {
    let options = Options { length, ..classic() };
    let mut play = Play::from(&Position::new("9h", &["6s", "7s"]).options(options).score(score));
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    play
}

fn over(play: &Play) -> bool {
    play.phase() == Phase::Over
}

/// DUR-17
#[test]
fn a_match_is_a_chosen_number_of_deals() {
    for count in [1, 3, 5, 7] {
        for played in 0..count {
            let score = Score { deals: played, ..Score::default() };
            let play = a_wins(score, Length::Deals(count));
            assert_eq!(over(&play), played + 1 == count);
            assert_eq!(play.view().public.score.deals, played + 1);
        }
    }
}

/// DUR-17
#[test]
fn a_match_can_last_until_one_of_two_seats_has_won_a_number_of_deals() {
    let score = |wins| Score { deals: 9, wins: [wins, 2, 0, 0, 0, 0], ..Score::default() };
    assert!(!over(&a_wins(score(1), Length::Until(3))));
    assert!(over(&a_wins(score(2), Length::Until(3))));
}

/// DUR-17
#[test]
fn a_match_can_last_until_one_of_three_seats_has_been_the_fool_a_number_of_times() {
    let score = |fools| Score { deals: 9, fools: [2, 2, fools, 0, 0, 0], ..Score::default() };
    assert!(!over(&c_is_the_fool(score(1), Length::Until(3))));
    assert!(over(&c_is_the_fool(score(2), Length::Until(3))));
}

/// DUR-17
#[test]
fn between_two_seats_most_deals_won_is_first() {
    let score = Score { deals: 2, wins: [1, 1, 0, 0, 0, 0], ..Score::default() };
    assert_eq!(a_wins(score, Length::Deals(3)).standing().places(), [1, 2]);
    let score = Score { deals: 2, wins: [0, 2, 0, 0, 0, 0], ..Score::default() };
    assert_eq!(a_wins(score, Length::Deals(3)).standing().places(), [2, 1]);
}

/// DUR-17
#[test]
fn a_tie_is_shared() {
    let score = Score { deals: 2, wins: [1, 1, 0, 0, 0, 0], ..Score::default() };
    assert_eq!(drawn(score, Length::Deals(3)).standing().places(), [1, 1]);
}

/// DUR-17
#[test]
fn among_three_seats_fewest_times_the_fool_is_first() {
    let score = Score {
        deals: 2,
        fools: [1, 0, 0, 0, 0, 0],
        places: [9, 9, 2, 0, 0, 0],
        ..Score::default()
    };
    let play = c_is_the_fool(score, Length::Deals(3));
    // A and C were the fool once, B never; the places do not count.
    assert_eq!(play.standing().places(), [3, 1, 2]);
}

/// DUR-17
#[test]
fn the_smaller_sum_of_places_breaks_a_tie() {
    let score = Score { deals: 2, places: [4, 3, 2, 0, 0, 0], ..Score::default() };
    let play = c_is_the_fool(score, Length::Deals(3));
    assert_eq!(play.standing().places(), [2, 1, 3]);
    let tied = Score { deals: 2, places: [4, 4, 2, 0, 0, 0], ..Score::default() };
    assert_eq!(c_is_the_fool(tied, Length::Deals(3)).standing().places(), [1, 1, 3]);
}

/// DUR-17
#[test]
fn a_shared_place_counts_as_the_best_of_those_shared() {
    let play = c_is_the_fool(Score::default(), Length::Deals(3));
    assert_eq!(play.view().public.score.places, [1, 1, 3, 0, 0, 0]);
    assert_eq!(play.view().public.score.fools, [0, 0, 1, 0, 0, 0]);
}

/// DUR-17
#[test]
fn a_drawn_deal_counts_among_the_number_and_for_no_seat() {
    let score = Score { deals: 2, wins: [2, 0, 0, 0, 0, 0], ..Score::default() };
    let play = drawn(score, Length::Deals(3));
    assert!(over(&play));
    assert_eq!(play.view().public.score.wins, [2, 0, 0, 0, 0, 0]);
    assert!(!over(&drawn(score, Length::Until(3))), "nobody won it");
}

/// DUR-17
#[test]
fn until_so_many_lasts_99_deals_at_most() {
    let score = |deals| Score { deals, wins: [1, 0, 0, 0, 0, 0], ..Score::default() };
    assert!(!over(&drawn(score(97), Length::Until(3))));
    let play = drawn(score(98), Length::Until(3));
    assert!(over(&play), "drawn deals alone could go on for ever");
    assert_eq!(play.standing().places(), [1, 2], "as it then stands");
    let nobody = drawn(Score { deals: 98, ..Score::default() }, Length::Until(9));
    assert_eq!(nobody.standing().places(), [1, 1]);
}

/// DUR-17
#[test]
fn a_drawn_deal_has_no_fool_and_its_places_are_summed() {
    let hands = ["6s", "7s", ""];
    let options = deals(3, throw_in());
    let score = Score { deals: 1, places: [1, 2, 3, 0, 0, 0], ..Score::default() };
    let mut play = Play::from(&Position::new("9h", &hands).out(C, 1).options(options).score(score));
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert_eq!(play.view().public.score.fools, [0; 6]);
    assert_eq!(play.view().public.score.places, [3, 4, 4, 0, 0, 0]);
}

/// DUR-17
#[test]
fn with_teams_most_deals_won_is_first() {
    let hands = ["", "8d 9d", "6s", "7d 7c"];
    let position = Position::new("9h", &hands).out(A, 1).opener(C).options(teams(throw_in()));
    let mut play = Play::from(&position);
    play.does(C, attack("6s")).does(D, TAKE);
    assert_eq!(play.standing().places(), [1, 3, 1, 3]);
    assert_eq!(play.view().public.score.wins, [1, 0, 1, 0, 0, 0]);
}
