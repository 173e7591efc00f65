//! The end of the match (DNC-17).

use super::play::*;
use mallard::engine::{Game, Rng, Setup};
use mallard::games::duck_and_cover::{DuckAndCover, Options, Phase, Position, Refusal, Variant};

/// The last round, just before a card that every seat has covered ends it: three seats that see
/// these numbers, with these points before.
fn last_round(tableaux: &[&str], points: &[&[i8]]) -> Play {
    let mut play = Play::from(&Position::new(tableaux).deck("8").calls(399).points(points));
    play.does(A, TURN);
    play
}

/// DNC-17
#[test]
fn a_match_is_three_rounds() {
    let position = Position::new(&["5 6", "6/5 7"]).deck("5");
    for (points, over) in
        [(&[][..], false), (&[&[0, 0][..]][..], false), (&[&[0, 0], &[0, 0]], true)]
    {
        let mut play = Play::from(&position.clone().points(points));
        play.does(A, TURN).does(A, RIGHT);
        assert_eq!(play.is_over(), over);
    }
    let mut rounds = Vec::new();
    random_matches(6, |play| {
        if play.is_over() {
            rounds.push((play.view().public.round, play.view().public.points().len()));
        }
    });
    assert_eq!(rounds, [(3, 3); 6]);
}

/// DNC-17
#[test]
fn the_lowest_total_wins() {
    let tableaux = ["6 2", "12 6", "1 4 6"];
    let play = last_round(&tableaux, &[&[5, 0, 5], &[5, 0, 3]]);
    assert_eq!([A, B, C].map(|seat| play.view().public.total(seat)), [13, 7, 12]);
    assert_eq!(play.standing().places(), [3, 1, 2]);
    let play = last_round(&tableaux, &[&[0, -5, 0], &[-5, -4, 0]]);
    assert_eq!(
        [A, B, C].map(|seat| play.view().public.total(seat)),
        [-2, -2, 4],
        "below nothing too"
    );
}

/// DNC-17
#[test]
fn the_fewest_visible_cards_in_the_last_round_break_a_tie() {
    let play = last_round(&["1 4 6", "7 2", "10 1"], &[&[1, 1, 1], &[2, 2, 2]]);
    assert_eq!(play.scored(), [4, 4, 4]);
    assert_eq!(play.standing().places(), [3, 1, 1]);
}

/// DNC-17
#[test]
fn a_tie_of_both_is_shared() {
    let play = last_round(&["10 1", "11 1", "12 6"], &[&[1, 0, 1], &[0, 1, 0]]);
    assert_eq!(play.standing().places(), [1, 1, 3]);
    assert_eq!(play.standing().winners().iter().collect::<Vec<_>>(), [A, B]);
}

/// DNC-17
#[test]
fn places_below_the_first_are_ordered_likewise() {
    let tableaux = ["1 2", "1 4 6", "7 2", "10 1", "12 11"];
    let play = last_round(&tableaux, &[&[0; 5], &[0; 5]]);
    assert_eq!(play.scored(), [1, 4, 4, 4, 9]);
    assert_eq!(play.standing().places(), [1, 4, 2, 2, 5]);
}

/// DNC-17
#[test]
fn minus_nothing_is_nothing() {
    let position = Position::new(&["1 6", "2/1 3/4/5"]).deck("1").points(&[&[0, -1], &[0, -1]]);
    let mut play = Play::from(&position);
    play.does(A, TURN).does(A, RIGHT);
    assert_eq!(play.scored(), [0, 2]);
    assert_eq!([A, B].map(|seat| play.view().public.total(seat)), [0, 0]);
    assert_eq!(play.standing().places(), [1, 2], "equal; A shows fewer cards");
}

/// DNC-17
#[test]
fn after_the_last_round_nothing_is_played() {
    let play = last_round(&["6 2", "12 6"], &[&[0, 0], &[0, 0]]);
    assert_eq!(play.view().public.phase, Phase::Over);
    assert_eq!(play.refuses(A, TURN), Refusal::MatchOver);
    assert_eq!(play.refuses(B, RIGHT), Refusal::MatchOver);
    assert_eq!(
        (play.visible(A), play.visible(B)),
        (vec![2, 6], vec![6, 12]),
        "all stays as it lies"
    );
}

/// DNC-17
#[test]
fn the_match_of_one_round_ends_after_it() {
    let options = Options { one_round: true, pressure: true, ..Options::default() };
    assert!(options.on(1).has(Variant::Pressure), "its only round is its last");
    let setup = Setup { options, ..Setup::new(3, 5) };
    let state = DuckAndCover::deal(&setup, &mut ()).expect("the setup fits");
    let mut play = Play { state, events: Vec::new() };
    let mut rng = Rng::from_seed(1);
    while play.play_anything(&mut rng) {
        DuckAndCover::check_invariants(&play.state).expect("the invariants hold");
    }
    assert_eq!(
        (play.is_over(), play.view().public.round, play.view().public.points().len()),
        (true, 1, 1)
    );
}
