//! Who decides for a seat: a button, and the list of everyone who can, with what each means.

use super::app::App;
use super::dialog::Dialog;
use super::icon::Icon;
use super::level_dots::level_dots;
use super::live::{CollectAny, live, live_text};
use crate::html;
use leptos::ev::KeyboardEvent;
use leptos::html::Button;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use mallard_words::player_messages;

/// The name of a kind, which counts from 0: a person, then the bots from weakest to strongest.
fn name(app: App, kind: usize) -> &'static str {
    let levels = player_messages(app.lang()).levels;
    match kind.checked_sub(1).and_then(|level| levels.get(level)) {
        Some((name, ..)) => name,
        None => player_messages(app.lang()).person,
    }
}

fn sign(kind: usize) -> AnyView {
    match kind.checked_sub(1) {
        None => html! { <Icon name="person"/> },
        Some(level) => level_dots(level),
    }
}

/// The button of a seat, and its list. `label` names the seat, and `kind` is the number of who decides now.
pub fn kinds(
    app: App,
    label: Signal<String>,
    kind: Signal<usize>,
    choose: Callback<usize>,
) -> AnyView {
    let open = RwSignal::new(false);
    let button = NodeRef::<Button>::new();
    // The list is beside its button.
    let place = RwSignal::new((0.0, 0.0));
    let press = move |_| {
        if let Some(button) = button.get_untracked() {
            let edges = button.get_bounding_client_rect();
            place.set((edges.right(), edges.bottom()));
        }
        open.set(true);
    };
    let pick = Callback::new(move |kind| {
        choose.run(kind);
        open.set(false);
    });
    let shown = live(move || {
        html! { {sign(kind.get())} <span>{name(app, kind.get())}</span> }
    });
    let list = view! {
        <Dialog open class="menu kinds" label>
            {live(move || options(app, label, kind.get(), pick))}
        </Dialog>
    };
    html! {
        <div
            class="kind"
            style:--right=move || format!("{}px", place.get().0)
            style:--bottom=move || format!("{}px", place.get().1)
        >
            <button
                type="button"
                class="kind__button across"
                aria-haspopup="listbox"
                aria-label=live_text(move || format!("{}, {}", label.get(), name(app, kind.get())))
                node_ref=button
                on:click=press
            >
                {shown}
                <Icon name="chev" small=true/>
            </button>
            {list}
        </div>
    }
}

fn options(app: App, label: Signal<String>, chosen: usize, pick: Callback<usize>) -> AnyView {
    let levels = player_messages(app.lang()).levels;
    let option = |kind: usize| {
        let is_chosen = kind == chosen;
        let meaning = kind.checked_sub(1).map(|level| {
            let (_, hard, meaning) = levels[level];
            view! { " "<em>{hard}</em>" "<small>{meaning}</small> }
        });
        view! {
            <button
                type="button"
                role="option"
                class="kinds__item across"
                aria-selected=is_chosen.to_string()
                autofocus=is_chosen
                on:click=move |_| pick.run(kind)
            >
                {sign(kind)}
                <span class="grows"><b>{name(app, kind)}</b>{meaning}</span>
                {is_chosen.then(|| view! { <Icon name="check"/> })}
            </button>
        }
    };
    let all = (0..=levels.len()).map(option).collect_any();
    let step = move |event: KeyboardEvent| move_focus(&event);
    html! { <div role="listbox" aria-label=label on:keydown=step>{all}</div> }
}

/// Up and down move the focus along the list, and around its ends.
fn move_focus(event: &KeyboardEvent) {
    let Some(Ok(from)) = event.target().map(JsCast::dyn_into::<Element>) else { return };
    let list = from.parent_element();
    let to = match event.key().as_str() {
        "ArrowDown" => from.next_element_sibling().or_else(|| list?.first_element_child()),
        "ArrowUp" => from.previous_element_sibling().or_else(|| list?.last_element_child()),
        _ => return,
    };
    event.prevent_default();
    if let Some(Ok(to)) = to.map(JsCast::dyn_into::<HtmlElement>) {
        // Fails only for elements that cannot have the focus; buttons can.
        let _ = to.focus();
    }
}
