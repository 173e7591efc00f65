//! Step A, and the turn order (QTM-5).

use super::play::{
    A, ALL_COLOURS, B, C, KEEP_ALL, PASS, Play, RED, dice, random_matches, reroll, write,
};
use mallard::engine::{Game, Refusal as _, Seat};
use mallard::games::quantum::{Action, DiceSet, Die, Event, Phase, Position, Quantum, Refusal};
use std::collections::BTreeSet;

fn first_roll() -> Position {
    Position::new(&["", "", ""]).dice(ALL_COLOURS)
}

/// QTM-5
#[test]
fn the_first_active_seat_is_random() {
    for seats in Quantum::SEATS {
        let mut counts = [0; 4];
        for seed in 0..1_200 {
            counts[Play::deal(seats, seed).view().public.active.index()] += 1;
        }
        let share = 1_200 / usize::from(seats);
        let (own, others) = counts.split_at(usize::from(seats));
        assert!(own.iter().all(|&count| count > share * 4 / 5), "{counts:?}");
        assert!(others.iter().all(|&count| count == 0));
    }
}

/// QTM-5
#[test]
fn a_turn_begins_with_a_roll_of_all_seven_dice() {
    let play = Play::deal(3, 7);
    let view = play.view();
    let (seat, dice) = (view.public.active, view.public.dice);
    assert_eq!(play.events, [Event::TurnBegan { turn: 1, seat }, Event::Rolled { seat, dice }]);
    assert_eq!(view.public.phase, Phase::Reroll);
    assert_eq!(play.owed(), [seat]);
}

/// QTM-5
#[test]
fn the_turn_passes_to_the_left_with_a_new_roll() {
    let mut changed = BTreeSet::new();
    for seed in 0..20 {
        let mut play = Play::from(&first_roll().active(B).seed(seed));
        let before = play.view().public.dice;
        play.does(B, KEEP_ALL).does(B, PASS);
        play.does(A, PASS).does(B, PASS).does(C, PASS);
        let view = play.view();
        assert_eq!((view.public.active, view.public.turn), (C, 2));
        assert!(play.happened(Event::Rolled { seat: C, dice: view.public.dice }));
        changed.extend(
            Die::ALL.into_iter().filter(|&die| view.public.dice.face(die) != before.face(die)),
        );
        play.does(C, KEEP_ALL).does(C, PASS);
        play.does(C, PASS).does(B, PASS).does(A, PASS);
        assert_eq!(play.view().public.active, A);
    }
    assert_eq!(changed.len(), 7);
}

/// QTM-5
#[test]
fn any_subset_can_be_rolled_again_and_the_empty_one_keeps_all() {
    let play = Play::from(&first_roll());
    let legal = play.legal(A);
    assert_eq!(legal.len(), 128);
    assert_eq!(legal[0], KEEP_ALL);
    assert_eq!(legal, DiceSet::ALL.map(Action::Reroll));
}

/// QTM-5
#[test]
fn only_the_chosen_dice_are_rolled_again() {
    let again = dice(&[0, 2, 5]);
    let mut changed = BTreeSet::new();
    for seed in 0..40 {
        let mut play = Play::from(&first_roll().seed(seed));
        let before = play.view().public.dice;
        play.does(A, Action::Reroll(again));
        let view = play.view();
        let after = view.public.dice;
        assert!(play.happened(Event::Rerolled { seat: A, again, before, after }));
        assert_eq!(view.public.rerolled, again);
        changed.extend(Die::ALL.into_iter().filter(|&die| after.face(die) != before.face(die)));
    }
    assert_eq!(changed, again.iter().collect());
}

/// QTM-5
#[test]
fn all_seven_can_be_rolled_again() {
    let mut changed = BTreeSet::new();
    for seed in 0..40 {
        let mut play = Play::from(&first_roll().seed(seed));
        let before = play.view().public.dice;
        play.does(A, Action::Reroll(DiceSet::FULL));
        let after = play.view().public.dice;
        changed.extend(Die::ALL.into_iter().filter(|&die| after.face(die) != before.face(die)));
    }
    assert_eq!(changed.len(), 7);
}

/// QTM-5
#[test]
fn keeping_all_changes_no_die() {
    let mut play = Play::from(&first_roll());
    let before = play.view().public.dice;
    play.does(A, KEEP_ALL);
    assert_eq!(play.view().public.dice, before);
    assert_eq!(play.view().public.phase, Phase::Active);
    assert!(play.happened(Event::KeptAll { seat: A }));
    assert!(play.view().public.rerolled.is_empty());
}

/// QTM-5
#[test]
fn dice_are_rolled_again_at_most_once() {
    let mut play = Play::from(&first_roll());
    play.does(A, reroll(&[3]));
    assert_eq!(play.refuses(A, reroll(&[3])), Refusal::RollingOver);
    assert_eq!(play.refuses(A, KEEP_ALL), Refusal::RollingOver);
    play.does(A, PASS);
    assert_eq!(play.refuses(A, reroll(&[3])), Refusal::RollingOver);
    assert_eq!(play.refuses(B, KEEP_ALL), Refusal::RollingOver);
    assert_eq!(Refusal::RollingOver.rule(), "QTM-5");
}

/// QTM-5
#[test]
fn no_seat_writes_before_the_rolling_is_over() {
    let play = Play::from(&first_roll());
    assert_eq!(play.refuses(A, write(RED)), Refusal::RollFirst);
    assert_eq!(play.refuses(A, PASS), Refusal::RollFirst);
}

/// QTM-5
#[test]
fn only_the_active_seat_rolls() {
    let play = Play::from(&first_roll());
    for seat in [B, C, Seat::new(8)] {
        assert_eq!(play.refuses(seat, KEEP_ALL), Refusal::NotYourTurn);
        assert_eq!(play.legal(seat), []);
    }
    assert_eq!(play.owed(), [A]);
}

/// QTM-5
#[test]
fn the_faces_of_each_die_can_be_looked_up() {
    let view = Play::from(&first_roll()).view();
    for die in Die::ALL {
        assert_eq!(
            die.faces().iter().filter(|&&face| face == view.public.dice.face(die)).count(),
            1
        );
    }
}

/// QTM-5
#[test]
fn turns_go_round_in_every_match() {
    random_matches(60, |play| {
        for event in &play.events {
            if let Event::TurnBegan { turn, seat } = *event {
                let view = play.view();
                assert_eq!((view.public.turn, view.public.active), (turn, seat));
            }
        }
    });
    for seats in Quantum::SEATS {
        let mut play = Play::deal(seats, 3);
        for turn in 1..=u16::from(seats) {
            let active = play.view().public.active;
            assert_eq!(play.view().public.turn, turn);
            play.does(active, KEEP_ALL).does(active, PASS);
            Seat::all(seats).for_each(|seat| {
                play.does(seat, PASS);
            });
            assert_eq!(play.view().public.active, active.step_left(1, seats));
        }
    }
}
