//! Moves the keyboard's focus to the next decision.

use crate::parts::pinned::is_pinned;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use mallard_board::{MatchUiHandle, motion::focus_is_lost};
use mallard_kit::prelude::*;

/// Elements that a game marks as playable or as targets.
const PLAYABLE_SELECTOR: &str = ":is(.hand, .pond) :is(.is-playable, .is-target, [data-target])";

/// Elements for a decision, the likeliest first: a card before its target.
const DECISION_SELECTORS: [&str; 6] = [
    ".hand .is-playable",
    PLAYABLE_SELECTOR,
    ".actions .button--primary",
    ".actions .button",
    ".hand .card",
    ".pond button",
];

/// Elements to look at in the meantime.
const IDLE_SELECTORS: [&str; 3] = [".actions .button--primary", ".actions .button", ".hand .card"];

/// A played card takes its button with it, and the focus would fall to the page: it goes to the next action instead.
/// The same happens if it is on an unplayable card when the turn comes.
pub(crate) fn keep_focus(handle: MatchUiHandle) {
    watch(move || {
        handle.track();
        handle.now.track();
        request_animation_frame(move || {
            // The state when the frame is drawn; the table may be gone by then.
            let Some(now) = handle.now.try_get_untracked() else { return };
            let had = handle.last.focused.try_update_value(Option::take).flatten();
            if let (true, Some(had)) = (focus_is_lost(), had) {
                // It may have left the page with the step; then the focus is lost, for a moment.
                let _ = had.focus();
            }
            if focus_is_lost() || now.acting && focus_is_idle() {
                let places = if now.acting { &DECISION_SELECTORS[..] } else { &IDLE_SELECTORS };
                places.iter().any(|place| focus_first(place));
            }
        });
    });
}

/// While a drawer covers the table, the focus is in it; then it returns to its old place.
pub(crate) fn lend_focus(open: RwSignal<bool>, drawer: &'static str) {
    let lender = StoredValue::new_local(None::<HtmlElement>);
    watch(move || {
        if open.get() {
            if is_pinned() {
                return;
            }
            lender.set_value(document().active_element().and_then(|had| had.dyn_into().ok()));
            request_animation_frame(move || {
                focus_first(&format!("{drawer} button"));
            });
        } else if let Some(Some(lender)) = lender.try_update_value(Option::take) {
            // It may have left the page by then; then nothing is focused, and the next step sets the focus.
            let _ = lender.focus();
        }
    });
}

/// Focuses the first element for `selector`. False if there is none.
pub(crate) fn focus_first(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    let Some(Ok(found)) = found.map(Element::dyn_into::<HtmlElement>) else { return false };
    found.focus().is_ok()
}

/// Is the focus on an unplayable card of the hand?
fn focus_is_idle() -> bool {
    let matches = |element: &Element, selector| element.matches(selector).unwrap_or(false);
    document().active_element().is_some_and(|element| {
        matches(&element, ".hand .card") && !matches(&element, PLAYABLE_SELECTOR)
    })
}
