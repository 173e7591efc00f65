//! The order of the ranks in this round.

use super::pieces::dabble;
use crate::words::text;
use crate::{Duckit, Rank, View};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;
use mallard_words::Lang;

/// The ranks from low to high, with the special ones marked.
pub(super) fn ruler(board: MatchUi<Duckit>) -> AnyView {
    // The order of the ranks depends on the face-up card.
    let key = move || {
        let card = board.view.with(|view| view.public.turned_up);
        format!("{:?} {card}", board.app.lang())
    };
    let marks = live_as(key, move || {
        let lang = board.app.lang();
        let ranking = board.view.with(View::ranking);
        let words = &text(lang).table;
        // The face-up Super Duck is in no hand.
        let duck = (!ranking.is_reversed())
            .then(|| mark("is-duck", dabble(), words.duck, text(lang).label.ruler_duck.to_owned()));
        let ranks = ranking.order().map(|rank| rank_mark(rank, ranking.duck() == Some(rank), lang));
        html! {
            <li class="end centred" aria-hidden="true">{words.low}</li>
            {duck}
            {ranks.into_iter().collect_any()}
            <li class="end centred" aria-hidden="true">{words.high}</li>
        }
    });
    let label = live_text(move || text(board.app.lang()).label.ruler.to_owned());
    html! { <ol class="ruler beside amid" aria-label=label>{marks}</ol> }
}

fn rank_mark(rank: Rank, duck: bool, lang: Lang) -> AnyView {
    let (words, label) = (&text(lang).table, &text(lang).label);
    let figure = html! {
        <svg class="numeral rigid" aria-hidden="true"><use href=format!("#fig-{}", rank.mark())></use></svg>
    };
    match rank {
        _ if duck => mark("is-duck", figure, words.duck_rank, (label.ruler_duck_rank)(rank.mark())),
        Rank::Four => mark("is-four", figure, words.costs_a_chip, label.ruler_four.to_owned()),
        _ => mark("", figure, "", rank.mark().to_owned()),
    }
}

fn mark(class: &'static str, figure: AnyView, below: &'static str, label: String) -> AnyView {
    html! {
        <li class=class>
            <span class="centred">{figure}</span>
            <small aria-hidden="true">{below}</small>
            <b class="visually-hidden">{label}</b>
        </li>
    }
}
