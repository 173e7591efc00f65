//! The keyboard's first place on a screen.

use super::live::watch;
use leptos::html;
use leptos::prelude::*;

/// Focuses a button as soon as it is shown, if it is the only action.
pub fn focus_when_shown(button: NodeRef<html::Button>) {
    watch(move || {
        if let Some(button) = button.get() {
            // Only a convenience: without a keyboard the user does not notice.
            let _ = button.focus();
        }
    });
}
