//! Motion and focus when a step is shown.

pub(in crate::ui::table) mod flight;
pub(in crate::ui::table) mod focus;
pub(in crate::ui::table) mod follow;
pub(in crate::ui::table) mod paint_pressed_first;
pub(in crate::ui::table) mod snapshot;
