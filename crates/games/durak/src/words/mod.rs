//! The words of Durak, for the shared table.

mod badge;
mod best;
mod card;
mod controls;
mod last_action;
mod log;
mod prompt;
mod reason;
mod score;
mod status;
mod text;

pub(super) use badge::sorted;
pub(super) use prompt::offer;
pub(super) use text::text;

use super::{Durak, Length, Options};
use mallard_words::{About, Company, Control, GameInfo, Lang};
use text::info_labels;

impl GameInfo for Durak {
    const LIES_FLAT: bool = true;

    fn about(lang: Lang) -> &'static About {
        &info_labels(lang).about
    }

    fn controls(options: &Options, seats: u8, lang: Lang) -> Vec<Control<Options>> {
        controls::controls(*options, seats, lang)
    }

    fn fit(options: Options, seats: u8) -> Options {
        controls::fit(options, seats)
    }

    fn follow(options: Options, before: Company, now: Company) -> Options {
        controls::follow(options, before, now)
    }

    fn single(options: Options) -> Options {
        controls::single(options)
    }

    fn shorten(options: Options) -> Options {
        Options { length: Length::Deals(1), ..options }
    }
}
