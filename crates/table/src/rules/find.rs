//! Searches the rules for words.

use super::reader::RulesReader;
use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use mallard_kit::plain_field;
use mallard_kit::prelude::*;
use mallard_texts::rules_messages;
use mallard_web as web;
use mallard_words::SearchText;

/// The field, and the number of hits. Enter goes to the next one, with Shift to the one before, Esc
/// empties the field.
pub(super) fn find(reader: RulesReader) -> AnyView {
    let RulesReader { app, needle, rules, .. } = reader;
    let field = NodeRef::<html::Input>::new();
    // The number of the hit that is shown, from 1, and the number of hits.
    let at = RwSignal::new((0, 0));
    let go = move |to: usize| at.set((to, show(to)));
    watch(move || {
        rules.track();
        let looks = needle.with(|needle| *needle != SearchText::default());
        request_animation_frame(move || {
            // The reader may have left before the frame.
            let count = if looks { show(1) } else { 0 };
            let _ = at.try_set((1, count));
        });
    });
    let step = move |back: bool| {
        let (now, count) = at.get_untracked();
        if count > 0 {
            go(if back { (now + count - 2) % count + 1 } else { now % count + 1 });
        }
    };
    let clear = move || {
        if let Some(field) = field.get_untracked() {
            field.set_value("");
        }
        needle.set(SearchText::default());
    };
    let key = move |event: KeyboardEvent| match event.key().as_str() {
        // A text that is still being composed is not yet meant for the search.
        "Enter" if !event.is_composing() => step(event.shift_key()),
        // Esc ends a composition; the text before it remains.
        "Escape" if event.is_composing() => event.stop_propagation(),
        "Escape" if needle.with_untracked(|needle| *needle != SearchText::default()) => {
            // The part around the field remains open.
            event.stop_propagation();
            clear();
        }
        _ => {}
    };
    let text = move || rules_messages(app.lang());
    let hits = live_text(move || match at.get() {
        _ if needle.with(|needle| *needle == SearchText::default()) => String::new(),
        (_, 0) => text().no_hits.to_owned(),
        (now, count) => (text().hits)(now, count),
    });
    let label = live_text(move || text().search.to_owned());
    html! {
        <search class="find across">
            <input
                node_ref=field
                class="grows"
                type="search"
                use:plain_field
                enterkeyhint="next"
                aria-label=label
                placeholder=label
                on:input=move |event| needle.set(SearchText::new(&web::plain(&event_target_value(&event))))
                on:keydown=key
            />
            <span role="status">{hits}</span>
            <IconButton
                name="up"
                label=live_text(move || text().previous.to_owned())
                on_press=Callback::new(move |()| step(true))
            />
            <IconButton
                name="dn"
                label=live_text(move || text().next.to_owned())
                on_press=Callback::new(move |()| step(false))
            />
        </search>
    }
}

/// Shows the hit with this number, from 1, and returns the number of hits.
fn show(number: usize) -> usize {
    let Ok(hits) = document().query_selector_all(".rules .hit") else { return 0 };
    let hits = (0..hits.length()).filter_map(|place| hits.item(place));
    let hits: Vec<Element> = hits.map(JsCast::unchecked_into).collect();
    for (place, hit) in (1..).zip(&hits) {
        // Refused only for an invalid class.
        let _ = hit.class_list().toggle_with_force("is-now", place == number);
        if place == number {
            hit.scroll_into_view();
        }
    }
    hits.len()
}
