//! Ducking (DNC-7).

use super::play::*;
use mallard::engine::{Game, Seat};
use mallard::games::duck_and_cover::{Action, Cell, DuckAndCover, Phase, Refusal, Target};
use std::collections::BTreeSet;

/// The cells into which the seat may duck.
fn ducks(play: &Play, seat: Seat) -> BTreeSet<(i16, i16)> {
    let cell = |action| match action {
        Action::Move(Target::Duck(cell)) => Some(cell.into()),
        _ => None,
    };
    play.legal(seat).into_iter().filter_map(cell).collect()
}

/// DNC-7
#[test]
fn a_stack_ducks_beside_any_other_stack_at_any_distance() {
    let play = Play::called(&["5 . . . . . 1", "2/5 12"], "5");
    assert_eq!(ducks(&play, A), BTreeSet::from([(5, 0), (7, 0), (6, -1), (6, 1)]));
    let play = Play::called(&["5 6 . 7", "2/5 12"], "5");
    let all = [(1, -1), (1, 1), (2, 0), (3, -1), (3, 1), (4, 0)];
    assert_eq!(ducks(&play, A), BTreeSet::from(all));
}

/// DNC-7
#[test]
fn inside_the_starting_grid_and_outside() {
    let mut play = Play::called(&["5 6 7 8; 9 . 10 11; 12 1 2 3", "2/5 12"], "5");
    assert!(ducks(&play, A).contains(&(1, 1)), "a gap inside");
    assert!(ducks(&play, A).contains(&(-1, 1)), "left of the grid");
    assert!(ducks(&play, A).contains(&(3, 3)), "below it");
    play.does(A, duck(1, -1));
    assert_eq!(play.cell_of(A, 5), (1, -1));
}

/// DNC-7
#[test]
fn an_empty_cell_only() {
    let play = Play::called(&["5 6 7", "2/5 12"], "5");
    assert_eq!(play.refuses(A, duck(1, 0)), Refusal::CellTaken(number(6)));
    assert_eq!(play.refuses(A, duck(2, 0)), Refusal::CellTaken(number(7)));
}

/// DNC-7
#[test]
fn a_cell_that_another_stack_has_left_is_empty() {
    let mut play = Play::called(&["6 7; 5 8", "2/5 12"], "5 6");
    play.does(A, RIGHT).does(A, TURN);
    // The 5 went from (0, 1) onto the 8: the 6 may go there now.
    play.does(A, duck(0, 1));
    assert_eq!(play.cell_of(A, 6), (0, 1));
}

/// DNC-7
#[test]
fn beside_another_stack_by_an_edge_not_a_corner() {
    let play = Play::called(&["5 6", "2/5 12"], "5");
    assert_eq!(play.refuses(A, duck(2, 1)), Refusal::NothingBeside);
    assert_eq!(play.refuses(A, duck(3, 0)), Refusal::NothingBeside);
    assert_eq!(play.refuses(A, duck(i16::MAX, i16::MIN)), Refusal::NothingBeside);
}

/// DNC-7
#[test]
fn its_own_old_place_does_not_count() {
    let play = Play::called(&["5 6", "2/5 12"], "5");
    assert_eq!(play.refuses(A, duck(-1, 0)), Refusal::NothingBeside);
    assert_eq!(play.refuses(A, duck(0, 1)), Refusal::NothingBeside);
    assert_eq!(ducks(&play, A), BTreeSet::from([(1, -1), (2, 0), (1, 1)]));
}

/// DNC-7
#[test]
fn staying_put_is_no_move() {
    let play = Play::called(&["5 6", "2/5 12"], "5");
    assert_eq!(play.refuses(A, duck(0, 0)), Refusal::StaysPut);
}

/// DNC-7
#[test]
fn beside_a_stack_of_ones_own_not_of_another_seat() {
    let play = Play::called(&["5 6", ". . . .; . . . 5; . . . 6"], "5");
    assert_eq!(play.refuses(A, duck(3, 0)), Refusal::NothingBeside);
    assert_eq!(play.refuses(B, duck(0, 1)), Refusal::NothingBeside);
    assert!(ducks(&play, B).contains(&(3, 3)));
}

/// DNC-7
#[test]
fn ducking_covers_nothing() {
    let mut play = Play::called(&["5 6 7", "2/5 12"], "5");
    play.does(A, duck(2, 1));
    assert_eq!(play.visible(A), [5, 6, 7]);
}

/// The rule by itself, for every cell around the tableau.
fn may_go(play: &Play, seat: Seat, to: Cell) -> bool {
    let view = play.view();
    let tableau = view.tableau(seat);
    let top = view.moving(seat).expect("it moves");
    let distance = |cell: Cell| (cell.column - to.column).abs() + (cell.row - to.row).abs();
    let mut others = tableau.stacks.iter().filter(|stack| stack.number != top);
    tableau.at(to).is_none() && others.any(|stack| distance(stack.cell) == 1)
}

/// DNC-7
#[test]
fn in_random_matches_the_list_has_exactly_the_cells_of_the_rule() {
    let mut number = 0;
    random_matches(12, |play| {
        let Phase::Choose(_) = play.view().public.phase else { return };
        number += 1;
        if number % 10 != 0 {
            return;
        }
        for seat in play.owed() {
            let (view, list) = (play.view(), ducks(play, seat));
            let stacks = &view.tableau(seat).stacks;
            let span = |place: fn(Cell) -> i16| {
                let places = || stacks.iter().map(|stack| place(stack.cell));
                let (least, most) = (places().min(), places().max());
                least.expect("a stack") - 2..=most.expect("a stack") + 2
            };
            for column in span(|cell| cell.column) {
                for row in span(|cell| cell.row) {
                    let listed = list.contains(&(column, row));
                    assert_eq!(listed, may_go(play, seat, Cell { column, row }));
                    let checked = DuckAndCover::check(&play.state, seat, duck(column, row));
                    assert_eq!(listed, checked.is_ok());
                }
            }
        }
    });
    assert!(number > 1_000);
}
