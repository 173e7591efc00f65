//! The labels of the ducks for screen readers.

use super::cell_bounds::CellBounds;
use super::text::text;
use crate::{Cell, Number, NumberSet, Stack, Variant, VariantSet, View};
use mallard_engine::Seat;
use mallard_words::{Lang, text as shared};

/// A stack in words: the duck on top and, with `memory_aid`, the ducks seen under it.
pub fn stack_label(view: &View, seat: Seat, stack: Stack, memory_aid: bool, lang: Lang) -> String {
    let words = &text(lang).label;
    let Stack { number, cell, height } = stack;
    let frame = CellBounds::large(view.tableau(seat));
    let (column, row) = (frame.column(cell) + 1, frame.row(cell) + 1);
    let label = (words.stack)(number.into(), height, column, row);
    // With competition the number itself counts.
    let label = if view.public.variants().has(Variant::Competition) {
        label
    } else {
        (words.with_splashes)(&label, number.splashes())
    };
    if height > 1 && memory_aid {
        (words.remembered)(&label, &words.list(view.remembered(seat, number), lang))
    } else {
        label
    }
}

/// The label of a space that a duck can duck into.
pub fn space_label(view: &View, seat: Seat, cell: Cell, lang: Lang) -> String {
    let (column, row, list) = around(view, seat, cell, lang);
    (text(lang).label.space)(column, row, &list)
}

/// The name of a player's own count, next to their board.
pub fn own_count(variants: VariantSet, lang: Lang) -> &'static str {
    let words = &text(lang).table;
    if counts_splashes(variants) { words.your_splashes } else { words.your_points }
}

/// The score that a seat has if the round ends now.
pub fn counted(view: &View, seat: Seat, lang: Lang) -> String {
    let words = &text(lang).label;
    let count = if counts_splashes(view.public.variants()) { words.splashes } else { words.points };
    count(view.score(seat))
}

/// Is each point of a round a splash?
pub fn counts_splashes(variants: VariantSet) -> bool {
    !variants.has(Variant::Competition) && !variants.has(Variant::Pressure)
}

pub fn ducks_listed(name: &str, visible: NumberSet, lang: Lang) -> String {
    (text(lang).label.ducks_listed)(name, &listed(visible.iter(), lang))
}

/// The column and row of `cell`, from 1, and the numbers next to it, without the number that moves.
pub(super) fn around(view: &View, seat: Seat, cell: Cell, lang: Lang) -> (i16, i16, String) {
    let frame = CellBounds::large(view.tableau(seat));
    let moving = view.moving(seat);
    let beside = |stack: &&Stack| stack.cell.touches(cell) && Some(stack.number) != moving;
    let numbers = view.tableau(seat).stacks.iter().filter(beside).map(|stack| stack.number);
    (frame.column(cell) + 1, frame.row(cell) + 1, text(lang).label.list(numbers, lang))
}

pub fn listed(numbers: impl IntoIterator<Item = Number>, lang: Lang) -> String {
    let numbers: Vec<String> =
        numbers.into_iter().map(|number| u8::from(number).to_string()).collect();
    shared(lang).list(&numbers)
}
