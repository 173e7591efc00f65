//! How a match went, beside its result: a chart of everybody's totals, the moments that decided it, and the way
//! back to each.

mod chart;
mod moments;
mod seek;

pub(super) use self::chart::chart;
pub(super) use self::moments::moments;
use super::desk::Desk;
use crate::session::back;
use crate::ui::kit::{Icon, live_text};
use crate::words::{Story, story_text};
use leptos::prelude::*;

/// Says something of how a match went.
fn says(desk: Desk, what: fn(&Story) -> &'static str) -> Signal<String> {
    live_text(move || what(story_text(desk.app.lang())).to_owned())
}

/// The link to look back at the match; a lesson leaves nothing to look back at.
pub(super) fn look_back(desk: Desk) -> AnyView {
    if desk.coach.is_some() {
        return ().into_any();
    }
    view! {
        <a class="btn btn--quiet" href=back(&desk.tab.id(), None)>
            <Icon name="clock"/>
            <span>{says(desk, |words| words.look_back)}</span>
        </a>
    }
    .into_any()
}
