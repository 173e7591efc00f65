//! The facts of the whole round: the face-up card and its consequence, the Quacker, the chips in
//! the middle.

use super::board::{BANK_PLACE, HAND};
use super::pieces::{dabble, open, paid};
use crate::words::{describe_card, rule, text};
use crate::{Action, Duckit};
use mallard_board::MatchUi;
use mallard_kit::CardBack;
use mallard_kit::prelude::*;

/// The face-up card, the Quacker's place, and the round's rule in words.
pub(super) fn turned(board: MatchUi<Duckit>) -> AnyView {
    let turned_up = move || board.view.with(|view| view.public.turned_up);
    let key = move || format!("{:?} {}", board.app.lang(), turned_up());
    let card = live_as(key, move || {
        let (lang, card) = (board.app.lang(), turned_up());
        open(card, (text(lang).label.face_up)(&describe_card(card, lang)))
    });
    let rule_lines = move || board.view.with(|view| rule(view, board.app.lang()));
    let rule = live_as(
        move || format!("{:?}", rule_lines()),
        move || {
            let (first, more) = rule_lines();
            let more = more.into_iter().map(|line| view! { <span>{line}</span> });
            html! { <p><b>{first}</b>{more.collect_any()}</p> }
        },
    );
    html! {
        <div class="turned-up downwards">
            <div class="turned-up__cards beside">{card} {quacker(board)}</div>
            {rule}
        </div>
    }
}

/// The Quacker, or its empty place, on which a card is banked.
fn quacker(board: MatchUi<Duckit>) -> AnyView {
    let banks = settled(move || {
        board.offers.with(|offers| matches!(offers.first(), Some(Action::Bank(_))))
    });
    live(move || {
        let lang = board.app.lang();
        let label = &text(lang).label;
        let Some(taker) = board.view.with(|view| view.quacker.taker()) else {
            return html! {
                <div role="img" aria-label=label.quacker data-flip="stock"><CardBack/></div>
            };
        };
        if banks.get() {
            return bank(board);
        }
        let empty = (label.quacker_taken)(&board.name(taker));
        html! { <div class="empty-slot quacker centred rigid" role="img" aria-label=empty>{dabble()}</div> }
    })
}

/// The place for the raised card.
fn bank(board: MatchUi<Duckit>) -> AnyView {
    let press = move |_| {
        if let [action] = untrack(|| HAND.raised_actions(board))[..] {
            board.act(action);
        }
    };
    let label = live_text(move || text(board.app.lang()).table.banking.to_owned());
    let ready = settled(move || HAND.raised(board).is_some());
    html! {
        <button
            type="button"
            class="quacker quacker--now centred rigid"
            aria-label=label
            aria-disabled=live_text(move || (!ready.get()).to_string())
            tabindex=live_text(move || if ready.get() { "0" } else { "-1" }.to_owned())
            data-drop=BANK_PLACE
            on:click=press
        >
            {dabble()}
        </button>
    }
}

/// The chips that were paid.
pub(super) fn pot(board: MatchUi<Duckit>) -> AnyView {
    let count = move || board.view.with(|view| view.public.pot());
    let pile = live_as(
        move || format!("{:?} {}", board.app.lang(), count()),
        move || {
            let words = &text(board.app.lang()).table;
            let count = count();
            if count == 0 {
                return ().into_any();
            }
            html! {
                <div class="pot__chips stacked" aria-hidden="true">{board.view.with(paid)}</div>
                <p aria-hidden="true">{(words.paid)(count)}</p>
            }
        },
    );
    let label = live_text(move || {
        (text(board.app.lang()).label.pot)(board.view.with(|view| view.public.pot()))
    });
    html! { <div class="pot stacked" role="img" aria-label=label>{pile}</div> }
}
