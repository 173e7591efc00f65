//! Turn the Tables (DTG-30).

use super::play::*;
use mallard::engine::{Seat, SeatSet};
use mallard::games::duck_that_goose::{Action, Event, Kind, Position, Refusal, TaskStep};

/// DTG-30
#[test]
fn all_choose_in_turn_order_and_the_cards_go_one_seat_left_or_right() {
    let position = Position::new(&["0? 1", "12 7?", "8?", "13"]).pile("tables");
    for (way, expected) in [
        (Action::Left, ["1 13", "7? tables", "8? 12", ""]),
        (Action::Right, ["1 12", "7?", "8? 13", "tables"]),
    ] {
        let mut play = Play::from(&position);
        play.takes(A, 0).does(A, card(A, 0)).does(B, card(B, 0));
        // The third seat has nothing to give.
        play.does(D, card(D, 0)).does(A, way);
        assert_eq!(play.count(|event| matches!(event, Event::Moved { .. })), 3);
        assert_eq!([A, B, C, D].map(|seat| play.range(seat)), expected);
    }
}

/// DTG-30
#[test]
fn the_choices_for_the_tables_are_made_openly() {
    let mut play = Play::from(&Position::new(&["0? 1", "12 7?"]).pile("tables"));
    play.takes(A, 0).does(A, card(A, 1));
    assert_eq!(play.owed(), SeatSet::only(B));
    let task = play.seen_by(B).public.task().expect("a choice");
    let TaskStep::Choose(seat, chosen) = task.step else { panic!("a choice for the tables") };
    assert_eq!((seat, chosen.get(A)), (B, Some(play.view().range(A)[1].mark())));
}

/// DTG-30
#[test]
fn the_order_begins_with_the_player_and_goes_round_once() {
    let position = Position::new(&["8 4?", "12 7?", "0? 1", "13"]).pile("tables").turn(C);
    let mut play = Play::from(&position);
    play.takes(C, 0).does(C, card(C, 1)).does(D, card(D, 0)).does(A, card(A, 0));
    play.does(B, card(B, 0));
    assert_eq!(play.legal(C), [Action::Left, Action::Right]);
    play.does(C, Action::Left).opens(A);
    assert_eq!(play.ranges(), ["4? 13", "7? 8", "tables 12", "1"]);
}

/// DTG-30
#[test]
fn any_own_face_up_card_may_be_chosen_the_tables_too_and_none_kept_back() {
    let mut play = played("tables", &["0? 1? 13+8", "12 7? copycat=9 train"], "");
    assert_eq!(play.legal(A), [card(A, 0), card(A, 2)]);
    assert_eq!(play.refuses(A, card(B, 0)), Refusal::NotThisRange(Kind::Tables, place(B, 0)));
    assert_eq!(play.refuses(A, card(A, 1)), Refusal::NotFaceUp(place(A, 1)));
    play.does(A, card(A, 0));
    assert_eq!(play.legal(B), [card(B, 0), card(B, 2), card(B, 3)]);
    assert_eq!(play.refuses(B, DECLINE), Refusal::NotThis);
    play.does(B, card(B, 2)).does(A, Action::Right).opens(B);
    assert_eq!(play.ranges(), ["1? 13+8 copycat=9", "12 7? train tables"]);
}

/// DTG-30
#[test]
fn a_seat_without_a_face_up_card_still_receives_one() {
    let mut play = played("tables", &["0?", "7?", "", "8?"], "");
    play.does(A, card(A, 0)).asks_direction(A).does(A, Action::Right).opens(B);
    assert_eq!(play.ranges(), ["", "7?", "", "8? tables"]);
}

impl Play {
    /// Asserts that this seat chooses the direction of the chosen cards.
    #[track_caller]
    fn asks_direction(&mut self, seat: Seat) -> &mut Self {
        assert_eq!(self.owed(), SeatSet::only(seat));
        assert_eq!(self.legal(seat), [Action::Left, Action::Right]);
        self
    }
}

/// DTG-30
#[test]
fn all_move_at_once_so_that_no_card_goes_two_seats() {
    for (way, expected) in
        [(Action::Left, ["7? 10", "8? tables", "9"]), (Action::Right, ["7? 9", "8? 10", "tables"])]
    {
        let mut play = played("tables", &["0? 7?", "9 8?", "10"], "");
        play.does(A, card(A, 0)).does(B, card(B, 0)).does(C, card(C, 0)).does(A, way);
        assert_eq!(play.ranges(), expected);
    }
}

/// DTG-30, DTG-21
#[test]
fn an_upper_card_that_moves_uncovers_the_card_below() {
    let mut play = played("tables", &["0? 7?", "13+9 8?"], "");
    play.does(A, card(A, 0)).does(B, card(B, 0)).does(A, Action::Left);
    assert_eq!(play.ranges(), ["7? 9", "13 8? tables"]);
}

/// DTG-30, DTG-31
#[test]
fn a_first_face_up_card_that_ripe_brings_in_time_is_asked_for() {
    // The third seat's Ripe is facedown; once turned up it can be chosen.
    let ranges = ["0? 7?", "9 8?", "ripe?2 4?"];
    let mut play = played("tables", &ranges, "12");
    play.does(A, card(A, 0)).does(C, TURN_UP).does(B, card(B, 0));
    assert_eq!((play.owed(), play.legal(C)), (SeatSet::only(C), vec![card(C, 0), RIPE]));
    // After its place in the order it is too late.
    let ranges = ["0? 7?", "ripe?1 8?", "9 4?"];
    let mut play = played("tables", &ranges, "12");
    play.does(A, card(A, 0));
    assert_eq!(play.owed(), SeatSet::only(C));
    play.does(B, TURN_UP).does(C, card(C, 0)).asks_direction(A);
}

/// DTG-30, DTG-31
#[test]
fn a_chosen_card_that_goes_facedown_or_is_covered_is_no_longer_chosen() {
    for (code, range) in [("flip?", "ripe 8? flip 9?"), ("burst?", "ripe 8? burst")] {
        let first = format!("{code} 7?");
        let position = Position::new(&[first.as_str(), "ripe 8?", "9 4?"]).pile("tables");
        let mut play = Play::from(&position.deck("12"));
        play.takes(A, 0).does(A, card(A, 0)).does(B, card(B, 0)).does(C, card(C, 0));
        play.does(B, RIPE).does(B, card(C, 0)).asks_direction(A).does(A, Action::Left);
        assert_eq!(play.range(B), range.replacen("ripe ", "", 1) + " tables");
        assert_eq!(play.range(A), "7?", "nothing came from the third seat");
        let rest = if code == "flip?" { "4? ripe" } else { "9+12 4? ripe" };
        assert_eq!(play.range(C), rest);
    }
}

/// DTG-30, DTG-16
#[test]
fn a_chosen_potato_that_a_purple_card_moves_first_is_no_longer_chosen() {
    let position = Position::new(&["train? 7?", "ripe 8?", "5 4?"]).pile("tables");
    let mut play = Play::from(&position);
    // The Tables themselves send it to the first seat.
    play.takes(A, 0);
    assert_eq!(play.ranges(), ["tables 7? 5", "ripe 8?", "4?"]);
    play.does(A, card(A, 2)).does(B, card(B, 0)).does(B, RIPE);
    assert_eq!(play.ranges(), ["tables 7?", "ripe 8? train 5", "4?"]);
    play.does(A, Action::Left);
    assert_eq!(play.ranges(), ["tables 7?", "8? train 5", "4? ripe"]);
}

/// DTG-30
#[test]
fn a_chosen_card_that_is_still_in_its_range_goes_even_if_others_left() {
    let position = Position::new(&["thunder? 7?", "ripe 8?", "9 10 4?"]).pile("tables");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(A, 0)).does(B, card(B, 0)).does(C, card(C, 1));
    // Ripe steals the card next to the chosen one: places shift, the choice does not.
    play.does(B, RIPE).does(B, card(C, 0)).does(A, Action::Left);
    assert_eq!(play.ranges(), ["7? 10", "8? thunder 9 tables", "4? ripe"]);
}
