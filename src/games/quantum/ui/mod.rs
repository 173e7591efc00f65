//! Quantum on screen.

mod board;
mod contents;
mod dice;
mod face;
mod latest;
mod log;
mod others;
mod pond;
mod prompt;
mod roll;
mod score;
mod sheet;
mod steps;
mod text;
mod tray;
