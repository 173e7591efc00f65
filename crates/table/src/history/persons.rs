//! The choice of the player whose stats are shown.

use super::page::Page;
use mallard_device::PastPlayer;
use mallard_kit::prelude::*;

/// All players who played here, one of them chosen; empty if no one did.
pub(super) fn chips(page: Page) -> AnyView {
    let persons = page.persons.get();
    if persons.is_empty() {
        return ().into_any();
    }
    let chip = |person: PastPlayer| {
        let (name, chosen) = (person.name.clone(), person.name.clone());
        let pressed = move || page.person().is_some_and(|person| person.name == chosen).to_string();
        view! {
            <button
                type="button"
                class="history__person person across"
                aria-pressed=live_text(pressed)
                on:click=move |_| {
                    page.app.left.update_value(|left| left.selected_player = Some(name.clone()));
                    page.chosen.set(Some(name.clone()));
                }
            >
                <Avatar duck=person.duck/>
                <b>{person.name}</b>
            </button>
        }
    };
    let chips = persons.into_iter().map(chip).collect_any();
    html! { <div class="history__people beside wrapped" role="group" aria-label=page.translate(|words| words.whose)>{chips}</div> }
}
