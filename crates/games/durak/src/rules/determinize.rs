//! Samples a state that is consistent with a view.

use super::Durak;
use super::bout::Bout;
use super::limits::MOST_SEATS;
use super::pack::Pack;
use super::state::{Deal, State};
use super::unlikely_cards::UnlikelyCards;
use super::view::{Hand, Stock, View};
use mallard_engine::cards::{Card, CardSet};
use mallard_engine::{GameView, Rng, Seat, Viewer};

/// How many cards may be put back for one of a hand.
const ATTEMPTS: u32 = 50;

impl GameView<Durak> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Deals the cards that the viewer cannot see to random places where they can be.
    fn determinize(&self, rng: &mut Rng) -> State {
        let mut unseen = Pack::shuffled(unseen(self), rng);
        let mut hands = [CardSet::EMPTY; MOST_SEATS];
        let mut shown = [CardSet::EMPTY; MOST_SEATS];
        let mut doubts = [UnlikelyCards::default(); MOST_SEATS];
        doubts[..self.recall.doubts.len()].copy_from_slice(&self.recall.doubts);
        for seat in Seat::all(self.seats) {
            let known = self.recall.known[seat.index()];
            shown[seat.index()] = known;
            hands[seat.index()] = match self.hand(seat) {
                Hand::Seen(cards) => cards,
                Hand::Hidden(count) => {
                    let hidden = count - known.len();
                    let of = doubts[seat.index()];
                    let drawn = (0..hidden).filter_map(|_| draw(&mut unseen, of, hidden, rng));
                    drawn.fold(known, CardSet::with)
                }
            };
        }
        let stock = match &self.stock {
            Stock::Seen(cards) => Pack::in_order(cards),
            Stock::Hidden(_) => {
                // The rest is the stock, above the card that is turned up under it.
                if let Some(card) = self.turned_up() {
                    unseen.put_under(card);
                }
                unseen
            }
        };
        let mut places = [0; MOST_SEATS];
        places[..self.places.len()].copy_from_slice(&self.places);
        State {
            options: self.options,
            seats: self.seats,
            rng: Rng::from_seed(rng.seed()),
            score: self.score,
            deal: Deal {
                number: self.deal,
                dealer: self.dealer,
                trump: self.trump,
                hands,
                shown,
                doubts,
                stock,
                playing: self.playing,
                places,
                bouts: self.bout.number,
                beaten_off: self.bout.beaten_off,
                idle_bouts: self.idle_bouts,
            },
            bout: determinize_bout(self),
            phase: self.phase,
        }
    }

    fn is_consistent(&self, seats: u8) -> bool {
        let Self { hands, places, recall, .. } = self;
        let lists = [hands.len(), places.len(), recall.known.len(), recall.doubts.len()];
        let known = &recall.known;
        let fits = self.seats == seats
            && lists == [usize::from(seats); 4]
            && hands.iter().zip(known).all(|(hand, known)| hand.len() >= known.len());
        let hidden = |hand: (&Hand, &CardSet)| match hand.0 {
            Hand::Seen(_) => 0,
            Hand::Hidden(count) => u32::from(*count) - u32::from(hand.1.len()),
        };
        fits && hands.iter().zip(known).map(hidden).sum::<u32>() <= unseen(self).len().into()
    }
}

/// Draws a card for a hand with this many hidden cards: one that its play speaks against is mostly put back.
fn draw(unseen: &mut Pack, doubts: UnlikelyCards, hidden: u8, rng: &mut Rng) -> Option<Card> {
    for _ in 0..ATTEMPTS {
        let chances = doubts.chances(unseen.top()?, hidden);
        let of = UnlikelyCards::count_chips(hidden);
        if chances >= of || rng.next_below(of) < chances {
            break;
        }
        unseen.bury(rng);
    }
    unseen.draw()
}

/// The cards whose place the viewer does not know.
fn unseen(view: &View) -> CardSet {
    let deck = view.options.deck.cards();
    let table = view.bout.lying().or(view.recall.beaten);
    let hands = Seat::all(view.seats)
        .map(|seat| view.hand(seat).cards().or(view.recall.known[seat.index()]))
        .fold(CardSet::EMPTY, CardSet::or);
    let turned_up = view.turned_up().map_or(CardSet::EMPTY, CardSet::only);
    let stock: CardSet = match &view.stock {
        Stock::Seen(cards) => cards.iter().copied().collect(),
        Stock::Hidden(_) => CardSet::EMPTY,
    };
    deck.minus(table).minus(hands).minus(turned_up).minus(stock)
}

fn determinize_bout(view: &View) -> Bout {
    let mut bout = Bout::new(view.bout.opener, view.bout.defender);
    for pair in &view.bout.pairs {
        bout.attack(pair.attack);
        if let Some(with) = pair.defence {
            bout.beat(pair.attack, with);
        }
    }
    bout.first = view.bout.first;
    bout.attackers = view.bout.attackers;
    bout.passed = view.bout.passed;
    bout.transferred = view.bout.transferred;
    bout.showed = view.bout.showed;
    bout.cap = view.bout.cap;
    bout
}
