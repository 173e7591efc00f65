//! Durak on screen.

mod board;
mod buttons;
mod ending;
mod face;
mod pond;
