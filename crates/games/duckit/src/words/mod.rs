//! The words of Duckit, for the shared table.

mod badge;
mod best;
mod card;
mod last_action;
mod log;
mod prompt;
mod reason;
mod rule;
mod score;
mod status;
mod text;
mod trick;

pub(super) use badge::sorted;
pub(super) use card::{describe_card, suit_letter};
pub(super) use prompt::offer;
pub(super) use rule::rule;
pub(super) use score::parted;
pub(super) use text::text;
pub(super) use trick::{last_number, shows_last_trick, trick_label, visible_trick};

use super::{Duckit, Options};
use mallard_words::{About, Control, GameInfo, Lang};
use text::info_labels;

impl GameInfo for Duckit {
    fn about(lang: Lang) -> &'static About {
        &info_labels(lang).about
    }

    fn controls(options: &Options, _: u8, lang: Lang) -> Vec<Control<Options>> {
        let whole = || Control::one_round(Options { one_round: false }, lang);
        options.one_round.then(whole).into_iter().collect()
    }

    fn shorten(_: Options) -> Options {
        Options { one_round: true }
    }
}
