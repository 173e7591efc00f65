//! Duckit on screen.

mod account;
mod board;
mod buttons;
mod draw;
mod face;
mod facts;
mod last_trick;
mod pieces;
mod pond;
mod round;
mod ruler;
mod trick;
