//! Duckit.

use super::drive::{self, limit_search, play};
use mallard::engine::{Game, Level, Pending, Rng, Seat, Setup, Viewer};
use mallard::games::duckit::{Action, Card, CardSet, Duckit, Position, SuitSet};

fn level(id: &str) -> Level {
    Level::find::<Duckit>(id).expect(id)
}

#[test]
fn a_level_without_recall_does_not_look_at_what_is_covered() {
    drive::needs_no_memory::<Duckit>(|view| {
        view.public.recall.played = CardSet::EMPTY;
        view.public.recall.voids = [SuitSet::EMPTY; 3];
        view.public.recall.quacker_voids = SuitSet::EMPTY;
        view.public.recall.quacker_played = CardSet::EMPTY;
    });
}

/// How many of a hundred matches the first level wins alone among two of the second; a shared win
/// counts as a part. Each deal is played from every seat. An equal level would win 33.3.
fn rate(first: Level, second: Level, deals: u32) -> f64 {
    let mut points = 0.0;
    for (seed, own) in (0..deals).flat_map(|seed| (0..3).map(move |own| (seed, own))) {
        let mut levels = [second; 3];
        levels[own] = first;
        let end = play::<Duckit>(Setup::new(3, seed.into()), &levels, |_| ());
        let Pending::Over(standing) = end.pending() else { unreachable!() };
        let winners = standing.winners();
        if Seat::all(3).nth(own).is_some_and(|seat| winners.has(seat)) {
            points += 1.0 / f64::from(winners.len());
        }
    }
    100.0 * points / f64::from(3 * deals)
}

#[track_caller]
fn assert_beats(first: Level, second: Level, deals: u32, least: f64) {
    let rate = rate(first, second, deals);
    println!("{} among {}s: {rate:.1} %", first.id, second.id);
    assert!(rate >= least, "{} among {}s: only {rate:.1} %", first.id, second.id);
}

/// The diver with a budget of at most `looks`: with its full budget these matches would take minutes.
fn hasty(looks: u32) -> Level {
    limit_search(level("diver"), looks)
}

// The margins of the heuristic levels are two standard deviations of a hundred deals below what was measured: more deals
// would take too long here.

/// Measured over 100 deals: 45.0 ± 5.5 %.
#[test]
fn the_duckling_beats_random_play() {
    assert_beats(level("duckling"), Level::RANDOM, 100, 38.0);
}

/// Measured in the arena over 525 deals: 41.3 ± 2.3 %.
#[test]
fn the_duckling_beats_the_hatchling() {
    assert_beats(level("duckling"), level("hatchling"), 100, 35.0);
}

/// Measured: 70.7 %.
#[test]
#[ignore = "long: make ladder"]
fn the_dabbler_beats_random_play() {
    assert_beats(level("dabbler"), Level::RANDOM, 100, 65.0);
}

/// Measured in the arena over 600 deals: 62.6 ± 2.2 %.
#[test]
#[ignore = "long: make ladder"]
fn the_dabbler_beats_the_duckling() {
    assert_beats(level("dabbler"), level("duckling"), 100, 57.0);
}

/// Measured over 60 deals with a budget of 150: 57.8 ± 7.1 %; the margin is three standard deviations of these deals.
#[test]
fn the_diver_beats_the_dabbler() {
    assert_beats(hasty(150), level("dabbler"), 40, 44.0);
}

/// Measured in the arena over 80 deals: 43.4 ± 7.0 %. Neither has noise or a search: only the memory remains.
#[test]
#[ignore = "long: make ladder"]
fn remembering_the_cards_wins_matches() {
    assert_beats(Level::REFERENCE, Level::POLICY, 100, 37.0);
}

// Sense.

fn card(name: &str) -> Card {
    name.parse().expect(name)
}

/// The diver's action in this position, for any determinizations.
#[track_caller]
fn ask(position: &Position) -> Action {
    let state = position.state().expect("the position fits");
    let seat = Duckit::pending(&state).owed().first().expect("the match is not over");
    let mut legal = Vec::new();
    Duckit::legal(&state, seat, &mut legal);
    let view = Duckit::view(&state, Viewer::Seat(seat));
    let ask = |seed| level("diver").choose::<Duckit>(&view, &legal, &mut Rng::from_seed(seed));
    let action = ask(0);
    assert!((1..10).all(|seed| ask(seed) == action), "it wavers");
    action
}

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

/// Two cards each, two 4s captured by C and one by B; seat A plays last.
fn last_to(trick: &str, hand: &str) -> Position {
    let hands = [hand, "5d", "6d"];
    let position = Position::new("3h", "7d", hands).won([2, 2, 3]).leader(B).trick(trick);
    position.caught(C, "4s 4h").caught(B, "4d").banked(C, "7d")
}

/// If kept, the four would win the next trick, whichever diamond is led.
#[test]
fn it_throws_a_four_on_a_trick_that_another_wins() {
    let position = Position::new("3h", "As", ["4d 6c", "2d", "Ad"]).won([2, 2, 3]);
    let position = position.caught(C, "4s 4h").caught(B, "4c").banked(C, "As");
    assert_eq!(ask(&position.leader(B).trick("6s 7s")), Action::Play(card("4d")));
}

#[test]
fn it_ducks_a_trick_with_a_four_in_it() {
    assert_eq!(ask(&last_to("4c 5c", "Ac 7c")), Action::Play(card("Ac")));
}

#[test]
fn it_saves_itself_with_the_joker() {
    assert_eq!(ask(&last_to("4c Ac", "7c joker")), Action::Play(card("joker")));
}

/// Three 4s captured and the last one in hand: banking it makes a Quackback certain.
#[test]
fn it_banks_the_fourth_four() {
    let hands = ["4c 7d Ad", "5d 6c", "6d 5c"];
    let position = Position::new("3h", "7d", hands).won([3, 2, 2]).leader(A);
    let action = ask(&position.caught(A, "4s 4h 4d").taken(A));
    assert_eq!(action, Action::Bank(card("4c")));
}

#[test]
fn it_takes_a_four_to_spoil_a_quackback() {
    let hands = ["Ac 7c", "5d", "6d"];
    let position = Position::new("3h", "7d", hands).won([2, 2, 3]).leader(B).trick("5c 4c");
    let position = position.caught(B, "4s 4h 4d").banked(B, "7d");
    assert_eq!(ask(&position), Action::Play(card("7c")));
}
