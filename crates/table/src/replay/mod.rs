//! Replays a match, step by step, on its table. It only reads: nothing is saved, and no tab takes the match from
//! another.

mod again;
mod controls;
mod dock;
mod keys;
mod ring;
mod screen;
mod show;
mod state;
mod track;
mod turning_points;
mod viewpoint;
mod why;

pub(super) use again::again_screen;
pub(super) use show::show_replay;
