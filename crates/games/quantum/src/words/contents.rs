//! The content of a box on a sheet.

use super::text::text;
use crate::{Choice, Chosen, Colour, Need, Phase, View};
use mallard_engine::Seat;
use mallard_words::Lang;

/// The lowest and the highest number that the dice can make (QTM-1).
const POSSIBLE_NUMBERS: std::ops::RangeInclusive<u8> = 1..=33;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    Written {
        number: u8,
        fresh: bool,
    },
    /// The number fits and may be written now.
    Fits(u8),
    /// The only human player has chosen this number and waits for the bots.
    Chosen(u8),
    /// The number does not fit: the numbers that would.
    Refused {
        need: Need,
    },
    /// The seat wrote in this colour in step B.
    SetAside,
    /// The number the box would get if the rolling ended now.
    Pending {
        number: u8,
        need: Need,
        fits: bool,
    },
    Empty,
}

/// The reader's relation to the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetReader {
    /// The player at the tablet decides on this sheet.
    Decides,
    /// The sheet of the only human player, who has nothing to decide now.
    Waits,
    Other,
}

/// The content of the box `place`, counted from 0. `fresh`: was it written just now?
pub fn content(
    view: &View,
    seat: Seat,
    reader: SheetReader,
    colour: Colour,
    place: usize,
    fresh: bool,
) -> Content {
    let row = view.sheet(seat).row(colour);
    if let Some(number) = row.number(place) {
        return Content::Written { number, fresh };
    }
    if place != row.numbers().len() {
        return Content::Empty;
    }
    let (number, need) = (view.value(colour).total, row.need());
    let fits = row.fits(number);
    match (reader, &view.public.phase) {
        (SheetReader::Other, _) | (_, Phase::Over) => Content::Empty,
        (SheetReader::Waits, _) if view.chosen(seat) == Chosen::Seen(Choice::Write(colour)) => {
            Content::Chosen(number)
        }
        (SheetReader::Waits, _) => Content::Empty,
        (SheetReader::Decides, Phase::Reroll) => Content::Pending { number, need, fits },
        (SheetReader::Decides, _) if view.aside() == Some(colour) => Content::SetAside,
        (SheetReader::Decides, _) if fits => Content::Fits(number),
        (SheetReader::Decides, _) => Content::Refused { need },
    }
}

/// The lines in the next box of a row that cannot be written, or not yet.
pub fn describe_box(content: Content, lang: Lang) -> Vec<String> {
    let words = &text(lang).table;
    match content {
        Content::SetAside => vec![words.used_in_b.to_owned()],
        Content::Refused { need } => vec![needs(need, lang)],
        Content::Pending { number, fits: true, .. } => {
            vec![(words.now_value)(number), words.would_fit.to_owned()]
        }
        Content::Pending { number, need, fits: false } => {
            vec![(words.now_value)(number), needs(need, lang)]
        }
        Content::Written { .. } | Content::Fits(_) | Content::Chosen(_) | Content::Empty => {
            Vec::new()
        }
    }
}

/// The condition for a number in the box, in a word or two.
fn needs(need: Need, lang: Lang) -> String {
    let words = &text(lang).table;
    match need {
        Need::Over(bound) if bound < *POSSIBLE_NUMBERS.end() => (words.needs_least)(bound + 1),
        Need::Under(bound) if bound > *POSSIBLE_NUMBERS.start() => (words.needs_most)(bound - 1),
        Need::Any | Need::Over(_) | Need::Under(_) | Need::Full => words.never_fits.to_owned(),
    }
}

/// The label of a box for screen readers: with its number, or only its place if no number fits.
pub fn label(content: Content, colour: Colour, place: usize, lang: Lang) -> String {
    let words = &text(lang).label;
    let place = u8::try_from(place + 1).unwrap_or(u8::MAX);
    match content {
        Content::Written { number, .. } => (words.filled)(colour, place, number),
        Content::Fits(number) | Content::Chosen(number) => (words.fits)(colour, place, number),
        _ => (words.next)(colour, place),
    }
}
