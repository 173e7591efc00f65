//! The trick: the cards before their seats.

use super::CardLook;
use crate::play::{GameUi, MatchUi};
use mallard_engine::cards::Trick;
use mallard_engine::{BitSet, Game, Seat};
use mallard_kit::prelude::*;
use mallard_words::{TextContext, game_messages, trick_messages};
use std::fmt::Display;
use std::str::FromStr;

/// The trick to show, and the seat that wins it.
pub type VisibleTrickFn<G, S, const MOST: usize> =
    fn(&<G as Game>::View) -> (Trick<S, MOST>, Option<Seat>);

/// The trick of the game `G`, on the pond.
#[derive(Debug)]
pub struct TrickOnTable<G: GameUi, S: BitSet<Member: 'static>, const MOST: usize> {
    /// How its cards look.
    pub look: &'static CardLook<G, S::Member>,
    /// The trick to show, and the seat that wins it.
    pub trick: VisibleTrickFn<G, S, MOST>,
    /// Its label for screen readers.
    pub label: fn(&G::View, &TextContext) -> String,
}

impl<G, S, const MOST: usize> TrickOnTable<G, S, MOST>
where
    G: GameUi,
    S: BitSet<Member: Display + FromStr>,
{
    /// The trick on screen.
    pub fn view(&'static self, board: MatchUi<G>) -> AnyView {
        // A place is rendered again when its contents change.
        let keys = move || {
            let lang = board.app.lang();
            let own = board.seat.get();
            board.view.with(|view| {
                let (trick, winner) = (self.trick)(view);
                let key = |(place, seat): (&str, Seat)| {
                    let card = trick.card(seat);
                    let trump = card.is_some_and(|card| (self.look.is_trump)(view, card));
                    let now = card.is_none() && is_now(board, seat);
                    let look = (card, trump, winner == Some(seat), now, own == Some(seat), lang);
                    format!(
                        "{} {place} {look:?} {}",
                        seat.index(),
                        trick.is_complete(board.seats())
                    )
                };
                trick_places(board).map(key).collect()
            })
        };
        let part = move |key: &str| {
            let is_here =
                |&(_, seat): &(&str, Seat)| key.starts_with(&format!("{} ", seat.index()));
            let here = trick_places(board).find(is_here);
            here.map(|(place, seat)| self.place(board, place, seat)).into_any()
        };
        let label = live_text(move || board.view.with(|view| (self.label)(view, &board.say())));
        html! { <ol class="trick stacked" aria-label=label>{live_each(keys, part)}</ol> }
    }

    /// The contents of the place before a seat.
    fn place(&self, board: MatchUi<G>, place: &str, seat: Seat) -> AnyView {
        let view = board.view.get();
        let (trick, winner) = (self.trick)(&view);
        let lang = board.app.lang();
        let words = trick_messages(lang);
        let (complete, wins) = (trick.is_complete(board.seats()), winner == Some(seat));
        let tag = if complete { words.takes_it } else { words.winning };
        let class =
            if complete && wins { format!("{place} trick__place--takes") } else { place.into() };
        let card = match trick.card(seat) {
            Some(card) => {
                let label = words.card(&board.name(seat), &(self.look.describe)(card, lang), wins);
                self.look.laid(&view, card, label)
            }
            None => slot(is_now(board, seat), (words.slot_label)(&board.name(seat))),
        };
        before_seat(board, seat, &class, card, wins.then_some(tag))
    }
}

/// Does the player at the tablet play there now?
fn is_now<G: GameUi>(board: MatchUi<G>, seat: Seat) -> bool {
    board.acting.get() && board.seat.get() == Some(seat)
}

/// The place of a card that is still to come: amber if the player at the tablet plays it now.
fn slot(now: bool, label: String) -> AnyView {
    let class = if now { "trick__slot trick__slot--now" } else { "trick__slot" };
    html! { <div class=class role="img" aria-label=label></div> }
}

/// The places of the cards of a trick with their seats: the others above in turn, the player's own below.
pub fn trick_places<G: GameUi>(board: MatchUi<G>) -> impl Iterator<Item = (&'static str, Seat)> {
    let seats = board.seats();
    let own = board.seat.get().unwrap_or(Seat::new(seats - 1));
    let place = move |steps: u8| match steps {
        1 if seats > 2 => "trick__place--left",
        _ if steps + 1 < seats || seats == 2 => "trick__place--across",
        _ => "trick__place--right",
    };
    let others = (1..seats).map(move |steps| (place(steps), own.step_left(steps, seats)));
    others.chain([("trick__place--own", own)])
}

/// The cards before a seat, with its name and the words about it.
pub fn before_seat<G: GameUi>(
    board: MatchUi<G>,
    seat: Seat,
    class: &str,
    cards: AnyView,
    tag: Option<&'static str>,
) -> AnyView {
    let own = board.seat.get() == Some(seat);
    let name = if own { game_messages(board.app.lang()).you.to_owned() } else { board.name(seat) };
    let tag = tag.map(|tag| {
        view! { <span class="tag tag--drake" aria-hidden="true">{tag}</span> }
    });
    html! {
        <li class=format!("trick__place stacked {class}")>
            {cards}
            <span class="trick__name across amid" aria-hidden="true"><Avatar duck=board.duck(seat)/><b class="clipped">{name}</b></span>
            {tag}
        </li>
    }
}
