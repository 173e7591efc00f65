//! The boards' screen state: what is chosen, dragged, refused, or enlarged.

use crate::{Action, Answer, Cell, DuckAndCover, Number, Side, Stack, Target, View};
use mallard_board::MatchUi;
use mallard_engine::{Seat, SeatSet};
use mallard_kit::prelude::*;
use mallard_kit::{ALL_EDGES_QUERY, Bubble, Drag, watch_media};

/// Most seats of a match: each has a drag.
const MAX_SEATS: usize = 7;

/// A tablet, which several people can touch.
const TOUCH_QUERY: &str = "(pointer: coarse)";

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Screen {
    /// The target that is chosen and not yet confirmed, and its seat.
    pub(super) chosen: RwSignal<Option<(Seat, Target)>>,
    /// The seat with the large board; `None` if only bots play, or a round is over.
    pub(super) large: RwSignal<Option<Seat>>,
    /// The seat whose small board is shown large over the table.
    pub(super) open: RwSignal<Option<Seat>>,
    /// The seats that choose again, though they have chosen.
    pub(super) again: RwSignal<SeatSet>,
    pub(super) refused: Bubble,
    /// A drag for each board: several players move at once.
    drags: StoredValue<[Drag<Number>; MAX_SEATS]>,
    touched: Signal<bool>,
    has_edges: Signal<bool>,
}

impl Default for Screen {
    fn default() -> Self {
        Self {
            chosen: RwSignal::new(None),
            large: RwSignal::new(None),
            open: RwSignal::new(None),
            again: RwSignal::new(SeatSet::EMPTY),
            refused: Bubble::default(),
            drags: StoredValue::new([(); MAX_SEATS].map(|()| Drag::default())),
            touched: watch_media(TOUCH_QUERY),
            has_edges: watch_media(ALL_EDGES_QUERY),
        }
    }
}

impl Screen {
    pub(super) fn drag(self, seat: Seat) -> Drag<Number> {
        self.drags.with_value(|drags| drags[seat.index()])
    }
}

/// Do several players sit around the tablet, each with a board at their own edge? This also applies if all choose on
/// phones. All read the end of a round from one side.
pub(super) fn is_around(board: MatchUi<DuckAndCover>) -> bool {
    let several = board.people().len() > 1 && board.screen.touched.get() && !board.has_ended_part();
    (several || board.in_the_middle()) && board.screen.has_edges.get()
}

/// Keeps the large board that of the player at the tablet, while a round continues. A player who drags a duck on a
/// small board is not disturbed: that board grows when the finger is up.
pub(super) fn keep_large(board: MatchUi<DuckAndCover>) {
    let large = board.screen.large;
    // At the end of a round or the match all boards are equal.
    let next = move || {
        let own = board.seat.get().or_else(|| board.people().first());
        own.filter(|_| !board.has_ended_part())
    };
    large.set(untrack(next));
    watch(move || {
        let next = next();
        let dragging = next.is_some_and(|seat| board.screen.drag(seat).is_held());
        if !dragging && large.get_untracked() != next {
            large.set(next);
        }
    });
}

/// A board that was looked at goes back to its place with the next card, and the reason for a
/// refusal goes with its call.
pub(super) fn close_with_the_call(board: MatchUi<DuckAndCover>) {
    let calls = Memo::new(move |_| board.view.with(|view| (view.public.round, view.public.calls)));
    let called = settled(move || board.view.with(|view| view.call().is_some()));
    watch(move || {
        // Read, not only tracked: a memo that no one reads follows nothing.
        calls.get();
        board.screen.open.set(None);
        board.screen.again.set(SeatSet::EMPTY);
    });
    watch(move || {
        calls.get();
        called.get();
        board.screen.refused.clear();
    });
}

/// The places to which the called stack of a player can go now.
pub(super) fn targets(board: MatchUi<DuckAndCover>, seat: Seat) -> Vec<Target> {
    let has_chosen = || {
        let answer = board.view.with(|view| view.answer(seat));
        matches!(answer, Some(Answer::Ready | Answer::Chose(_)))
    };
    if is_around(board) && !board.screen.again.get().has(seat) && has_chosen() {
        return Vec::new();
    }
    let target = |action| match action {
        Action::Move(target) => Some(target),
        Action::Turn => None,
    };
    board.offers_for(seat).into_iter().filter_map(target).collect()
}

/// The target that was chosen before, until all have chosen. Around the tablet no board shows it, because all can see
/// it.
pub(super) fn settled_on(board: MatchUi<DuckAndCover>, seat: Seat) -> Option<Target> {
    match board.view.with(|view| view.answer(seat)) {
        Some(Answer::Chose(target)) if !is_around(board) => Some(target),
        _ => None,
    }
}

/// The marked choice: the one to confirm, or the one that was confirmed.
pub(super) fn marked(board: MatchUi<DuckAndCover>, seat: Seat) -> Option<Target> {
    pending(board, seat).or_else(|| settled_on(board, seat))
}

/// The choice to confirm, if it is still possible.
pub(super) fn pending(board: MatchUi<DuckAndCover>, seat: Seat) -> Option<Target> {
    let (whose, target) = board.screen.chosen.get()?;
    (whose == seat && targets(board, seat).contains(&target)).then_some(target)
}

/// The target of moving a seat's called stack to a cell.
pub(super) fn target_at(view: &View, seat: Seat, cell: Cell) -> Target {
    let tableau = view.tableau(seat);
    let from = view.moving(seat).and_then(|number| tableau.stack(number));
    let lies = |from: Stack| Side::ALL.into_iter().find(|&side| from.cell.neighbour(side) == cell);
    let side = from.and_then(lies);
    match side {
        Some(side) if tableau.at(cell).is_some() => Target::Cover(side),
        _ => Target::Duck(cell),
    }
}
