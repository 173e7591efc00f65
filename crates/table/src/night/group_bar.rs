//! Who plays the next game: a plate for each player of the night, on water.

use super::next_game::NextGame;
use super::sentences::translate;
use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;
use mallard_device::KnownPlayers;
use mallard_kit::{Avatar, Icon, Sheet, here, live, live_each, live_text};
use mallard_session::{NAME_LENGTH, Player};
use mallard_web as web;
use mallard_words::night_messages;

/// What a plate says about its player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Plays,
    SitsOut,
    Left,
}

/// The plates, and the button that adds a person.
pub(super) fn group_bar(page: NextGame) -> AnyView {
    let app = page.app;
    let adding = RwSignal::new(false);
    let keys = move || {
        let members = page.group.with(|group| group.members.len());
        (0..members).map(|at| at.to_string()).collect::<Vec<_>>()
    };
    let plate = move |key: &str| key.parse().map(|at| plate(page, at)).ok().into_any();
    view! {
        <section class="group-bar" aria-labelledby="group">
            <h2 id="group">
                {translate(app, |words| words.who_plays)} " "
                <span>{translate(app, |words| words.tap_a_duck)}</span>
            </h2>
            <ol>
                {live_each(keys, plate)}
                <li>
                    <button type="button" class="plate plate--add across amid" on:click=move |_| adding.set(true)>
                        <Icon name="plus" small=true/>{translate(app, |words| words.add)}
                    </button>
                </li>
            </ol>
        </section>
        {add_sheet(page, adding)}
    }
    .into_any()
}

fn plate(page: NextGame, at: usize) -> AnyView {
    let member = move || page.group.with(|group| group.members.get(at).cloned());
    let Some(first) = untrack(member) else { return ().into_any() };
    let player = StoredValue::new(first.player);
    let state = Memo::new(move |_| match member() {
        Some(member) if !member.has_left => {
            let out = page.line_up.with(|line_up| line_up.sat_out.contains(&member.player));
            if out { State::SitsOut } else { State::Plays }
        }
        _ => State::Left,
    });
    let press = move |_| match state.get_untracked() {
        State::SitsOut if player.with_value(Player::is_person) => {
            let resting = page.group.with_untracked(|group| {
                page.line_up.with_untracked(|line_up| {
                    player.with_value(|player| group.swapped(line_up, player))
                })
            });
            page.resting.set(resting);
        }
        now => page.group.update(|group| {
            // A match needs a person.
            let last = now != State::Left
                && player.with_value(Player::is_person)
                && group.people().count() == 1;
            if let (Some(member), false) = (group.members.get_mut(at), last) {
                member.has_left = now != State::Left;
            }
        }),
    };
    let says = live(move || says(page, &player.get_value(), state.get()));
    let name = live_text(move || player.with_value(|player| player.shown_name(page.app.lang())));
    let is = move |wanted| mallard_kit::flag(move || state.get() == wanted);
    view! {
        <li>
            <button
                type="button"
                class="plate across"
                class:plate--out=is(State::SitsOut)
                class:plate--left=is(State::Left)
                aria-pressed=live_text(move || (state.get() == State::Plays).to_string())
                on:click=press
            >
                <Avatar duck=player.with_value(|player| player.duck)/>
                <span class="stacked"><b>{name}</b><small class="across">{says}</small></span>
            </button>
        </li>
    }
    .into_any()
}

fn says(page: NextGame, player: &Player, state: State) -> AnyView {
    let words = night_messages(page.app.lang());
    match state {
        State::SitsOut => view! { <Icon name="chair" small=true/>{words.sits_out} }.into_any(),
        State::Left => words.left.into_any(),
        State::Plays if !player.is_person() => {
            view! { <Icon name="bot" small=true/>{words.bot} }.into_any()
        }
        State::Plays if page.has_phone(player) => {
            view! { <Icon name="phone" small=true/>{words.on_phone} }.into_any()
        }
        State::Plays => here(words.at_tablet).into_any(),
    }
}

/// The dialog that adds a person: one who has played here, or a new one.
fn add_sheet(page: NextGame, open: RwSignal<bool>) -> AnyView {
    let app = page.app;
    let field = NodeRef::<html::Input>::new();
    let add = move |name: &str| {
        if page.group.try_update(|group| group.add(name)) == Some(true) {
            open.set(false);
        }
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            add(&field.value());
            field.set_value("");
        }
    };
    let known = move || {
        let here = |person: &Player| {
            let name = person.name.as_deref().unwrap_or_default();
            page.group.with(|group| group.present().any(|player| player.is_named(name)))
        };
        let people = KnownPlayers::read(web::storage());
        let people = people.people().iter().filter(|person| !here(person)).map(|person| {
            let (duck, name) = (person.duck, person.name.clone().unwrap_or_default());
            let label = name.clone();
            view! {
                <button type="button" class="button" on:click=move |_| add(&name)><Avatar duck/><span>{label}</span></button>
            }
        });
        people.collect_view().into_any()
    };
    view! {
        <Sheet open title=translate(app, |words| words.add)>
            <form class="add-person across" on:submit=submit>
                <input
                    class="grows"
                    type="text"
                    node_ref=field
                    autofocus
                    autocomplete="off"
                    maxlength=NAME_LENGTH.to_string()
                    aria-label=translate(app, |words| words.name)
                    placeholder=translate(app, |words| words.name)
                />
                <button type="submit" class="button button--primary">{translate(app, |words| words.add_this)}</button>
            </form>
            <div class="add-person__known beside wrapped">{live(known)}</div>
        </Sheet>
    }
    .into_any()
}
