//! Who deals first: the cards that everybody drew (DKT-2).

use super::pieces::open;
use super::places::{before_seat, places};
use crate::games::duckit::words::{said, text};
use crate::games::duckit::{Duckit, Event, View};
use crate::ui::Board;
use leptos::prelude::*;

/// The cards that everybody drew, as long as no card was played.
pub(super) fn draw(board: Board<Duckit>, view: &View) -> AnyView {
    let lang = board.app.lang();
    // Nothing was played yet, so what happened last is the draw and the deal.
    let dealt = board.latest.run(1);
    let places = places(board).map(|(_, seat)| {
        let drawn = dealt.iter().filter_map(|event| match *event {
            Event::Drew { seat: by, card, .. } if by == seat => Some(open(card, said(card, lang))),
            _ => None,
        });
        let cards = view! { <div class="draw__c">{drawn.collect_view()}</div> }.into_any();
        let is_dealer = view.dealer == seat;
        let tag = is_dealer.then_some(text(lang).table.dealer);
        before_seat(board, seat, if is_dealer { "tk--takes" } else { "" }, cards, tag)
    });
    let label = text(lang).label.draw;
    view! { <ol class="draw" aria-label=label>{places.collect_view()}</ol> }.into_any()
}
