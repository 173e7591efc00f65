//! The table at the start (DNC-1 to DNC-4).

use super::play::*;
use mallard::engine::{Game, GameEvent, Pending, Seat, SeatSet, Setup, SetupError, Viewer};
use mallard::games::duck_and_cover::{
    Call, CaptainCard, Cards, DuckAndCover, Event, Number, NumberSet, Phase, Position, Refusal,
};

/// DNC-1
#[test]
fn a_family_is_twelve_ducks_that_splash_thirty_together() {
    let splashes = Number::ALL.map(Number::splashes);
    assert_eq!(splashes, [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]);
    assert_eq!(splashes.iter().sum::<u8>(), 30);
    assert_eq!(Number::ALL.map(u8::from), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
}

/// DNC-1
#[test]
fn every_seat_has_a_family_of_its_own() {
    for seats in 2..=7 {
        let view = Play::deal(seats, 1).view();
        assert_eq!(view.tableaux.len(), usize::from(seats));
        assert!(view.tableaux.iter().all(|tableau| tableau.visible() == NumberSet::ALL));
    }
}

/// DNC-1
#[test]
fn two_to_seven_seats_play() {
    for seats in [0, 1, 8, 9, 200] {
        let dealt = DuckAndCover::deal(&Setup::new(seats, 1), &mut ()).map(|_| ());
        assert_eq!(dealt, Err(SetupError::Seats));
    }
}

/// DNC-2
#[test]
fn the_deck_is_each_number_twice_and_one_of_each_other_card() {
    let view = Play::deal(2, 1).view();
    let Cards::Seen(mut deck) = view.deck else { panic!("everyone sees the deck") };
    deck.sort_unstable();
    let mut all = vec![CaptainCard::Max, CaptainCard::Repeat];
    all.extend(Number::ALL.into_iter().flat_map(|number| [CaptainCard::Number(number); 2]));
    assert_eq!(deck, all);
    assert_eq!(deck.len(), 26);
}

/// DNC-3
#[test]
fn the_ducks_are_face_up_in_four_columns_and_three_rows() {
    let play = Play::deal(7, 3);
    let everybody = DuckAndCover::view(&play.state, Viewer::Table);
    for tableau in &everybody.tableaux {
        let mut cells: Vec<(i16, i16)> =
            tableau.stacks.iter().map(|stack| stack.cell.into()).collect();
        cells.sort_unstable();
        let grid: Vec<_> = (0..4).flat_map(|column| [0, 1, 2].map(|row| (column, row))).collect();
        assert_eq!(cells, grid);
        assert!(tableau.stacks.iter().all(|stack| stack.height == 1));
    }
}

/// DNC-3
#[test]
fn every_duck_can_be_dealt_to_every_cell() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..100 {
        for tableau in Play::deal(2, seed).view().tableaux {
            seen.extend(tableau.stacks.iter().map(|stack| (stack.number, stack.cell)));
        }
    }
    assert_eq!(seen.len(), 144);
}

/// DNC-3
#[test]
fn the_seats_are_laid_out_differently_and_the_deck_is_shuffled() {
    let [one, two] = [1, 2].map(|seed| Play::deal(2, seed).view());
    assert_ne!(one.tableaux[0], one.tableaux[1]);
    assert_ne!(one.deck, two.deck);
}

/// DNC-3
#[test]
fn deck_is_face_down() {
    let play = Play::deal(2, 1);
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Table] {
        assert_eq!(DuckAndCover::view(&play.state, viewer).deck, Cards::Hidden(26));
    }
}

/// DNC-3
#[test]
fn the_plane_has_no_edge() {
    // A pair of ducks that leap over each other moves away from the grid.
    let mut play = Play::from(&Position::new(&["5 6", "12/5/6 1"]).deck("5 6 5 6"));
    for row in [-1, -2, -3, -4] {
        play.does(A, TURN).does(A, duck(1, row));
    }
    assert_eq!((play.cell_of(A, 5), play.cell_of(A, 6)), ((1, -3), (1, -4)));
}

/// DNC-4
#[test]
fn seat_0_is_captain_and_turns_the_cards() {
    for seats in 2..=7 {
        let play = Play::deal(seats, 1);
        let expected = Pending::Decide { owed: SeatSet::only(A), may: SeatSet::EMPTY };
        assert_eq!(play.pending(), expected);
        assert_eq!(play.legal(A), [TURN]);
        for seat in Seat::all(seats).skip(1) {
            assert!(play.legal(seat).is_empty());
            assert_eq!(play.refuses(seat, TURN), Refusal::OnlyCaptain);
        }
    }
}

/// DNC-4
#[test]
fn the_captain_is_the_same_in_every_round() {
    random_matches(12, |play| {
        if play.view().public.phase == Phase::Turn {
            assert_eq!(play.owed(), [A]);
        }
    });
}

/// DNC-4
#[test]
fn the_captain_moves_as_the_others_do() {
    let mut play = Play::called(&["5 6", "5 6"], "5");
    assert_eq!(play.owed(), [A, B]);
    assert_eq!(play.legal(A), play.legal(B));
    play.does(A, RIGHT);
    assert_eq!(play.owed(), [B]);
}

/// DNC-4
#[test]
fn turning_is_a_decision_that_takes_the_top_card() {
    let mut play = Play::from(&Position::new(&[TWO, TWO]).deck("2 12 2"));
    play.does(A, TURN);
    assert_eq!(play.turned(), Some(card(2)));
    assert_eq!(play.view().deck.len(), 25);
    let call = Some(Call::Number(number(2)));
    let turned = Event::Turned { card: card(2), call, number: 1 };
    assert!(play.happened(turned));
    assert!(turned.reveals(), "a turned card cannot be turned back");
}
