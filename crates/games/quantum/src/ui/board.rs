//! The screen state of Quantum's board, and the meaning of taps.

use crate::words::{Latest, text};
use crate::{Action, Colour, DiceSet, Die, Phase, Quantum, View};
use leptos::prelude::*;
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::Bubble;
use mallard_words::RefusalText;

/// Screen state: the dice that are kept, the box that is chosen, the seat whose sheet is open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Screen {
    kept: RwSignal<Option<(Decision, DiceSet)>>,
    chosen: RwSignal<Option<(Decision, Colour)>>,
    /// The die whose faces are shown if not all fit.
    pub(super) touched: RwSignal<Die>,
    pub(super) open: RwSignal<Option<Seat>>,
    pub(super) refused: Bubble,
}

/// Whose decision it is, in which turn and step. A choice is cleared at the next decision, so that no one sees what
/// another meant to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Decision {
    turn: u16,
    seat: Option<Seat>,
    together: bool,
}

/// The board, with the part of the last turn that it still shows.
#[derive(Clone, Copy, Debug)]
pub(super) struct SheetBoard {
    pub(super) board: MatchUi<Quantum>,
    pub(super) latest: Memo<Latest>,
}

impl std::ops::Deref for SheetBoard {
    type Target = MatchUi<Quantum>;

    fn deref(&self) -> &MatchUi<Quantum> {
        &self.board
    }
}

impl Default for Screen {
    fn default() -> Self {
        Self {
            kept: RwSignal::new(None),
            chosen: RwSignal::new(None),
            touched: RwSignal::new(Die::WHITE),
            open: RwSignal::new(None),
            refused: Bubble::default(),
        }
    }
}

impl Screen {
    /// Marks no box any more.
    pub(super) fn lower(self) {
        self.chosen.set(None);
    }
}

fn moment(board: MatchUi<Quantum>) -> Decision {
    let seat = board.seat.get();
    board.view.with(|view| Decision {
        turn: view.public.turn,
        seat,
        together: matches!(view.public.phase, Phase::Everyone { .. }),
    })
}

/// The dice to keep; none at first.
pub(super) fn kept(board: MatchUi<Quantum>) -> DiceSet {
    let now = moment(board);
    let kept = board.screen.kept.get().filter(|&(moment, _)| moment == now);
    kept.map_or(DiceSet::EMPTY, |(_, kept)| kept)
}

pub(super) fn keep_dice(board: MatchUi<Quantum>, dice: DiceSet) {
    board.screen.kept.set(Some((untrack(|| moment(board)), dice)));
}

pub(super) fn all_but(dice: DiceSet) -> DiceSet {
    DiceSet::FULL.iter().filter(|&die| !dice.has(die)).collect()
}

/// A die was tapped: it is kept, or rolls again.
pub(super) fn touch_die(board: MatchUi<Quantum>, die: Die) {
    let stay = untrack(|| kept(board));
    board.screen.touched.set(die);
    keep_dice(board, if stay.has(die) { stay.without(die) } else { stay.with(die) });
}

/// The colour whose box is chosen, if it can still be written.
pub(super) fn chosen(board: MatchUi<Quantum>) -> Option<Colour> {
    let (moment_of, colour) = board.screen.chosen.get()?;
    let offered = || board.offers.with(|offers| offers.contains(&Action::Write(colour)));
    (moment_of == moment(board) && offered()).then_some(colour)
}

/// A box of the player's own sheet was tapped: choose it, write in it, or give the reason why not. `place` counts from
/// 0.
pub(super) fn touch_box(board: MatchUi<Quantum>, colour: Colour, place: usize) {
    let screen = board.screen;
    let action = Action::Write(colour);
    let offered = board.offers.with_untracked(|offers| offers.contains(&action));
    let next = board.view.with_untracked(|view| next_place(view, own_seat(board), colour));
    if !offered || place != next {
        return refuse(board, colour, place);
    }
    screen.refused.clear();
    let raised = untrack(|| chosen(board)) == Some(colour);
    if raised || !board.confirms() {
        board.act(action);
    } else {
        screen.chosen.set(Some((untrack(|| moment(board)), colour)));
    }
}

/// Gives the reason why nothing can be written there, above the box.
fn refuse(board: MatchUi<Quantum>, colour: Colour, place: usize) {
    let refused = board.view.with_untracked(|view| {
        let further = place > next_place(view, own_seat(board), colour);
        let writes = matches!(view.public.phase, Phase::Active | Phase::Everyone { .. });
        let asked = writes && board.acting.get_untracked() && view.aside() != Some(colour);
        let reason = || (text(board.app.lang_now()).table.from_the_left)(colour);
        (further && asked).then(|| RefusalText { reason: reason(), rule: "QTM-3" })
    });
    let refused = refused.or_else(|| board.refusal(Action::Write(colour)));
    if let Some(refused) = refused {
        board.screen.refused.say(box_selector(colour, place), refused);
    }
}

/// The selector of a box of the player's own sheet.
pub(super) fn box_selector(colour: Colour, place: usize) -> String {
    format!(".own-sheet [data-box=\"{}\"]", box_name(colour, place))
}

/// The name of a box of the player's own sheet.
pub(super) fn box_name(colour: Colour, place: usize) -> String {
    format!("{}{place}", colour.letter())
}

/// The place of the next box of a row, from 0.
fn next_place(view: &View, seat: Option<Seat>, colour: Colour) -> usize {
    seat.map_or(0, |seat| view.sheet(seat).row(colour).numbers().len())
}

fn own_seat(board: MatchUi<Quantum>) -> Option<Seat> {
    board.seat.get_untracked()
}

/// The seat whose sheet is in the middle: that of the player at the tablet, or if only bots play, the seat whose turn
/// it is.
pub(super) fn middle_seat(board: MatchUi<Quantum>) -> Seat {
    board.seat.get().unwrap_or_else(|| board.view.with(|view| view.public.active))
}

/// Does the player at the tablet make a choice that others at the table must not see?
pub(super) fn secret(board: MatchUi<Quantum>) -> bool {
    board.people().len() > 1
        && board.acting.get()
        && board.view.with(|view| matches!(view.public.phase, Phase::Everyone { .. }))
}
