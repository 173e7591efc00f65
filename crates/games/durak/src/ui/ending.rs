//! The cards that were left at the end of a deal, face up.

use crate::words::{sorted, text};
use crate::{Durak, View};
use mallard_board::MatchUi;
use mallard_engine::Seat;
use mallard_kit::CardFace;
use mallard_kit::prelude::*;
use mallard_words::text as shared;

/// The cards of the only player with any; `None` if no single player has cards.
pub(super) fn ending(board: MatchUi<Durak>) -> Option<AnyView> {
    let (seat, cards, trump) = board.view.with_untracked(|view| {
        let seat = find_last_player(view)?;
        Some((seat, sorted(view, seat), view.public.trump_suit()))
    })?;
    let shown = cards.into_iter().map(|card| {
        let label = live_text(move || (shared(board.app.lang()).card)(card));
        view! {
            <div class=format!("card suit-{}", card.suit().letter()) role="img" aria-label=label>
                <CardFace card trump=card.suit() == trump/>
            </div>
        }
    });
    let label = live_text(move || (text(board.app.lang()).score.last_cards)(&board.name(seat)));
    Some(html! {
        <div class="ending__cards beside wrapped">{shown.collect_any()}</div>
        <p class="ending__label">{label}</p>
    })
}

/// The only player with cards.
fn find_last_player(view: &View) -> Option<Seat> {
    let holds = |seat: &Seat| !view.hand(*seat).cards().is_empty();
    let mut left = Seat::all(view.public.seats).filter(holds);
    left.next().filter(|_| left.next().is_none())
}
