//! The settings about this device: its stored data, and the app on it.

use crate::html;
use crate::{
    App, Dialog, ExportDialog, Exporter, Installing, PageOffer, install_help, live, live_if,
    live_text, translate,
};
use leptos::prelude::*;
use leptos::task::spawn_local;
use mallard_codes::Route;
use mallard_web::{self as web, Persistence};
use mallard_words::{
    device_messages, export_messages, install_messages, settings_messages, storage_messages, text,
};

/// The names of unreadable data that the store put aside begin with this.
const DAMAGED_PREFIX: &str = "damaged/";

const KIB: usize = 1024;

/// The browser's promise, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PersistenceStatus {
    /// Not yet answered.
    Nothing,
    Answer(Persistence),
    /// The user asked, and the browser did not promise.
    InVain,
}

pub(super) fn on_device(app: App) -> AnyView {
    let installing = Installing::new(app);
    let install = move || {
        html! {
            <li class="across apart wrapped">
                <div class="settings__text">
                    <b>{translate(app, |lang| install_messages(lang).title)}</b>
                    <p>{translate(app, |lang| install_messages(lang).hint)}</p>
                </div>
                <button type="button" class="button" on:click=move |_| installing.start()>
                    {translate(app, |lang| install_messages(lang).install)}
                </button>
            </li>
        }
    };
    let offline = move || {
        let text =
            |at: usize| live_text(move || install_messages(app.lang()).offline[at].to_owned());
        html! {
            <li class="across apart wrapped">
                <div class="settings__text">
                    <b>{text(0)}</b>
                    <p>{text(1)}</p>
                </div>
                <button type="button" class="button" on:click=move |_| PageOffer::Offline.accept()>{text(2)}</button>
            </li>
        }
    };
    let keeps = PageOffer::Offline.is_available();
    let (row, questions) = damaged(app);
    html! {
        <h3 class="settings__head muted">{translate(app, |lang| storage_messages(lang).title)}</h3>
        <ul class="settings">
            {storage_status(app)}
            {row}
            <li class="across apart wrapped">
                <div class="settings__text">
                    <b>{translate(app, |lang| device_messages(lang).past)}</b>
                    <p>{translate(app, |lang| device_messages(lang).past_hint)}</p>
                </div>
                <a class="button" href=Route::Past.hash()>{translate(app, |lang| text(lang).open)}</a>
            </li>
            {live_if(move || installing.possible(), install)}
            {live_if(move || keeps.get(), offline)}
        </ul>
        {version(app)}
        {questions}
        {install_help(installing)}
    }
}

/// The version, for a user who reports a fault or hosts the app.
fn version(app: App) -> Option<AnyView> {
    let version = web::version()?;
    let sentence = live_text(move || {
        let text = settings_messages(app.lang());
        match version.split_once('+') {
            Some((release, build)) => (text.build)(release, build),
            None => (text.version)(&version),
        }
    });
    Some(html! { <p class="settings__storage">{sentence}</p> })
}

/// The browser's promise, how much is stored, and a button to ask for the promise.
fn storage_status(app: App) -> AnyView {
    let known = RwSignal::new(PersistenceStatus::Nothing);
    let promised = web::persistence();
    spawn_local(async move {
        // The dialog may be closed by then.
        known.try_set(PersistenceStatus::Answer(promised.await));
    });
    let ask = move |_| {
        let answer = web::ask_to_keep();
        spawn_local(async move {
            known.try_set(match answer.await {
                Persistence::None => PersistenceStatus::InVain,
                answer => PersistenceStatus::Answer(answer),
            });
        });
    };
    let used = web::storage().used().div_ceil(KIB);
    let sentence = live_text(move || {
        let text = storage_messages(app.lang());
        if !web::storage().is_lasting() {
            return text.denied.to_owned();
        }
        let promise = match known.get() {
            PersistenceStatus::Nothing => "",
            PersistenceStatus::Answer(Persistence::Kept) => text.kept,
            _ if web::is_apple_tab() => text.seven_days,
            PersistenceStatus::Answer(Persistence::None) => text.may_clear,
            PersistenceStatus::Answer(Persistence::Unknown) => text.unknown,
            PersistenceStatus::InVain => text.in_vain,
        };
        app.text().sentences(&[promise, &(text.used)(used)])
    });
    let button = move || {
        html! {
            <button type="button" class="button" on:click=ask>
                {translate(app, |lang| storage_messages(lang).ask)}
            </button>
        }
    };
    let can_ask = move || {
        web::storage().is_lasting() && known.get() == PersistenceStatus::Answer(Persistence::None)
    };
    html! {
        <li class="settings__long across wrapped">
            <div class="settings__text">
                <b>{translate(app, |lang| storage_messages(lang).matches)}</b>
                <p aria-live="polite">{sentence}</p>
            </div>
            {live_if(can_ask, button)}
        </li>
    }
}

/// Damaged texts that were put aside, to export, and to delete after a confirmation: the row, and the dialogs it opens.
fn damaged(app: App) -> (AnyView, AnyView) {
    let keys = RwSignal::new(web::storage().keys(DAMAGED_PREFIX));
    let exporter = Exporter::new(app);
    let asking = RwSignal::new(false);
    let title = move || (storage_messages(app.lang()).damaged)(keys.with(Vec::len));
    let export = move |_| {
        let texts = keys.with_untracked(|keys| {
            keys.iter().flat_map(|key| web::storage().texts(key).to_vec()).collect::<Vec<_>>()
        });
        exporter.offer_raw(untrack(title), &texts);
    };
    let delete = move |_| {
        asking.set(false);
        for key in keys.get_untracked() {
            web::storage().remove(&key);
        }
        keys.set(web::storage().keys(DAMAGED_PREFIX));
    };
    let row = live(move || {
        if keys.with(Vec::is_empty) {
            return ().into_any();
        }
        let lang = app.lang();
        html! {
            <li class="settings__long across wrapped">
                <div class="settings__text">
                    <b>{title()}</b>
                    <p>{storage_messages(lang).damaged_hint}</p>
                </div>
                <button type="button" class="button" on:click=export>{export_messages(lang).export}</button>
                <button type="button" class="button button--danger" on:click=move |_| asking.set(true)>
                    {text(lang).delete}
                </button>
            </li>
        }
    });
    let question = translate(app, |lang| storage_messages(lang).delete_ask);
    let questions = view! {
        <Dialog open=asking class="dialog dialog--ask" label=question>
            <div class="dialog__body">
                <h2>{question}</h2>
                <div class="dialog__actions beside wrapped">
                    <button type="button" class="button" autofocus on:click=move |_| asking.set(false)>
                        {translate(app, |lang| text(lang).cancel)}
                    </button>
                    <button type="button" class="button button--danger" on:click=delete>
                        {translate(app, |lang| text(lang).delete)}
                    </button>
                </div>
            </div>
        </Dialog>
        <ExportDialog exporter/>
    };
    (row, questions.into_any())
}
