//! Rules texts as elements. They are fetched when somebody reads them, so that they weigh
//! nothing before.

use super::app::use_app;
use super::live::{live, watch};
use crate::words::{Block, Lang, Rules, Section, Sentence};
use leptos::prelude::*;
use leptos::task::spawn_local_scoped_with_cancellation;

/// How much of the rules is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesPart {
    /// The first section: the game in a few lines.
    Short,
    /// All of it.
    Full,
}

/// The rules text in the present language; empty until it is there.
pub fn fetched(slug: &'static str) -> RwSignal<Rules> {
    let app = use_app();
    let rules = RwSignal::new(Rules::default());
    watch(move || {
        // The page says where they lie: the name of the folder has a hash (scripts/names.mjs).
        let Some(folder) = app.device().root_mark("data-rules") else { return };
        let text = app.device().fetch(&path(&folder, slug, app.lang()));
        spawn_local_scoped_with_cancellation(async move {
            if let Some(text) = text.await {
                // The reader may have left meanwhile.
                let _ = rules.try_update(|rules| *rules = Rules::parse(&text));
            }
        });
    });
    rules
}

fn path(folder: &str, slug: &str, lang: Lang) -> String {
    format!("{folder}/{slug}/{}.md", lang.tag())
}

/// The rules of a game, or the short part of them.
#[component]
pub fn RulesText(slug: &'static str, part: RulesPart) -> impl IntoView {
    let rules = fetched(slug);
    live(move || {
        let sections = rules.get().sections;
        let shown = if part == RulesPart::Short { 1 } else { sections.len() };
        sections.into_iter().take(shown).map(section).collect_view().into_any()
    })
}

pub fn section(section: Section) -> AnyView {
    let blocks = section.blocks.into_iter().map(block).collect_view();
    view! { <section><h2>{section.heading}</h2>{blocks}</section> }.into_any()
}

fn block(block: Block) -> AnyView {
    match block {
        Block::Paragraph(line) => view! { <p>{sentence(line)}</p> }.into_any(),
        Block::List(items) => {
            let items = items.into_iter().map(|item| view! { <li>{sentence(item)}</li> });
            view! { <ul>{items.collect_view()}</ul> }.into_any()
        }
    }
}

fn sentence(line: Sentence) -> AnyView {
    let (marks, rules) = (line.marks(), line.rules.join(", "));
    let parts = line.parts.into_iter().enumerate().map(|(number, part)| {
        if number % 2 == 1 { view! { <b>{part}</b> }.into_any() } else { part.into_any() }
    });
    let parts = parts.collect_view();
    // To be found by whoever looks a rule up; nobody has to hear it amid the text.
    let marks = (!marks.is_empty()).then(|| {
        view! { <small class="rule-number" title=rules aria-hidden="true">{marks}</small> }
    });
    view! { {parts}{marks} }.into_any()
}
