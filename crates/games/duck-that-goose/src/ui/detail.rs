//! A closer look: a card and its effect, or all cards of a range.

use super::board::Detail;
use super::card::{kind_picture, picture};
use super::hand::backs;
use crate::words::{card, classed, signed, text, value};
use crate::{Class, DuckThatGoose, FaceUp, Kind, Slot};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_kit::{Dialog, ReadAloud};
use mallard_words::{Lang, text as shared};

pub(super) fn detail(board: MatchUi<DuckThatGoose>) -> AnyView {
    let shown = board.screen.detail;
    let title = live_text(move || {
        let lang = board.app.lang();
        match shown.get() {
            Some(Detail::Kind(kind)) => (text(lang).class.copies)(kind.copies()),
            Some(Detail::Range(seat)) => {
                let total = board.view.with(|view| signed(view.sheet(seat).result()));
                format!("{} · {total}", (text(lang).table.range_of)(&board.name(seat)))
            }
            None => String::new(),
        }
    });
    let body = move || match shown.get() {
        Some(Detail::Kind(kind)) => {
            let lang = board.app.lang();
            render_kind(kind, lang)
        }
        Some(Detail::Range(seat)) => range(board, seat),
        None => ().into_any(),
    };
    let open = RwSignal::new(false);
    watch(move || {
        if shown.get().is_some() {
            open.set(true);
        }
    });
    // In any way of closing it.
    watch(move || {
        if !open.get() && shown.get_untracked().is_some() {
            shown.set(None);
        }
    });
    let close = live_text(move || shared(board.app.lang()).close.to_owned());
    html! {
        <Dialog open class="dialog dialog--sheet dialog--card-detail" label=title>
            <div class="dialog__head across apart rigid">
                <h2>{title}</h2>
                <IconButton name="x" label=close on_press=Callback::new(move |()| open.set(false))/>
            </div>
            <div class="dialog__body">{live(body)}</div>
        </Dialog>
    }
}

/// A kind of card and its effect.
pub(super) fn render_kind(kind: Kind, lang: Lang) -> AnyView {
    html! { <ul>{entry(kind_picture(kind, lang), kind, false, lang)}</ul> }
}

/// A card in words; a covered one counts nothing.
fn entry(shown: AnyView, kind: Kind, covered: bool, lang: Lang) -> AnyView {
    html! {
        <li class="card-detail stacked" class:card-detail--covered=covered>
            {shown}
            <div class="card-detail__body">
                <b>{card(kind, lang).name}" "{value(kind)}</b>
                <p class="card-detail__kind across wrapped muted"><i class=format!("rigid {}", band(kind))></i>{classed(kind, lang)}</p>
                <p>{card(kind, lang).full}</p>
                <ReadAloud text=format!("{}. {}", card(kind, lang).name, card(kind, lang).full) public=true/>
            </div>
        </li>
    }
}

/// The colour of a card's band.
fn band(kind: Kind) -> &'static str {
    match (kind.class(), kind) {
        (Class::Purple, _) => "band--purple",
        (Class::Blue, _) => "band--blue",
        (Class::Yellow, Kind::ShootFoot | Kind::DeadlySins) => "band--orange",
        (Class::Yellow, _) => "band--yellow",
        (Class::Other, Kind::DiddlySquat | Kind::PieceOfCake | Kind::Sword | Kind::HalfBad) => {
            "band--green"
        }
        (Class::Other, _) => "band--red",
    }
}

fn range(board: MatchUi<DuckThatGoose>, seat: Seat) -> AnyView {
    let lang = board.app.lang();
    board.view.with(|view| {
        let row = |card: FaceUp, covered: bool| {
            entry(picture(card, false, lang), card.kind, covered, lang)
        };
        let rows = view.range(seat).iter().filter_map(|slot| match slot {
            Slot::Up { card, under } => {
                let below = under.iter().rev().map(|card| row(*card, true)).collect_any();
                Some(view! { {row(*card, false)} {below} })
            }
            Slot::Down { .. } => None,
        });
        let facedown = view.range(seat).iter().filter(|slot| slot.is_down()).count();
        let count = u8::try_from(facedown).unwrap_or(u8::MAX);
        let backs = (facedown > 0).then(|| {
            view! {
                <div class="card-detail__backs across muted">
                    {backs(facedown)}
                    <span>{(text(lang).table.facedown_count)(count)}</span>
                </div>
            }
        });
        html! { <ul>{rows.collect_any()}</ul> {backs} }
    })
}
