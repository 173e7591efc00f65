//! The section "Checks" of the rules, and the promises for any match: counted from the table's
//! view, not by the rules’ own check of invariants.

use super::play::*;
use mallard::engine::{Game, Rng, Seat};
use mallard::games::duck_that_goose::{
    AddedBy, Class, Deck, DuckThatGoose, Event, FaceUp, Kind, Position, RangeSlot, Slot, TaskStep,
    View,
};
use std::collections::BTreeMap;

/// Matches of random play: all numbers of seats, any options, interrupts included, more draws than
/// takes so that decks run out. `at` sees the table before an action and after it.
fn random_matches(count: u64, mut at: impl FnMut(&View, &Play)) {
    for seed in 0..count {
        let mut rng = Rng::from_seed(seed);
        let seats = 2 + u8::try_from(seed % 8).expect("small");
        let mut play = Play::deal(seats, seed, DuckThatGoose::any_options(seats, &mut rng));
        for _ in 0..DuckThatGoose::MAX_STEPS {
            let Some(owed) = play.owed().first() else { break };
            let may = play.may().first().filter(|_| rng.next_below(4) == 0);
            let seat = may.unwrap_or(owed);
            let before = play.view();
            let legal = play.legal(seat);
            let draws = legal.contains(&DRAW) && rng.next_below(8) > 0;
            let action = if draws { DRAW } else { *rng.pick(&legal).expect("a legal action") };
            play.events.clear();
            DuckThatGoose::take_step(&mut play.state, seat, action, &mut play.events);
            at(&before, &play);
        }
        assert!(play.owed().is_empty(), "the match has ended");
    }
}

/// Every card of the table by its printed code, wherever it is.
fn cards(view: &View) -> BTreeMap<&'static str, u8> {
    let printed = |card: FaceUp| {
        if card.copycat { Kind::Copycat } else { card.kind }
    };
    let mut kinds: Vec<Kind> = view.deck.seen.clone();
    for slot in view.ranges.iter().flatten() {
        match slot {
            Slot::Down { kind, .. } => kinds.extend(*kind),
            Slot::Up { card, under } => {
                kinds.extend(under.iter().chain([card]).copied().map(printed));
            }
        }
    }
    kinds.extend(view.recall.pile.iter().map(|card| card.kind));
    kinds.extend(view.held.and_then(|held| held.kind));
    kinds.extend(view.public.tasks.iter().filter_map(|task| match task.step {
        TaskStep::Lay(card) => Some(card.kind),
        _ => None,
    }));
    let mut counts = BTreeMap::new();
    for kind in kinds {
        *counts.entry(kind.code()).or_default() += 1;
    }
    counts
}

/// DTG-1
#[test]
fn all_cards_are_conserved_after_each_action() {
    let mut out_of_place = [0; 3];
    random_matches(1_000, |_, play| {
        let view = play.view();
        let wanted: BTreeMap<_, _> = Kind::ALL
            .into_iter()
            .filter(|&kind| view.public.options.deck.has(kind))
            .map(|kind| (kind.code(), kind.copies()))
            .collect();
        assert_eq!(cards(&view), wanted, "{:?}", play.events);
        let total = if view.public.options.deck == Deck::Novice { 62 } else { 69 };
        assert_eq!(wanted.values().sum::<u8>(), total);
        let laying =
            view.public.tasks.iter().filter(|task| matches!(task.step, TaskStep::Lay(_))).count();
        out_of_place[laying + usize::from(view.held.is_some())] += 1;
    });
    assert!(out_of_place.iter().all(|&often| often > 0), "none, one and two: {out_of_place:?}");
}

/// DTG-6
#[test]
fn ranges_shrink_and_grow_in_random_play() {
    let (mut least, mut most) = (usize::MAX, 0);
    random_matches(300, |_, play| {
        let view = play.view();
        least = least.min(view.ranges.iter().map(Vec::len).min().expect("seats"));
        most = most.max(view.ranges.iter().map(Vec::len).max().expect("seats"));
    });
    assert!(least < 4 && most > 6, "{least} to {most}");
}

/// The card that this event plays, if it plays one (DTG-13).
fn played_card(event: &Event) -> Option<Kind> {
    match event {
        Event::Added { card, .. } | Event::TurnedUp { card, .. } | Event::Laid { card, .. } => {
            Some(card.kind)
        }
        _ => None,
    }
}

/// DTG-16
#[test]
fn in_random_play_potatoes_move_exactly_when_a_purple_card_is_played() {
    let mut moved = 0;
    random_matches(300, |_, play| {
        let mut purple = false;
        for event in &play.events {
            match event {
                Event::Moved { by: Kind::HotPotato, kind, from, to, .. } => {
                    assert!(purple, "{:?}", play.events);
                    assert_eq!(*kind, Kind::HotPotato);
                    assert_eq!(to.seat, from.seat.step_left(1, play.view().public.seats));
                    moved += 1;
                }
                event => purple = played_card(event).is_some_and(is_purple),
            }
        }
    });
    assert!(moved > 1_000, "{moved}");
}

fn is_purple(kind: Kind) -> bool {
    kind.class() == Class::Purple
}

/// The Potatoes of a table that would move, by seat.
fn potatoes(view: &View) -> Vec<usize> {
    let count = |range: &Vec<Slot>| {
        range.iter().filter(|slot| slot.face_up() == Some(Kind::HotPotato)).count()
    };
    view.ranges.iter().map(count).collect()
}

/// DTG-16
#[test]
fn a_purple_card_that_is_turned_up_or_taken_moves_every_face_up_potato() {
    let mut often = 0;
    random_matches(300, |before, play| {
        let first = play.events.iter().find_map(|event| match event {
            Event::TurnedUp { card, .. }
            | Event::Added { card, by: AddedBy::Draw | AddedBy::Take, .. } => Some(card.kind),
            _ => None,
        });
        let ended =
            play.round_ended() || play.events.iter().any(|e| matches!(e, Event::Dealt { .. }));
        if first.is_some_and(is_purple) && !ended {
            let wanted: usize = potatoes(before).iter().sum();
            let after = play.events.iter().skip_while(|event| played_card(event).is_none()).skip(1);
            let moved = after
                .take_while(|event| matches!(event, Event::Moved { by: Kind::HotPotato, .. }))
                .count();
            assert_eq!(moved, wanted, "{:?}", play.events);
            often += usize::from(wanted > 0);
        }
    });
    assert!(often > 200, "{often}");
}

/// DTG-18
#[test]
fn in_random_play_a_devil_played_by_a_turn_leaves_none_in_the_pile() {
    let mut often = 0;
    random_matches(300, |_, play| {
        let turn = |event: &Event| match event {
            Event::TurnedUp { card, .. }
            | Event::Added { card, by: AddedBy::Draw | AddedBy::Take, .. } => {
                card.kind == Kind::Devil
            }
            _ => false,
        };
        if play.events.iter().any(turn) && !play.round_ended() {
            assert!(play.view().recall.pile.iter().all(|card| card.kind != Kind::Devil));
            often += 1;
        }
    });
    assert!(often > 100, "{often}");
}

/// DTG-12
#[test]
fn in_random_play_the_deck_is_renewed_only_when_it_is_empty_and_keeps_the_top() {
    let mut often = 0;
    random_matches(300, |before, play| {
        let renewed = play.events.iter().find_map(|event| match event {
            Event::Renewed { cards } => Some(*cards),
            _ => None,
        });
        if let Some(cards) = renewed {
            assert_eq!(before.deck.count, 0);
            assert!(cards > 0, "an empty deck is no new deck");
            often += 1;
        }
    });
    assert!(often > 50, "{often}");
}

/// DTG-6, DTG-8
#[test]
fn in_random_play_a_turn_begins_only_with_a_facedown_card() {
    random_matches(200, |_, play| {
        let view = play.view();
        if let Some(TaskStep::Open | TaskStep::Look) = view.public.task().map(|task| task.step) {
            assert!(view.range(view.public.turn.seat).iter().any(Slot::is_down));
        }
        if view.public.task().map(|task| task.step) == Some(TaskStep::LastQuestion) {
            assert!(view.ranges.iter().flatten().all(|slot| !slot.is_down()));
        }
    });
}

/// DTG-33
#[test]
fn the_examples_of_the_rules_have_their_scores() {
    assert_eq!(score("8 8 8"), "8");
    assert_eq!(score("6 6 6"), "0");
    assert_eq!(score("6 6 6 6"), "6");
    assert_eq!(score("6 6 6 6 6"), "12");
    assert_eq!(score("goose chase chase"), "11");
    assert_eq!(score("10 x2 /2"), "10");
    assert_eq!(score("train x2"), "-26");
    assert_eq!(score("9 /2"), "4.5");
    let play = Play::from(&Position::new(&["0?", "6 6 6", "1", ""]));
    assert_eq!([A, B, C, D].map(|seat| play.worth(seat)), ["6", "0", "7", "6"]);
}

/// DTG-35
#[test]
fn totals_are_the_sum_of_the_rounds() {
    random_matches(60, |before, play| {
        if play.round_ended() {
            let mut totals = before.public.totals;
            for seat in Seat::all(before.public.seats) {
                totals[seat.index()] += play.scored(seat).result();
            }
            assert_eq!(play.view().public.totals, totals);
        }
    });
}

/// DTG-5
#[test]
fn a_place_always_names_a_card() {
    random_matches(40, |_, play| {
        let view = play.view();
        for event in &play.events {
            if let Event::Looked { place: RangeSlot { seat, slot }, .. } = event
                && !play.round_ended()
            {
                assert!(view.range(*seat).len() > usize::from(*slot));
            }
        }
    });
}
