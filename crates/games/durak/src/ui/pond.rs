//! The middle of the table: stock, bout, beaten cards.

use super::board::{HAND, TRANSFER_PLACE};
use crate::words::text;
use crate::{Action, Durak, Pair, View};
use mallard_board::MatchUi;
use mallard_engine::cards::{Card, Suit};
use mallard_kit::prelude::*;
use mallard_kit::{CardBack, CardFace, CardPicture, Pip};
use mallard_words::{game_messages, text as shared};

pub(super) fn pond(board: MatchUi<Durak>) -> AnyView {
    html! {
        <div class="play-area" data-drop="table">
            <div class="play-area__grid stacked">{stock(board)} {pairs(board)} {beaten(board)}</div>
        </div>
    }
}

fn stock(board: MatchUi<Durak>) -> AnyView {
    let words = move || &text(board.app.lang()).table;
    let label = live_text(move || {
        board.view.with(|view| (words().stock)(view.stock.len(), view.public.trump_suit()))
    });
    let key = move || {
        let (lang, flat) = (board.app.lang(), board.is_flat());
        let lie = |view: &View| (view.stock.len(), view.public.trump_suit(), view.turned_up());
        format!("{lang:?} {flat} {:?}", board.view.with(lie))
    };
    let cards = live_as(key, move || {
        board.view.with(|view| {
            let (left, trump) = (view.stock.len(), view.public.trump_suit());
            let Some(card) = view.turned_up() else {
                return html! {
                    <div class="stock__pile beside"><div class="empty-slot stock__empty centred"><Pip suit=trump/></div></div>
                    <p>{(game_messages(board.app.lang()).trump_is)(trump)}<br/>{words().none_left}</p>
                };
            };
            let stack = (left > 1)
                .then(|| view! { <div class="stack" data-flip="stock"><CardBack/></div> });
            html! {
                <div class="stock__pile beside">
                    <div class="stock__trump" data-flip=card.to_string()><CardPicture card both_ends=board.is_flat()/></div>
                    {stack}
                </div>
                {count(trump, (words().left)(left), "")}
                {board.is_flat().then(|| count(trump, (words().left)(left), "is-far"))}
            }
        })
    });
    html! { <div class="stock" role="group" aria-label=label>{cards}</div> }
}

/// The number of cards left, next to the trump; a second time for the player at the far side.
fn count(trump: Suit, left: String, class: &'static str) -> AnyView {
    html! {
        <p class=format!("across {class}") aria-hidden=(!class.is_empty()).then_some("true")>
            <span class="trump centred rigid"><Pip suit=trump/></span>
            <span class="number">{left}</span>
        </p>
    }
}

fn beaten(board: MatchUi<Durak>) -> AnyView {
    let words = move || &text(board.app.lang()).table;
    let count = move || board.view.with(|view| view.beaten);
    let key = move || format!("{:?} {}", board.app.lang(), count());
    let pile = live_as(key, move || {
        let count = count();
        if count == 0 {
            return ().into_any();
        }
        let backs = (0..count.min(3)).map(|_| view! { <CardBack/> }).collect_any();
        html! {
            <div class="beaten__pile" aria-hidden="true">{backs}</div>
            <p class="number across" aria-hidden="true">{(words().beaten)(count)}</p>
        }
    });
    let label = live_text(move || (words().beaten_label)(count()));
    html! { <div class="beaten stacked" role="group" data-flip="beaten" aria-label=label>{pile}</div> }
}

fn pairs(board: MatchUi<Durak>) -> AnyView {
    // A beaten attack is another pair: its element is rendered again, and the water rings.
    let keys = move || {
        let key = |pair: &Pair| match pair.defence {
            Some(defence) => format!("{} {defence}", pair.attack),
            None => pair.attack.to_string(),
        };
        board.view.with(|view| view.public.bout.pairs().iter().map(key).collect())
    };
    let show = move |key: &str| {
        let (attack, defence) = key.split_once(' ').unwrap_or((key, ""));
        let Ok(attack) = attack.parse() else { return ().into_any() };
        match defence.parse() {
            Ok(defence) => beaten_attack(board, attack, defence),
            Err(_) => open_attack(board, attack),
        }
    };
    let can_transfer = move || {
        let raised = HAND.raised(board);
        board.offers.with(|offers| offers.iter().any(|&action| is_transfer(action, raised)))
    };
    html! {
        <ol
            class="pairs beside wrapped amid"
            aria-label=live_text(move || text(board.app.lang()).table.on_table.to_owned())
        >
            {live_each(keys, show)}
            {live_if(can_transfer, move || transfer_place(board))}
        </ol>
    }
}

/// Can this action transfer the attack by laying the raised card (any card, if none is raised)?
fn is_transfer(action: Action, raised: Option<Card>) -> bool {
    matches!(action, Action::Transfer(card) if raised.is_none_or(|raised| raised == card))
}

fn beaten_attack(board: MatchUi<Durak>, attack: Card, defence: Card) -> AnyView {
    let trump = board.view.with_untracked(|view| view.public.trump_suit());
    let label = live_text(move || {
        let lang = board.app.lang();
        let name = |card| (shared(lang).card)(card);
        (text(lang).table.beaten_by)(&name(attack), &name(defence))
    });
    let both_ends = untrack(|| board.is_flat());
    let picture = |card: Card| {
        html! {
            <div class=format!("card suit-{}", card.suit().letter()) data-flip=card.to_string()>
                <CardFace card trump=card.suit() == trump both_ends/>
            </div>
        }
    };
    html! {
        <li class="pair">
            <span class="ripple"></span>
            <div role="img" aria-label=label>
                {picture(attack)}
                <span class="pair__defence">{picture(defence)}</span>
            </div>
        </li>
    }
}

fn open_attack(board: MatchUi<Durak>, attack: Card) -> AnyView {
    let trump = board.view.with_untracked(|view| view.public.trump_suit()) == attack.suit();
    let both_ends = untrack(|| board.is_flat());
    let beats = move |action: &Action| matches!(action, Action::Beat { attack: beaten, .. } if *beaten == attack);
    // The effect of the raised card on this attack.
    let answer = move || HAND.raised_actions(board).into_iter().find(beats);
    // A target is an attack that the raised card beats; with none raised, any attack that can be
    // beaten at all.
    let target = flag(move || match HAND.raised(board) {
        Some(_) => answer().is_some(),
        None => board.offers.with(|offers| offers.iter().any(beats)),
    });
    let idle = flag(move || board.offers.with(|offers| !offers.contains(&Action::Take)));
    let label = live_text(move || {
        let lang = board.app.lang();
        (text(lang).table.open_attack)(&(shared(lang).card)(attack))
    });
    let press = move |_| {
        if let Some(action) = untrack(answer) {
            board.act(action);
        }
    };
    html! {
        <li class="pair pair--open" class:pair--idle=idle>
            <span class="ripple"></span>
            <button
                type="button"
                class=format!("card suit-{}", attack.suit().letter())
                class:is-target=target
                aria-label=label
                aria-disabled=live_text(move || answer().is_none().to_string())
                tabindex=live_text(move || if answer().is_some() { "0" } else { "-1" }.to_owned())
                data-drop=attack.to_string()
                data-flip=attack.to_string()
                on:click=press
            >
                <CardFace card=attack trump both_ends/>
            </button>
            <span class="pair__slot"></span>
        </li>
    }
}

fn transfer_place(board: MatchUi<Durak>) -> AnyView {
    let press = move |_| {
        let raised = untrack(|| HAND.raised(board));
        let only = board.offers.with_untracked(|offers| {
            let mut fitting = offers.iter().copied().filter(|&action| is_transfer(action, raised));
            fitting.next().filter(|_| fitting.next().is_none())
        });
        if let Some(action) = only {
            board.act(action);
        }
    };
    html! {
        <li class="pair">
            <button
                type="button"
                class="pair__new centred"
                aria-label=live_text(move || text(board.app.lang()).table.transfer_it.to_owned())
                data-drop=TRANSFER_PLACE
                on:click=press
            >
                <Icon name="transfer"/>
            </button>
        </li>
    }
}
