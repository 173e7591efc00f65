//! The hand in the dock, and the meaning of a tap on a card.

use super::CardLook;
use crate::play::{GameUi, MatchUi};
use mallard_device::HandOrder;
use mallard_engine::{Game, Seat};
use mallard_kit::prelude::*;
use mallard_kit::{CardHand, HandCard, hand};
use mallard_words::{Lang, game_messages};
use std::fmt::Display;
use std::str::FromStr;

/// Adds a remark to the label of a card.
pub type CardLabel = fn(&str) -> String;

/// The action among these that plays a card on the place with this name.
pub type ActionOnPlace<A> = fn(&[A], &str) -> Option<A>;

/// The likely intention of a player who taps a card.
pub type AttemptFn<G, C> = fn(&<G as Game>::View, C) -> <G as Game>::Action;

/// The viewer's own cards in the game `G`, to be played one at a time.
#[derive(Debug)]
pub struct PlayableHand<G: GameUi, C: 'static> {
    /// How its cards look.
    pub look: &'static CardLook<G, C>,
    /// The cards of a seat that the viewer sees, in order.
    pub sorted: fn(&G::View, Seat) -> Vec<C>,
    /// The height of a card among those of its suit.
    pub height: fn(&G::View, C) -> u8,
    /// The card of the hand that an action uses.
    pub card_of: fn(G::Action) -> Option<C>,
    /// The label of a card for which this action is possible.
    pub playable: fn(G::Action, Lang) -> CardLabel,
    /// The likely intention of a player who taps this card, to explain why not; `None` if that cannot be said.
    pub attempt: Option<AttemptFn<G, C>>,
    /// The meaning of a card that is dropped; `None` if it may be another one, so the card is only raised.
    pub on_place: ActionOnPlace<G::Action>,
    /// The mark of special cards.
    pub mark: Option<CardMark<G, C>>,
}

/// A mark on special cards of a hand.
#[derive(Debug)]
pub struct CardMark<G: GameUi, C> {
    /// Does this card have it?
    pub is_on: fn(&G::View, C) -> bool,
    /// The word on the card.
    pub word: fn(Lang) -> &'static str,
    /// The label of a card with it.
    pub label: fn(Lang) -> CardLabel,
}

impl<G, C> PlayableHand<G, C>
where
    G: GameUi,
    C: Copy + PartialEq + Display + FromStr + Send + Sync,
{
    /// The hand on screen.
    pub fn view(&'static self, board: MatchUi<G>) -> AnyView {
        let cards = Signal::derive(move || {
            let seat = board.seat.get();
            let order = board.app.settings.with(|settings| settings.hand_order);
            let sorted = |seat| board.view.with(|view| self.in_order(view, seat, order));
            seat.map_or_else(Vec::new, sorted).iter().map(C::to_string).collect::<Vec<_>>()
        });
        let words = move || game_messages(board.app.lang());
        hand(CardHand {
            app: board.app,
            screen: board.hand,
            label: live_text(move || (words().your_hand)(cards.with(Vec::len))),
            cards,
            card: Callback::new(move |name: String| {
                name.parse().ok().map(|card| self.card(board, card))
            }),
        })
    }

    /// The cards of a seat that the viewer sees; those of equal height stay in the order of their suits.
    fn in_order(&self, view: &G::View, seat: Seat, order: HandOrder) -> Vec<C> {
        let mut cards = (self.sorted)(view, seat);
        if order == HandOrder::Rank {
            let height = |&card: &C| ((self.look.is_trump)(view, card), (self.height)(view, card));
            cards.sort_by_key(height);
        }
        cards
    }

    /// The possible actions with this card.
    pub fn actions(&self, offers: &[G::Action], card: C) -> Vec<G::Action> {
        offers.iter().copied().filter(|&action| (self.card_of)(action) == Some(card)).collect()
    }

    /// The raised card, if it can still be played. Called in a reactive place.
    pub fn raised(&self, board: MatchUi<G>) -> Option<C> {
        let card = board.hand.raised.get()?.parse().ok()?;
        board.offers.with(|offers| !self.actions(offers, card).is_empty()).then_some(card)
    }

    /// The possible actions with the raised card. Called in a reactive place.
    pub fn raised_actions(&self, board: MatchUi<G>) -> Vec<G::Action> {
        let raised = self.raised(board);
        let actions = |card| board.offers.with(|offers| self.actions(offers, card));
        raised.map(actions).unwrap_or_default()
    }

    fn card(&'static self, board: MatchUi<G>, card: C) -> HandCard {
        let action =
            memo(move || board.offers.with(|offers| self.actions(offers, card).first().copied()));
        let playable = settled(move || action.get().is_some());
        // The hand is rendered again for each deal, and with it the trump.
        let trump = board.view.with_untracked(|view| (self.look.is_trump)(view, card));
        let mark = self.mark.as_ref();
        let card_of = self.card_of;
        let marked = settled(move || {
            mark.is_some_and(|mark| board.view.with(|view| (mark.is_on)(view, card)))
        });
        let label = live_text(move || {
            let lang = board.app.lang();
            let trump = trump.then_some(game_messages(lang).trump);
            let mark = mark.filter(|_| marked.get()).map(|mark| (mark.label)(lang));
            let playable = action.get().map(|action| (self.playable)(action, lang));
            let described = (self.look.describe)(card, lang);
            [trump, mark, playable]
                .into_iter()
                .flatten()
                .fold(described, |label, with_remark| with_remark(&label))
        });
        HandCard {
            suit: (self.look.suit)(card),
            trump,
            label,
            playable,
            off: flag(move || board.acting.get() && !playable.get()),
            raised: flag(move || self.raised(board) == Some(card)),
            hinted: flag(move || board.hint.get().and_then(self.card_of) == Some(card)),
            played: board.played_mark(move |it| card_of(it) == Some(card)),
            mark: live_text(move || {
                let mark = mark.filter(|_| marked.get());
                mark.map_or("", |mark| (mark.word)(board.app.lang())).to_owned()
            }),
            tap: Callback::new(move |()| self.tap(board, card)),
            drop: Callback::new(move |place: String| self.drop_on(board, card, &place)),
        }
    }

    /// A card was tapped: raise it, play it, or give the reason why not.
    fn tap(&self, board: MatchUi<G>, card: C) {
        let actions = board.offers.with_untracked(|offers| self.actions(offers, card));
        let raised = untrack(|| self.raised(board)) == Some(card);
        let at_once = raised || !board.confirms();
        match actions[..] {
            [] => self.refuse(board, card),
            [only] if at_once => board.act(only),
            // Several ways to play it: the table shows them.
            _ => raise(board, (!raised).then_some(card)),
        }
    }

    /// A card was dropped on a place of the table.
    fn drop_on(&self, board: MatchUi<G>, card: C, place: &str) {
        let actions = board.offers.with_untracked(|offers| self.actions(offers, card));
        match (self.on_place)(&actions, place) {
            Some(action) => board.act(action),
            None if actions.is_empty() => self.refuse(board, card),
            None => raise(board, Some(card)),
        }
    }

    /// Gives the reason why a card cannot be played.
    fn refuse(&self, board: MatchUi<G>, card: C) {
        let Some(attempt) = self.attempt else { return };
        let attempt = board.view.with_untracked(|view| attempt(view, card));
        if let Some(refused) = board.refusal(attempt) {
            board.hand.refuse(&card.to_string(), refused);
        }
    }
}

fn raise<G: GameUi>(board: MatchUi<G>, card: Option<impl Display>) {
    board.hand.raised.set(card.map(|card| card.to_string()));
}
