//! The seats along the top.

use mallard_board::{MatchUiHandle, TablePart};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_kit::{CardBack, drawing};
use mallard_texts::table_messages;
use mallard_words::{Piece, PlayerBadge, RoleTag, game_messages};

/// Most backs of cards on a badge: more would say no more than the number next to them.
const MOST_BACKS: u8 = 6;

/// Every seat but the one whose hand is in the dock, clockwise from it.
pub(crate) fn player_badges(handle: MatchUiHandle) -> AnyView {
    let (app, seats) = (handle.app, handle.seats());
    let keys = move || {
        let own = handle.now.get().seat;
        let start = own.map_or(Seat::new(0), |own| own.step_left(1, seats));
        let others = start.clockwise(seats).filter(|&seat| Some(seat) != own);
        others.map(|seat| seat.index().to_string()).collect()
    };
    let list = live_each(keys, move |key| {
        let seat = key.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok());
        seat.map(|seat| player_badge(handle, seat)).into_any()
    });
    let many = flag(move || seats - u8::from(handle.now.get().seat.is_some()) > 3);
    html! {
        <ol
            class="seats beside amid rigid"
            class:seats--many=many
            class:seats--last-actions=handle.people().len() < seats
            aria-label=translate(app, |lang| game_messages(lang).other_seats)
        >
            {list}
        </ol>
    }
}

pub(crate) fn player_badge(handle: MatchUiHandle, seat: Seat) -> AnyView {
    let app = handle.app;
    let shown = Memo::new(move |_| handle.badges.with(|badges| badges[seat.index()].clone()));
    let badge = move || shown.get();
    let is = move |what: fn(&PlayerBadge) -> bool| flag(move || shown.with(what));
    let aided = move || handle.aids_memory();
    let written = move || {
        let badge = badge();
        let aid = aided() && !badge.known.is_empty();
        // The cards that all saw go to this hand.
        let known =
            aid.then(|| view! { <div class="known beside">{rich(&badge.known, app.lang())}</div> });
        let name = handle.name(seat);
        let phone = handle.phones().has(seat).then(|| view! { <Icon name="phone" small=true/> });
        html! { <div class="seat__body stacked"><b class="clipped">{name}{phone}</b>{badge.tag.map(show_tag)} {known}</div> }
    };
    let key = move || {
        let badge = badge();
        let written = (badge.tag, aided().then_some(badge.known));
        format!("{:?} {written:?}", app.lang())
    };
    let parts = live_as(key, written);
    // A seat's pieces, or in their place its cards.
    let facts = untrack(|| handle.dyn_ui().part(TablePart::Facts(seat)));
    let has_facts = facts.is_some();
    let cards = move || shown.with(|badge| (badge.cards, badge.open.clone()));
    let key = move || format!("{:?} {:?}", app.lang(), cards());
    let hand = live_as(key, move || match cards() {
        (_, open) if !open.is_empty() => open_cards(open),
        (Some(cards), _) if !has_facts => minis(handle, cards),
        _ => ().into_any(),
    });
    let last_action = move || handle.ask(|table| table.last_action(seat));
    let recap = live_as(
        move || format!("{:?} {:?}", app.lang(), last_action()),
        move || {
            let recap = last_action();
            recap
                .map(|recap| view! { <p class="last-action">{rich(&recap, app.lang())}</p> })
                .into_any()
        },
    );
    let is_fool = flag(move || handle.fool() == Some(seat));
    let duck = live(move || {
        html! { <Avatar duck=handle.player(seat).duck fool=is_fool.get()/> }
    });
    html! {
        <li
            class="seat across"
            class:seat--fool=is_fool
            class:seat--now=flag(move || handle.now.get().owed.has(seat))
            class:seat--out=is(|badge| badge.out)
            class:seat--team-1=is(|badge| badge.team == 1)
            class:seat--team-2=is(|badge| badge.team == 2)
            data-seat=seat.index()
        >
            {handle.stand_in(seat)}
            {duck}
            {parts}
            {facts}
            {hand}
            {recap}
        </li>
    }
}

/// The open cards of a hand: in the replay of a whole match, and in a practice round.
pub(crate) fn open_cards(open: Vec<(Piece, String)>) -> AnyView {
    let count = open.len();
    let card = |(piece, name): (Piece, String)| {
        let drawn = drawing(piece.symbol.trim_start_matches("card-"), false);
        view! { <div class="open-hand__card" role="listitem"><div class=piece.class role="img" aria-label=name>{drawn}</div></div> }
    };
    html! {
        <div class="open-hand beside wrapped" role="list" style:--n=count.to_string()>
            {open.into_iter().map(card).collect_any()}
        </div>
    }
}

/// This number of cards, face down.
fn minis(handle: MatchUiHandle, cards: u8) -> AnyView {
    let backs = (0..cards.min(MOST_BACKS)).map(|_| view! { <CardBack/> });
    html! {
        <div class="minis across">
            <span class="visually-hidden">{(table_messages(handle.app.lang()).cards)(cards)}</span>
            <span class="fan beside" aria-hidden="true">{backs.collect_any()}</span>
            <span class="count" aria-hidden="true">{cards}</span>
        </div>
    }
}

pub(crate) fn show_tag(tag: RoleTag) -> AnyView {
    html! {
        <span class=tag.tone.class()>
            {tag.icon.map(|name| view! { <Icon name small=true/> })}
            {tag.text}
        </span>
    }
}
