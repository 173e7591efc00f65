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

pub use boxed::boxed;
pub use cards::{card, quoted};
pub use reason::reasons;
pub use refusal::refusal;

use crate::words::Lang;
use cards::Class;
pub use log::{did, told};
use offer::{Offer, Then};
use prompt::{Ask, Interrupt, Role, Wait};
use score::{Facts, Score, Sheet};
use table::{Label, Table};

/// The texts at the table, in one language.
#[derive(Debug)]
pub struct Text {
    pub class: Class,
    pub table: Table,
    pub role: Role,
    pub ask: Ask,
    pub wait: Wait,
    pub interrupt: Interrupt,
    pub then: Then,
    pub offer: Offer,
    pub label: Label,
    pub sheet: Sheet,
    pub score: Score,
    pub facts: Facts,
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
