//! Motion after each step, and the press before it.

mod blur_pressed;
mod flight;
mod paint_pressed_first;
mod snapshot;

pub(crate) use blur_pressed::blur_pressed;
pub use blur_pressed::focus_is_lost;
pub use flight::{all, first, land};
pub(crate) use paint_pressed_first::after_press;
pub(crate) use snapshot::settle_all;
pub use snapshot::{LayoutSnapshot, show};
