//! Export and import of this page: one match as a link, everything as a file, an imported text; and the question before
//! everything is cleared.

use super::page::Page;
use super::transfer::Transfer;
use crate::share::link_of_past;
use mallard_device::{MatchHistory, clear_past, export, forget_past};
use mallard_kit::prelude::*;
use mallard_kit::{ImportDialog, Question, Sheet, say_unless};
use mallard_texts::{history_messages, home_messages, share_messages};
use mallard_web::{self as web, Outgoing};
use mallard_words::{export_messages, text};

pub(super) fn dialogs(page: Page) -> AnyView {
    let Transfer { sharing, shared, exporting, bringing, clearing, deleting, doomed, .. } =
        page.transfer;
    let app = page.app;
    let count = move || page.book.with(MatchHistory::len);
    let clear = move |()| {
        clear_past(web::storage());
        page.reload();
    };
    let delete = move |()| {
        doomed.with_untracked(|(id, _)| forget_past(web::storage(), id));
        page.reload();
    };
    html! {
        <Sheet
            open=sharing
            class="dialog dialog--sheet share"
            body="dialog__body stacked"
            title=live_text(move || share_messages(app.lang()).share.to_owned())
        >
            {shared.with_value(|(slug, link)| link_of_past(app, slug, link))}
        </Sheet>
        <Sheet open=exporting title=page.translate(|words| words.everything) body="dialog__body transfer stacked">
            {export_panel(page)}
        </Sheet>
        <ImportDialog open=bringing/>
        <Question
            open=clearing
            asks=live_text(move || (history_messages(app.lang()).clear_ask)(count()))
            follows=page.translate(|words| words.clear_says)
            yes=page.translate(|words| words.clear_yes)
            on_yes=Callback::new(clear)
        />
        <Question
            open=deleting
            asks=live_text(move || doomed.with(|(_, title)| (home_messages(app.lang()).delete_ask)(title)))
            follows=live_text(String::new)
            yes=translate(app, |lang| text(lang).delete)
            on_yes=Callback::new(delete)
        />
    }
}

/// Everything, as a file.
fn export_panel(page: Page) -> AnyView {
    let app = page.app;
    let text = export(web::storage());
    let outgoing = StoredValue::new(Outgoing { name: String::from("data"), text });
    let status = RwSignal::new("");
    let share = outgoing.with_value(web::can_share).then(|| {
        let share = move |_| {
            let instead = export_messages(app.lang()).save_instead;
            say_unless(status, instead, outgoing.with_value(web::share));
        };
        view! {
            <button type="button" class="button" on:click=share>
                <Icon name="share"/><span>{translate(app, |lang| export_messages(lang).share)}</span>
            </button>
        }
    });
    let save = move |_| outgoing.with_value(web::download);
    html! {
        <p class="muted">{page.translate(|words| words.everything_says)}</p>
        <div class="transfer__actions across wrapped">
            <button type="button" class="button button--primary" autofocus on:click=save>
                <Icon name="save"/><span>{translate(app, |lang| export_messages(lang).file)}</span>
            </button>
            {share}
        </div>
        <p role="status">{live(move || status.get().into_any())}</p>
    }
}
