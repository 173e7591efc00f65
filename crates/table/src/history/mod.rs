//! Past matches: the matches played here, the stats of each player, and export and import.

mod data_actions;
mod empty;
mod list;
mod page;
mod persons;
mod player_panel;
mod transfer;
mod transfer_dialogs;

use crate::moments;
use data_actions::data_actions;
use empty::empty;
use list::list;
use mallard_device::{MatchHistory, past_matches, persons};
use mallard_kit::prelude::*;
use mallard_kit::{BackToShelf, clock};
use mallard_texts::history_messages;
use mallard_web as web;
use mallard_words::device_messages;
use page::Page;
use persons::chips;
use player_panel::player_panel;
use transfer::Transfer;

pub(super) fn past_page(app: App) -> AnyView {
    let book = RwSignal::new(past_matches(web::storage()));
    let clock = clock();
    let today = memo(move || {
        clock.track();
        web::date()
    });
    let page = Page {
        app,
        book,
        persons: Memo::new(move |_| book.with(persons)),
        chosen: RwSignal::new(app.left.with_value(|left| left.selected_player.clone())),
        today,
        transfer: Transfer::closed(app),
    };
    // Another tab may have ended a match since.
    watch(move || {
        clock.track();
        let now = past_matches(web::storage());
        if book.with_untracked(|book| *book != now) {
            book.set(now);
        }
    });
    let title = translate(app, |lang| device_messages(lang).past);
    watch(move || web::title(&format!("Mallard · {}", title.get())));
    html! {
        <div class="history">
            <header class="bar across"><BackToShelf/><div class="bar__title grows"><h1>{title}</h1></div></header>
            {live(move || if book.with(MatchHistory::is_empty) { empty(page) } else { filled(page) })}
            {transfer_dialogs::dialogs(page)}
        </div>
    }
}

/// The chosen player's moments.
fn own_moments(page: Page) -> AnyView {
    let person = page.person();
    page.book.with(|book| person.map(|person| moments::list(page.app, book, &person))).into_any()
}

fn filled(page: Page) -> AnyView {
    let gone = page.book.with(MatchHistory::evicted);
    let note = (gone > 0).then(|| {
        let sentence = (history_messages(page.app.lang()).gone)(gone);
        view! { <p class="incoming__note beside"><Icon name="info"/><span>{sentence}</span></p> }
    });
    html! {
        <main class="history__main stacked">
            {live(move || chips(page))}
            {note}
            <div class="history__grid stacked">
                {live(move || page.person().map(|person| player_panel(page, &person)).into_any())}
                <div class="history__side stacked">
                    {live(move || own_moments(page))}
                    {list(page)}
                </div>
            </div>
            {data_actions(page)}
        </main>
    }
}
