//! Duckit on screen.

mod account;
mod board;
mod face;
mod facts;
mod hand;
mod log;
mod pieces;
mod pond;
mod prompt;
mod round;
mod score;
mod text;
mod trick;
