//! The banner about a fault in saving.

use mallard_board::{Command, MatchUiHandle};
use mallard_codes::Route;
use mallard_device::SaveError;
use mallard_kit::prelude::*;
use mallard_texts::{history_messages, saves_messages};
use mallard_web as web;
use mallard_words::storage_messages;

/// The banner, as long as there is a fault in saving.
pub(crate) fn banner(handle: MatchUiHandle) -> AnyView {
    let (app, tab) = (handle.app, handle.tab());
    live(move || {
        let (go_on_label, saves) = (app.text().go_on, saves_messages(app.lang()));
        let save_again = Callback::new(move |()| handle.dispatch(Command::Save));
        let go_on = Callback::new(move |()| tab.forgive());
        let play_here = Callback::new(move |()| tab.take_over());
        let (words, remedy) = match tab.save_error() {
            _ if tab.is_elsewhere() => {
                (saves.elsewhere.to_owned(), Some((saves.play_here, play_here)))
            }
            _ if !tab.is_saved() => {
                (saves.not_saved.to_owned(), Some((saves.try_again, save_again)))
            }
            Some(SaveError::Step(damage)) => {
                ((saves.damaged_step)(damage.good), Some((go_on_label, go_on)))
            }
            Some(SaveError::Slot) => (saves.damaged_slot.to_owned(), Some((go_on_label, go_on))),
            None if tab.evicted_matches() > 0 => {
                ((history_messages(app.lang()).gone)(tab.evicted_matches()), None)
            }
            None if web::storage().is_lasting() => return ().into_any(),
            None => (storage_messages(app.lang()).not_lasting.to_owned(), None),
        };
        let remedy = remedy.map(|(words, act)| {
            view! { <button type="button" class="button" on:click=move |_| act.run(())>{words}</button> }
        });
        let full = !tab.is_saved() && !tab.is_elsewhere();
        let make_room =
            full.then(|| view! { <a class="button" href=Route::Home.hash()>{saves.make_room}</a> });
        html! { <div class="banner across wrapped" role="alert"><p>{words}</p>{make_room}{remedy}</div> }
    })
}
