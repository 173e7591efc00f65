//! Every sentence of the app in every language. Sentences use only views and redacted events.
//!
//! Nothing here depends on a screen, so all of it is tested natively. A game implements [`Boxed`] for
//! its box, and for its table what it asks ([`Asks`]), tells ([`Tells`]), counts ([`Scores`]) and shows
//! ([`Shows`]). The texts of the shared screens are in `text/`. The texts of a
//! game are in its own `words/text/`, built the same way.

mod about;
mod asks;
mod best;
mod boxed;
mod breaks;
mod control;
pub(crate) mod english;
mod figured;
mod glyph;
mod here;
pub(crate) mod korean;
mod lang;
mod lesson;
mod line;
mod names;
mod piece;
mod plate;
mod refused;
mod rules;
mod say;
mod score_table;
mod scores;
mod shows;
mod sound;
mod tells;
mod text;
mod worded;

pub use about::About;
pub use asks::{Across, Asks, Glimpses, Interrupts, Prompt, Spoken};
pub use best::{Best, Measure};
pub use boxed::{Boxed, Company};
pub use breaks::unbroken;
pub use control::{Choice, Control, Input, Place, Toggle};
pub use figured::Figured;
pub use glyph::{Bit, bits, card_glyph, is_glyph, spoken};
pub use here::on_phone;
pub use lang::Lang;
pub use lesson::{LessonStep, LessonText};
pub use line::{Interlude, Line};
pub use names::{Names, isolated};
pub use piece::Piece;
pub use plate::{Plate, Tag, Tone};
pub use refused::Refused;
pub use rules::{
    Block, Figure, FigureRow, Hit, Needle, Rules, Run, Section, Sentence, Shown, Spot, Stress,
    number_of, runs,
};
pub use say::Say;
pub use score_table::{
    Cell, Column, Row, Score, Winning, ranked, round_title, round_winner, shared_and_own,
    shared_column,
};
pub use scores::{Outcome, Scores};
pub use shows::{PlateOf, Shows, Term};
pub use sound::Sound;
pub use tells::{RecapOf, Tells, closing};
pub(crate) use text::WhyText;
#[cfg(feature = "ui")]
pub(crate) use text::{BackText, Hands, ImportText, Past, Seats, Share, StoryText, Text};
pub use text::{
    LEVELS, back_text, claim_privacy, hands_text, past_text, reading_text, seats_text, share_text,
    story_text, text, why_text,
};
pub use worded::Worded;
