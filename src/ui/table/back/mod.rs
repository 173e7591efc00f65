//! Replays a match, step by step, on its table. It only reads: nothing is saved, and no tab takes the match from
//! another.

mod controls;
mod dock;
mod eyes;
mod keys;
mod looking;
mod opening;
mod ring;
mod screen;
mod track;
mod turning_points;
mod why;

pub(super) use opening::{Viewing, open_back, open_shown};
pub(super) use why::Why;
