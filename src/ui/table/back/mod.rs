//! A match is looked back at, step by step, on the table it was played on. It is only read: nobody thinks, nothing is
//! saved, and no tab takes it from another.

mod controls;
mod dock;
mod eyes;
mod keys;
mod leaving;
mod looking;
mod opening;
mod ring;
mod screen;
mod track;

pub(super) use leaving::look_back;
pub(super) use opening::{Shown, open_back, open_shown};
