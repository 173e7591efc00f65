//! The words of Duck & Cover, for the shared table.

mod best;
mod calls;
mod cell_bounds;
mod controls;
mod covered;
mod label;
mod log;
mod offer;
mod piece;
mod place;
mod prompt;
mod quacks;
mod reason;
mod refusal;
mod round_end;
mod score;
mod status;
mod target;
mod text;
mod variants;

pub(super) use calls::{call_name, card_name, quack_text};
pub(super) use cell_bounds::{CellBounds, was_dealt};
pub(super) use covered::{just_covered, just_moved};
pub(super) use label::{
    counted, counts_splashes, ducks_listed, listed, own_count, space_label, stack_label,
};
pub(super) use offer::marked_offer;
pub(super) use piece::DuckFigure;
pub(super) use place::{cell_of, name_of};
pub(super) use quacks::quacks;
pub(super) use target::cell_at;
pub(super) use text::{Counted, text};

use super::{DuckAndCover, Options};
use mallard_words::{About, Control, GameInfo, Lang};
use text::info_labels;

impl GameInfo for DuckAndCover {
    const AROUND: bool = true;

    fn about(lang: Lang) -> &'static About {
        &info_labels(lang).about
    }

    fn controls(options: &Options, _: u8, lang: Lang) -> Vec<Control<Options>> {
        controls::controls(*options, lang)
    }

    fn shorten(options: Options) -> Options {
        Options { one_round: true, ..options }
    }
}
