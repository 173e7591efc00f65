//! Who deals first: the cards that all seats drew (DKT-2).

use super::pieces::open;
use crate::words::{describe_card, text};
use crate::{Duckit, Event, View};
use mallard_board::{MatchUi, before_seat, trick_places};
use mallard_kit::prelude::*;
use mallard_words::trick_messages;

/// The cards that all seats drew, until a card is played: apart from the places of tricks, with the sentence that
/// explains why they were drawn.
pub(super) fn draw(board: MatchUi<Duckit>, view: &View) -> AnyView {
    let lang = board.app.lang();
    let words = text(lang);
    // No card was played yet, so the last step is the draw and the deal.
    let dealt = board.latest(1);
    let places = trick_places(board).map(|(_, seat)| {
        let name = board.name(seat);
        let drawn = dealt.iter().filter_map(|event| match *event {
            Event::Drew { seat: by, card, .. } if by == seat => Some(open(
                card,
                trick_messages(lang).card(&name, &describe_card(card, lang), false),
            )),
            _ => None,
        });
        let cards = html! { <div class="draw__cards beside">{drawn.collect_any()}</div> };
        let lowest = view.public.dealer == seat;
        let class = if lowest { "trick__place--takes" } else { "" };
        before_seat(board, seat, class, cards, lowest.then_some(words.table.lowest))
    });
    let sentence = (words.table.drew_lowest)(&board.name(view.public.dealer));
    html! {
        <section class="draw stacked">
            <p>{sentence}</p>
            <ol class="beside" aria-label=words.label.draw>{places.collect_any()}</ol>
        </section>
    }
}
