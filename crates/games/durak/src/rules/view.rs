//! The view of a viewer.

use super::Options;
use super::score::Score;
use super::state::{Phase, State, TrumpCard};
use super::unlikely_cards::UnlikelyCards;
use mallard_engine::cards::{self, Card, CardSet, Suit};
use mallard_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A match as one viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The options of the match.
    pub options: Options,
    /// Number of seats.
    pub seats: u8,
    /// The seat that decides, and its kind of decision.
    pub phase: Phase,
    /// The score of the match so far.
    pub score: Score,
    /// The number of the deal, from 1.
    pub deal: u8,
    /// The seat that dealt.
    pub dealer: Seat,
    /// The card that fixed the trump.
    pub trump: TrumpCard,
    /// The hand of each seat.
    pub hands: Vec<Hand>,
    /// The cards to draw from.
    pub stock: Stock,
    /// How many cards were beaten off and left the game.
    pub beaten: u8,
    /// The seats that are not out.
    pub playing: SeatSet,
    /// The place of each seat that is out, from 1; 0 for the others.
    pub places: Vec<u8>,
    /// The bout.
    pub bout: BoutView,
    /// How many bouts in a row changed nothing (DUR-17a).
    pub idle_bouts: u8,
    /// The facts that an attentive player remembers.
    pub recall: Recall,
}

/// The bout on the table. All of it is public.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BoutView {
    /// Its number in the deal, from 1.
    pub number: u16,
    /// The seat that opened it, or will open it.
    pub opener: Seat,
    /// The seat that defends.
    pub defender: Seat,
    /// The seat with the first right to add a card.
    pub first: Seat,
    /// The seats that may add cards.
    pub attackers: SeatSet,
    /// The seats that passed since the last card was added.
    pub passed: SeatSet,
    /// The seats that transferred.
    pub transferred: SeatSet,
    /// The seats that transferred by showing.
    pub showed: SeatSet,
    /// The most attack cards it may have (DUR-9).
    pub cap: u8,
    /// The cards on the table.
    pub pairs: Vec<Pair>,
    /// Has a bout been beaten off in this deal (DUR-9)?
    pub beaten_off: bool,
}

/// An attack card and the card that beat it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Pair {
    pub attack: Card,
    pub defence: Option<Card>,
}

/// A hand as the viewer sees it.
pub type Hand = cards::Hand<CardSet>;

/// The cards to draw from, with the turned-up trump.
pub type Stock = cards::CardPile<Card>;

/// Cards that were public once and are covered now. Bots of higher levels use this; players see it only with the memory
/// aid on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recall {
    /// For each seat the cards that every player knows to be in its hand.
    pub known: Vec<CardSet>,
    /// The cards that left the game.
    pub beaten: CardSet,
    /// For each seat the inference from its play about cards in its hand.
    pub doubts: Vec<UnlikelyCards>,
}

impl BoutView {
    /// The attack cards that nothing has beaten yet.
    pub fn open(&self) -> impl Iterator<Item = Card> + '_ {
        self.pairs.iter().filter(|pair| pair.defence.is_none()).map(|pair| pair.attack)
    }

    /// All cards on the table.
    pub fn lying(&self) -> CardSet {
        self.pairs.iter().flat_map(|pair| [Some(pair.attack), pair.defence]).flatten().collect()
    }
}

impl View {
    /// The trump suit.
    pub fn trump_suit(&self) -> Suit {
        self.trump.card.suit()
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The seat that has to decide; `None` once the match is over.
    pub fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Lead(seat)
            | Phase::More(seat)
            | Phase::Add(seat)
            | Phase::AddAfterTake(seat)
            | Phase::Between(seat) => Some(seat),
            Phase::Defend => Some(self.bout.defender),
            Phase::Over => None,
        }
    }

    /// The seat that would defend if `seat` transferred the attack (DUR-19); `None` if no other seat
    /// plays.
    pub fn next_after(&self, seat: Seat) -> Option<Seat> {
        let named = seat.step_left(1, self.seats);
        let team = |other: &Seat| other.index() % 2 == named.index() % 2;
        named
            .clockwise(self.seats)
            .filter(|&other| other != seat && self.playing.has(other))
            .find(|other| !self.options.teams || team(other))
    }

    /// The turned-up trump while it is under the stock.
    pub fn turned_up(&self) -> Option<Card> {
        (!self.trump.in_hand && !self.stock.is_empty()).then_some(self.trump.card)
    }
}

/// The cards of the bout. The last bout of a deal remains on the table if it was beaten off; if it was taken, its cards
/// are in a hand.
fn lying(state: &State) -> Vec<Pair> {
    let State { deal, bout, .. } = state;
    let pairs = bout.pairs().map(|(attack, defence)| Pair { attack, defence });
    if state.phase.is_after_deal() && !deal.hand(bout.defender).and(bout.lying).is_empty() {
        return Vec::new();
    }
    pairs.collect()
}

/// Makes the view of `viewer`.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let State { deal, bout, .. } = state;
    let seats = || Seat::all(state.seats);
    let hand = |seat| Hand::new(deal.hand(seat), seat, viewer);
    let stock = match viewer {
        Viewer::Everyone => Stock::Seen(deal.stock.cards().to_vec()),
        _ => Stock::Hidden(deal.stock.len()),
    };
    let beaten = deal.beaten(state.options.deck, bout.lying);
    View {
        viewer,
        options: state.options,
        seats: state.seats,
        phase: state.phase,
        score: state.score,
        deal: deal.number,
        dealer: deal.dealer,
        trump: deal.trump,
        hands: seats().map(hand).collect(),
        stock,
        beaten: beaten.len(),
        playing: deal.playing,
        places: deal.places[..usize::from(state.seats)].to_vec(),
        bout: BoutView {
            number: deal.bouts,
            opener: bout.opener,
            defender: bout.defender,
            first: bout.first,
            attackers: bout.attackers,
            passed: bout.passed,
            transferred: bout.transferred,
            showed: bout.showed,
            cap: bout.cap,
            pairs: lying(state),
            beaten_off: deal.beaten_off,
        },
        idle_bouts: deal.idle_bouts,
        recall: Recall {
            known: seats().map(|seat| deal.known(seat)).collect(),
            beaten,
            doubts: deal.doubts[..usize::from(state.seats)].to_vec(),
        },
    }
}
