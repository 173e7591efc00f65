//! All texts of Duck That Goose!, in every language. `&str` parameters are names of players, names of cards, or values
//! and points as the app shows them.
//!
//! Each part is a folder: its `mod.rs` has the fields, and each language has a file next to it.

mod boxed;
mod cards;
mod log;
mod offer;
mod prompt;
mod reason;
mod refusal;
mod score;
mod table;

pub use boxed::info_labels;
pub use cards::{card, quoted};
pub use reason::reasons;
pub use refusal::refusal;

use cards::ClassLabels;
pub use log::{last_action_line, log_line};
use mallard_words::Lang;
use offer::{NextStepLabels, OfferLabels};
use prompt::{InterruptLabels, QuestionLabels, RoleLabels, WaitLabels};
use score::{FactLabels, ScoreLabels, SheetLabels};
use table::{PieceLabels, TableLabels};

/// The texts at the table, in one language.
#[derive(Debug)]
pub struct Text {
    pub class: ClassLabels,
    pub table: TableLabels,
    pub role: RoleLabels,
    pub ask: QuestionLabels,
    pub wait: WaitLabels,
    pub interrupt: InterruptLabels,
    pub then: NextStepLabels,
    pub offer: OfferLabels,
    pub label: PieceLabels,
    pub sheet: SheetLabels,
    pub score: ScoreLabels,
    pub facts: FactLabels,
}

/// The parts of `$lang`, from the files with that name.
macro_rules! texts {
    ($lang:ident) => {
        Text {
            class: cards::$lang::CLASS,
            table: table::$lang::TABLE,
            role: prompt::$lang::ROLE,
            ask: prompt::$lang::ASK,
            wait: prompt::$lang::WAIT,
            interrupt: prompt::$lang::INTERRUPT,
            then: offer::$lang::THEN,
            offer: offer::$lang::OFFER,
            label: table::$lang::LABEL,
            sheet: score::$lang::SHEET,
            score: score::$lang::SCORE,
            facts: score::$lang::FACTS,
        }
    };
}

static EN: Text = texts!(en);
static KO: Text = texts!(ko);
static JA: Text = texts!(ja);

/// The texts in `lang`.
pub fn text(lang: Lang) -> &'static Text {
    lang.pick([&EN, &KO, &JA])
}
