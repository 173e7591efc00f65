//! Cash Cow: the order in which the cards go back (DTG-22).

use super::super::card::kind_picture;
use crate::words::{card, text};
use crate::{DuckThatGoose, Kind, Order};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;
use mallard_words::text as shared;

pub(super) fn cow(board: MatchUi<DuckThatGoose>, count: u8) -> AnyView {
    let order = move || board.screen.order.get().unwrap_or(Order::unchanged(count));
    // The two places change their cards.
    let swap = move |upper: usize| {
        let mut places = order().places().to_vec();
        places.swap(upper, upper + 1);
        if let Ok(order) = Order::try_from(places) {
            board.screen.order.set(Some(order));
        }
    };
    let list = live(move || {
        let lang = board.app.lang();
        let words = &text(lang).table;
        let tags = [words.next_card, words.second_card, words.third_card];
        let seen = board.view.with(|view| view.deck.seen.clone());
        let places = order().places().to_vec();
        let last = places.len().saturating_sub(1);
        let rows = places.into_iter().zip(tags).enumerate().map(|(place, (depth, tag))| {
            let kind = seen.get(usize::from(depth)).copied().unwrap_or(Kind::Copycat);
            view! {
                <li class="centred">
                    <span class="tag" class:tag--now=place == 0>{tag}</span>
                    {kind_picture(kind, lang)}
                    <div class="three__moves beside">
                        <button
                            type="button"
                            class="icon-button centred"
                            aria-label=shared(lang).value(words.earlier, card(kind, lang).name)
                            disabled=place == 0
                            on:click=move |_| swap(place.saturating_sub(1))
                        >
                            <Icon name="back"/>
                        </button>
                        <button
                            type="button"
                            class="icon-button centred"
                            aria-label=shared(lang).value(words.later, card(kind, lang).name)
                            disabled=place == last
                            on:click=move |_| swap(place)
                        >
                            <Icon name="chev"/>
                        </button>
                    </div>
                </li>
            }
        });
        rows.collect_any().into_any()
    });
    html! { <ol class="three beside amid">{list}</ol> }
}
