//! Duck & Cover on screen.

mod around;
mod beside;
mod board;
mod buttons;
mod captain;
mod covered;
mod face;
mod others;
mod pan;
mod place;
mod pond;
mod screen;
mod small;
mod splashes;
mod spot;
mod stack;
mod touch;
