//! Deck, discard pile, and between them the card in question.

use super::board::{Detail, chosen, my_task, offered};
use super::card::{back, face, flip, picture, plain};
use super::upshot::upshot;
use crate::words::{can_interrupt, card, gist, kind_label, offer, text};
use crate::{Action, DuckThatGoose, Kind, Mark, TaskStep};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;
use mallard_kit::{CardBack, ReadAloud, hint_flag};
use mallard_words::game_messages;

pub(super) fn middle(board: MatchUi<DuckThatGoose>) -> AnyView {
    let lang = move || board.app.lang();
    let interrupting = move || board.is_interrupting();
    let deck_as = move || {
        let count = board.view.with(|view| view.deck.count);
        let may = offered(board, Action::Draw) && !interrupting();
        let hinted = board.hint.get() == Some(Action::Draw);
        format!("{:?} {count} {may} {hinted}", lang())
    };
    let pile_as = move || {
        let take = taken(board);
        let top = board.view.with(|view| (view.pile.count, view.pile.top));
        let may = (take, offered(board, take), board.hint.get() == Some(take));
        format!("{:?} {top:?} {may:?}", lang())
    };
    let question_as = move || {
        let seen =
            board.view.with(|view| (view.held, view.public.turn.seat, my_task(board).is_some()));
        let laid = board.view.with(|view| match view.public.task().map(|task| task.step) {
            Some(TaskStep::Lay(laid)) => Some(laid),
            _ => None,
        });
        let preview = chosen(board).filter(|_| laid.is_some()).map(|action| upshot(board, action));
        format!("{:?} {:?} {seen:?} {laid:?} {preview:?}", lang(), board.seat.get())
    };
    html! {
        <div class="middle">
            <div class="middle__grid stacked">
                {live_as(deck_as, move || deck(board))}
                {live_as(question_as, move || in_question(board))}
                {live_as(pile_as, move || pile(board))}
                {live_if(move || board.asks_who_interrupts() && board.view.with(can_interrupt), move || interrupt(board))}
            </div>
        </div>
    }
}

fn deck(board: MatchUi<DuckThatGoose>) -> AnyView {
    let words = text(board.app.lang());
    let count = board.view.with(|view| view.deck.count);
    let stack = if count == 0 {
        html! { <span class="empty-slot"></span> }
    } else {
        html! { <span class="stack" data-flip="stock"><CardBack/></span> }
    };
    let content = view! { {stack} <p><b>{words.table.deck_label}</b>" "{count}</p> };
    let label = format!("{} {count}", words.table.deck_label);
    if !offered(board, Action::Draw) || board.is_interrupting() {
        return html! { <div class="pile pile--deck stacked" role="group" aria-label=label>{content}</div> };
    }
    let draw = board.view.with(|view| offer(view, Action::Draw, &board.say()));
    // An empty well needs the words: the tap shuffles first.
    let shuffles = (count == 0).then(|| view! { <small>{draw.clone()}</small> });
    let hinted = flag(move || board.hint.get() == Some(Action::Draw));
    html! {
        <button
            type="button"
            class="pile pile--deck stacked is-target"
            class:is-hinted=hinted
            data-played=board.played_mark(|it| it == Action::Draw)
            aria-label=format!("{label}. {draw}")
            on:click=move |_| board.act(Action::Draw)
        >
            {content}
            {shuffles}
            {hint_flag(board.app, hinted)}
        </button>
    }
}

/// The action of a tap on the discards, if it is allowed.
fn taken(board: MatchUi<DuckThatGoose>) -> Action {
    if board.is_interrupting() { Action::UseRipe } else { Action::Take }
}

/// A tap takes the top discard if that is allowed, else shows it in close view.
fn pile(board: MatchUi<DuckThatGoose>) -> AnyView {
    let lang = board.app.lang();
    let words = text(lang);
    let pile = board.view.with(|view| view.pile);
    let Some(top) = pile.top else {
        return html! {
            <div class="pile stacked">
                <span class="empty-slot"></span>
                <p><b>{words.table.pile_label}</b>" 0"</p>
            </div>
        };
    };
    let take = taken(board);
    let may = offered(board, take);
    let hinted = flag(move || board.hint.get() == Some(take));
    let press = move |_| {
        if may {
            board.act(take);
        } else {
            board.screen.detail.set(Some(Detail::Kind(top.kind)));
        }
    };
    html! {
        <button
            type="button"
            class="pile stacked"
            class:is-target=may
            class:is-hinted=hinted
            data-played=board.played_mark(move |it| it == take)
            on:click=press
        >
            <div class="card goose" data-flip=flip(top.mark)>{face(top.kind, false, lang)}</div>
            <p>
                <b>{words.table.pile_label}</b>
                " "
                {pile.count}
                <span class="visually-hidden">". "{card(top.kind, lang).name}</span>
            </p>
            {hint_flag(board.app, hinted)}
        </button>
    }
}

/// The card that is drawn, taken or turned up and has no place yet.
fn in_question(board: MatchUi<DuckThatGoose>) -> AnyView {
    let lang = board.app.lang();
    let words = &text(lang).table;
    let (held, task, turn) =
        board.view.with(|view| (view.held, view.public.task(), view.public.turn));
    let mine = my_task(board).is_some();
    if let Some(TaskStep::Lay(laid)) = task.map(|task| task.step) {
        let preview = chosen(board).map(|action| upshot(board, action));
        return shown(board, mine, words.turned_up_panel.to_owned(), laid.kind, laid.mark, preview);
    }
    let Some(held) = held else { return ().into_any() };
    let whose = turn.seat;
    let heading = match (held.drawn, Some(whose) == board.seat.get()) {
        (true, true) => words.you_drew.to_owned(),
        (true, false) => (words.drew_panel)(&board.name(whose)),
        (false, true) => words.you_took.to_owned(),
        (false, false) => (words.took_panel)(&board.name(whose)),
    };
    match held.kind {
        Some(kind) => shown(board, mine, heading, kind, held.mark, None),
        None => hidden(board, held.mark, heading),
    }
}

fn shown(
    board: MatchUi<DuckThatGoose>,
    mine: bool,
    heading: String,
    kind: Kind,
    mark: Mark,
    preview: Option<String>,
) -> AnyView {
    let lang = board.app.lang();
    let detail = preview.unwrap_or_else(|| gist(kind, lang));
    let said = format!("{}. {detail}", card(kind, lang).name);
    html! {
        <div class="drawn-card panel across" class:drawn-card--quiet=!mine data-from="stock">
            {picture(plain(kind, mark), false, lang)}
            <button
                type="button"
                class="drawn-card__look"
                aria-label=kind_label(kind, lang)
                on:click=move |_| board.screen.detail.set(Some(Detail::Kind(kind)))
            ></button>
            <div class="drawn-card__body">
                <small class="muted">{heading}</small>
                <b>{card(kind, lang).name}</b>
                <p>{rich(&detail, lang)}</p>
            </div>
            <ReadAloud text=said public=true/>
        </div>
    }
}

fn hidden(board: MatchUi<DuckThatGoose>, mark: Mark, heading: String) -> AnyView {
    html! {
        <div class="drawn-card drawn-card--quiet panel across" data-from="stock">
            {back(mark)}
            <div class="drawn-card__body"><small class="muted">{heading}</small><b>{text(board.app.lang()).table.facedown}</b></div>
        </div>
    }
}

/// With the full deck it is always there, for all, and never changes: it must not reveal who could
/// use it (DTG-31).
fn interrupt(board: MatchUi<DuckThatGoose>) -> AnyView {
    // The action in the hint is possible only after it.
    let hinted = flag(move || {
        let ripe = matches!(board.hint.get(), Some(Action::UseRipe | Action::TurnUpRipe));
        ripe && !board.is_interrupting()
    });
    html! {
        <button type="button" class="interrupt across amid" class:is-hinted=hinted on:click=move |_| board.interrupt()>
            <Icon name="clock" small=true/>
            <span>{live_text(move || game_messages(board.app.lang()).interrupt.to_owned())}</span>
            {hint_flag(board.app, hinted)}
        </button>
    }
}
