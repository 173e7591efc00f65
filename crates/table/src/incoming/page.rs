//! The page of what comes: its preview or, in its place, the match itself while the user replays it.

use super::data::data_preview;
use super::preview::{ImportReplay, deal_preview, match_preview};
use crate::games::game_module::ReplayRequest;
use crate::games::{have, open_found, rules};
use mallard_codes::link::{LinkContent, LinkError, SharedDeal, linked_game};
use mallard_codes::{Route, SavedMatch};
use mallard_device::{Backup, Exported, ImportError, Stored, ValidatedImport, read_link};
use mallard_kit::BackToShelf;
use mallard_kit::prelude::*;
use mallard_texts::{incoming_messages, share_messages};
use mallard_web as web;
use mallard_words::import_messages;
use std::sync::Arc;

#[derive(Clone)]
enum Incoming {
    Deal(SharedDeal),
    Match(Arc<ValidatedImport>),
    Data(Arc<Backup>),
    Gone,
    NoLink(LinkError),
    NoMatch(ImportError),
}

impl Incoming {
    fn validate(app: App, saved: SavedMatch) -> Self {
        match ValidatedImport::validate(rules, web::storage(), app.lang_now(), saved) {
            Ok(checked) => Self::Match(Arc::new(checked)),
            Err(why) => Self::NoMatch(why),
        }
    }
}

pub(crate) fn import_page(app: App) -> AnyView {
    let incoming = match app.left.with_value(|left| left.import.clone()) {
        None => Incoming::Gone,
        Some(Exported::Data(backup)) => Incoming::Data(backup),
        Some(Exported::Match(saved)) if have(saved.game()) => Incoming::validate(app, saved),
        // Its game loads.
        Some(Exported::Match(_)) => return ().into_any(),
    };
    page(app, translate(app, |lang| import_messages(lang).import), incoming)
}

pub(crate) fn linked_page(app: App, link: &str) -> AnyView {
    if !have(linked_game(link)) {
        return ().into_any();
    }
    let incoming = match read_link(rules, link) {
        Ok(LinkContent::Deal(deal)) => Incoming::Deal(deal),
        Ok(LinkContent::Match(saved)) => Incoming::validate(app, saved),
        Err(why) => Incoming::NoLink(why),
    };
    let is_deal = link.starts_with('d');
    let title = live_text(move || {
        let words = share_messages(app.lang());
        if is_deal { words.deal_came } else { words.match_came }.to_owned()
    });
    page(app, title, incoming)
}

fn page(app: App, title: Signal<String>, incoming: Incoming) -> AnyView {
    let replay = ImportReplay::new(None);
    let close = Callback::new(move |()| replay.set(None));
    let imported = RwSignal::new(None);
    let body = move || match incoming.clone() {
        Incoming::Deal(deal) => deal_preview(app, deal),
        Incoming::Match(checked) => match_preview(app, checked, replay),
        Incoming::Data(backup) => data_preview(app, backup, imported),
        Incoming::Gone => refused(app, incoming_messages(app.lang()).gone),
        Incoming::NoLink(why) => refused(app, why.sentence(app.lang())),
        Incoming::NoMatch(why) => refused(app, why.sentence(app.lang())),
    };
    live(move || {
        if let Some(checked) = replay.get() {
            return open_found(app, Stored::Value(checked.saved()), |game, saved| {
                game.open_replay(app, ReplayRequest { saved, step: None, looker: None, close })
            });
        }
        let body = live(body.clone());
        html! {
            <div class="table go">
                <header class="bar across"><BackToShelf/><div class="bar__title grows"><h1>{title}</h1></div></header>
                <main class="pond open-error">{body}</main>
            </div>
        }
    })
}

fn refused(app: App, why: &'static str) -> AnyView {
    html! {
        <div class="panel open-error__panel stacked" role="alert">
            <p>{why}</p>
            <a class="button button--primary" href=Route::Home.hash()>{app.text().back_to_shelf}</a>
        </div>
    }
}
