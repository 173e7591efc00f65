//! Step C (QTM-7).

use super::play::{
    A, B, BLUE, C, D, OPEN, PASS, PURPLE, Play, RED, YELLOW, random_matches, settled, write,
};
use mallard::engine::{Refusal as _, Seat};
use mallard::games::quantum::{Chosen, Colour, Event, Phase, Refusal, TurnStep};

fn wrote(seat: Seat, colour: Colour, place: u8, number: u8) -> Event {
    Event::Wrote { seat, step: TurnStep::Everyone, colour, place, number }
}

/// QTM-7
#[test]
fn every_seat_chooses_the_active_one_included() {
    let mut play = Play::from(&settled(&["", "", "", ""]).active(C));
    play.does(C, write(PURPLE));
    assert_eq!(play.owed(), [A, B, C, D]);
}

/// QTM-7
#[test]
fn all_four_colours_remain_if_step_b_was_passed() {
    let mut play = Play::from(&settled(&["", ""]));
    play.does(A, PASS);
    for seat in [A, B] {
        assert_eq!(play.offers(seat), Colour::ALL);
        assert_eq!(play.legal(seat).last(), Some(&PASS));
    }
}

/// QTM-7
#[test]
fn three_colours_remain_if_one_was_written() {
    for (written, remaining) in [
        (PURPLE, [BLUE, RED, YELLOW]),
        (BLUE, [PURPLE, RED, YELLOW]),
        (RED, [PURPLE, BLUE, YELLOW]),
        (YELLOW, [PURPLE, BLUE, RED]),
    ] {
        let mut play = Play::from(&settled(&["", ""]));
        play.does(A, write(written));
        assert_eq!(play.offers(A), remaining);
        assert_eq!(play.offers(B), remaining);
    }
}

/// QTM-7
#[test]
fn the_active_seat_can_write_in_both_steps() {
    let mut play = Play::from(&settled(&["", ""]));
    play.does(A, write(PURPLE)).does(A, write(YELLOW)).does(B, PASS);
    assert_eq!((play.row(A, PURPLE), play.row(A, YELLOW)), (vec![6], vec![8]));
}

/// As in the example of the rules: purple in step B, then yellow, red, red and blue.
/// QTM-7
#[test]
fn several_may_write_the_same_colour() {
    let mut play = Play::from(&settled(&["", "", "", ""]));
    play.does(A, write(PURPLE));
    play.does(A, write(YELLOW)).does(B, write(RED)).does(C, write(RED)).does(D, write(BLUE));
    assert_eq!((play.row(A, PURPLE), play.row(A, YELLOW)), (vec![6], vec![8]));
    assert_eq!((play.row(B, RED), play.row(C, RED)), (vec![6], vec![6]));
    assert_eq!(play.row(D, BLUE), [13]);
}

/// QTM-7
#[test]
fn nothing_is_written_before_all_have_chosen() {
    let mut play = Play::from(&settled(&["", "", ""]).phase(OPEN));
    let before = play.view().public.sheets;
    play.does(B, write(RED));
    assert_eq!(play.events.len(), 1);
    play.does(A, write(RED));
    assert_eq!(play.events.len(), 1);
    assert_eq!(play.view().public.sheets, before);
    assert_eq!(play.owed(), [C]);
    play.does(C, PASS);
    assert_eq!((play.row(A, RED), play.row(B, RED), play.row(C, RED)), (vec![6], vec![6], vec![]));
}

/// QTM-7
#[test]
fn seats_choose_in_any_order_to_the_same_effect() {
    let orders = [[A, B, C], [A, C, B], [B, A, C], [B, C, A], [C, A, B], [C, B, A]];
    let results = orders.map(|order| {
        let mut play = Play::from(&settled(&["", "", ""]).phase(OPEN));
        for seat in order {
            play.does(seat, [write(BLUE), write(RED), PASS][seat.index()]);
        }
        let told: Vec<Event> = play.events[1..].to_vec();
        (play.view(), told)
    });
    assert!(results.iter().all(|result| *result == results[0]));
}

/// QTM-7
#[test]
fn the_last_choice_sets_all_going_from_the_active_seat_on() {
    let mut play = Play::from(&settled(&["", "", ""]).active(B).phase(OPEN));
    play.does(B, write(BLUE)).does(C, PASS).does(A, write(RED));
    let told = &play.events[1..4];
    let passed = Event::Passed { seat: C, step: TurnStep::Everyone };
    assert_eq!(told, [wrote(B, BLUE, 1, 13), passed, wrote(A, RED, 1, 6)]);
}

/// QTM-7
#[test]
fn a_choice_is_final() {
    let mut play = Play::from(&settled(&["", ""]).phase(OPEN));
    play.does(A, write(RED));
    assert_eq!(play.refuses(A, write(BLUE)), Refusal::ChosenAlready);
    assert_eq!(play.refuses(A, PASS), Refusal::ChosenAlready);
    assert_eq!(Refusal::ChosenAlready.rule(), "QTM-7");
    assert_eq!(play.owed(), [B]);
}

/// QTM-7
#[test]
fn a_seat_that_can_write_nothing_passes_itself() {
    let mut play = Play::from(&settled(&["", "30 / 30 / 30 / 30"]).phase(OPEN));
    play.does(A, write(RED));
    assert_eq!(play.owed(), [B]);
    assert_eq!(play.legal(B), [PASS]);
    play.does(B, PASS);
    assert_eq!(play.row(A, RED), [6]);
}

/// QTM-7
#[test]
fn a_seat_outside_the_table_does_not_choose() {
    let play = Play::from(&settled(&["", ""]).phase(OPEN));
    for seat in [C, D, Seat::new(8)] {
        assert_eq!(play.refuses(seat, PASS), Refusal::NotYourTurn);
    }
}

/// QTM-7
#[test]
fn exactly_the_seats_without_a_choice_owe_one() {
    random_matches(60, |play| {
        if let Phase::Everyone { .. } = play.phase() {
            let view = play.view();
            let open = |seat: &Seat| view.chosen(*seat) == Chosen::No;
            let open: Vec<Seat> = Seat::all(view.public.seats).filter(open).collect();
            assert_eq!(play.owed(), open);
        }
    });
}
