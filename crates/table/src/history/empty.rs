//! The page before any match has ended.

use super::page::Page;
use mallard_codes::Route;
use mallard_kit::prelude::*;
use mallard_texts::home_messages;

/// A drake, a preview of the page's content, and the possible actions until then.
pub(super) fn empty(page: Page) -> AnyView {
    html! {
        <main class="history__main history__main--empty stacked">
            <section class="panel history__empty stacked">
                <svg viewBox="0 0 160 112" aria-hidden="true"><use href="#drake"></use></svg>
                <i></i>
                <h2>{page.translate(|words| words.empty)}</h2>
                <p>{page.translate(|words| words.empty_says)}</p>
                <div>
                    <button type="button" class="button" on:click=move |_| page.transfer.import()>
                        <Icon name="save"/><span>{page.translate(|words| words.bring)}</span>
                    </button>
                    <a class="button button--primary" href=Route::Home.hash()>
                        {translate(page.app, |lang| home_messages(lang).pick_a_box)}
                    </a>
                </div>
            </section>
            <p class="history__note across amid"><Icon name="lock" small=true/>{page.translate(|words| words.kept_here)}</p>
        </main>
    }
}
