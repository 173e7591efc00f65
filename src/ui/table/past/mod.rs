//! Past matches: what was played here, the stats of each person, and export and import.

mod brought;
mod day;
mod empty;
mod figures;
mod foot;
mod list;
mod persons;
mod transfer;

use crate::device::{Book, Date, Person, past_matches, persons};
use crate::ui::kit::{App, BackToShelf, Icon, clock, live, live_text, memo, watch, word};
use crate::web;
use crate::words::{Past, past_text};
pub(super) use brought::{bring_in, report};
use empty::empty;
use figures::figures_of;
use foot::foot;
use leptos::prelude::*;
use list::list;
use persons::chips;
use transfer::Transfer;

/// The note whose stats were shown last, so that a person who comes back finds them again.
const CHOSEN: &str = "past/chosen";

/// The page. A handle: copy it freely.
#[derive(Clone, Copy)]
struct Page {
    app: App,
    book: RwSignal<Book>,
    /// All people who played here.
    persons: Memo<Vec<Person>>,
    /// The name of the person whose stats are shown; `None` for the first person.
    chosen: RwSignal<Option<String>>,
    today: Memo<Date>,
    transfer: Transfer,
}

impl Page {
    /// A text of the page, in the present language.
    fn said(self, pick: fn(&Past) -> &'static str) -> Signal<String> {
        live_text(move || pick(past_text(self.app.lang())).to_owned())
    }

    /// Reads the book again.
    fn read_anew(self) {
        self.book.set(past_matches(web::storage()));
    }

    /// The person whose stats are shown; `None` if no person played.
    fn person(self) -> Option<Person> {
        let chosen = self.chosen.get();
        self.persons.with(|persons| {
            let found = persons.iter().find(|person| Some(&person.name) == chosen.as_ref());
            found.or(persons.first()).cloned()
        })
    }
}

/// The page of past matches.
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
        chosen: RwSignal::new(web::note(CHOSEN)),
        today,
        transfer: Transfer::closed(),
    };
    // Another tab may have ended a match since.
    watch(move || {
        clock.track();
        let now = past_matches(web::storage());
        if book.with_untracked(|book| *book != now) {
            book.set(now);
        }
    });
    let title = word(app, |text| text.home.past);
    watch(move || web::title(&format!("Mallard · {}", title.get())));
    view! {
        <div class="history">
            <header class="bar across"><BackToShelf/><div class="bar__title grows"><h1>{title}</h1></div></header>
            {live(move || if book.with(Book::is_empty) { empty(page) } else { filled(page) })}
            {transfer::dialogs(page)}
        </div>
    }
    .into_any()
}

fn filled(page: Page) -> AnyView {
    let gone = page.book.with(Book::gone);
    let note = (gone > 0).then(|| {
        let says = (past_text(page.app.lang()).gone)(gone);
        view! { <p class="incoming__note beside"><Icon name="info"/><span>{says}</span></p> }
    });
    view! {
        <main class="history__main stacked">
            {live(move || chips(page))}
            {note}
            <div class="history__grid stacked">
                {live(move || page.person().map(|person| figures_of(page, &person)).into_any())}
                {list(page)}
            </div>
            {foot(page)}
        </main>
    }
    .into_any()
}
