//! A seat's view and memory (DTG-7).

use super::play::*;
use mallard::engine::{Game, GameEvent, GameView, Rng, SeatSet, Viewer};
use mallard::games::duck_that_goose::{
    Action, DuckThatGoose, Event, Kind, Position, Slot, TaskStep,
};

/// DTG-7
#[test]
fn a_view_shows_a_seen_card_during_the_look_and_remembers_it_separately() {
    let mut play = Play::from(&Position::new(&["0? 13?", "1? 7?"]).peek(seats(&[A, B])));
    let shown = |play: &Play| play.seen_by(A).ranges[0].clone();
    play.does(A, Action::Peek([0, 1]));
    let kinds: Vec<_> = shown(&play)
        .into_iter()
        .map(|slot| match slot {
            Slot::Down { kind, .. } => kind.map(Kind::code),
            Slot::Up { .. } => None,
        })
        .collect();
    assert_eq!(kinds, [Some("0"), Some("13")]);
    play.does(B, Action::Peek([0, 1]));
    assert!(shown(&play).iter().all(|slot| matches!(slot, Slot::Down { kind: None, .. })));
    assert_eq!(play.seen_by(A).remembered(place(A, 1)), Some(kind("13")));
    assert_eq!(play.seen_by(B).remembered(place(A, 1)), None);
}

/// DTG-7
#[test]
fn only_the_top_of_the_discard_pile_is_face_up() {
    let play = Play::from(&Position::new(&["0?", "1?"]).pile("12 8 13"));
    let view = play.seen_by(A);
    assert_eq!((view.pile.count, view.pile.top.map(|top| top.kind)), (3, Some(kind("12"))));
    assert_eq!(view.recall.pile.len(), 3);
}

/// DTG-7
#[test]
fn a_determinization_respects_seen_cards() {
    let mut play = Play::from(&Position::new(&["0?0 13?", "1?1 7?0"]).deck("8 9"));
    play.does(A, DRAW).does(A, DISCARD);
    for seed in 0..20 {
        let view = play.seen_by(A);
        let imagined = view.determinize(&mut Rng::from_seed(seed));
        let imagined = DuckThatGoose::view(&imagined, Viewer::Everyone);
        assert_eq!(imagined.remembered(place(A, 0)), Some(kind("0")));
        assert_eq!(imagined.remembered(place(B, 1)), Some(kind("7")));
    }
}

#[test]
fn an_imagined_table_has_the_card_that_was_revealed_nowhere_else() {
    let mut play = Play::from(&Position::new(&["0? 12", "8 7?"]).deck("10").pile("burst"));
    play.does(A, TAKE).does(A, card(A, 0));
    assert!(matches!(
        play.view().public.tasks.last().map(|task| task.step),
        Some(TaskStep::Lay(_))
    ));
    let imagined = play.seen_by(A).determinize(&mut Rng::from_seed(1));
    assert_eq!(DuckThatGoose::check_invariants(&imagined), Ok(()));
    assert_eq!(DuckThatGoose::view(&imagined, Viewer::Seat(A)), play.seen_by(A));
}

/// DTG-7
#[test]
fn a_card_discarded_from_facedown_is_open_and_the_others_stay_hidden() {
    let mut play = Play::from(&Position::new(&["0?0 1? 7?", "8? 4?"]).pile("12"));
    play.takes(A, 0);
    let view = play.seen_by(B);
    assert_eq!(view.pile.top.map(|top| top.kind), Some(kind("0")));
    assert!(!serde_json::to_string(&view).expect("a view is data").contains("\"7\""));
}

/// DTG-7
#[test]
fn all_see_a_card_turned_up_and_only_its_seat_a_card_drawn() {
    let mut play = Play::from(&Position::new(&["0? 1?", "8?"]).deck("7").pile("12"));
    play.does(A, DRAW);
    let [drew] = play.events[..] else { panic!("a draw") };
    let told = |viewer| match drew.redacted(viewer) {
        Event::Drew { kind, .. } => kind.map(Kind::code),
        other => panic!("{other:?}"),
    };
    assert_eq!(told(Viewer::Seat(A)), Some("7"));
    assert_eq!(told(Viewer::Seat(B)), None);
    assert_eq!(told(Viewer::Table), None);
    play.does(A, DISCARD).does(A, card(A, 1));
    assert_eq!(play.seen_by(B).range(A)[1].face_up(), Some(kind("1")));
}

/// DTG-7
#[test]
fn all_seats_remember_a_flipped_card() {
    let mut play = Play::from(&Position::new(&["0? 1?", "13 8?", "4?"]).pile("flip"));
    play.takes(A, 0).does(A, card(B, 0));
    for seat in [A, B, C] {
        assert_eq!(play.seen_by(seat).remembered(place(A, 2)), Some(kind("13")));
        assert_eq!(play.looked_at(seat, A), "", "remembered, but not shown");
    }
}

/// DTG-7
#[test]
fn choosing_from_the_discard_pile_is_the_only_time_it_is_looked_through() {
    let mut play = Play::from(&Position::new(&["0? 1?", "8?", "1?", "4?"]).pile("birds 7 12 9"));
    play.does(A, TAKE);
    let listed = |play: &Play, code: &str| play.legal(A).contains(&give(D, code));
    assert!(!listed(&play, "7"));
    play.does(A, card(A, 0));
    assert_eq!(["7", "9", "12"].map(|code| listed(&play, code)), [true, true, false]);
    assert_eq!(play.seen_by(C).public.looking[..4], [SeatSet::EMPTY; 4]);
}

/// DTG-22
#[test]
fn a_card_of_the_deck_is_known_only_to_seats_that_looked_at_it() {
    let by = SeatSet::only(A);
    let seen = Event::DeckSeen { by, depth: 1, kind: Some(kind("8")) };
    for viewer in [Viewer::Seat(A), Viewer::Everyone] {
        assert_eq!(seen.redacted(viewer), seen);
    }
    for viewer in [Viewer::Seat(B), Viewer::Table] {
        assert_eq!(seen.redacted(viewer), Event::DeckSeen { by, depth: 1, kind: None });
    }
}
