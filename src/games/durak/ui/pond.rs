//! The middle of the table: talon, bout, beaten cards.

use super::board::{TRANSFER_PLACE, chosen, play, with_card};
use super::text::text;
use crate::engine::cards::Card;
use crate::games::durak::{Action, Durak, Pair, View};
use crate::ui::{
    Board, CardBack, CardFace, CardPicture, Icon, Pip, flag, live, live_if, text as shared, words,
};
use leptos::prelude::*;

pub(super) fn pond(board: Board<Durak>) -> AnyView {
    view! {
        <div class="felt" data-drop="table">
            <div class="felt__g">{talon(board)} {pairs(board)} {beaten(board)}</div>
        </div>
    }
    .into_any()
}

/// A small picture of the bout, for the shelf.
pub(super) fn still(view: &View) -> AnyView {
    if view.bout.pairs.is_empty() {
        return view! { <svg viewBox="0 0 160 112"><use href="#drake"></use></svg> }.into_any();
    }
    let pairs = view.bout.pairs.iter().take(3).map(|pair| {
        view! {
            <div class="mt">
                <CardPicture card=pair.attack/>
                {pair.defence.map(|card| view! { <CardPicture card/> })}
            </div>
        }
    });
    pairs.collect_view().into_any()
}

fn talon(board: Board<Durak>) -> AnyView {
    let left = Memo::new(move |_| board.view.with(|view| view.stock.len()));
    let turned_up = Memo::new(move |_| board.view.with(View::turned_up));
    let trump = Memo::new(move |_| board.view.with(View::trump_suit));
    let said = move || &text(board.lang.get()).table;
    let cards = live(move || match turned_up.get() {
        Some(card) => view! {
            <div class="talon__c">
                <div class="talon__t" data-flip=card.to_string()><CardPicture card/></div>
                {live_if(move || { left.get() > 1 }, || {
                    view! { <div class="stack" data-flip="stock"><CardBack/></div> }.into_any()
                })}
            </div>
            <p>
                <span class="tru"><Pip suit=trump.get()/></span>
                <span class="num">{words(move || (said().left)(left.get()))}</span>
            </p>
        }
        .into_any(),
        None => view! {
            <div class="talon__c"><div class="well empt"><Pip suit=trump.get()/></div></div>
            <p>{(said().trump_is)(trump.get())}<br/>{said().none_left}</p>
        }
        .into_any(),
    });
    view! {
        <div
            class="talon"
            role="group"
            aria-label=words(move || (said().talon)(left.get(), trump.get()))
        >
            {cards}
        </div>
    }
    .into_any()
}

fn beaten(board: Board<Durak>) -> AnyView {
    let count = Memo::new(move |_| board.view.with(|view| view.beaten));
    let said = move || &text(board.lang.get()).table;
    let pile = live_if(
        move || count.get() > 0,
        move || {
            let backs = (0..count.get().min(3)).map(|_| view! { <CardBack/> }).collect_view();
            view! {
                <div class="bpile" aria-hidden="true">{backs}</div>
                <p class="num" aria-hidden="true">{(said().beaten)(count.get())}</p>
            }
            .into_any()
        },
    );
    view! {
        <div
            class="beaten"
            role="group"
            data-flip="beaten"
            aria-label=words(move || (said().beaten_label)(count.get()))
        >
            {pile}
        </div>
    }
    .into_any()
}

fn pairs(board: Board<Durak>) -> AnyView {
    let pairs = Memo::new(move |_| board.view.with(|view| view.bout.pairs.clone()));
    let can_transfer = Memo::new(move |_| {
        let raised = chosen(board);
        board.offers.with(|offers| offers.iter().any(|&action| passes_on(action, raised)))
    });
    view! {
        <ol
            class="pairs"
            aria-label=words(move || text(board.lang.get()).table.on_table.to_owned())
        >
            <For each=move || pairs.get() key=|pair| (pair.attack, pair.defence) let:pair>
                {pair_on_table(board, pair)}
            </For>
            {live_if(move || can_transfer.get(), move || transfer_place(board))}
        </ol>
    }
    .into_any()
}

/// Can this action pass the attack on by laying the raised card (any card, if none is raised)?
fn passes_on(action: Action, raised: Option<Card>) -> bool {
    matches!(action, Action::Transfer(card) if raised.is_none_or(|raised| raised == card))
}

fn pair_on_table(board: Board<Durak>, pair: Pair) -> AnyView {
    let trump = board.view.with_untracked(View::trump_suit);
    let Pair { attack, defence } = pair;
    let Some(defence) = defence else { return open_attack(board, attack) };
    let label = words(move || {
        let lang = board.lang.get();
        let name = |card| (shared(lang).card)(card);
        (text(lang).table.beaten_by)(&name(attack), &name(defence))
    });
    let picture = |card: Card| {
        view! {
            <div class=format!("card su-{}", card.suit().letter()) data-flip=card.to_string()>
                <CardFace card trump=card.suit() == trump/>
            </div>
        }
        .into_any()
    };
    view! {
        <li class="pair" role="img" aria-label=label>
            <span class="ripple"></span>
            {picture(attack)}
            <span class="pair__d">{picture(defence)}</span>
        </li>
    }
    .into_any()
}

fn open_attack(board: Board<Durak>, attack: Card) -> AnyView {
    let trump = board.view.with_untracked(View::trump_suit) == attack.suit();
    let beats = move |action: &Action| matches!(action, Action::Beat { attack: beaten, .. } if *beaten == attack);
    let answer = Memo::new(move |_| {
        let raised = chosen(board)?;
        board.offers.with(|offers| with_card(offers, raised).into_iter().find(beats))
    });
    // A target is what the raised card beats; with none raised, whatever can be beaten at all.
    let target = flag(move || match chosen(board) {
        Some(_) => answer.get().is_some(),
        None => board.offers.with(|offers| offers.iter().any(beats)),
    });
    let idle = flag(move || board.offers.with(|offers| !offers.contains(&Action::Take)));
    let label = words(move || {
        let lang = board.lang.get();
        (text(lang).table.open_attack)(&(shared(lang).card)(attack))
    });
    let answers = flag(move || answer.get().is_some());
    let press = move |_| {
        if let Some(action) = answer.get_untracked() {
            play(board, action);
        }
    };
    view! {
        <li class="pair pair--open" class:pair--idle=idle>
            <span class="ripple"></span>
            <button
                type="button"
                class=format!("card su-{}", attack.suit().letter())
                class:is-target=target
                aria-label=label
                aria-disabled=words(move || (!answers.get()).to_string())
                tabindex=words(move || if answers.get() { "0" } else { "-1" }.to_owned())
                data-drop=attack.to_string()
                data-flip=attack.to_string()
                on:click=press
            >
                <CardFace card=attack trump/>
            </button>
            <span class="pair__slot"></span>
        </li>
    }
    .into_any()
}

fn transfer_place(board: Board<Durak>) -> AnyView {
    let press = move |_| {
        let raised = untrack(|| chosen(board));
        let only = board.offers.with_untracked(|offers| {
            let mut fitting = offers.iter().copied().filter(|&action| passes_on(action, raised));
            fitting.next().filter(|_| fitting.next().is_none())
        });
        if let Some(action) = only {
            play(board, action);
        }
    };
    view! {
        <li class="pair pair--new">
            <button
                type="button"
                class="pair__new"
                aria-label=words(move || text(board.lang.get()).table.pass_it_on.to_owned())
                data-drop=TRANSFER_PLACE
                on:click=press
            >
                <Icon name="transfer"/>
            </button>
        </li>
    }
    .into_any()
}
