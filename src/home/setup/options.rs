//! The options in the setup, as the game describes them.

use mallard_device::{OptionInput, OptionRow, OptionTap};
use mallard_kit::prelude::*;
use mallard_kit::{ChoiceItem, Segment, Sheet, Switch};
use mallard_texts::setup_messages;
use mallard_words::ControlPlace;
use std::sync::Arc;

/// The rows that fit next to a long list of players; a sheet has all of them. Where they are more than [`MAX_EXPLAINED_ROWS`], only
/// the sheet explains them (`style/setup.css`).
const MAX_ROWS: usize = 6;
const MAX_EXPLAINED_ROWS: usize = 4;

/// The form; below it the switch of a practice round. Each row remains while its kind does, and with it the focus. To a user for whom the game `is_new` it shows
/// the presets; a sheet has the rest.
pub(super) fn options_form(
    app: App,
    rows: Memo<Vec<OptionRow>>,
    crowd: Memo<bool>,
    is_new: bool,
    touch: Callback<OptionTap>,
    practice: AnyView,
) -> AnyView {
    let is_top = |row: &OptionRow| row.place == ControlPlace::Top;
    let folded = is_new && rows.with_untracked(|rows| rows.iter().any(is_top));
    let keys = move |top: bool, most: usize| {
        move || {
            let most = if crowd.get() || folded { most } else { usize::MAX };
            rows.with(|rows| {
                let numbered = rows.iter().enumerate();
                let here = numbered.filter(|(_, row)| is_top(row) == top);
                here.take(most).map(|(number, row)| key(number, row)).collect::<Vec<_>>()
            })
        }
    };
    let row = move |key: &str| {
        let number = key.split(' ').next().and_then(|number| number.parse().ok());
        number.map(|number| show(rows, number, touch)).into_any()
    };
    let open = RwSignal::new(false);
    let rest = keys(false, usize::MAX);
    let more = move || {
        html! {
            <button type="button" class="more" on:click=move |_| open.set(true)>
                {translate(app, |lang| setup_messages(lang).more)}
            </button>
            <Sheet open title=translate(app, |lang| setup_messages(lang).house_rules)>
                <ul>{live_each(rest, row)}</ul>
            </Sheet>
        }
    };
    html! {
        <section class="panel options">
            <h2>{translate(app, |lang| setup_messages(lang).house_rules)}</h2>
            {live_if(move || crowd.get() && !folded && rest().len() > MAX_EXPLAINED_ROWS, more)}
            {live_each(keys(true, usize::MAX), row)}
            <ul>{live_each(keys(false, if folded { 0 } else { MAX_ROWS }), row)}</ul>
            {live_if(move || folded, more)}
            {practice}
        </section>
    }
}

/// The index and the kind of a row.
fn key(number: usize, row: &OptionRow) -> String {
    let kind = match row.input {
        OptionInput::OneOf { .. } => "one",
        OptionInput::Switch { .. } => "switch",
        OptionInput::Several(_) => "several",
        OptionInput::Count { .. } => "count",
    };
    format!("{number} {kind}")
}

fn show(rows: Memo<Vec<OptionRow>>, number: usize, touch: Callback<OptionTap>) -> AnyView {
    let Some(row) = rows.with_untracked(|rows| rows.get(number).cloned()) else {
        return ().into_any();
    };
    // A row may be read once more while it is removed.
    let of = move |part: fn(&OptionRow) -> &str| {
        live_text(move || rows.with(|rows| rows.get(number).map_or("", part).to_owned()))
    };
    let (title, detail) = (of(|row| &row.title), of(|row| &row.detail));
    match row.input {
        OptionInput::OneOf { .. } if row.place == ControlPlace::Top => {
            one_of(rows, number, title, "presets", touch)
        }
        OptionInput::OneOf { .. } => html! {
            <li class="option across apart option--segment wrapped">
                <div><b>{title}</b><p>{detail}</p></div>
                {one_of(rows, number, title, "", touch)}
            </li>
        },
        OptionInput::Switch { .. } => {
            let is = move |what: fn(bool, bool) -> bool| {
                flag(move || {
                    rows.with(|rows| match rows.get(number).map(|row| &row.input) {
                        Some(&OptionInput::Switch { on, possible }) => what(on, possible),
                        _ => false,
                    })
                })
            };
            let off = is(|_, possible| !possible);
            // The seats determine the rows, so a row that remains can become another.
            let sub = flag(move || {
                rows.with(|rows| rows.get(number).is_some_and(|row| row.place == ControlPlace::Sub))
            });
            html! {
                <li class="option across apart" class:option--sub=sub class:option--off=off>
                    <div><b>{title}</b><p>{detail}</p></div>
                    <Switch
                        label=title
                        on=is(|on, _| on)
                        on_flip=Callback::new(move |_| touch.run((number, 0)))
                        disabled=off
                    />
                </li>
            }
        }
        OptionInput::Several(switches) => html! {
            <li class="option across apart option--segment wrapped">
                <div><b>{title}</b><p>{detail}</p></div>
                {several(rows, number, title, switches, touch)}
            </li>
        },
        OptionInput::Count { .. } => {
            let button = move |name, place: usize| {
                let label = live_text(move || {
                    rows.with(|rows| match rows.get(number).map(|row| &row.input) {
                        Some(OptionInput::Count { labels }) => labels[place].clone(),
                        _ => String::new(),
                    })
                });
                let press = Callback::new(move |()| touch.run((number, place)));
                view! { <IconButton name label on_press=press/> }
            };
            html! {
                <li class="option across apart option--sub">
                    <div><b aria-live="polite">{title}</b></div>
                    <div class="stepper beside">{button("minus", 0)} {button("plus", 1)}</div>
                </li>
            }
        }
    }
}

/// Several switches. Their labels never change, so the focus on one remains.
fn several(
    rows: Memo<Vec<OptionRow>>,
    number: usize,
    label: Signal<String>,
    switches: Vec<(String, String, bool)>,
    touch: Callback<OptionTap>,
) -> AnyView {
    let switch = |(place, (label, name, _)): (usize, (String, String, bool))| {
        let on = flag(move || {
            rows.with(|rows| match rows.get(number).map(|row| &row.input) {
                Some(OptionInput::Several(switches)) => switches[place].2,
                _ => false,
            })
        });
        view! {
            <button
                type="button"
                role="switch"
                aria-label=name
                aria-checked=live_text(move || on.get().to_string())
                on:click=move |_| touch.run((number, place))
            >
                {label}
            </button>
        }
    };
    let switches = switches.into_iter().enumerate().map(switch).collect_any();
    html! { <div class="segment" role="group" aria-label=label>{switches}</div> }
}

/// One of a few choices. The labels seldom change: the buttons, and the focus on one, remain as long as they do.
fn one_of(
    rows: Memo<Vec<OptionRow>>,
    number: usize,
    label: Signal<String>,
    class: &'static str,
    touch: Callback<OptionTap>,
) -> AnyView {
    let read = move || {
        rows.with(|rows| match rows.get(number).map(|row| &row.input) {
            Some(OptionInput::OneOf { labels, chosen }) => (labels.clone(), *chosen),
            _ => (Vec::new(), None),
        })
    };
    let labels = Memo::new(move |_| read().0);
    let choices = Arc::new(move || labels.get().into_iter().map(ChoiceItem::new).collect());
    let on_choose = Callback::new(move |place: usize| touch.run((number, place)));
    html! { <Segment class label choices chosen=Arc::new(move || read().1) on_choose/> }
}
