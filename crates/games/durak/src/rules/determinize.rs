//! Samples a state that is consistent with a view.

use super::Durak;
use super::pack::{self, Pack};
use super::state::{Public, State};
use super::unlikely_cards::UnlikelyCards;
use super::view::{Hand, Recall, Stock, View};
use mallard_engine::cards::{Card, CardSet};
use mallard_engine::{GameView, Rng, SeatSet, Viewer};

/// How many cards may be put back for one of a hand.
const MAX_ATTEMPTS: u32 = 50;

impl GameView<Durak> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Deals the cards that the viewer cannot see to random places where they can be.
    fn determinize(&self, rng: &mut Rng) -> State {
        let mut unseen = pack::shuffled(unseen(self), rng);
        let Recall { known: shown, doubts, .. } = self.recall;
        let mut hands = self.hands.map(Hand::cards);
        for (seat, hand) in hands.iter_mut().enumerate() {
            if let Hand::Hidden(count) = self.hands[seat] {
                let hidden = count - shown[seat].len();
                let drawn =
                    (0..hidden).filter_map(|_| draw(&mut unseen, doubts[seat], hidden, rng));
                *hand = drawn.fold(shown[seat], CardSet::with);
            }
        }
        let stock = match &self.stock {
            Stock::Seen(cards) => cards.iter().copied().collect(),
            Stock::Hidden(_) => {
                // The rest is the stock, above the card that is turned up under it.
                if let Some(card) = self.turned_up() {
                    unseen.insert(0, card);
                }
                unseen
            }
        };
        let (public, rng) = (self.public.clone(), Rng::from_seed(rng.seed()));
        State { rng, public, hands, shown, doubts, stock }
    }

    fn is_consistent(&self, seats: u8) -> bool {
        let Public { dealer, playing, bout, .. } = &self.public;
        let named = [*dealer, bout.opener, bout.defender, bout.first].into_iter();
        let named: SeatSet = named.chain(self.actor()).collect();
        let roles = [bout.attackers, bout.passed, bout.transferred, bout.showed];
        let named = roles.into_iter().fold(named.or(*playing), SeatSet::or);
        let hidden = |(hand, known): (&Hand, &CardSet)| match hand {
            Hand::Seen(_) => Some(0),
            Hand::Hidden(count) => count.checked_sub(known.len()).map(u32::from),
        };
        let hidden: Option<u32> = self.hands.iter().zip(&self.recall.known).map(hidden).sum();
        self.public.seats == seats
            && named.minus(SeatSet::all(seats)).is_empty()
            && hidden.is_some_and(|hidden| hidden <= unseen(self).len().into())
    }
}

/// Draws a card for a hand with this many hidden cards: one that its play speaks against is mostly put back.
fn draw(unseen: &mut Pack, doubts: UnlikelyCards, hidden: u8, rng: &mut Rng) -> Option<Card> {
    for _ in 0..MAX_ATTEMPTS {
        let chances = doubts.chances(*unseen.last()?, hidden);
        let of = UnlikelyCards::count_chips(hidden);
        if chances >= of || rng.next_below(of) < chances {
            break;
        }
        let (top, any) = (unseen.len() - 1, rng.next_below(unseen.count().into()));
        unseen.swap(top, any as usize);
    }
    unseen.pop()
}

/// The cards whose place the viewer does not know.
fn unseen(view: &View) -> CardSet {
    let deck = view.public.options.deck.cards();
    let table = view.public.bout.lying().or(view.recall.beaten);
    let hands = view.hands.map(Hand::cards).into_iter().chain(view.recall.known);
    let hands = hands.fold(CardSet::EMPTY, CardSet::or);
    let turned_up = view.turned_up().map_or(CardSet::EMPTY, CardSet::only);
    let stock: CardSet = match &view.stock {
        Stock::Seen(cards) => cards.iter().copied().collect(),
        Stock::Hidden(_) => CardSet::EMPTY,
    };
    deck.minus(table).minus(hands).minus(turned_up).minus(stock)
}
