//! What holds for the whole round: the face-up card and what follows from it, the Quacker, the
//! chips in the middle.

use super::board::{BANK_PLACE, chosen, play};
use super::pieces::{chips, open, said};
use super::text::text;
use crate::games::duckit::{Action, Duckit, Rank, View};
use crate::ui::{Board, CardBack, Lang, live, settled, words};
use leptos::prelude::*;

/// The face-up card, the Quacker's place, and the round's rule in words.
pub(super) fn turned(board: Board<Duckit>) -> AnyView {
    let card = live(move || {
        let lang = board.app.lang();
        let card = board.view.with(|view| view.turned_up);
        open(card, (text(lang).label.face_up)(&said(card, lang)))
    });
    let rule = live(move || {
        let (first, more) = board.view.with(|view| rule(view, board.app.lang()));
        let more = more.into_iter().map(|line| view! { <span>{line}</span> });
        view! { <p><b>{first}</b>{more.collect_view()}</p> }.into_any()
    });
    view! {
        <div class="turned">
            <div class="turned__c">{card} {quacker(board)}</div>
            {rule}
        </div>
    }
    .into_any()
}

/// The trump, and what else the face-up card makes of the round (DKT-4 to DKT-6).
fn rule(view: &View, lang: Lang) -> (String, Vec<String>) {
    let words = &text(lang).table;
    let ranking = view.ranking();
    let first = ranking.trump().map_or_else(|| words.no_trump.to_owned(), words.trump_is);
    let more = match ranking.duck() {
        Some(rank) => vec![(words.duck_rank_is)(rank)],
        None if ranking.is_reversed() => vec![words.reversed.to_owned()],
        None => vec![words.no_duck_rank.to_owned(), words.no_quackback.to_owned()],
    };
    (first, more)
}

/// The Quacker, or the place where it lay: there a card is banked for it.
fn quacker(board: Board<Duckit>) -> AnyView {
    let banks = settled(move || {
        board.offers.with(|offers| matches!(offers.first(), Some(Action::Bank(_))))
    });
    live(move || {
        let lang = board.app.lang();
        let label = &text(lang).label;
        let Some(taker) = board.view.with(|view| view.quacker.taker()) else {
            return view! {
                <div role="img" aria-label=label.quacker data-flip="stock"><CardBack/></div>
            }
            .into_any();
        };
        if banks.get() {
            return bank(board);
        }
        let empty = (label.quacker_taken)(&board.name(taker));
        view! { <div class="well quacker" role="img" aria-label=empty>{dabble()}</div> }.into_any()
    })
}

/// The place for the raised card.
fn bank(board: Board<Duckit>) -> AnyView {
    let press = move |_| {
        if let Some(action) = untrack(|| chosen(board)) {
            play(board, action);
        }
    };
    let label = words(move || text(board.app.lang()).table.banking.to_owned());
    let ready = settled(move || chosen(board).is_some());
    view! {
        <button
            type="button"
            class="quacker quacker--now"
            aria-label=label
            aria-disabled=words(move || (!ready.get()).to_string())
            tabindex=words(move || if ready.get() { "0" } else { "-1" }.to_owned())
            data-drop=BANK_PLACE
            on:click=press
        >
            {dabble()}
        </button>
    }
    .into_any()
}

/// The upended duck.
fn dabble() -> AnyView {
    view! { <svg viewBox="0 0 100 100" aria-hidden="true"><use href="#dabble"></use></svg> }
        .into_any()
}

/// The ranks from low to high, with what is special about some.
pub(super) fn ruler(board: Board<Duckit>) -> AnyView {
    let marks = live(move || {
        let lang = board.app.lang();
        let ranking = board.view.with(View::ranking);
        let words = &text(lang).table;
        // The Super Duck that lies face up is in nobody's hand.
        let duck = (!ranking.is_reversed())
            .then(|| mark("is-duck", dabble(), words.duck, text(lang).label.ruler_duck.to_owned()));
        let ranks = ranking.order().map(|rank| rank_mark(rank, ranking.duck() == Some(rank), lang));
        view! {
            <li class="end" aria-hidden="true">{words.low}</li>
            {duck}
            {ranks.into_iter().collect_view()}
            <li class="end" aria-hidden="true">{words.high}</li>
        }
        .into_any()
    });
    let label = words(move || text(board.app.lang()).label.ruler.to_owned());
    view! { <ol class="ruler" aria-label=label>{marks}</ol> }.into_any()
}

fn rank_mark(rank: Rank, duck: bool, lang: Lang) -> AnyView {
    let (words, label) = (&text(lang).table, &text(lang).label);
    let figure = view! {
        <svg class="fig" aria-hidden="true"><use href=format!("#fig-{}", rank.mark())></use></svg>
    }
    .into_any();
    match rank {
        _ if duck => mark("is-duck", figure, words.duck_rank, (label.ruler_duck_rank)(rank.mark())),
        Rank::Four => mark("is-four", figure, words.costs_a_chip, label.ruler_four.to_owned()),
        _ => mark("", figure, "", rank.mark().to_owned()),
    }
}

fn mark(class: &'static str, figure: AnyView, below: &'static str, said: String) -> AnyView {
    view! {
        <li class=class>
            <span>{figure}</span>
            <small aria-hidden="true">{below}</small>
            <b class="vh">{said}</b>
        </li>
    }
    .into_any()
}

/// The chips that were paid.
pub(super) fn pot(board: Board<Duckit>) -> AnyView {
    let pile = live(move || {
        let words = &text(board.app.lang()).table;
        let count = board.view.with(View::pot);
        if count == 0 {
            return ().into_any();
        }
        view! {
            <div class="pot__c" aria-hidden="true">{chips(count)}</div>
            <p aria-hidden="true">{(words.paid)(count)}</p>
        }
        .into_any()
    });
    let label = words(move || (text(board.app.lang()).label.pot)(board.view.with(View::pot)));
    view! { <div class="pot" role="img" aria-label=label>{pile}</div> }.into_any()
}
