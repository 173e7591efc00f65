//! Durak on screen.

mod board;
mod buttons;
mod ending;
mod face;
mod hand;
mod pond;
