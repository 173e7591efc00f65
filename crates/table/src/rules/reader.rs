//! The reader's place in the rules, and the search in them.

use leptos::task::spawn_local_scoped_with_cancellation;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use mallard_board::RulesSource;
use mallard_kit::prelude::*;
use mallard_web as web;
use mallard_words::{Lang, RulesText, SearchText, draft_messages};

/// The reader's place in the rules. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(super) struct RulesReader {
    pub(super) app: App,
    pub(super) book: RulesSource,
    /// The text in the current language; empty until it is loaded.
    pub(super) rules: RwSignal<RulesText>,
    /// The number of the rule that is marked.
    pub(super) marked: RwSignal<Option<String>>,
    pub(super) needle: RwSignal<SearchText>,
    /// The number of the piece whose text is open.
    pub(super) named: RwSignal<Option<usize>>,
}

impl RulesReader {
    /// Opens the rules of a game. They are loaded on demand, so that they cost nothing before.
    pub(super) fn open(book: RulesSource, marked: RwSignal<Option<String>>) -> Self {
        let reader = Self {
            app: use_app(),
            book,
            rules: RwSignal::new(RulesText::default()),
            marked,
            needle: RwSignal::new(SearchText::default()),
            named: RwSignal::new(None),
        };
        reader.fetch();
        reader
    }

    fn fetch(self) {
        let Self { app, book, rules, .. } = self;
        watch(move || {
            // The page contains the path of the files: the name of the folder has a hash (scripts/content-hashes.mjs).
            let Some(folder) = web::root_mark("data-rules") else { return };
            let lang = app.lang();
            let text = web::fetch(&path(&folder, book.game.slug(), lang));
            spawn_local_scoped_with_cancellation(async move {
                let missing = || format!("## {}", draft_messages(lang).no_rules);
                let text = text.await.or_else(|| book.game.is_draft().then(missing));
                if let Some(text) = text {
                    // The reader may have left by then.
                    let _ = rules.try_update(|rules| *rules = RulesText::parse(&text));
                }
            });
        });
    }

    /// Scrolls to the marked rule as soon as it is on the page, and puts the focus on it.
    pub(super) fn lead(self) {
        let Self { rules, marked, .. } = self;
        watch(move || {
            let line = marked.with(|number| rules.with(|rules| rules.line_of(number.as_ref()?)));
            let Some(line) = line else { return };
            request_animation_frame(move || {
                let found = document().query_selector(&format!("[data-line=\"{line}\"]"));
                // The reader may have moved on by then.
                let Ok(Some(found)) = found.map(|it| it.map(Element::dyn_into::<HtmlElement>))
                else {
                    return;
                };
                if let Ok(found) = found {
                    show(&found);
                }
            });
        });
    }
}

/// Scrolls to an element, and puts the focus on it.
fn show(element: &HtmlElement) {
    // Refused only for an invalid name.
    let _ = element.set_attribute("tabindex", "-1");
    // Fails only for an element that cannot have the focus; now this one can.
    let _ = element.focus();
    element.scroll_into_view();
}

fn path(folder: &str, slug: &str, lang: Lang) -> String {
    format!("{folder}/{slug}/{}.md", lang.tag())
}
