//! Export and import of this page: one match as a link, everything as a file, an imported text; and the question before
//! everything is cleared.

use super::page::Page;
use super::transfer::Transfer;
use crate::share::link_of_past;
use mallard_device::{MatchHistory, clear_past, forget_past};
use mallard_kit::prelude::*;
use mallard_kit::{ExportDialog, ImportDialog, Question, Sheet};
use mallard_texts::{history_messages, home_messages, share_messages};
use mallard_web as web;
use mallard_words::text;

pub(super) fn dialogs(page: Page) -> AnyView {
    let Transfer { sharing, shared, exporter, bringing, clearing, deleting, doomed, .. } =
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
            {shared.with_value(|link| link_of_past(app, link))}
        </Sheet>
        <ExportDialog exporter/>
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
