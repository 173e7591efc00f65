//! Every sentence of the app in every language. Sentences use only views and redacted events.
//!
//! Nothing here depends on a screen, so all of it is tested natively. A game implements [`Boxed`] for
//! its box, and for its table what it asks ([`Asks`]), tells ([`LogText`]), counts ([`ScoreText`]) and shows
//! ([`StatusText`]). The texts of the shared screens are in `text/`. The texts of a
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
pub use asks::{Glimpses, Interrupts, Prompt, PromptText, SpokenDecision, SpokenQuestion};
pub use best::{Best, BestUnit};
pub use boxed::{Company, GameInfo};
pub use breaks::unbroken;
pub use control::{ChoiceInput, Control, ControlPlace, Input, Toggle};
pub use figured::CardFigure;
pub use glyph::{TextPart, bits, card_glyph, is_glyph, spoken};
pub use here::on_phone;
pub use lang::Lang;
pub use lesson::{LessonStep, LessonText};
pub use line::{LogLine, PauseText};
pub use names::{Names, isolated};
pub use piece::Piece;
pub use plate::{PlayerBadge, RoleTag, Tone};
pub use refused::RefusalText;
pub use rules::{
    Block, Figure, FigureRow, FigureSpot, RulesText, SearchHit, SearchText, Section, Sentence,
    SpotContent, Stress, TextRun, number_of, runs,
};
pub use say::TextContext;
pub use score_table::{
    ScoreCell, ScoreColumn, ScoreRow, ScoreTable, Winning, ranked, round_title, round_winner,
    shared_and_own, shared_column,
};
pub use scores::{ResultText, ScoreText};
pub use shows::{BadgeFn, StatusText, TableRule};
pub use sound::Sound;
pub use tells::{LastActionFn, LogText, closing};
pub(crate) use text::WhyText;
#[cfg(feature = "ui")]
pub(crate) use text::{
    BackText, HistoryMessages, ImportText, Messages, PhoneMessages, SeatsMessages, ShareMessages,
    StoryText,
};
pub use text::{
    LEVELS, back_text, hands_text, past_text, reading_text, seats_text, share_text, story_text,
    text, why_text,
};
pub use worded::GameText;
