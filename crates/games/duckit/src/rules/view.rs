//! The view of a viewer.

use super::event::FaceDown;
use super::score::{ChipCount, DuckitResult};
use super::sizes::{CHIPS, CHIPS_EACH, EachSeat};
use super::state::{Phase, State};
use super::trick::{Trick, WonTrick};
use super::{Options, Ranking};
use crate::{Card, CardSet, SuitSet};
use mallard_engine::cards::{self, Suit};
use mallard_engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A match as one viewer may know it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The options of the match.
    pub options: Options,
    /// The seat that decides, and its kind of decision.
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u8,
    /// The seat that dealt it.
    pub dealer: Seat,
    /// The face-up card, which decides the [`Ranking`].
    pub turned_up: Card,
    /// The Quacker, and the card that was banked for it.
    pub quacker: Quacker,
    /// The chips of each seat.
    pub chips: EachSeat<u8>,
    /// The hand of each seat.
    pub hands: EachSeat<Hand>,
    /// The trick being played.
    pub trick: Trick,
    /// The trick before it, even if it ended the round before.
    pub last_trick: Option<WonTrick>,
    /// How many tricks each seat won in this round.
    pub tricks: EachSeat<u8>,
    /// The 4s in these tricks.
    pub caught: EachSeat<CardSet>,
    /// The facts that an attentive player remembers.
    pub recall: Recall,
}

/// A hand as the viewer sees it.
pub type Hand = cards::Hand<CardSet>;

/// The state of the Quacker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quacker {
    /// It is in its well.
    InWell(FaceDown),
    /// A seat took it.
    Taken {
        /// The seat.
        by: Seat,
        /// The Quacker.
        card: FaceDown,
        /// The card that the seat banked; `None` before it has chosen. It is turned up at the end
        /// of the round, so all players see it once the match is over.
        banked: Option<FaceDown>,
    },
}

/// Cards that were public once and are covered now. Bots of higher levels use this; players see it only with the memory
/// aid on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recall {
    /// The cards of all complete tricks of the round.
    pub played: CardSet,
    /// The suits in which each seat has shown to be void. For the seat that took the Quacker, only
    /// the voids shown since.
    pub voids: EachSeat<SuitSet>,
    /// In these suits the seat that took the Quacker can have only the Quacker.
    pub quacker_voids: SuitSet,
    /// The cards which that seat has played since it took the Quacker.
    pub quacker_played: CardSet,
}

impl Quacker {
    /// The seat that took it.
    pub fn taker(self) -> Option<Seat> {
        match self {
            Self::InWell(_) => None,
            Self::Taken { by, .. } => Some(by),
        }
    }

    /// The Quacker, if the viewer knows it.
    pub fn card(self) -> Option<Card> {
        match self {
            Self::InWell(card) | Self::Taken { card, .. } => card.card(),
        }
    }

    /// The banked card, if the viewer knows it.
    pub fn banked(self) -> Option<Card> {
        match self {
            Self::InWell(_) => None,
            Self::Taken { banked, .. } => banked.and_then(FaceDown::card),
        }
    }
}

impl View {
    /// How cards rank in this round.
    pub fn ranking(&self) -> Ranking {
        Ranking::from_turned_up(self.turned_up)
    }

    /// The trump suit; `None` under a Joker.
    pub fn trump(&self) -> Option<Suit> {
        self.ranking().trump()
    }

    /// Lays `card` from the hand of `seat` on the trick.
    pub fn play(&mut self, seat: Seat, card: Card) {
        self.trick.lay(seat, card);
        self.hands[seat.index()] = self.hand(seat).without(card);
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The chips in the middle.
    pub fn pot(&self) -> u8 {
        CHIPS.saturating_sub(self.chips.iter().sum())
    }

    /// The chips that `seat` has paid.
    pub fn paid(&self, seat: Seat) -> u8 {
        CHIPS_EACH.saturating_sub(self.chips[seat.index()])
    }

    /// The seat that has to decide; `None` once the match is over.
    pub fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Play(seat) | Phase::Bank(seat) => Some(seat),
            Phase::Over => None,
        }
    }

    /// The number of the trick being played, from 1; once the match is over, that of the last one.
    pub fn trick_number(&self) -> u8 {
        let done = self.tricks.iter().sum();
        if self.phase == Phase::Over { done } else { done + 1 }
    }

    /// The seat that wins the trick so far.
    pub fn winning(&self) -> Option<Seat> {
        self.ranking().winner(&self.trick)
    }

    /// How many 4s a seat captured in this round, as far as the viewer knows: a banked 4 counts
    /// only for the seat that banked it, until the round ends.
    pub fn fours(&self, seat: Seat) -> u8 {
        let banks = self.quacker.taker() == Some(seat);
        let banked = self.quacker.banked().is_some_and(Card::is_four);
        self.caught[seat.index()].len() + u8::from(banks && banked)
    }

    /// The outcome, once the match is over.
    pub fn outcome(&self) -> Option<DuckitResult> {
        let fours = [0, 1, 2].map(|seat| self.fours(Seat::new(seat)));
        let tally = ChipCount { chips: self.chips, fours, tricks: self.tricks };
        (self.phase == Phase::Over).then(|| tally.outcome())
    }
}

/// Makes the view of `viewer`.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let State { round, .. } = state;
    let hand = |seat| Hand::new(round.hand(seat), seat, viewer);
    let over = state.phase == Phase::Over;
    let quacker = match round.taken {
        None => Quacker::InWell(FaceDown::known_if(viewer == Viewer::Everyone, round.quacker)),
        Some(taken) => Quacker::Taken {
            by: taken.by,
            card: FaceDown::known_if(viewer.may_see(taken.by), round.quacker),
            banked: taken
                .banked
                .map(|card| FaceDown::known_if(over || viewer.may_see(taken.by), card)),
        },
    };
    View {
        viewer,
        options: state.options,
        phase: state.phase,
        round: round.number,
        dealer: round.dealer,
        turned_up: round.turned_up,
        quacker,
        chips: state.chips,
        hands: [0, 1, 2].map(|seat| hand(Seat::new(seat))),
        trick: round.trick,
        last_trick: round.last_trick,
        tricks: round.won,
        caught: round.caught,
        recall: Recall {
            played: round.played,
            voids: round.voids,
            quacker_voids: round.taken.map_or(SuitSet::EMPTY, |taken| taken.voids),
            quacker_played: round.taken.map_or(CardSet::EMPTY, |taken| taken.played),
        },
    }
}
