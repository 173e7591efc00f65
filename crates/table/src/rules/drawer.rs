//! The rules next to the table.

use super::find::find;
use super::named::named;
use super::reader::RulesReader;
use super::text::sections;
use mallard_board::RulesSource;
use mallard_kit::prelude::*;
use mallard_kit::{ChoiceItem, Segment};
use mallard_texts::rules_messages;
use mallard_words::{TableRule, number_of, text};
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Short,
    Full,
    ThisTable,
}

const PARTS: [Part; 3] = [Part::Short, Part::Full, Part::ThisTable];

/// The index of the whole text among them.
const FULL_PART: usize = 1;

/// The drawer: the rules in short, all of them, and the switches of this table.
#[component]
pub(crate) fn RulesDrawer(
    open: RwSignal<bool>,
    book: RulesSource,
    this_table: Getter<Vec<TableRule>>,
) -> impl IntoView {
    let app = use_app();
    let tab = RwSignal::new(0_usize);
    let marked = RwSignal::new(None);
    watch(move || {
        if let Some(rule) = app.rule.get() {
            tab.set(FULL_PART);
            marked.set(Some(number_of(rule).to_owned()));
        }
    });
    // A rule is requested once; the next time the drawer shows the same as before.
    watch(move || {
        if !open.get() && app.rule.get_untracked().is_some() {
            app.rule.set(None);
            marked.set(None);
        }
    });
    let title =
        Signal::derive(move || (rules_messages(app.lang()).title_of)(app.about(book.game).name));
    let tabs = Arc::new(move || {
        let text = rules_messages(app.lang());
        [text.in_short, text.full, text.this_table].map(ChoiceItem::new).to_vec()
    });
    let content = move || match PARTS[tab.get()] {
        Part::Short => {
            let reader = RulesReader::open(book, RwSignal::new(None));
            html! { {sections(reader, 1)} {named(reader)} }
        }
        Part::Full => {
            let reader = RulesReader::open(book, marked);
            reader.lead();
            html! { {find(reader)} {sections(reader, usize::MAX)} {named(reader)} }
        }
        Part::ThisTable => {
            let rows = this_table().into_iter();
            let rows = rows.map(|term| view! { <dt>{term.name}</dt><dd>{term.value}</dd> });
            html! { <dl>{rows.collect_any()}</dl> }
        }
    };
    view! {
        <aside class="drawer drawer--rules" class:is-open=open aria-label=title>
            <i class="drag-handle"></i>
            <div class="drawer__head across apart rigid">
                <h2>{title}</h2>
                <IconButton
                    name="x"
                    label=translate(app, |lang| text(lang).close)
                    on_press=Callback::new(move |()| open.set(false))
                />
            </div>
            <Segment
                label=title
                class="segment--fill"
                choices=tabs
                chosen=Arc::new(move || Some(tab.get()))
                on_choose=Callback::new(move |chosen| tab.set(chosen))
            />
            <div class="drawer__body grows" tabindex="0">
                // Loaded only when the drawer opens.
                {live_if(move || open.get(), move || {
                    html! { <div class="rules">{live(content.clone())}</div> }
                })}
            </div>
        </aside>
    }
}
