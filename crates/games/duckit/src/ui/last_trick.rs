//! Shows the last trick again.

use super::pieces::open;
use crate::words::{describe_card, last_number, shows_last_trick, suit_letter};
use crate::{Duckit, WonTrick};
use mallard_board::{MatchUi, before_seat};
use mallard_kit::drawing;
use mallard_kit::prelude::*;
use mallard_words::{text as shared, trick_messages};

/// The last trick, small, once another one is on the table: a tap shows it again.
pub(super) fn last_trick(board: MatchUi<Duckit>) -> AnyView {
    let looked_at = board.screen;
    let last =
        move || board.view.with(|view| view.public.last_trick.filter(|_| !shows_last_trick(view)));
    let key = move || format!("{:?} {:?}", board.app.lang(), last());
    live_as(key, move || {
        let Some(last) = last() else { return ().into_any() };
        let label = trick_messages(board.app.lang()).last_trick;
        let cards = last.trick.plays().map(|(_, card)| {
            view! {
                <span class=format!("card suit-{}", suit_letter(card)) data-flip=card.to_string()>
                    {drawing(&card.to_string(), false)}
                </span>
            }
        });
        let open = settled(move || looked_at.get() == Some(last));
        let press = move |_| looked_at.set((!open.get_untracked()).then_some(last));
        html! {
            <button
                type="button"
                class="last across"
                aria-label=label
                aria-expanded=live_text(move || open.get().to_string())
                on:click=press
            >
                <span class="last__cards beside">{cards.collect_any()}</span>
                <Avatar duck=board.duck(last.winner)/>
                <span class="last__title">{label}</span>
            </button>
        }
    })
}

/// The last trick in full, in the order it was played.
pub(super) fn looked_at(board: MatchUi<Duckit>) -> AnyView {
    let looked_at = board.screen;
    live(move || {
        let view = board.view.get();
        // Once the next trick is complete, it is the last one.
        let Some(last) = view.public.last_trick.filter(|last| looked_at.get() == Some(*last))
        else {
            return ().into_any();
        };
        let WonTrick { trick, winner } = last;
        let lang = board.app.lang();
        let cards = trick.plays().map(|(seat, card)| {
            let wins = seat == winner;
            let described = describe_card(card, lang);
            let picture =
                open(card, trick_messages(lang).card(&board.name(seat), &described, wins));
            before_seat(board, seat, "", picture, wins.then_some(trick_messages(lang).takes_it))
        });
        let title =
            (trick_messages(lang).log_title)(last_number(&view), &board.name(trick.leader()));
        let close = Callback::new(move |()| looked_at.set(None));
        html! {
            <section class="panel peek stacked" aria-labelledby="peek">
                <div class="peek__head across apart">
                    <h2 id="peek">{title}</h2>
                    <IconButton name="x" label=Signal::stored(shared(lang).close.to_owned()) on_press=close/>
                </div>
                <ol class="beside">{cards.collect_any()}</ol>
            </section>
        }
    })
}
