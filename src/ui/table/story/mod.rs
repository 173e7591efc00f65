//! The story of a match, beside its result: a chart of all totals, the moments that decided it, and
//! the way back to each.

mod chart;
mod moments;
mod seek;

pub(super) use self::chart::chart;
pub(super) use self::moments::{look_for, moments};
use crate::ui::kit::live_text;
use crate::ui::table::play::desk::Desk;
use crate::words::{StoryText, story_text};
use leptos::prelude::*;

/// A text of the story.
fn says(desk: Desk, what: fn(&StoryText) -> &'static str) -> Signal<String> {
    live_text(move || what(story_text(desk.app.lang())).to_owned())
}
