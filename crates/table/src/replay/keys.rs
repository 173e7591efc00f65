//! Keys for moving through the match, wherever the focus is.

use super::state::ReplayState;
use crate::parts::keys::letter;
use crate::parts::panels::OpenPanels;
use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use mallard_session::ReplayCursor;

pub(super) fn listen(replay: ReplayState, open: OpenPanels) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let with_others = event.ctrl_key() || event.alt_key() || event.meta_key();
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        // The viewer switch and scrolling lists use the same keys.
        let taken = |element: &Element| {
            element
                .closest("dialog, .segment, .drawer__body, [tabindex='0']")
                .ok()
                .flatten()
                .is_some()
        };
        let arrows = !target.as_ref().is_some_and(taken);
        let rounds = || replay.timeline.with_untracked(|timeline| timeline.rounds.clone());
        let go: Box<dyn FnOnce(ReplayCursor) -> ReplayCursor> = match event.key().as_str() {
            _ if with_others => return,
            "Escape" if replay.why.close() => return,
            "Escape" => return open.close_drawers(),
            "ArrowRight" if arrows => Box::new(ReplayCursor::on),
            "ArrowLeft" if arrows => Box::new(ReplayCursor::step_back),
            "Home" if arrows => Box::new(|cursor| cursor.to(0)),
            "End" if arrows => Box::new(|cursor| cursor.to(cursor.last())),
            "PageDown" if arrows => {
                let rounds = rounds();
                Box::new(move |cursor| cursor.round_on(&rounds))
            }
            "PageUp" if arrows => {
                let rounds = rounds();
                Box::new(move |cursor| cursor.round_back(&rounds))
            }
            _ => match letter(replay.app, &event) {
                Some('l') => return open.toggle(open.log),
                Some('p') => Box::new(ReplayCursor::played),
                _ => return,
            },
        };
        // The slider would react to the same keys in another way.
        event.prevent_default();
        replay.move_cursor(go);
    });
    on_cleanup(move || handle.remove());
}
