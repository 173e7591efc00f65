//! Says aloud what happens at the table, to those who do not see it: a log that a screen reader
//! reads on by itself, each step in its turn. What one is asked says the prompt (`dock.rs`).

use super::desk::Desk;
use crate::ui::kit::{live_each, watch, word};
use crate::words::spoken;
use leptos::prelude::*;

/// No more sentences than this stay: they are for the moment, and the log of the match keeps all.
const MOST: usize = 24;

/// What was said last, each sentence with a number of its own.
type Said = Vec<(usize, String)>;

pub(super) fn voice(desk: Desk) -> AnyView {
    let app = desk.app;
    let said = RwSignal::new(Said::new());
    // What lies before the table was opened is no news.
    let told = StoredValue::new(untrack(|| desk.ask().news(usize::MAX).steps));
    let say = move |sentence: String| {
        said.update(|said| {
            let number = said.last().map_or(0, |(last, _)| last + 1);
            said.push((number, sentence));
            let spare = said.len().saturating_sub(MOST);
            said.drain(..spare);
        });
    };
    let advice = Memo::new(move |_| desk.ask().hint().or_else(|| desk.goal().map(str::to_owned)));
    let advised = StoredValue::new(None::<String>);
    watch(move || {
        let news = desk.ask().news(told.get_value());
        if news.steps < told.get_value() {
            // What was taken back has not happened.
            said.set(Said::new());
        }
        told.set_value(news.steps);
        news.said.into_iter().for_each(say);
        // Once, though much changes while it stands.
        let advice = advice.get();
        if advised.get_value() != advice {
            advised.set_value(advice.clone());
            advice.into_iter().for_each(say);
        }
    });
    let keys =
        move || said.with(|said| said.iter().map(|(number, _)| number.to_string()).collect());
    let show = move |key: &str| {
        let number = key.parse().ok();
        let sentence = said.with_untracked(|said| {
            said.iter().find(|(other, _)| Some(*other) == number).map(|(_, said)| said.clone())
        });
        let sentence = spoken(&sentence.unwrap_or_default(), app.lang_now());
        view! { <p>{sentence}</p> }.into_any()
    };
    view! {
        <div class="vh" role="log" aria-label=word(app, |text| text.table.happens)>
            {live_each(keys, show)}
        </div>
    }
    .into_any()
}
