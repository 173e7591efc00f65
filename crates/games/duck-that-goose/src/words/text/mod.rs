//! All texts of Duck That Goose!, in every language. `&str` parameters are names of players, names of cards, or values
//! and points as the app shows them.

#[macro_use]
mod messages;

mod cards;
mod info;
mod log;
mod offer;
mod prompt;
mod reason;
mod refusal;
mod score;
mod table;

pub use cards::{card, quoted};
pub use info::info_labels;
pub use log::{last_action_line, log_line};
pub use reason::reasons;
pub use refusal::refusal;

use cards::ClassLabels;
use offer::{NextStepLabels, OfferLabels};
use prompt::{InterruptLabels, QuestionLabels, RoleLabels, WaitLabels};
use score::{FactLabels, ScoreLabels, SheetLabels};
use table::{PieceLabels, TableLabels};

messages!(text(Text {
    class: ClassLabels,
    table: TableLabels,
    role: RoleLabels,
    ask: QuestionLabels,
    wait: WaitLabels,
    interrupt: InterruptLabels,
    then: NextStepLabels,
    offer: OfferLabels,
    label: PieceLabels,
    sheet: SheetLabels,
    score: ScoreLabels,
    facts: FactLabels,
}));
