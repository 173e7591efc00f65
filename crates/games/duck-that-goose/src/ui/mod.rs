//! Duck That Goose! on screen.

mod account;
mod board;
mod buttons;
mod card;
mod detail;
mod face;
mod hand;
mod middle;
mod pick;
mod pond;
mod range;
mod ring;
mod slot;
mod upshot;
