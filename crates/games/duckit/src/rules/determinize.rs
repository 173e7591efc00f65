//! Samples a state that is consistent with a view.

use super::Duckit;
use super::event::FaceDown;
use super::sizes::{EachSeat, SEATS};
use super::state::{Round, State, Taken};
use super::view::{Hand, Quacker, View};
use super::{Ranking, matching};
use crate::{Card, CardSet, SuitSet};
use mallard_engine::{GameView, Rng, Seat, Viewer};

impl GameView<Duckit> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Deals the cards that the viewer cannot see to random places where they can be.
    fn determinize(&self, rng: &mut Rng) -> State {
        let hidden = Hidden::determinize(self, rng);
        let banked = self.quacker.banked().or(hidden.banked);
        let taken = self.quacker.taker().map(|by| Taken {
            by,
            banked,
            voids: self.recall.quacker_voids,
            played: self.recall.quacker_played,
        });
        let round = Round {
            number: self.round,
            dealer: self.dealer,
            turned_up: self.turned_up,
            ranking: Ranking::from_turned_up(self.turned_up),
            quacker: hidden.quacker,
            taken,
            hands: hidden.hands,
            trick: self.trick,
            last_trick: self.last_trick,
            won: self.tricks,
            caught: self.caught,
            played: self.recall.played,
            voids: self.recall.voids,
        };
        let rng = Rng::from_seed(rng.seed());
        State { options: self.options, rng, chips: self.chips, round, phase: self.phase }
    }

    fn is_consistent(&self, seats: u8) -> bool {
        let cards: Vec<Card> = unseen(self).iter().collect();
        let fits = |guess| Hidden::fill(self, guess, &cards).is_some();
        seats == SEATS && quacker_places(self).into_iter().any(fits)
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
    let open = view.recall.played.or(view.trick.cards()).with(view.turned_up);
    let hands = view.hands.iter().fold(open, |all, hand| all.or(hand.cards()));
    let aside = match view.quacker {
        Quacker::InWell(card) => card.card(),
        Quacker::Taken { .. } => view.quacker.banked(),
    };
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
    let seen = view.quacker.banked().into_iter().fold(view.recall.quacker_played, CardSet::with);
    // A card of a suit in which the seat was void before must be the Quacker.
    if let Some(card) = seen.of_suits(view.recall.quacker_voids).first() {
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
        let own = none_of(view.recall.voids[seat.index()]);
        let took = view.quacker.taker() == Some(seat);
        let others = if took { own.and(none_of(view.recall.quacker_voids)) } else { own };
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
            let others = none_of(view.recall.quacker_voids);
            let cards = if quacker { CardSet::FULL } else { others };
            places.push(HiddenPlace { spot: Spot::Banked, cards, quacker });
        }
        _ => {}
    }
    places
}
