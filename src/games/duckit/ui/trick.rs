//! The trick, the draw that comes before the first one, and the last one to be looked at again.

use super::board::Screen;
use super::pieces::{laid, open, said, suit_letter};
use super::text::text;
use crate::engine::Seat;
use crate::games::duckit::{Card, Duckit, Event, Trick, View, WonTrick};
use crate::ui::{Avatar, Board, IconButton, Lang, drawing, live, settled, text as shared, words};
use leptos::prelude::*;

const SEATS: u8 = 3;

/// The cards of the trick, each before its seat. Until the next card is led, the trick that was
/// just won lies there.
pub(super) fn trick(board: Board<Duckit>) -> AnyView {
    live(move || {
        let view = board.view.get();
        if before_first_card(&view) {
            return draw(board, &view);
        }
        let (trick, winner) = shown(&view);
        let complete = trick.is_complete();
        let words = &text(board.app.lang()).table;
        let places = places(board).map(|(place, seat)| {
            let wins = winner == Some(seat);
            let tag = if complete { words.takes_it } else { words.winning };
            let tag = wins.then_some(tag);
            let class = if complete && wins { format!("{place} tk--takes") } else { place.into() };
            let card = match trick.cards[seat.index()] {
                Some(card) => laid(card, &view, name_of_card(board, seat, card, wins)),
                None => slot(board, seat),
            };
            before_seat(board, seat, &class, card, tag)
        });
        let label = label(board, &view);
        view! { <ol class="trick" aria-label=label>{places.collect_view()}</ol> }.into_any()
    })
}

/// The trick that lies on the table, and who wins it.
fn shown(view: &View) -> (Trick, Option<Seat>) {
    match view.last_trick {
        Some(last) if lies_open(view) => (last.trick, Some(last.winner)),
        _ => (view.trick, view.winning()),
    }
}

/// Does the last trick still lie there? That of the round before does not.
fn lies_open(view: &View) -> bool {
    view.trick.lying().is_empty() && view.tricks.iter().any(|&won| won > 0)
}

fn before_first_card(view: &View) -> bool {
    view.last_trick.is_none() && view.trick.lying().is_empty()
}

/// The seats and where their cards lie: the own one below, the others above in turn.
fn places(board: Board<Duckit>) -> impl Iterator<Item = (&'static str, Seat)> {
    let own = board.seat.get().unwrap_or(Seat::new(SEATS - 1));
    let others = [("tk--left", own.left(1, SEATS)), ("tk--right", own.left(2, SEATS))];
    others.into_iter().chain([("tk--own", own)])
}

fn before_seat(
    board: Board<Duckit>,
    seat: Seat,
    class: &str,
    cards: AnyView,
    tag: Option<&'static str>,
) -> AnyView {
    let own = board.seat.get() == Some(seat);
    let name = if own { text(board.app.lang()).table.you.to_owned() } else { board.name(seat) };
    let tag = tag.map(|tag| {
        view! { <span class="tag tag--drake" aria-hidden="true">{tag}</span> }
    });
    view! {
        <li class=format!("tk {class}")>
            {cards}
            <span class="tk__n" aria-hidden="true"><Avatar duck=board.duck(seat)/><b>{name}</b></span>
            {tag}
        </li>
    }
    .into_any()
}

/// A card of a trick as screen readers say it.
fn name_of_card(board: Board<Duckit>, seat: Seat, card: Card, wins: bool) -> String {
    let lang = board.app.lang();
    let words = &text(lang).label;
    let sentence = if wins { words.trick_card_winning } else { words.trick_card };
    sentence(&board.name(seat), &said(card, lang))
}

/// The place of a card that is still to come: amber if the person at the tablet plays it now.
fn slot(board: Board<Duckit>, seat: Seat) -> AnyView {
    let now = board.acting.get() && board.seat.get() == Some(seat);
    let class = if now { "tk__slot tk__slot--now" } else { "tk__slot" };
    let label = (text(board.app.lang()).label.trick_slot)(&board.name(seat));
    view! { <div class=class role="img" aria-label=label></div> }.into_any()
}

fn label(board: Board<Duckit>, view: &View) -> String {
    let words = &text(board.app.lang()).label;
    match view.trick.led() {
        Some(led) => (words.trick)(led),
        None if view.trick.lying().is_empty() => {
            (words.trick_empty)(&board.name(view.trick.leader))
        }
        None => words.trick_duck.to_owned(),
    }
}

/// Who deals first: the cards that everybody drew (DKT-2).
fn draw(board: Board<Duckit>, view: &View) -> AnyView {
    let lang = board.app.lang();
    let history = board.history.run(());
    let places = places(board).map(|(_, seat)| {
        let drawn = history.iter().filter_map(|event| match *event {
            Event::Drew { seat: by, card, .. } if by == seat => Some(open(card, said(card, lang))),
            _ => None,
        });
        let cards = view! { <div class="draw__c">{drawn.collect_view()}</div> }.into_any();
        let deals = view.dealer == seat;
        let tag = deals.then_some(text(lang).table.dealer);
        before_seat(board, seat, if deals { "tk--takes" } else { "" }, cards, tag)
    });
    let label = text(lang).label.draw;
    view! { <ol class="draw" aria-label=label>{places.collect_view()}</ol> }.into_any()
}

/// The last trick, small, once another one lies on the table: a touch shows it again.
pub(super) fn last_trick(board: Board<Duckit>) -> AnyView {
    let Screen { looked_at, .. } = board.screen;
    live(move || {
        let view = board.view.get();
        let Some(last) = view.last_trick.filter(|_| !lies_open(&view)) else {
            return ().into_any();
        };
        let label = text(board.app.lang()).table.last_trick;
        let cards = last.trick.plays().map(|(_, card)| {
            view! {
                <span class=format!("card su-{}", suit_letter(card)) data-flip=card.to_string()>
                    {drawing(&card.to_string(), false)}
                </span>
            }
        });
        let open = settled(move || looked_at.get() == Some(last));
        let press = move |_| looked_at.set((!open.get_untracked()).then_some(last));
        view! {
            <button
                type="button"
                class="last"
                aria-label=label
                aria-expanded=words(move || open.get().to_string())
                on:click=press
            >
                <span class="last__c">{cards.collect_view()}</span>
                <Avatar duck=board.duck(last.winner)/>
                <span class="last__t">{label}</span>
            </button>
        }
        .into_any()
    })
}

/// The last trick in full, in the order it was played.
pub(super) fn looked_at(board: Board<Duckit>) -> AnyView {
    let Screen { looked_at, .. } = board.screen;
    live(move || {
        let view = board.view.get();
        // Once the next trick is complete, there is another last one.
        let Some(last) = view.last_trick.filter(|last| looked_at.get() == Some(*last)) else {
            return ().into_any();
        };
        let WonTrick { trick, winner } = last;
        let lang = board.app.lang();
        let cards = trick.plays().map(|(seat, card)| {
            let wins = seat == winner;
            let picture = open(card, name_of_card(board, seat, card, wins));
            before_seat(board, seat, "", picture, wins.then_some(text(lang).table.takes_it))
        });
        let title = (text(lang).log.trick)(number(&view), &board.name(trick.leader));
        let close = Callback::new(move |()| looked_at.set(None));
        view! {
            <section class="panel peek" aria-labelledby="peek">
                <div class="peek__h">
                    <h2 id="peek">{title}</h2>
                    <IconButton name="x" label=close_label(lang) on_press=close/>
                </div>
                <ol>{cards.collect_view()}</ol>
            </section>
        }
        .into_any()
    })
}

fn close_label(lang: Lang) -> Signal<String> {
    Signal::stored(shared(lang).close.to_owned())
}

/// The number of the last trick: that of the round before was its ninth.
fn number(view: &View) -> u8 {
    match view.tricks.iter().sum() {
        0 => 9,
        done => done,
    }
}
