//! A seat's stacks as the search moves them: small, and quick to play on.

use super::super::{Call, Cell, Number, NumberSet, Target, VariantSet, View};
use mallard_engine::Seat;

/// How many spots a row has. The plane wraps around: after the last spot comes the first.
const ROW_LENGTH: u8 = 16;

/// How far apart columns or rows may be at the start, so that nothing touches across the wrap.
const MAX_DISTANCE: i16 = 14;

/// Islands are moved together until they are this far apart. A stack between two islands then
/// touches only one.
const ISLAND_GAP: i16 = 3;

/// The tops of the stacks, by spot. The cards under them are never seen again (DNC-8).
#[derive(Clone, Debug)]
pub(super) struct Pond {
    on: [Option<Number>; 256],
    spots: [u8; Number::ALL.len()],
    visible: NumberSet,
    variants: VariantSet,
}

impl Pond {
    /// The pond of a seat, and a chart of the spots on it or next to it. `None` if the tableau is spread too far.
    pub(super) fn from_view(view: &View, seat: Seat) -> Option<(Self, Chart)> {
        let tableau = view.tableau(seat);
        let columns = Axis::from_lines(tableau.stacks.iter().map(|stack| stack.cell.column))?;
        let rows = Axis::from_lines(tableau.stacks.iter().map(|stack| stack.cell.row))?;
        let chart = Chart { columns, rows };
        let (visible, variants) = (tableau.visible(), view.public.variants());
        let mut pond = Self { on: [None; 256], spots: [0; 12], visible, variants };
        for stack in &tableau.stacks {
            let spot = chart.spot(stack.cell)?;
            pond.on[usize::from(spot)] = Some(stack.number);
            pond.spots[stack.number.index()] = spot;
        }
        Some((pond, chart))
    }

    #[inline]
    pub(super) fn visible(&self) -> NumberSet {
        self.visible
    }

    #[inline]
    pub(super) fn spot(&self, number: Number) -> u8 {
        self.spots[number.index()]
    }

    #[inline]
    pub(super) fn at(&self, spot: u8) -> Option<Number> {
        self.on[usize::from(spot)]
    }

    #[inline]
    pub(super) fn neighbours(&self, spot: u8) -> [Option<Number>; 4] {
        around(spot).map(|spot| self.at(spot))
    }

    /// Moves a stack, and returns the number that it covered.
    #[inline]
    pub(super) fn go(&mut self, number: Number, to: u8) -> Option<Number> {
        let covered = self.at(to);
        self.on[usize::from(self.spot(number))] = None;
        self.on[usize::from(to)] = Some(number);
        self.spots[number.index()] = to;
        if let Some(covered) = covered {
            self.visible = self.visible.without(covered);
        }
        covered
    }

    /// Takes the last move back.
    #[inline]
    pub(super) fn back(&mut self, number: Number, from: u8, covered: Option<Number>) {
        self.on[usize::from(self.spot(number))] = covered;
        self.on[usize::from(from)] = Some(number);
        self.spots[number.index()] = from;
        if let Some(covered) = covered {
            self.visible = self.visible.with(covered);
        }
    }

    /// The number that this call moves (DNC-9).
    #[inline]
    pub(super) fn called(&self, call: Call) -> Option<Number> {
        call.moves(self.visible, self.variants)
    }

    /// How much a visible duck of this number counts (DNC-1, DNC-18).
    #[inline]
    pub(super) fn value(&self, number: Number) -> f32 {
        f32::from(self.variants.points_for(number))
    }

    /// The points if the round ends now (DNC-16).
    pub(super) fn points(&self) -> i32 {
        self.variants.points(self.visible).into()
    }

    /// Is there only one stack, so that the round ends (DNC-15)?
    #[inline]
    pub(super) fn is_single(&self) -> bool {
        self.visible.len() == 1
    }
}

#[inline]
pub(super) fn around(spot: u8) -> [u8; 4] {
    [ROW_LENGTH.wrapping_neg(), 1, ROW_LENGTH, 1_u8.wrapping_neg()]
        .map(|step| spot.wrapping_add(step))
}

/// Maps cells to spots.
#[derive(Debug)]
pub(super) struct Chart {
    columns: Axis,
    rows: Axis,
}

impl Chart {
    /// The spot of a cell on a stack or next to one.
    pub(super) fn spot(&self, cell: Cell) -> Option<u8> {
        Some(self.rows.place(cell.row)? * ROW_LENGTH + self.columns.place(cell.column)?)
    }

    /// The spot to which a stack goes.
    pub(super) fn target(&self, from: Cell, target: Target) -> Option<u8> {
        self.spot(match target {
            Target::Cover(side) => from.neighbour(side),
            Target::Duck(cell) => cell,
        })
    }
}

/// The columns, or the rows, of the stacks in order, each with its place.
#[derive(Debug)]
struct Axis(Vec<(i16, i16)>);

impl Axis {
    fn from_lines(lines: impl Iterator<Item = i16>) -> Option<Self> {
        let mut in_order: Vec<(i16, i16)> = Vec::new();
        for line in lines {
            if let Err(at) = in_order.binary_search(&(line, 1)) {
                in_order.insert(at, (line, 1));
            }
        }
        for next in 1..in_order.len() {
            let (before, place) = in_order[next - 1];
            in_order[next].1 = place + in_order[next].0.saturating_sub(before).min(ISLAND_GAP);
        }
        let furthest = in_order.last()?.1;
        (furthest <= MAX_DISTANCE).then_some(Self(in_order))
    }

    fn place(&self, line: i16) -> Option<u8> {
        let near = |&&(stack, _): &&(i16, i16)| line.abs_diff(stack) <= 1;
        let &(stack, place) = self.0.iter().find(near)?;
        u8::try_from(place + line - stack).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{Action, DuckAndCover, State};
    use super::*;
    use mallard_engine::{Game, Pending, Rng, Setup, Viewer};
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// The numbers next to each number, in the order of the sides.
    fn neighbours(pond: &Pond) -> Vec<(Number, [Option<Number>; 4])> {
        pond.visible().iter().map(|number| (number, pond.neighbours(pond.spot(number)))).collect()
    }

    fn seen(state: &State, seat: Seat) -> View {
        DuckAndCover::view(state, Viewer::Seat(seat))
    }

    fn pond(view: &View) -> Option<(Pond, Chart)> {
        Pond::from_view(view, Seat::new(0))
    }

    /// Random play spreads a tableau far.
    #[test]
    fn it_moves_as_the_rules_have_it() {
        let mut rng = Rng::from_seed(7);
        let mut legal = Vec::new();
        let mut compared = 0;
        for seed in 0..8 {
            let setup = Setup::new(2, seed);
            let mut state = DuckAndCover::deal(&setup, &mut ()).expect("two can play");
            while let Pending::Decide { owed, .. } = DuckAndCover::pending(&state) {
                let before = seen(&state, Seat::new(0));
                let mut expected = pond(&before);
                for seat in owed {
                    DuckAndCover::legal(&state, seat, &mut legal);
                    let action = *rng.pick(&legal).expect("it owes a decision");
                    DuckAndCover::take_step(&mut state, seat, action, &mut ());
                    let number = before.moving(Seat::new(0));
                    if let (Action::Move(target), Some(number), Some((pond, chart)), 0) =
                        (action, number, &mut expected, seat.index())
                    {
                        let from = before.tableau(seat).stack(number).expect("it is visible").cell;
                        pond.go(number, chart.target(from, target).expect("it lies beside one"));
                    }
                }
                let after = seen(&state, Seat::new(0));
                if let (true, Some((expected, _)), Some((pond, _))) =
                    (before.public.round == after.public.round, expected, pond(&after))
                {
                    assert_eq!(neighbours(&pond), neighbours(&expected));
                    assert_eq!(pond.points(), i32::from(after.score(Seat::new(0))));
                    compared += 1;
                }
            }
        }
        assert!(compared > 1_000, "{compared}");
    }

    #[test]
    fn a_move_can_be_taken_back() {
        let state = DuckAndCover::deal(&Setup::new(2, 1), &mut ()).expect("two can play");
        let (before, _) = pond(&seen(&state, Seat::new(0))).expect("it is not spread");
        let number = before.at(before.spot(Number::One).wrapping_add(1)).unwrap_or(Number::Two);
        for to in around(before.spot(number)) {
            let mut after = before.clone();
            let covered = after.go(number, to);
            assert_eq!(after.visible().len(), 12 - u8::from(covered.is_some()));
            after.back(number, before.spot(number), covered);
            assert_eq!(neighbours(&after), neighbours(&before));
        }
    }
}
