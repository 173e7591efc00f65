//! The captain's cards: the call, the piles, and the discard zone.

use super::screen::is_around;
use crate::words::{Counted, call_name, card_name, text};
use crate::{Action, CAPTAIN, Call, CaptainCard, DuckAndCover, Fate, Phase, Turned, View};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;
use mallard_words::text as shared;

pub(super) fn captain(board: MatchUi<DuckAndCover>) -> AnyView {
    let heading = live_text(move || {
        let words = &text(board.app.lang()).table;
        board.view.with(|view| match view.public.phase {
            Phase::Turn => (words.turns)(&board.name(CAPTAIN)),
            Phase::Choose(_) | Phase::Over => match view.public.turned {
                // The sign alone means little to players who see it for the first time.
                Some(Turned { card: card @ (CaptainCard::Max | CaptainCard::Repeat), .. }) => {
                    (words.captain_calls_sign)(&card_name(card, board.app.lang()))
                }
                _ => words.captain_calls.to_owned(),
            },
        })
    });
    // The card is rendered again when it changes.
    let card = move || {
        board.view.with(|view| {
            let over = view.public.phase == Phase::Over;
            vec![format!("{} {over} {:?}", turning(view), view.public.turned)]
        })
    };
    let counted_now = move || {
        let lang = board.app.lang();
        board.view.with(|view| {
            let lie = (view.deck.len(), view.pile.top, view.pile.cards.len(), view.public.calls);
            format!("{lang:?} {lie:?}")
        })
    };
    let discarded = move || {
        let lang = board.app.lang();
        board.view.with(|view| {
            format!("{lang:?} {:?} {}", view.public.discards, view.public.most_discards())
        })
    };
    html! {
        <section class="captain downwards" aria-label=heading>
            <p class="captain__title" aria-hidden="true">{heading}</p>
            {live_each(card, move |_| card_shown(board))}
            {live_as(counted_now, move || counts(board))}
            {live_as(discarded, move || zone(board))}
        </section>
    }
}

fn turning(view: &View) -> bool {
    view.public.phase == Phase::Turn
}

fn card_shown(board: MatchUi<DuckAndCover>) -> AnyView {
    let (turning, over, turned) = board.view.with_untracked(|view| {
        (turning(view), view.public.phase == Phase::Over, view.public.turned)
    });
    match turned {
        _ if turning => deck(board, turned),
        Some(turned) => call(board, turned, over),
        None => ().into_any(),
    }
}

/// The deck to turn the next card from, with the last call on its corner.
fn deck(board: MatchUi<DuckAndCover>, last: Option<Turned>) -> AnyView {
    let (captain, left) = board.view.with_untracked(|view| (CAPTAIN, view.deck.len()));
    let back = view! {
        {card("back")}
        {last.map(|last| {
            let discarded = last.fate == Fate::Discarded;
            view! {
                <span class="call__last" class:call__last--discarded=discarded>{card(&id(last.card))}</span>
            }
        })}
    };
    if board.people().has(captain) {
        // Any player's tap makes the captain turn (DNC-4).
        html! {
            <button
                type="button"
                class="call"
                data-flip="stock"
                aria-label=live_text(move || text(board.app.lang()).table.turn.to_owned())
                on:click=move |_| board.act_for(captain, Action::Turn)
            >
                {back}
            </button>
        }
    } else {
        let label = live_text(move || (text(board.app.lang()).label.deck)(left));
        html! {
            <div class="call call--idle" data-flip="stock" role="img" aria-label=label>{back}</div>
        }
    }
}

/// The card that was turned, and for a Repeat the card that it repeats.
fn call(board: MatchUi<DuckAndCover>, turned: Turned, over: bool) -> AnyView {
    let label = live_text(move || {
        let words = &text(board.app.lang()).label;
        match turned {
            Turned { card: CaptainCard::Repeat, fate: Fate::Calls(call) } => {
                (words.repeats)(&call_name(call, board.app.lang()))
            }
            Turned { card, .. } => (words.called)(&card_name(card, board.app.lang())),
        }
    });
    let repeats = match turned {
        Turned { card: CaptainCard::Repeat, fate: Fate::Calls(call) } => Some(match call {
            Call::Max => CaptainCard::Max,
            Call::Number(number) => CaptainCard::Number(number),
        }),
        Turned { .. } => None,
    };
    let face = if untrack(|| is_around(board)) {
        match repeats {
            Some(called) => round(called, sign(turned.card)),
            None => round(turned.card, ().into_any()),
        }
    } else {
        let repeated =
            repeats.map(|card| view! { <span class="call__sign centred">{sign(card)}</span> });
        html! { {card(&id(turned.card))} {repeated} }
    };
    html! {
        <div class="call" class:call--idle=over role="img" aria-label=label>{face}</div>
    }
}

/// A card with its sign at each edge, for the players around it, and `middle` in its middle.
fn round(called: CaptainCard, middle: AnyView) -> AnyView {
    let signs =
        (0..4).map(|_| view! { <span class="captain-card__sign stacked">{sign(called)}</span> });
    html! {
        <div class="captain-card captain-card--round">
            {signs.collect_any()}
            <span class="captain-card__middle">{middle}</span>
        </div>
    }
}

fn card(id: &str) -> AnyView {
    html! {
        <div class="captain-card">
            <svg viewBox="0 0 100 100" aria-hidden="true">
                <use href=format!("#captain-{id}")></use>
            </svg>
        </div>
    }
}

/// The end of a card's name in the sprites.
fn id(card: CaptainCard) -> String {
    match card {
        CaptainCard::Max => String::from("highest"),
        CaptainCard::Repeat => String::from("repeat"),
        CaptainCard::Number(number) => u8::from(number).to_string(),
    }
}

/// The sign of a card, without the card.
fn sign(card: CaptainCard) -> AnyView {
    if let CaptainCard::Number(number) = card {
        let figure = format!("#fig-{}", u8::from(number));
        return html! { <svg class="numeral rigid" aria-hidden="true"><use href=figure></use></svg> };
    }
    let sign = format!("#call-{}", id(card));
    html! { <svg viewBox="0 0 100 100" aria-hidden="true"><use href=sign></use></svg> }
}

/// How many cards are in the deck and on the captain pile.
fn counts(board: MatchUi<DuckAndCover>) -> AnyView {
    let lang = board.app.lang();
    let (words, labels) = (&text(lang).table, &text(lang).label);
    board.view.with(|view| {
        let pile = view.pile.top.map_or_else(
            || labels.pile_empty.to_owned(),
            |top| (labels.pile)(view.pile.cards.len(), &card_name(top, lang)),
        );
        html! {
            <p class="captain__numbers beside wrapped apart">
                {counted((words.to_draw)(view.deck.len()))}
                {counted((words.called)(view.public.calls))}
            </p>
            <p class="visually-hidden">{pile}</p>
        }
    })
}

fn counted([before, number, after]: Counted) -> AnyView {
    html! { <span>{before}<b class="count">{number}</b>{after}</span> }
}

/// The cards that no one could follow, and how many more end the round.
fn zone(board: MatchUi<DuckAndCover>) -> AnyView {
    let lang = board.app.lang();
    let (words, labels) = (&text(lang).table, &text(lang).label);
    let (discards, limit) =
        board.view.with(|view| (view.public.discards, view.public.most_discards()));
    let label = if discards.is_empty() {
        (labels.zone_empty)(limit)
    } else {
        let names: Vec<String> = discards.iter().map(|&card| card_name(card, lang)).collect();
        (labels.zone)(discards.len(), limit, &shared(lang).list(&names))
    };
    let count = (words.discards_of)(discards.len(), limit);
    let slots = (0..usize::from(limit)).map(|slot| {
        let lying = discards.get(slot);
        view! { <li class="centred" class:is-full=lying.is_some()>{lying.map(|&card| sign(card))}</li> }
    });
    html! {
        <div class="zone stacked" style:--slots=limit.to_string() role="img" aria-label=label>
            <p class="beside wrapped apart"><b>{words.discard_zone}</b>" "<span>{count}</span></p>
            <ol class="stacked">{slots.collect_any()}</ol>
        </div>
    }
}
