//! The words of Duck That Goose!, for the shared table.

mod best;
mod controls;
mod figures;
mod glimpse;
mod interrupt;
mod kind;
mod label;
mod log;
mod offers;
mod piece;
mod prompt;
mod reason;
mod score;
mod seat;
mod sheet;
mod status;
mod symbol;
mod tables;
mod task;
mod text;
mod upshot;
mod wait;

pub(super) use figures::{signed, value};
pub(super) use interrupt::can_interrupt;
pub(super) use kind::{classed, gist, kind_label};
pub(super) use label::{face_up_label, is_copy, place_label, range_label, slot_label};
pub(super) use offers::offer;
pub(super) use piece::GooseFigure;
pub(super) use seat::{controller, seat_state};
pub(super) use sheet::{SheetLine, Source, last_sheets, sheet_lines};
pub(super) use symbol::symbol;
pub(super) use tables::give_and_get;
pub(super) use task::subject;
pub(super) use text::{card, quoted, text};
pub(super) use upshot::upshot;

use super::{DuckThatGoose, Options, Rounds};
use mallard_words::{About, Company, Control, GameInfo, Lang};
use text::info_labels;

impl GameInfo for DuckThatGoose {
    fn about(lang: Lang) -> &'static About {
        &info_labels(lang).about
    }

    fn controls(options: &Options, seats: u8, lang: Lang) -> Vec<Control<Options>> {
        controls::controls(*options, seats, lang)
    }

    fn follow(options: Options, before: Company, now: Company) -> Options {
        controls::follow(options, before, now)
    }

    fn shorten(options: Options) -> Options {
        Options { rounds: Rounds::Count(1), ..options }
    }
}
