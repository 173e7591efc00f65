//! Choices among what does not lie open on the table, in the dock.

use super::board::{chosen, my_task, offered};
use super::card::{face, kind_label, kind_picture};
use super::range::{cards, known};
use super::text::{card, text};
use super::upshot::{named, upshot};
use crate::engine::Seat;
use crate::games::duck_that_goose::{
    Action, Class, DuckThatGoose, Gift, Kind, Order, Place, Step, Task,
};
use crate::ui::{Avatar, Board, Icon, flag, live, words};
use leptos::prelude::*;

/// The choice that this step is.
pub(super) fn pick(board: Board<DuckThatGoose>, step: Step) -> AnyView {
    match step {
        Step::Birds(first) => birds(board, first),
        Step::Name => copycat(board),
        Step::Arrange(count) => cow(board, count),
        _ => way(board),
    }
}

/// A card that can be chosen by itself.
fn choice(board: Board<DuckThatGoose>, kind: Kind, action: Option<Action>, copies: u8) -> AnyView {
    let lang = board.app.lang();
    let selected = flag(move || action.is_some() && board.screen.chosen.get() == action);
    let label = if copies > 1 {
        (text(lang).label.yellow_label)(card(kind, lang), copies)
    } else {
        kind_label(kind, lang)
    };
    let press = move |_| {
        if action.is_some() {
            board.screen.chosen.set(action);
        }
    };
    view! {
        <button
            type="button"
            class="card goose"
            class:is-sel=selected
            class:is-off=action.is_none()
            aria-label=label
            aria-pressed=words(move || selected.get().to_string())
            aria-disabled=action.is_none().to_string()
            on:click=press
        >
            {face(kind, false, lang)}
            {(copies > 1).then(|| view! { <span class="copies">{copies}</span> })}
        </button>
    }
    .into_any()
}

/// Kill Two Birds: who, and which card (DTG-26).
fn birds(board: Board<DuckThatGoose>, first: Option<Gift>) -> AnyView {
    let seats = board.view.with_untracked(|view| view.seats);
    let own = board.seat.get_untracked().unwrap_or(Seat::new(0));
    let given = first.map(|gift| gift.to);
    let free = move |seat: &Seat| Some(*seat) != given;
    // Somebody is being given a card from the beginning: the others first.
    let recipient = move || {
        let next = own.left(1, seats).clockwise(seats).find(free);
        board.screen.recipient.get().filter(free).or(next)
    };
    let tiles = own.clockwise(seats).map(|seat| {
        let slot = move || match (first, chosen(board)) {
            (Some(gift), _) if gift.to == seat => kind_picture(gift.kind, board.app.lang()),
            (_, Some(Action::Give { to, kind })) if to == seat => {
                kind_picture(kind, board.app.lang())
            }
            _ if recipient() == Some(seat) => view! { <i class="well"></i> }.into_any(),
            _ => ().into_any(),
        };
        let name = words(move || {
            if seat == own { text(board.app.lang()).table.you.to_owned() } else { board.name(seat) }
        });
        let filling = flag(move || recipient() == Some(seat));
        let has = given == Some(seat);
        view! {
            <button
                type="button"
                class="tile"
                class:is-target=filling
                class:is-sel=has
                aria-pressed=words(move || filling.get().to_string())
                disabled=has
                on:click=move |_| {
                    board.screen.chosen.set(None);
                    board.screen.recipient.set(Some(seat));
                }
            >
                <Avatar duck=board.duck(seat)/>
                <b>{name}</b>
                {live(slot)}
            </button>
        }
    });
    let heading = live(move || {
        let words = &text(board.app.lang()).table;
        let who = match recipient() {
            Some(seat) if seat == own => words.card_for_you.to_owned(),
            Some(seat) => (words.card_for)(&board.name(seat)),
            None => String::new(),
        };
        view! { <h3><b>{who}": "</b>{words.yellow_discards}</h3> }.into_any()
    });
    let cards = live(move || {
        let to = recipient();
        let pile = board.view.with(|view| view.recall.pile.clone());
        let count = |kind: Kind| pile.iter().filter(|card| card.kind == kind).count();
        let kinds =
            Kind::ALL.into_iter().filter(|&kind| count(kind) > 0 && kind.class() == Class::Yellow);
        kinds
            .map(|kind| {
                let action = to.map(|to| Action::Give { to, kind });
                let action = action.filter(|&action| offered(board, action));
                choice(board, kind, action, u8::try_from(count(kind)).unwrap_or(u8::MAX))
            })
            .collect_view()
            .into_any()
    });
    view! {
        <div class="pick">
            <div class="tiles" role="group">{tiles.collect_view()}</div>
            {heading}
            <div class="pick__cards" role="group">{cards}</div>
            <p class="upshot">{live(move || chosen_upshot(board))}</p>
        </div>
    }
    .into_any()
}

/// What the chosen card comes to.
fn chosen_upshot(board: Board<DuckThatGoose>) -> AnyView {
    match chosen(board) {
        Some(action @ (Action::Give { kind, .. } | Action::Name(kind))) => {
            named(board, kind, action)
        }
        _ => ().into_any(),
    }
}

/// Copycat: what it becomes (DTG-24).
fn copycat(board: Board<DuckThatGoose>) -> AnyView {
    let kinds = Kind::copied().map(|kind| choice(board, kind, Some(Action::Name(kind)), 1));
    let range = live(move || {
        let Some(Task { range, .. }) = my_task(board) else { return ().into_any() };
        let lang = board.app.lang();
        board.view.with(|view| {
            let slots = view.range(range).iter().zip(0_u8..);
            let places = slots.map(|(slot, number)| {
                let place = Place { seat: range, slot: number };
                let shown = cards(slot, false, known(board, view, place, false), lang);
                view! { <div class="place">{shown}</div> }
            });
            let count = view.range(range).len().max(1).to_string();
            view! { <div class="range__c" style:--n=count>{places.collect_view()}</div> }.into_any()
        })
    });
    let label = words(move || text(board.app.lang()).table.your_range.to_owned());
    view! {
        <div class="pick">
            <div class="pick__cards pick__cards--all" role="group">{kinds.collect_view()}</div>
            <div class="pick__own">
                <span><small>{label}</small>{range}</span>
                <p class="upshot">{live(move || chosen_upshot(board))}</p>
            </div>
        </div>
    }
    .into_any()
}

/// Cash Cow: the order in which the cards go back (DTG-22).
fn cow(board: Board<DuckThatGoose>, count: u8) -> AnyView {
    let order = move || board.screen.order.get().unwrap_or(Order::unchanged(count));
    // The two places change their cards.
    let swap = move |upper: usize| {
        let mut places = order().places().to_vec();
        places.swap(upper, upper + 1);
        if let Ok(order) = Order::try_from(places) {
            board.screen.order.set(Some(order));
        }
    };
    let list = live(move || {
        let lang = board.app.lang();
        let words = &text(lang).table;
        let tags = [words.next_card, words.second_card, words.third_card];
        let seen = board.view.with(|view| view.deck.seen.clone());
        let places = order().places().to_vec();
        let last = places.len().saturating_sub(1);
        let rows = places.into_iter().zip(tags).enumerate().map(|(place, (depth, tag))| {
            let kind = seen.get(usize::from(depth)).copied().unwrap_or(Kind::Copycat);
            view! {
                <li>
                    <span class="tag" class:tag--now=place == 0>{tag}</span>
                    {kind_picture(kind, lang)}
                    <div class="three__m">
                        <button
                            type="button"
                            class="ib"
                            aria-label=format!("{}: {}", words.earlier, card(kind, lang))
                            disabled=place == 0
                            on:click=move |_| swap(place.saturating_sub(1))
                        >
                            <Icon name="back"/>
                        </button>
                        <button
                            type="button"
                            class="ib"
                            aria-label=format!("{}: {}", words.later, card(kind, lang))
                            disabled=place == last
                            on:click=move |_| swap(place)
                        >
                            <Icon name="chev"/>
                        </button>
                    </div>
                </li>
            }
        });
        rows.collect_view().into_any()
    });
    view! { <ol class="three">{list}</ol> }.into_any()
}

/// Turn the Tables: left or right (DTG-30).
fn way(board: Board<DuckThatGoose>) -> AnyView {
    let now = move || chosen(board).unwrap_or(Action::Left);
    let segment = move |action: Action| {
        let on = flag(move || now() == action);
        let said = words(move || {
            let words = &text(board.app.lang()).table;
            if action == Action::Left { words.to_left } else { words.to_right }.to_owned()
        });
        let left = action == Action::Left;
        view! {
            <button
                type="button"
                role="radio"
                aria-checked=words(move || on.get().to_string())
                on:click=move |_| board.screen.chosen.set(Some(action))
            >
                {left.then(|| view! { <Icon name="back"/> })}
                <span>{said}</span>
                {(!left).then(|| view! { <Icon name="chev"/> })}
            </button>
        }
    };
    view! {
        <div class="pick pick--way">
            <div class="seg seg--fill seg--way" role="radiogroup">
                {segment(Action::Left)} {segment(Action::Right)}
            </div>
            <p class="upshot"><span>{live(move || give_and_get(board, now() == Action::Left))}</span></p>
        </div>
    }
    .into_any()
}

/// Who gives what to whom, as the decider sees it.
fn give_and_get(board: Board<DuckThatGoose>, left: bool) -> AnyView {
    let lang = board.app.lang();
    let words = &text(lang).then;
    let Some(Task { you, step: Step::Direction(chosen), .. }) = my_task(board) else {
        return ().into_any();
    };
    board.view.with(|view| {
        let seats = view.seats;
        let (to, from) = if left { (1, seats - 1) } else { (seats - 1, 1) };
        let (to, from) = (you.left(to, seats), you.left(from, seats));
        let given = |seat: Seat| {
            let mark = chosen.of(seat)?;
            let slot = view.range(seat).iter().find(|slot| slot.mark() == mark)?;
            slot.face_up().map(|kind| card(kind, lang))
        };
        match (given(you), given(from)) {
            (Some(own), Some(other)) => {
                (words.gives_and_gets)(own, &board.name(to), other, &board.name(from))
            }
            (Some(own), None) => (words.gives_only)(own, &board.name(to)),
            (None, Some(other)) => (words.gets_only)(other, &board.name(from)),
            (None, None) => String::new(),
        }
        .into_any()
    })
}

/// For prompts: the totals that the present choice would change.
pub(super) fn consequence(board: Board<DuckThatGoose>) -> Option<String> {
    let action = chosen(board)?;
    let telling = matches!(action, Action::Card(_) | Action::Seat(_));
    let said = if telling { upshot(board, action) } else { String::new() };
    (!said.is_empty()).then_some(said)
}
