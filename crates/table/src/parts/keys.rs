//! Keys that work anywhere on the table.

use crate::parts::panels::OpenPanels;
use leptos::ev;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys;
use mallard_board::{Command, MatchUiHandle};
use mallard_device::shortcut;
use mallard_kit::prelude::*;

pub(crate) fn listen(handle: MatchUiHandle, open: OpenPanels) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let with_others = event.ctrl_key() || event.alt_key() || event.meta_key();
        if with_others || dialog_is_open() || event.is_composing() {
            return;
        }
        let letter = letter(handle.app, &event).filter(|_| !writes(&event));
        if open.again.get_untracked() {
            if event.key() == "Escape" {
                open.again.set(false);
            }
            return;
        }
        // A field that needs the key handles it.
        if event.key() == "Escape" {
            return open.close_drawers();
        }
        match letter {
            Some('h') => handle.dispatch(Command::Hint),
            Some('u') => handle.dispatch(Command::Undo),
            Some('s') if handle.again.get_untracked() => open.again.set(true),
            Some('l') => open.toggle(open.log),
            Some('r') => open.toggle(open.rules),
            Some('m') if handle.now.get_untracked().acting => open.moves.set(true),
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}

/// The letter of a shortcut for this key, unless the settings turn letters off.
pub(crate) fn letter(app: App, event: &web_sys::KeyboardEvent) -> Option<char> {
    let works = app.settings.with_untracked(|settings| settings.shortcuts);
    works.then(|| shortcut(&event.key(), &event.code())).flatten()
}

/// Is a dialog open? It handles all keys itself.
pub(crate) fn dialog_is_open() -> bool {
    document().query_selector("dialog[open]").ok().flatten().is_some()
}

fn writes(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA"))
}
