//! Samples a state that is consistent with a view.

use super::bout::Bout;
use super::limits::MOST_SEATS;
use super::pack::Pack;
use super::state::{Deal, State};
use super::unlikely_cards::UnlikelyCards;
use super::view::{Hand, Stock, View};
use mallard_engine::cards::{Card, CardSet};
use mallard_engine::{Rng, Seat};

/// How many cards may be put back for one of a hand.
const ATTEMPTS: u32 = 50;

/// See [`Game::is_consistent`](mallard_engine::Game::is_consistent).
pub(super) fn is_consistent(view: &View, seats: u8) -> bool {
    let lists =
        [view.hands.len(), view.places.len(), view.recall.known.len(), view.recall.doubts.len()];
    let known = &view.recall.known;
    let fits = view.seats == seats
        && lists == [usize::from(seats); 4]
        && view.hands.iter().zip(known).all(|(hand, known)| hand.len() >= known.len());
    let hidden = |hand: (&Hand, &CardSet)| match hand.0 {
        Hand::Seen(_) => 0,
        Hand::Hidden(count) => u32::from(*count) - u32::from(hand.1.len()),
    };
    fits && view.hands.iter().zip(known).map(hidden).sum::<u32>() <= unseen(view).len().into()
}

/// Deals the cards that the viewer cannot see to random places where they can be.
pub(super) fn determinize(view: &View, rng: &mut Rng) -> State {
    let mut unseen = Pack::shuffled(unseen(view), rng);
    let mut hands = [CardSet::EMPTY; MOST_SEATS];
    let mut shown = [CardSet::EMPTY; MOST_SEATS];
    let mut doubts = [UnlikelyCards::default(); MOST_SEATS];
    doubts[..view.recall.doubts.len()].copy_from_slice(&view.recall.doubts);
    for seat in Seat::all(view.seats) {
        let known = view.recall.known[seat.index()];
        shown[seat.index()] = known;
        hands[seat.index()] = match view.hand(seat) {
            Hand::Seen(cards) => cards,
            Hand::Hidden(count) => {
                let hidden = count - known.len();
                let of = doubts[seat.index()];
                let drawn = (0..hidden).filter_map(|_| draw(&mut unseen, of, hidden, rng));
                drawn.fold(known, CardSet::with)
            }
        };
    }
    let stock = match &view.stock {
        Stock::Seen(cards) => Pack::in_order(cards),
        Stock::Hidden(_) => {
            // The rest is the stock, above the card that is turned up under it.
            if let Some(card) = view.turned_up() {
                unseen.put_under(card);
            }
            unseen
        }
    };
    let mut places = [0; MOST_SEATS];
    places[..view.places.len()].copy_from_slice(&view.places);
    State {
        options: view.options,
        seats: view.seats,
        rng: Rng::from_seed(rng.seed()),
        score: view.score,
        deal: Deal {
            number: view.deal,
            dealer: view.dealer,
            trump: view.trump,
            hands,
            shown,
            doubts,
            stock,
            playing: view.playing,
            places,
            bouts: view.bout.number,
            beaten_off: view.bout.beaten_off,
            idle_bouts: view.idle_bouts,
        },
        bout: determinize_bout(view),
        phase: view.phase,
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
