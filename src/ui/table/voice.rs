//! Says aloud what happens at the table, to those who do not see it (`session/voice.rs`). It stays while
//! everything around it changes: what stands in a part that is new to the page, not every screen reader says.

use super::desk::Desk;
use crate::session::Voice;
use crate::ui::kit::{live_each, watch, word};
use leptos::prelude::*;

pub(super) fn voice(desk: Desk) -> AnyView {
    let voice = RwSignal::new(Voice::default());
    let advice = Memo::new(move |_| desk.ask().hint().or_else(|| desk.goal().map(str::to_owned)));
    watch(move || {
        let news = desk.ask().news(voice.with_untracked(Voice::steps));
        let (advice, outcome) = (advice.get(), desk.ask().outcome());
        voice.update(|voice| voice.hear(news, advice, outcome, desk.app.lang_now()));
    });
    let keys = move || {
        voice.with(|voice| voice.said().iter().map(|(number, _)| number.to_string()).collect())
    };
    let show = move |key: &str| {
        let number = key.parse().ok();
        let sentence = voice.with_untracked(|voice| {
            let mut said = voice.said().iter();
            said.find(|(other, _)| Some(*other) == number).map(|(_, said)| said.clone())
        });
        view! { <p>{sentence}</p> }.into_any()
    };
    view! {
        <div class="vh" role="log" aria-label=word(desk.app, |text| text.table.happens)>
            {live_each(keys, show)}
        </div>
    }
    .into_any()
}
