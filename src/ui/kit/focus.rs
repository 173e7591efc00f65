//! Where the keyboard begins on a screen.

use super::live::watch;
use leptos::html;
use leptos::prelude::*;

/// Puts the focus on a button as soon as it is there: it is the one thing to do.
pub fn focus_when_shown(button: NodeRef<html::Button>) {
    watch(move || {
        if let Some(button) = button.get() {
            // Only a convenience: whoever has no keyboard does not notice.
            let _ = button.focus();
        }
    });
}
