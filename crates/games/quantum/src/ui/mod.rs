//! Quantum on screen.

mod board;
mod boxes;
mod buttons;
mod dice;
mod everyone;
mod face;
mod figured;
mod others;
mod pond;
mod reveal;
mod roll;
mod sheet;
mod steps;
mod tray;
