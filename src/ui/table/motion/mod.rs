//! Motion and focus when a step is shown.

pub(in crate::ui::table) mod flight;
pub(in crate::ui::table) mod focus;
pub(in crate::ui::table) mod follow;
pub(in crate::ui::table) mod picture;
pub(in crate::ui::table) mod press_first;
