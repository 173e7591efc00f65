//! The help that a person plays with, as rows of switches, and in a few words.

use super::app::App;
use super::controls::{ChoiceItem, Segment, Switch};
use super::icon::Icon;
use super::live::live_text;
use super::translate::translate;
use crate::html;
use leptos::prelude::*;
use mallard_device::{Help, Hints};
use mallard_words::{Lang, help_messages};
use std::sync::Arc;

/// A title and its explanation.
type RowWords = fn(Lang) -> (&'static str, &'static str);

/// The rows; `choose` stores a change.
pub fn help_rows(app: App, help: Signal<Help>, choose: Callback<Help>) -> AnyView {
    let hints: RowWords = |lang| (help_messages(lang).hints, help_messages(lang).hints_hint);
    let values = move || {
        let words = help_messages(app.lang());
        [words.none, words.three, words.any].map(ChoiceItem::new).to_vec()
    };
    let pick = Callback::new(move |place: usize| {
        choose.run(Help { hints: Hints::ALL[place], ..help.get_untracked() });
    });
    let segment = html! {
        <Segment
            label=live_text(move || hints(app.lang()).0.to_owned())
            choices=Arc::new(values)
            chosen=Arc::new(move || Hints::ALL.iter().position(|&each| each == help.get().hints))
            on_choose=pick
        />
    };
    let toggle = move |words: RowWords, field: fn(&mut Help) -> &mut bool| {
        let flip = Callback::new(move |on| {
            let mut changed = help.get_untracked();
            *field(&mut changed) = on;
            choose.run(changed);
        });
        let label = live_text(move || words(app.lang()).0.to_owned());
        let on = Signal::derive(move || *field(&mut help.get()));
        row(app, words, html! { <Switch label on on_flip=flip/> })
    };
    html! {
        <ul class="settings">
            {toggle(|lang| (help_messages(lang).memory, help_messages(lang).memory_hint), |help| &mut help.memory_aid)}
            {row(app, hints, segment)}
            {toggle(|lang| (help_messages(lang).undo, help_messages(lang).undo_hint), |help| &mut help.undo)}
            {toggle(|lang| (help_messages(lang).confirm, help_messages(lang).confirm_hint), |help| &mut help.confirm)}
        </ul>
    }
}

fn row(app: App, words: RowWords, control: AnyView) -> AnyView {
    html! {
        <li class="across apart">
            <div class="settings__text">
                <b>{live_text(move || words(app.lang()).0.to_owned())}</b>
                <p>{live_text(move || words(app.lang()).1.to_owned())}</p>
            </div>
            {control}
        </li>
    }
}

/// Where the help is stored, and the button that closes the sheet. `kept` says it.
pub fn help_foot(app: App, kept: Signal<String>, close: Callback<()>) -> AnyView {
    html! {
        <div class="help__foot across">
            <Icon name="lock" small=true/>
            <p class="grows">{kept}</p>
            <button type="button" class="button button--primary" on:click=move |_| close.run(())>
                {translate(app, |lang| help_messages(lang).done)}
            </button>
        </div>
    }
}

/// What differs from the usual, in a few words; empty if nothing does.
pub fn unusual_help(help: Help, lang: Lang) -> String {
    let words = help_messages(lang);
    let hints = match help.hints {
        Hints::None => Some(words.no_hints),
        Hints::Three => Some(words.three_hints),
        Hints::Any => None,
    };
    let parts = [
        help.memory_aid.then_some(words.memory),
        hints,
        (!help.undo).then_some(words.no_undo),
        help.confirm.then_some(words.confirm),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
