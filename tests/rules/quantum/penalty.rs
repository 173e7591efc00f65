//! Penalties (QTM-9).

use super::play::{
    A, ALL_BUT_ONE, B, BLUE, C, OPEN, PASS, Play, RED, random_matches, settled, write,
};
use mallard::engine::Seat;
use mallard::games::quantum::{Event, Phase};

fn penalties(play: &Play) -> Vec<u8> {
    let view = play.view();
    Seat::all(view.public.seats).map(|seat| view.sheet(seat).penalties).collect()
}

/// QTM-9
#[test]
fn the_active_seat_that_wrote_nothing_fills_its_next_penalty_box() {
    for before in 0..4 {
        let position = settled(&["", "", ""]).penalties([before, 0, 0, 0]);
        let mut play = Play::from(&position);
        play.does(A, PASS).does(A, PASS).does(B, write(RED)).does(C, PASS);
        assert_eq!(penalties(&play), [before + 1, 0, 0]);
        assert!(play.happened(Event::Penalised { seat: A, place: before + 1 }));
    }
}

/// QTM-9
#[test]
fn writing_in_step_b_alone_spares_the_penalty() {
    let mut play = Play::from(&settled(&["", ""]));
    play.does(A, write(RED)).does(A, PASS).does(B, PASS);
    assert_eq!(penalties(&play), [0, 0]);
}

/// QTM-9
#[test]
fn writing_in_step_c_alone_spares_the_penalty() {
    let mut play = Play::from(&settled(&["", ""]));
    play.does(A, PASS).does(A, write(RED)).does(B, PASS);
    assert_eq!(penalties(&play), [0, 0]);
}

/// QTM-9
#[test]
fn the_others_are_never_penalised() {
    let mut play = Play::from(&settled(&["", "30 / 30 / 30 / 30", ""]));
    play.does(A, write(RED)).does(A, PASS).does(B, PASS).does(C, PASS);
    assert_eq!(penalties(&play), [0, 0, 0]);
}

/// QTM-9
#[test]
fn a_seat_that_could_not_write_gets_a_penalty_too() {
    let mut play = Play::from(&settled(&["30 / 30 / 30 / 30", ""]));
    play.does(A, PASS).does(A, PASS).does(B, PASS);
    assert_eq!(penalties(&play), [1, 0]);
}

/// QTM-9
#[test]
fn all_writes_come_before_the_penalty() {
    let mut play = Play::from(&settled(&["", "", ""]).phase(OPEN));
    play.does(A, PASS).does(B, write(RED)).does(C, write(BLUE));
    let place = |wanted: fn(&Event) -> bool| play.events.iter().rposition(wanted);
    let last_write = place(|event| matches!(event, Event::Wrote { .. }));
    let penalty = place(|event| matches!(event, Event::Penalised { .. }));
    let next_turn = place(|event| matches!(event, Event::TurnBegan { .. }));
    assert!(last_write.is_some() && last_write < penalty && penalty < next_turn);
}

/// QTM-9
#[test]
fn the_penalty_comes_also_when_the_match_ends_now() {
    let mut play = Play::from(&settled(&["", ALL_BUT_ONE]).phase(OPEN));
    play.does(B, write(BLUE)).does(A, PASS);
    assert_eq!(play.phase(), Phase::Over);
    assert_eq!(penalties(&play), [1, 0]);
    assert_eq!(play.sheet(A).score(), -1);
    let place = |wanted: fn(&Event) -> bool| play.events.iter().position(wanted);
    let penalty = place(|event| matches!(event, Event::Penalised { .. }));
    let ended = place(|event| matches!(event, Event::SheetFilled { .. }));
    assert!(penalty.is_some() && penalty < ended);
}

/// In every turn the active seat fills a box of a row or a penalty box.
/// QTM-9
#[test]
fn no_turn_leaves_the_sheet_of_the_active_seat_as_it_was() {
    let filled = |play: &Play, seat: Seat| {
        let sheet = play.sheet(seat);
        let boxes: usize = sheet.rows.iter().map(|row| row.numbers().len()).sum();
        boxes + usize::from(sheet.penalties)
    };
    let mut began = (A, 0);
    random_matches(60, |play| {
        let turned = play.events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
        let (seat, before) = began;
        if turned && play.view().public.turn > 1 {
            assert!(filled(play, seat) > before);
        }
        if turned {
            let active = play.view().public.active;
            began = (active, filled(play, active));
        }
    });
}
