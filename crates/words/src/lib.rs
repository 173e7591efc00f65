//! The languages, and every sentence that a game, a match or a part of all screens has. Sentences use only views and
//! redacted events. `mallard_texts` has those of the home screen and of the table.
//!
//! Nothing here depends on a screen, so all of it is tested natively. A game implements [`GameInfo`] for the home
//! screen, and for its table the prompts ([`PromptText`]), the log ([`LogText`]), the score ([`ScoreText`]) and the
//! status ([`StatusText`]). The texts that games share are in `text/`. The texts of a game are in its own
//! `words/text/`, with the same structure ([`messages!`]).
#![warn(missing_docs)]

#[macro_use]
mod messages;

mod about;
mod breaks;
mod card_figure;
mod control;
mod debug_text;
pub mod english;
mod facts;
mod fitted;
mod game_info;
mod game_text;
mod glyph;
mod here;
pub mod korean;
mod lang;
mod lesson;
mod line;
mod log_text;
mod names;
mod personal_best;
mod piece;
mod player_badge;
mod prompt_text;
mod refusal_text;
mod rules;
mod score_table;
mod score_text;
mod sound;
mod status_text;
mod text;
mod text_context;

pub use about::About;
pub use breaks::unbroken;
pub use card_figure::CardFigure;
pub use control::{ChoiceInput, Control, ControlPlace, Input, Toggle};
pub use facts::{Counts, Privacy, RuleFacts, ScreenFacts, SecrecyFacts, Ways};
pub use fitted::Fitted;
pub use game_info::{Company, GameInfo};
pub use game_text::GameText;
pub use glyph::{TextPart, bits, card_glyph, is_glyph, spoken};
pub use here::on_phone;
pub use lang::Lang;
pub use lesson::{LessonStep, LessonText};
pub use line::{LogLine, PauseText};
pub use log_text::{LastActionFn, LogText, closing};
pub use names::{Names, isolated};
pub use personal_best::{Best, BestUnit};
pub use piece::Piece;
pub use player_badge::{PlayerBadge, RoleTag, Tone};
pub use prompt_text::{Glimpses, Interrupts, Prompt, PromptText, SpokenDecision, SpokenQuestion};
pub use refusal_text::RefusalText;
pub use rules::{
    Block, Figure, FigureRow, FigureSpot, RulesText, SearchHit, SearchText, Section, Sentence,
    SpotContent, Stress, TextRun, number_of, runs,
};
pub use score_table::{
    ScoreCell, ScoreColumn, ScoreRow, ScoreTable, Winning, ranked, round_title, round_winner,
    shared_and_own, shared_column,
};
pub use score_text::{ResultText, ScoreText};
pub use sound::Sound;
pub use status_text::{BadgeFn, StatusText, TableRule};
pub use text::{
    GameMessages, ImportMessages, LEVELS, Messages, TrickMessages, WhyMessages, coach_messages,
    code_messages, device_messages, draft_messages, ending_messages, export_messages,
    game_messages, help_messages, import_messages, install_messages, japanese_suit, korean_suit,
    link_messages, open_error_messages, player_messages, prompt_messages, settings_messages,
    storage_messages, text, trick_messages, why_messages,
};
pub use text_context::TextContext;
