//! Announces the events at the table and the player's next action, for players who cannot see it
//! (`session/announcer.rs`). The element remains while everything around it changes: some screen readers do not read
//! the text of an element that is new to the page.

use crate::parts::keys::dialog_is_open;
use crate::screen::coaching::coach_sentence;
use mallard_board::{Coach, MatchUiHandle};
use mallard_kit::prelude::*;
use mallard_kit::{DialogClosed, Voice};
use mallard_session::{Announcer, SpokenState};
use mallard_texts::table_messages;
use mallard_words::spoken;

pub(crate) fn voice(handle: MatchUiHandle, said: RwSignal<String>) -> AnyView {
    let voice = RwSignal::new(Announcer::default());
    let DialogClosed(uncovered) = expect_context();
    let loud = use_context::<Voice>();
    let now = Memo::new(move |_| {
        let goal = || handle.goal().map(str::to_owned);
        let corrected = handle.coach.filter(|_| handle.is_taught()).map_or(0, Coach::times);
        (handle.hint.get().or_else(goal), spoken_prompt(handle), corrected)
    });
    watch(move || {
        // Below an open dialog nothing is announced: events are announced when it has closed.
        uncovered.track();
        if dialog_is_open() {
            return;
        }
        let since = voice.with_untracked(Announcer::steps);
        let news = handle.ask(|table| table.news(since));
        if let (true, Some(loud)) = (news.by_bots, loud) {
            let lang = handle.app.lang_now();
            let news = news.sentences.iter().map(|sentence| spoken(sentence, lang));
            loud.tell(&news.collect::<Vec<_>>());
        }
        let (advice, asked, corrected) = now.get();
        let aloud = SpokenState { news, advice, asked, corrected, outcome: handle.result_text() };
        voice.update(|voice| voice.update(aloud, handle.app.lang_now()));
    });
    let keys =
        move || voice.with(|voice| voice.sentences().map(|(key, _)| key.to_string()).collect());
    let show = move |key: &str| {
        let number = key.parse().ok();
        let sentence = voice.with_untracked(|voice| {
            let mut sentences = voice.sentences();
            sentences
                .find(|(other, _)| Some(*other) == number)
                .map(|(_, sentence)| sentence.clone())
        });
        html! { <p>{sentence}</p> }
    };
    html! {
        <div class="visually-hidden" role="log" aria-label=translate(handle.app, |lang| table_messages(lang).happens)>
            {live_each(keys, show)}
            {live_if(move || said.with(|said| !said.is_empty()), move || html! { <p>{said}</p> })}
        </div>
    }
}

/// The current question, in sentences: by the coach of a lesson, else by the prompt.
fn spoken_prompt(handle: MatchUiHandle) -> Vec<String> {
    let aloud = || {
        let (_, prompt) = handle.prompt.get();
        handle.ask(|table| table.aloud(prompt))
    };
    let coached = if handle.is_taught() { coach_sentence(handle) } else { None };
    coached.map_or_else(aloud, |sentence| vec![sentence])
}
