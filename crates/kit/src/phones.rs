//! The phones of the last match.

use leptos::prelude::*;
use std::sync::LazyLock;

type Phones = Vec<(String, bool)>;

static LISTED: LazyLock<ArcRwSignal<Phones>> = LazyLock::new(|| ArcRwSignal::new(Vec::new()));

/// The phones of the last match: the names of their players, and whether each is connected.
pub fn listed_phones() -> Signal<Phones> {
    LISTED.clone().into()
}

pub fn list_phones(phones: Phones) {
    if *LISTED.read_untracked() != phones {
        LISTED.set(phones);
    }
}
