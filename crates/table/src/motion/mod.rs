//! Motion and focus when a step is shown.

pub(crate) mod flight;
pub(crate) mod focus;
pub(crate) mod follow;
pub(crate) mod paint_pressed_first;
pub(crate) mod snapshot;
