//! Who plays the next game: a plate for each player of the night, on water.

use super::next_game::{NextChoice, NextGame};
use super::sentences::translate;
use leptos::ev::KeyboardEvent;
use leptos::html;
use mallard_device::{KnownPlayers, Member};
use mallard_kit::prelude::*;
use mallard_kit::{Sheet, name_field};
use mallard_session::Player;
use mallard_texts::night_messages;
use mallard_web as web;
use std::sync::Arc;

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
        let members = page.choice().group.members.len();
        (0..members).map(|at| at.to_string()).collect::<Vec<_>>()
    };
    let plate = move |key: &str| key.parse().map(|at| plate(page, at)).ok().into_any();
    html! {
        <section class="group-bar" aria-labelledby="group">
            <h2 id="group">
                {translate(app, |words| words.players)} " "
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
}

fn plate(page: NextGame, at: usize) -> AnyView {
    let member = move || page.choice().group.members.get(at).cloned();
    let Some(Member { player, .. }) = untrack(member) else { return ().into_any() };
    let duck = player.duck;
    let player = Arc::new(player);
    let (of, named, described) = (Arc::clone(&player), Arc::clone(&player), Arc::clone(&player));
    let state = memo(move || match member() {
        Some(member) if !member.has_left => {
            let out = page.line_up(None).sat_out.contains(&member.player);
            if out { State::SitsOut } else { State::Plays }
        }
        _ => State::Left,
    });
    let press = move |_| {
        let (now, line_up) = (state.get_untracked(), untrack(|| page.line_up(None)));
        page.change(&|NextChoice { group, resting, .. }| {
            if now == State::SitsOut && of.is_person() {
                *resting = group.swapped(&line_up, &of);
                return;
            }
            // A match needs a person.
            let last = now != State::Left && of.is_person() && group.people().count() == 1;
            if let (Some(member), false) = (group.members.get_mut(at), last) {
                member.has_left = now != State::Left;
            }
        });
    };
    let state_line = live(move || words_of_plate(page, &described, state.get()));
    let name = live_text(move || named.shown_name(page.app.lang()));
    let is = move |wanted| flag(move || state.get() == wanted);
    html! {
        <li>
            <button
                type="button"
                class="plate person across"
                class:plate--out=is(State::SitsOut)
                class:plate--left=is(State::Left)
                aria-pressed=live_text(move || (state.get() == State::Plays).to_string())
                on:click=press
            >
                <Avatar duck/>
                <span class="stacked"><b>{name}</b><small class="across">{state_line}</small></span>
            </button>
        </li>
    }
}

fn words_of_plate(page: NextGame, player: &Player, state: State) -> AnyView {
    let words = night_messages(page.app.lang());
    match state {
        State::SitsOut => html! { <Icon name="chair" small=true/>{words.sits_out} },
        State::Left => words.left.into_any(),
        State::Plays if !player.is_person() => {
            html! { <Icon name="bot" small=true/>{words.bot} }
        }
        State::Plays => match page.phone_of(player) {
            Some(connected) => {
                let connection = if connected { words.on_phone } else { words.disconnected };
                html! { <Icon name="phone" small=true/>{connection} }
            }
            None => words.at_table.into_any(),
        },
    }
}

/// The dialog that adds a person: one who has played here, or a new one.
fn add_sheet(page: NextGame, open: RwSignal<bool>) -> AnyView {
    let app = page.app;
    let field = NodeRef::<html::Input>::new();
    let add = move |name: &str| {
        let duck = KnownPlayers::read(web::storage()).duck(name);
        page.change(&|choice| {
            if choice.group.add(name, duck) {
                open.set(false);
            }
        });
    };
    let submit = move || {
        if let Some(field) = field.get_untracked() {
            add(&web::composed(&field.value()));
            field.set_value("");
        }
    };
    let enter = move |event: KeyboardEvent| {
        // The same key ends the composition of a name in Korean or Japanese.
        if event.key() == "Enter" && !event.is_composing() {
            submit();
        }
    };
    let known = move || {
        let group = page.choice().group;
        let here = |person: &Player| {
            let name = person.name.as_deref().unwrap_or_default();
            group.present().any(|player| player.is_named(name))
        };
        let people = KnownPlayers::read(web::storage());
        let people = people.people().filter(|person| !here(person)).map(|person| {
            let (duck, name) = (person.duck, person.name.clone().unwrap_or_default());
            let label = name.clone();
            html! {
                <button type="button" class="button" on:click=move |_| add(&name)><Avatar duck/><span>{label}</span></button>
            }
        });
        people.collect_any().into_any()
    };
    html! {
        <Sheet open title=translate(app, |words| words.add)>
            <div class="add-person across">
                <input
                    class="grows"
                    type="text"
                    node_ref=field
                    autofocus
                    on:keydown=enter
                    use:name_field
                    aria-label=translate(app, |words| words.name)
                    placeholder=translate(app, |words| words.name)
                />
                <button type="button" class="button button--primary" on:click=move |_| submit()>{translate(app, |words| words.add_this)}</button>
            </div>
            <div class="add-person__known beside wrapped">{live(known)}</div>
        </Sheet>
    }
}
