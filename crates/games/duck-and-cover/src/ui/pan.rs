//! A board that is larger than its place. No cell is smaller than a fingertip, so players scroll such a board: with the
//! finger, the wheel, or the arrow keys. At the start, and with each call, it shows the cells that can be chosen.

use crate::DuckAndCover;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{HtmlElement, ScrollBehavior, ScrollToOptions};
use leptos::{ev, html};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;

/// The cells that a player looks for on a board, the most important first. On a board in play, the possible choices are
/// buttons.
const LOOKED_FOR: [&str; 3] = [".is-hinted", ".is-called, button", ".duck"];

/// Keeps the important part of the board in view in this area, and returns whether the board is larger than its place.
pub(super) fn keep_in_view(
    board: MatchUi<DuckAndCover>,
    area: NodeRef<html::Section>,
) -> RwSignal<bool> {
    let larger = RwSignal::new(false);
    // The board may be gone by the time of the frame.
    let there = move || area.try_get_untracked().flatten();
    let measure = move || {
        if let Some(area) = there() {
            let now = is_larger(&area);
            if larger.try_get_untracked() == Some(!now) {
                larger.set(now);
            }
        }
    };
    let begun = StoredValue::new(false);
    let look = move || {
        if let Some(area) = there() {
            // At first it is simply there; later it moves visibly, if the style sheet allows it.
            let first = begun.try_update_value(|begun| !std::mem::replace(begun, true));
            let pace =
                if first == Some(true) { ScrollBehavior::Instant } else { ScrollBehavior::Auto };
            scroll_to_focus(&area, pace);
        }
    };
    watch(move || {
        board.view.track();
        board.screen.again.track();
        request_animation_frame(measure);
    });
    let call = Memo::new(move |_| board.view.with(|view| (view.public.round, view.public.calls)));
    let hinted = settled(move || board.hint.with(Option::is_some));
    watch(move || {
        call.get();
        hinted.get();
        if larger.get() {
            request_animation_frame(look);
        }
    });
    let resized = window_event_listener(ev::resize, move |_| {
        measure();
        look();
    });
    on_cleanup(move || resized.remove());
    larger
}

fn is_larger(area: &HtmlElement) -> bool {
    let board = area.first_element_child().and_then(|board| board.dyn_into::<HtmlElement>().ok());
    board.is_some_and(|board| {
        board.offset_width() > area.client_width() || board.offset_height() > area.client_height()
    })
}

fn scroll_to_focus(area: &HtmlElement, behavior: ScrollBehavior) {
    let Some(all) = LOOKED_FOR.iter().find_map(|what| Extent::measure(area, what)) else { return };
    // If not all of it fits, the duck that moves does.
    let one = Extent::measure(area, ".is-called").unwrap_or(all);
    let across = begin((all.left, all.right), (one.left, one.right), area.client_width());
    let down = begin((all.top, all.bottom), (one.top, one.bottom), area.client_height());
    let place = ScrollToOptions::new();
    place.set_left(across.into());
    place.set_top(down.into());
    place.set_behavior(behavior);
    area.scroll_to_with_scroll_to_options(&place);
}

/// The start that puts the important part in the middle; the browser stops at the edges.
fn begin(all: (i32, i32), one: (i32, i32), room: i32) -> i32 {
    let (from, to) = if all.1 - all.0 <= room { all } else { one };
    (from + to - room) / 2
}

/// The extent of the elements on the board, in pixels from its corner, without their motion on the way there.
#[derive(Clone, Copy, Debug)]
struct Extent {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
}

impl Extent {
    fn measure(area: &HtmlElement, what: &str) -> Option<Self> {
        let found = area.query_selector_all(what).ok()?;
        let each = (0..found.length()).filter_map(|number| {
            let thing: HtmlElement = found.item(number)?.dyn_into().ok()?;
            let (left, top) = (thing.offset_left(), thing.offset_top());
            let (right, bottom) = (left + thing.offset_width(), top + thing.offset_height());
            Some(Self { left, top, right, bottom })
        });
        each.reduce(|all, one| Self {
            left: all.left.min(one.left),
            top: all.top.min(one.top),
            right: all.right.max(one.right),
            bottom: all.bottom.max(one.bottom),
        })
    }
}
