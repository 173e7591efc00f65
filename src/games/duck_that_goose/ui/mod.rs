//! Duck That Goose! on screen.

mod account;
mod board;
mod buttons;
mod card;
mod detail;
mod face;
mod figures;
mod hand;
mod log;
mod middle;
mod offers;
mod options;
mod pick;
mod pond;
mod prompt;
mod range;
mod refusal;
mod ring;
mod score;
mod task;
mod text;
mod upshot;
