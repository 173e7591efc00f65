//! Duck & Cover on screen.

mod board;
mod captain;
mod ends;
mod face;
mod grid;
mod log;
mod others;
mod pond;
mod prompt;
mod refusal;
mod score;
mod screen;
mod spot;
mod text;
mod touch;
