//! Durak on screen.

mod board;
mod face;
mod hand;
mod log;
mod options;
mod pond;
mod prompt;
mod score;
mod text;
