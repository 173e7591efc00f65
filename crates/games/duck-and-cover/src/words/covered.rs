//! The move that a seat has just made, and the stack that it covered.

use crate::{Cell, Event, Stack, View};
use mallard_engine::Seat;

/// The cells that the last step moved a stack of `seat` from and to. `None` once the ducks are dealt
/// again.
pub fn just_moved(latest: &[Event], seat: Seat) -> Option<(Cell, Cell)> {
    if latest.iter().any(|event| matches!(event, Event::RoundBegan { .. })) {
        return None;
    }
    latest.iter().find_map(|event| match *event {
        Event::Moved { seat: by, from, to, .. } if by == seat => Some((from, to)),
        _ => None,
    })
}

/// The stack that `seat` covered in its last step, as it was before. The board still shows it until
/// the covering stack has arrived. `None` once the ducks are dealt again.
pub fn just_covered(view: &View, latest: &[Event], seat: Seat) -> Option<Stack> {
    if latest.iter().any(|event| matches!(event, Event::RoundBegan { .. })) {
        return None;
    }
    latest.iter().find_map(|event| match *event {
        Event::Moved { seat: by, to: cell, height, covered: Some(number), .. } if by == seat => {
            let lying = view.tableau(seat).at(cell)?;
            Some(Stack { number, cell, height: lying.height.saturating_sub(height) })
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DuckAndCover, Number, NumberSet, Tableau, VariantSet};
    use mallard_engine::{Game, Setup, Viewer};

    const MINA: Seat = Seat::new(0);
    const TO: Cell = Cell::new(1, 0);

    /// Mina moves a stack of `height` cards onto another stack.
    fn moved(height: u8) -> Event {
        let from = Cell::new(0, 0);
        let (number, covered) = (Number::Six, Some(Number::Three));
        let beside = NumberSet::EMPTY;
        Event::Moved { seat: MINA, number, height, from, to: TO, covered, beside }
    }

    /// A table where Mina's 6 is on top of a stack of five cards.
    fn view() -> View {
        let state = DuckAndCover::deal(&Setup::new(2, 1), &mut ()).expect("the setup fits");
        let mut view = DuckAndCover::view(&state, Viewer::Table);
        let stack = Stack { number: Number::Six, cell: TO, height: 5 };
        view.tableaux[MINA.index()] = Tableau { stacks: vec![stack] };
        view
    }

    #[test]
    fn a_covered_stack_is_shown_as_it_was_before() {
        let lay = Stack { number: Number::Three, cell: TO, height: 3 };
        assert_eq!(just_covered(&view(), &[moved(2)], MINA), Some(lay));
        assert_eq!(just_covered(&view(), &[moved(2)], Seat::new(1)), None);
        assert_eq!(just_moved(&[moved(2)], MINA), Some((Cell::new(0, 0), TO)));
        assert_eq!(just_moved(&[moved(2)], Seat::new(1)), None);
    }

    #[test]
    fn a_new_round_forgets_the_last_move() {
        let latest = [moved(2), Event::RoundBegan { round: 2, variants: VariantSet::EMPTY }];
        assert_eq!(just_covered(&view(), &latest, MINA), None);
        assert_eq!(just_moved(&latest, MINA), None);
    }
}
