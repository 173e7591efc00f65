//! Secrets (QTM-7).

use super::play::{A, B, C, OPEN, PASS, Play, RED, settled, write};
use mallard::engine::{Game, GameEvent, GameView, Rng, Setup, Table, Viewer};
use mallard::games::quantum::{Action, Choice, Chosen, Event, Quantum, TurnStep};

/// QTM-7
#[test]
fn the_others_see_that_a_seat_has_chosen_but_not_its_choice() {
    let mut play = Play::from(&settled(&["", "", ""]).phase(OPEN));
    play.does(B, write(RED)).does(C, PASS);
    let seen = |viewer, seat| Quantum::view(&play.state, viewer).chosen(seat);
    assert_eq!(seen(Viewer::Seat(B), B), Chosen::Seen(Choice::Write(RED)));
    assert_eq!(seen(Viewer::Seat(C), C), Chosen::Seen(Choice::Pass));
    for viewer in [Viewer::Seat(A), Viewer::Table] {
        assert_eq!(seen(viewer, B), Chosen::Hidden);
        assert_eq!(seen(viewer, C), Chosen::Hidden);
        assert_eq!(seen(viewer, A), Chosen::No);
    }
    assert_eq!(seen(Viewer::Everyone, B), Chosen::Seen(Choice::Write(RED)));
}

/// QTM-7
#[test]
fn the_others_know_that_a_seat_chose_but_not_its_choice() {
    let mut play = Play::from(&settled(&["", ""]).phase(OPEN));
    play.does(A, write(RED));
    let [event] = play.events[..] else { panic!("one fact") };
    let chosen = Chosen::Seen(Choice::Write(RED));
    assert_eq!(event, Event::Chose { seat: A, chosen });
    let hidden = Event::Chose { seat: A, chosen: Chosen::Hidden };
    assert_eq!(event.redacted(Viewer::Seat(A)), event);
    assert_eq!(event.redacted(Viewer::Everyone), event);
    assert_eq!(event.redacted(Viewer::Seat(B)), hidden);
    assert_eq!(event.redacted(Viewer::Table), hidden);
}

/// QTM-7
#[test]
fn a_choice_is_open_to_all_once_it_is_written() {
    let mut play = Play::from(&settled(&["", ""]).phase(OPEN));
    play.does(A, write(RED)).does(B, PASS);
    for event in &play.events[1..] {
        assert_eq!(event.redacted(Viewer::Table), *event);
    }
}

/// No seat can undo rolled dice or revealed choices; before, it can.
#[test]
fn undo_stops_at_the_last_revealed_information() {
    let mut table = Table::<Quantum>::deal(Setup::new(2, 1)).expect("two seats");
    let active = table.view(Viewer::Table).public.active;
    let other = active.step_left(1, 2);
    let mut play = |seat, action, undoable: bool| {
        table.play(seat, action).expect("it is legal");
        assert_eq!(table.can_undo(), undoable.then_some(seat), "{action:?}");
    };
    play(active, Action::Reroll(super::play::dice(&[1])), false);
    play(active, PASS, true);
    play(active, PASS, true);
    play(other, PASS, false);
    play(other, super::play::KEEP_ALL, true);
}

/// QTM-7
#[test]
fn only_simultaneous_choices_reveal_hidden_information() {
    for (step, revealed) in [(TurnStep::Active, false), (TurnStep::Everyone, true)] {
        let passed = Event::Passed { seat: A, step };
        assert_eq!(passed.reveals(), revealed, "{step:?}");
    }
}

/// QTM-7
#[test]
fn a_hidden_choice_is_imagined_as_any_there_is() {
    let mut play = Play::from(&settled(&["", "", ""]).phase(OPEN));
    play.does(B, PASS);
    let view = Quantum::view(&play.state, Viewer::Seat(A));
    let imagined = |seed| {
        let state = view.determinize(&mut Rng::from_seed(seed));
        Quantum::view(&state, Viewer::Everyone).chosen(B)
    };
    let chosen: Vec<_> = (0..40).map(imagined).collect();
    for choice in [Choice::Pass, Choice::Write(RED)] {
        assert!(chosen.contains(&Chosen::Seen(choice)), "{choice:?}");
    }
}
