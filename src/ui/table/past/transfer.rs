//! What leaves this page and what comes to it: one match as a link, everything as a file, a file from elsewhere; and
//! the question before all of it goes.

use super::Page;
use crate::session::{Book, CameIn, IMPORT, Route, Trouble, clear_past, everything, take_in};
use crate::ui::kit::{Icon, Outgoing, Question, Sheet, live, live_text, word};
use crate::ui::table::share::link_of_past;
use crate::vault::{LARGEST_CHEST, Refused};
use crate::words::{past_text, share_text};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::HtmlInputElement;

/// The dialogs of the page. A handle: copy it freely.
#[derive(Clone, Copy)]
pub(super) struct Transfer {
    sharing: RwSignal<bool>,
    /// The game and the link of the match that is shared.
    shared: StoredValue<(&'static str, String)>,
    exporting: RwSignal<bool>,
    bringing: RwSignal<bool>,
    clearing: RwSignal<bool>,
    /// What became of the file that came last.
    told: RwSignal<Option<Result<CameIn, Refused>>>,
}

impl Transfer {
    /// None is open.
    pub(super) fn closed() -> Self {
        Self {
            sharing: RwSignal::new(false),
            shared: StoredValue::new(("", String::new())),
            exporting: RwSignal::new(false),
            bringing: RwSignal::new(false),
            clearing: RwSignal::new(false),
            told: RwSignal::new(None),
        }
    }

    pub(super) fn share(self, shared: (&'static str, String)) {
        self.shared.set_value(shared);
        self.sharing.set(true);
    }

    pub(super) fn export(self) {
        self.exporting.set(true);
    }

    pub(super) fn bring(self) {
        self.told.set(None);
        self.bringing.set(true);
    }

    pub(super) fn clear(self) {
        self.clearing.set(true);
    }
}

pub(super) fn dialogs(page: Page) -> AnyView {
    let Transfer { sharing, shared, exporting, bringing, clearing, .. } = page.transfer;
    let app = page.app;
    let count = move || page.book.with(Book::len);
    let clear = move |()| {
        clear_past(&*app.storage());
        page.read_anew();
    };
    view! {
        <Sheet
            open=sharing
            class="dlg dlg--sheet share"
            title=live_text(move || share_text(app.lang()).share.to_owned())
        >
            {shared.with_value(|(slug, link)| link_of_past(app, slug, link))}
        </Sheet>
        <Sheet open=exporting title=page.said(|words| words.everything) body="dlg__b transfer">
            {export(page)}
        </Sheet>
        <Sheet open=bringing title=page.said(|words| words.bring) body="dlg__b transfer">
            {bring(page)}
        </Sheet>
        <Question
            open=clearing
            asks=live_text(move || (past_text(app.lang()).clear_ask)(count()))
            follows=page.said(|words| words.clear_says)
            yes=page.said(|words| words.clear_yes)
            on_yes=Callback::new(clear)
        />
    }
    .into_any()
}

/// Everything, as a file.
fn export(page: Page) -> AnyView {
    let app = page.app;
    let text = everything(&*app.storage());
    let outgoing = StoredValue::new(Outgoing { name: String::from("data"), text });
    let share = outgoing.with_value(|outgoing| app.device().can_share(outgoing)).then(|| {
        let share = move |_| outgoing.with_value(|outgoing| app.device().share(outgoing));
        view! {
            <button type="button" class="btn" on:click=share>
                <Icon name="share"/><span>{word(app, |text| text.device.export.share)}</span>
            </button>
        }
    });
    let save = move |_| outgoing.with_value(|outgoing| app.device().download(outgoing));
    view! {
        <p class="muted">{page.said(|words| words.everything_says)}</p>
        <div class="transfer__a">
            <button type="button" class="btn btn--primary" autofocus on:click=save>
                <Icon name="save"/><span>{word(app, |text| text.device.export.file)}</span>
            </button>
            {share}
        </div>
    }
    .into_any()
}

/// A file from elsewhere.
fn bring(page: Page) -> AnyView {
    let app = page.app;
    let told = page.transfer.told;
    let choose = move |event| {
        let input = event_target::<HtmlInputElement>(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        // Else the same file could not be chosen again.
        input.set_value("");
        #[expect(clippy::cast_precision_loss, reason = "so small a whole number is exact")]
        if file.size() > LARGEST_CHEST as f64 {
            return told.set(Some(Err(Refused::TooLarge)));
        }
        let text = app.device().read_file(file);
        spawn_local(async move {
            let text = text.await.unwrap_or_default();
            // Who closed the page meanwhile wants nothing more.
            if !told.is_disposed() {
                take(page, &text);
            }
        });
    };
    view! {
        <p class="muted">{page.said(|words| words.bring_says)}</p>
        <div class="transfer__a">
            <label class="btn btn--primary">
                <Icon name="save"/>
                <span>{word(app, |text| text.device.import.file)}</span>
                <input
                    type="file"
                    accept=".json,.txt,application/json,text/plain"
                    on:change=choose
                />
            </label>
        </div>
        <div role="status">{live(move || report(page, told.get()))}</div>
    }
    .into_any()
}

fn take(page: Page, text: &str) {
    let app = page.app;
    let came = take_in(&*app.storage(), app.lang_now(), text);
    // The file of a single match is looked at where a match is.
    if came == Err(Refused::NoMatch) && Trouble::in_text(text).is_ok() {
        app.device().set_note(IMPORT, Some(text));
        return app.go(Route::Import);
    }
    if let Ok(CameIn { settings: Some(settings), .. }) = came {
        app.settings.set(settings);
    }
    page.read_anew();
    page.transfer.told.set(Some(came));
}

/// What became of it.
fn report(page: Page, told: Option<Result<CameIn, Refused>>) -> AnyView {
    let words = past_text(page.app.lang());
    let came = match told {
        None => return ().into_any(),
        Some(Ok(came)) => came,
        Some(Err(why)) => {
            let why = match why {
                Refused::TooLarge => words.too_large,
                Refused::NoMatch => words.damaged,
                Refused::Newer => words.newer,
            };
            return view! { <p class="transfer__w">{why}</p> }.into_any();
        }
    };
    let CameIn { matches, past, others, settings, here, unread, no_room } = came;
    let first = if matches + past + others > 0 || settings.is_some() {
        (words.came)(matches, past, others, settings.is_some())
    } else {
        words.nothing_new.to_owned()
    };
    let rest = [(here, words.here), (unread, words.unread), (no_room, words.no_room)];
    let rest = rest.into_iter().filter(|&(count, _)| count > 0).map(|(count, says)| says(count));
    let said: Vec<_> = [first].into_iter().chain(rest).collect();
    let said: Vec<_> = said.iter().map(String::as_str).collect();
    view! { <p>{page.app.text().sentences(&said)}</p> }.into_any()
}
