//! Samples a state that is consistent with a view.

use super::Duckit;
use super::event::FaceDown;
use super::matching;
use super::sizes::{CHIPS, EachSeat, SEATS, TRICKS};
use super::state::{Public, Quacker, State};
use super::view::{Hand, View};
use crate::{Card, CardSet, SuitSet};
use mallard_engine::{GameView, Rng, Seat, Viewer};

impl GameView<Duckit> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Deals the cards that the viewer cannot see to random places where they can be.
    fn determinize(&self, rng: &mut Rng) -> State {
        let Hidden { hands, quacker: card, banked } = Hidden::determinize(self, rng);
        let quacker = match self.quacker {
            Quacker::InWell(_) => Quacker::InWell(card),
            Quacker::Taken { by, .. } => {
                Quacker::Taken { by, card, banked: self.quacker.banked().or(banked) }
            }
        };
        let rng = Rng::from_seed(rng.seed());
        State { rng, public: self.public, ranking: self.ranking(), quacker, hands }
    }

    fn is_consistent(&self, seats: u8) -> bool {
        let Public { dealer, chips, trick, last_trick, tricks, .. } = self.public;
        let last = last_trick.into_iter().flat_map(|last| [last.trick.leader(), last.winner]);
        let named = [dealer, trick.leader()].into_iter().chain(last);
        let mut named = named.chain(self.actor()).chain(self.quacker.taker());
        let sum = |counts: EachSeat<u8>| counts.into_iter().map(u32::from).sum::<u32>();
        let cards: Vec<Card> = unseen(self).iter().collect();
        let fits = |guess| Hidden::fill(self, guess, &cards).is_some();
        seats == SEATS
            && named.all(|seat| seat.index() < usize::from(SEATS))
            && sum(chips) <= u32::from(CHIPS)
            && sum(tricks) <= u32::from(TRICKS)
            && quacker_places(self).into_iter().any(fits)
    }
}

/// The cards that are face down for the viewer, and those that it sees in the same places.
struct Hidden {
    hands: EachSeat<CardSet>,
    quacker: Card,
    banked: Option<Card>,
}

/// Where a card can be face down.
#[derive(Clone, Copy, PartialEq)]
enum Spot {
    Hand(Seat),
    Banked,
    Well,
}

/// A place for one card: where it is, which cards fit, and whether it is the Quacker's.
struct HiddenPlace {
    spot: Spot,
    cards: CardSet,
    quacker: bool,
}

/// Where the viewer assumes the Quacker to be.
#[derive(Clone, Copy, PartialEq)]
enum Whereabouts {
    /// The viewer sees it: it is this card.
    Seen(Card),
    /// It is face down in this place.
    Unseen(Spot),
}

impl Hidden {
    fn determinize(view: &View, rng: &mut Rng) -> Self {
        let mut cards: Vec<Card> = unseen(view).iter().collect();
        rng.shuffle(&mut cards);
        let mut guesses = quacker_places(view);
        rng.shuffle(&mut guesses);
        guesses
            .into_iter()
            .find_map(|guess| Self::fill(view, guess, &cards))
            .expect("the true state behind a view fits it")
    }

    /// Deals the cards, with the Quacker where it is assumed to be; `None` if they do not fit.
    fn fill(view: &View, guess: Whereabouts, cards: &[Card]) -> Option<Self> {
        let places = places(view, guess);
        let dealt = matching::one_for_each(places.iter().map(|place| place.cards), cards)?;
        let mut hands = view.hands.map(Hand::cards);
        let mut banked = None;
        let mut quacker = match guess {
            Whereabouts::Seen(card) => Some(card),
            Whereabouts::Unseen(_) => None,
        };
        for (place, card) in places.iter().zip(dealt) {
            match place.spot {
                Spot::Hand(seat) => hands[seat.index()] = hands[seat.index()].with(card),
                Spot::Banked => banked = Some(card),
                Spot::Well => {}
            }
            if place.quacker {
                quacker = Some(card);
            }
        }
        Some(Self { hands, quacker: quacker?, banked })
    }
}

/// The cards whose place the viewer does not know.
fn unseen(view: &View) -> CardSet {
    let Public { recall, trick, turned_up, .. } = view.public;
    let open = recall.played.or(trick.cards()).with(turned_up);
    let hands = view.hands.iter().fold(open, |all, hand| all.or(hand.cards()));
    let aside = view.quacker.aside().and_then(FaceDown::card);
    aside.into_iter().fold(CardSet::FULL.minus(hands), CardSet::without)
}

/// Every possible place of the Quacker, weighted by the number of cards there.
fn quacker_places(view: &View) -> Vec<Whereabouts> {
    let (by, banked) = match view.quacker {
        Quacker::InWell(FaceDown::Hidden) => return vec![Whereabouts::Unseen(Spot::Well)],
        Quacker::InWell(FaceDown::Known(card))
        | Quacker::Taken { card: FaceDown::Known(card), .. } => {
            return vec![Whereabouts::Seen(card)];
        }
        Quacker::Taken { by, banked, .. } => (by, banked),
    };
    let seen =
        view.quacker.banked().into_iter().fold(view.public.recall.quacker_played, CardSet::with);
    // A card of a suit in which the seat was void before must be the Quacker.
    if let Some(card) = seen.of_suits(view.public.recall.quacker_voids).first() {
        return vec![Whereabouts::Seen(card)];
    }
    let in_hand = (0..view.hand(by).len()).map(|_| Whereabouts::Unseen(Spot::Hand(by)));
    let face_down = (banked == Some(FaceDown::Hidden)).then_some(Whereabouts::Unseen(Spot::Banked));
    seen.iter().map(Whereabouts::Seen).chain(in_hand).chain(face_down).collect()
}

/// The places of the face-down cards, with the cards that fit each.
fn places(view: &View, guess: Whereabouts) -> Vec<HiddenPlace> {
    let none_of = |suits: SuitSet| CardSet::FULL.minus(CardSet::FULL.of_suits(suits));
    let mut places = Vec::with_capacity(usize::from(CardSet::FULL.len()));
    for seat in Seat::all(SEATS) {
        let Hand::Hidden(count) = view.hand(seat) else { continue };
        let spot = Spot::Hand(seat);
        let own = none_of(view.public.recall.voids[seat.index()]);
        let took = view.quacker.taker() == Some(seat);
        let others = if took { own.and(none_of(view.public.recall.quacker_voids)) } else { own };
        for number in 0..count {
            let quacker = number == 0 && guess == Whereabouts::Unseen(spot);
            places.push(HiddenPlace { spot, cards: if quacker { own } else { others }, quacker });
        }
    }
    match view.quacker {
        Quacker::InWell(FaceDown::Hidden) => {
            places.push(HiddenPlace { spot: Spot::Well, cards: CardSet::FULL, quacker: true });
        }
        Quacker::Taken { banked: Some(FaceDown::Hidden), .. } => {
            let quacker = guess == Whereabouts::Unseen(Spot::Banked);
            // It was banked before any later void was shown.
            let others = none_of(view.public.recall.quacker_voids);
            let cards = if quacker { CardSet::FULL } else { others };
            places.push(HiddenPlace { spot: Spot::Banked, cards, quacker });
        }
        _ => {}
    }
    places
}
