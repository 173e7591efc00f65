//! The words of Quantum, for the shared table.

mod best;
mod button;
mod contents;
mod dice;
mod doing;
mod latest;
mod log;
mod piece;
mod prompt;
mod reason;
mod reveal;
mod score;
mod signed;
mod status;
mod steps;
mod sums;
mod text;

pub(super) use button::{roll_button, write_button};
pub(super) use contents::{Content, SheetReader, content, describe_box, label};
pub(super) use dice::{faces_label, name};
pub(super) use doing::{Doing, doing, doing_before};
pub(super) use latest::Latest;
pub(super) use piece::SheetFigure;
pub(super) use prompt::{reroll_prompt, writes};
pub(super) use reveal::{Reveal, RevealedTurn, WrittenEntry};
pub(super) use signed::signed;
pub(super) use steps::steps;
pub(super) use sums::{sum, sum_label};
pub(super) use text::text;

use super::Quantum;
use mallard_words::{About, GameInfo, Lang};
use text::info_labels;

impl GameInfo for Quantum {
    fn about(lang: Lang) -> &'static About {
        &info_labels(lang).about
    }
}
