//! The actions for all matches: export, import and clear.

use super::page::Page;
use mallard_kit::prelude::*;
use mallard_texts::history_messages;
use mallard_words::export_messages;

pub(super) fn data_actions(page: Page) -> AnyView {
    let transfer = page.transfer;
    let export = move |_| {
        let words = history_messages(page.app.lang_now());
        transfer.exporter.offer_data(words.everything, words.everything_says);
    };
    let note = live_text(move || {
        let words = history_messages(page.app.lang());
        page.app.text().sentences(&[words.kept_here, words.counted])
    });
    html! {
        <footer class="history__foot across wrapped">
            <p class="history__note across grows">
                <Icon name="lock" small=true/>
                <span>{note}</span>
            </p>
            <button type="button" class="button" on:click=export>
                <Icon name="share"/><span>{translate(page.app, |lang| export_messages(lang).export)}</span>
            </button>
            <button type="button" class="button" on:click=move |_| transfer.import()>
                <Icon name="save"/><span>{page.translate(|words| words.bring)}</span>
            </button>
            <button type="button" class="button button--danger" on:click=move |_| transfer.clear()>
                <Icon name="trash"/><span>{page.translate(|words| words.clear)}</span>
            </button>
        </footer>
    }
}
