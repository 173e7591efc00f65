//! The first look (DTG-4).

use super::play::*;
use mallard::engine::{Game, GameEvent, GameView, Rng, Seat, SeatSet, Viewer};
use mallard::games::duck_that_goose::{
    Action, Deck, DuckThatGoose, Event, Options, Phase, Position, Refusal,
};

fn options(deck: Deck) -> Options {
    Options { deck, ..Options::default() }
}

/// DTG-4
#[test]
fn every_seat_looks_at_two_own_cards_in_any_order_before_the_first_turn() {
    let mut play = Play::deal(3, 5, options(Deck::Advanced));
    assert_eq!(play.owed(), SeatSet::all(3));
    assert_eq!(play.legal(B).len(), 6);
    play.does(B, Action::Peek([1, 3]));
    assert_eq!(play.owed(), seats(&[A, C]));
    assert_eq!(play.refuses(B, Action::Peek([0, 2])), Refusal::NotAsked);
    assert_eq!(play.refuses(C, Action::Peek([2, 2])), Refusal::TwoOwnCards);
    assert_eq!(play.refuses(C, Action::Peek([0, 4])), Refusal::TwoOwnCards);
    assert_eq!(play.refuses(C, DRAW), Refusal::TwoOwnCards);
    play.does(C, Action::Peek([0, 1])).does(A, Action::Peek([2, 3]));
    assert_eq!(play.owed(), SeatSet::only(play.view().public.dealer.step_left(1, 3)));
    assert_eq!(play.view().public.phase, Phase::Play);
}

/// DTG-4
#[test]
fn the_others_see_that_a_seat_has_looked_but_no_place_and_no_card() {
    let mut play = Play::deal(3, 5, options(Deck::Advanced));
    play.does(B, Action::Peek([1, 3]));
    assert_eq!(play.events, [Event::Peeked { seat: B }]);
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C), Viewer::Table] {
        assert_eq!(play.events[0].redacted(viewer), Event::Peeked { seat: B });
    }
    let kinds = |viewer| {
        let view = play.seen_by(viewer);
        [0, 1, 2, 3].map(|slot| view.remembered(place(B, slot)).is_some())
    };
    assert_eq!(kinds(B), [false, true, false, true]);
    assert_eq!(kinds(C), [false; 4]);
    assert_eq!(
        play.seen_by(C).public.looking[..3],
        [SeatSet::EMPTY, SeatSet::only(B), SeatSet::EMPTY]
    );
}

/// All seats of three look at two of their cards, seat 1 at these.
fn looked(play: &Play, slots: [u8; 2]) -> Play {
    let mut play = Play { state: play.state.clone(), events: Vec::new() };
    play.does(A, Action::Peek([0, 1])).does(B, Action::Peek(slots)).does(C, Action::Peek([1, 2]));
    play
}

/// DTG-4, DTG-7
#[test]
fn which_two_cards_a_seat_has_looked_at_is_in_no_view_but_its_own() {
    let dealt = Play::deal(3, 5, options(Deck::Advanced));
    let at = |slots, viewer| DuckThatGoose::view(&looked(&dealt, slots).state, viewer);
    for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Table] {
        let views = [[0, 1], [1, 3], [2, 3]].map(|slots| at(slots, viewer));
        assert!(views.iter().all(|view| *view == views[0]), "{viewer:?}");
        let mut memories = views[0].recall.ranges[1].iter().flatten();
        assert!(memories.all(|known| !known.first_look && known.seen_by.is_empty()));
    }
    let own = at([1, 3], Viewer::Seat(B)).recall.ranges[1].clone();
    let own: Vec<bool> = own.into_iter().flatten().map(|known| known.first_look).collect();
    assert_eq!(own, [false, true, false, true]);
}

/// DTG-4, DTG-7
#[test]
fn a_first_look_stays_secret_after_cards_move() {
    let dealt = Play::deal(3, 5, options(Deck::Advanced));
    let at = |slots, viewer| {
        let mut play = looked(&dealt, slots);
        let first = play.owed().first().expect("the first turn has begun");
        play.does(first, TAKE).does(first, card(first, 0));
        DuckThatGoose::view(&play.state, viewer)
    };
    for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Table] {
        assert_eq!(at([1, 2], viewer), at([2, 3], viewer), "{viewer:?}");
    }
}

/// DTG-4
#[test]
fn determinizations_spread_first_looks_evenly() {
    let play = looked(&Play::deal(3, 5, options(Deck::Advanced)), [1, 3]);
    let mut rng = Rng::from_seed(7);
    let mut often = [0; 4];
    for _ in 0..600 {
        let imagined = play.seen_by(A).determinize(&mut rng);
        let range = |seat: Seat| {
            let known = DuckThatGoose::view(&imagined, Viewer::Everyone).recall.ranges;
            known[seat.index()].iter().flatten().map(|known| known.first_look).collect::<Vec<_>>()
        };
        assert_eq!(range(A), [true, true, false, false]);
        let looked_at = range(B);
        assert_eq!(looked_at.iter().filter(|seen| **seen).count(), 2);
        for (often, seen) in often.iter_mut().zip(looked_at) {
            *often += u32::from(seen);
        }
    }
    assert!(often.iter().all(|often| (250..350).contains(often)), "{often:?}");
}

/// DTG-4, DTG-17
#[test]
fn a_later_look_before_all_is_known_to_all() {
    let position = Position::new(&["4? 1? 4? 7?", "0? 1? 4? 7?"]).peek(seats(&[A, B])).deck("12");
    let mut play = Play::from(&position);
    play.does(A, Action::Peek([0, 1])).does(B, Action::Peek([0, 1]));
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 0));
    let known = play.seen_by(B).recall.ranges[0].clone();
    assert_eq!(known[1].map(|known| known.seen_by), Some(SeatSet::only(A)));
    assert_eq!(
        play.seen_by(B).recall.ranges[1][2].map(|known| known.seen_by),
        Some(SeatSet::EMPTY)
    );
}

/// DTG-4
#[test]
fn any_two_places_may_be_looked_at_and_no_other_number() {
    let play = Play::deal(2, 5, options(Deck::Advanced));
    let pairs: Vec<_> =
        (0..6).flat_map(|a| (a + 1..6).map(move |b| Action::Peek([a, b]))).collect();
    assert_eq!(pairs.len(), 15);
    assert_eq!(play.legal(A), pairs);
    assert_eq!(play.refuses(A, Action::Peek([3, 1])), Refusal::TwoOwnCards);
}

/// DTG-4, DTG-31
#[test]
fn ripe_waits_until_all_have_looked() {
    let position = Position::new(&["0? 1? 4? 7?", "ripe?1 1? 4? 7?"]).pile("12");
    let mut play = Play::from(&position.peek(seats(&[A, B])));
    play.does(B, Action::Peek([0, 1]));
    assert_eq!(play.refuses(B, RIPE), Refusal::NoRipe);
    assert_eq!(play.refuses(B, TURN_UP), Refusal::NoRipe);
    assert_eq!(play.may(), SeatSet::EMPTY);
    play.does(A, Action::Peek([0, 1])).opens(A);
    assert_eq!(play.legal(B), [TURN_UP, RIPE]);
}
