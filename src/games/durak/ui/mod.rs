//! Durak on screen.

mod board;
mod buttons;
mod face;
mod hand;
mod pond;
