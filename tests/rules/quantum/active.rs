//! Step B (QTM-6).

use super::play::{A, B, BLUE, C, PASS, PURPLE, Play, RED, YELLOW, settled, write};
use mallard::engine::Refusal as _;
use mallard::games::quantum::{Colour, Event, Refusal, TurnStep};

/// QTM-6
#[test]
fn the_active_seat_may_write_any_colour_that_fits_or_pass() {
    let play = Play::from(&settled(&["", ""]));
    assert_eq!(play.owed(), [A]);
    let colours = Colour::ALL.map(write);
    assert_eq!(play.legal(A), [colours.as_slice(), &[PASS]].concat());
}

/// QTM-6
#[test]
fn the_number_is_written_at_once_in_the_row_of_its_colour() {
    for (colour, number) in [(PURPLE, 6), (BLUE, 13), (RED, 6), (YELLOW, 8)] {
        let mut play = Play::from(&settled(&["", ""]));
        play.does(A, write(colour));
        assert_eq!(play.row(A, colour), [number]);
        let place = 1;
        assert_eq!(
            play.events,
            [Event::Wrote { seat: A, step: TurnStep::Active, colour, place, number }]
        );
        let filled = Colour::ALL.map(|other| play.row(A, other).len());
        assert_eq!(filled.iter().sum::<usize>(), 1);
    }
}

/// QTM-6
#[test]
fn only_one_colour_is_written_in_step_b() {
    let mut play = Play::from(&settled(&["", ""]));
    play.does(A, write(PURPLE));
    assert_eq!(play.owed(), [A, B]);
    play.does(A, write(RED));
    assert!(play.row(A, RED).is_empty());
}

/// QTM-6
#[test]
fn the_others_do_not_write_in_step_b() {
    let play = Play::from(&settled(&["", "", ""]));
    for seat in [B, C] {
        assert_eq!(play.legal(seat), []);
        assert_eq!(play.refuses(seat, write(RED)), Refusal::NotYourTurn);
        assert_eq!(play.refuses(seat, PASS), Refusal::NotYourTurn);
    }
}

/// QTM-6
#[test]
fn a_colour_written_in_step_b_is_set_aside_for_all() {
    let mut play = Play::from(&settled(&["", "", ""]));
    play.does(A, write(RED));
    assert_eq!(play.view().aside(), Some(RED));
    for seat in [A, B, C] {
        assert_eq!(play.offers(seat), [PURPLE, BLUE, YELLOW]);
        assert_eq!(play.refuses(seat, write(RED)), Refusal::SetAside(RED));
    }
    assert_eq!(Refusal::SetAside(RED).rule(), "QTM-6");
}

/// QTM-6
#[test]
fn it_is_set_aside_for_this_turn_only() {
    let mut play = Play::from(&settled(&["", ""]));
    play.does(A, write(RED)).does(A, PASS).does(B, PASS);
    assert_eq!(play.view().aside(), None);
    play.does(B, super::play::KEEP_ALL);
    assert!(play.offers(B).contains(&RED));
}

/// QTM-6
#[test]
fn a_seat_that_passes_writes_nothing_and_sets_nothing_aside() {
    let mut play = Play::from(&settled(&["", ""]));
    play.does(A, PASS);
    assert_eq!(play.events, [Event::Passed { seat: A, step: TurnStep::Active }]);
    assert_eq!(play.view().aside(), None);
    assert!(Colour::ALL.iter().all(|&colour| play.row(A, colour).is_empty()));
}

/// QTM-6
#[test]
fn a_seat_that_can_write_nothing_passes() {
    let play = Play::from(&settled(&["30 / 30 / 30 / 30", ""]));
    assert_eq!(play.legal(A), [PASS]);
}
