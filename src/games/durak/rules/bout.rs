//! One bout: the cards on the table, and whose right it is to add one.

use super::state::{Phase, State};
use super::{Event, ThrowIn};
use crate::engine::cards::{Card, CardSet, Rank, Suit};
use crate::engine::{Seat, SeatSet, Sink};

/// The most attack cards (DUR-9).
const MOST: usize = 6;

/// What an unused place holds; never read.
const FILLER: Card = Card::new(Rank::Two, Suit::Spades);

/// One bout.
#[derive(Clone, Debug)]
pub(super) struct Bout {
    /// Who opened it.
    pub(super) opener: Seat,
    /// Who has the first right to add: the opener, or the last that transferred (DUR-19).
    pub(super) first: Seat,
    pub(super) defender: Seat,
    /// Who may add cards.
    pub(super) attackers: SeatSet,
    /// Who passed since the last card was added.
    pub(super) passed: SeatSet,
    /// Who transferred, by laying or showing.
    pub(super) transferred: SeatSet,
    /// Who transferred by showing.
    pub(super) showed: SeatSet,
    /// The most attack cards this bout may have (DUR-9).
    pub(super) cap: u8,
    /// All cards on the table.
    pub(super) lying: CardSet,
    attacks: [Card; MOST],
    defences: [Option<Card>; MOST],
    len: u8,
    beaten: u8,
}

impl PartialEq for Bout {
    fn eq(&self, other: &Self) -> bool {
        let roles = |bout: &Self| (bout.opener, bout.first, bout.defender, bout.cap);
        let sets = |bout: &Self| (bout.attackers, bout.passed, bout.transferred, bout.showed);
        roles(self) == roles(other) && sets(self) == sets(other) && self.pairs().eq(other.pairs())
    }
}

impl Bout {
    /// A bout before its first card.
    pub(super) fn new(opener: Seat, defender: Seat) -> Self {
        Self {
            opener,
            first: opener,
            defender,
            attackers: SeatSet::EMPTY,
            passed: SeatSet::EMPTY,
            transferred: SeatSet::EMPTY,
            showed: SeatSet::EMPTY,
            cap: 0,
            lying: CardSet::EMPTY,
            attacks: [FILLER; MOST],
            defences: [None; MOST],
            len: 0,
            beaten: 0,
        }
    }

    /// How many attack cards lie on the table.
    #[inline]
    pub(super) fn len(&self) -> u8 {
        self.len
    }

    /// Is every attack card beaten?
    #[inline]
    pub(super) fn all_beaten(&self) -> bool {
        self.beaten == self.len
    }

    /// Has none been beaten?
    pub(super) fn none_beaten(&self) -> bool {
        self.beaten == 0
    }

    /// May no further attack card be laid?
    #[inline]
    pub(super) fn full(&self) -> bool {
        self.len >= self.cap
    }

    /// The attack cards, each with the card that beat it.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (Card, Option<Card>)> + '_ {
        let len = usize::from(self.len);
        self.attacks[..len].iter().copied().zip(self.defences[..len].iter().copied())
    }

    /// The attack cards that nothing has beaten yet.
    #[inline]
    pub(super) fn open(&self) -> impl Iterator<Item = Card> + '_ {
        self.pairs().filter(|(_, defence)| defence.is_none()).map(|(attack, _)| attack)
    }

    /// The rank of the attack, once there is one.
    pub(super) fn attack_rank(&self) -> Option<Rank> {
        self.pairs().next().map(|(attack, _)| attack.rank())
    }

    /// Lays an attack card. All passes lapse (DUR-18).
    #[inline]
    pub(super) fn attack(&mut self, card: Card) {
        self.attacks[usize::from(self.len)] = card;
        self.defences[usize::from(self.len)] = None;
        self.len += 1;
        self.lying = self.lying.with(card);
        self.passed = SeatSet::EMPTY;
    }

    /// Beats an attack card that lies open.
    #[inline]
    pub(super) fn beat(&mut self, attack: Card, with: Card) {
        let len = usize::from(self.len);
        if let Some(place) = self.attacks[..len].iter().position(|&card| card == attack) {
            self.defences[place] = Some(with);
            self.beaten += 1;
            self.lying = self.lying.with(with);
        }
    }
}

impl State {
    /// Begins a bout that `opener` opens.
    pub(super) fn begin_bout(&mut self, opener: Seat, events: &mut impl Sink<Event>) {
        let defender = self.seat_after(opener);
        self.bout = Bout::new(opener, defender);
        self.deal.bouts += 1;
        self.meet_defender();
        self.phase = Phase::Lead(opener);
        events.push(Event::BoutBegan { bout: self.deal.bouts, opener, defender });
    }

    /// Counts the cap and the attackers for the present defender, at the beginning of a bout and
    /// after each transfer (DUR-9, DUR-19).
    pub(super) fn meet_defender(&mut self) {
        self.bout.cap = self.most_attacks().min(self.deal.hand(self.bout.defender).len());
        self.bout.attackers = self.attackers();
        self.bout.passed = SeatSet::EMPTY;
    }

    /// Who may attack the present defender (DUR-18, DUR-19, DUR-20).
    fn attackers(&self) -> SeatSet {
        let bout = &self.bout;
        let able = self.deal.playing.minus(self.side(bout.defender));
        let own_right = SeatSet::only(bout.opener).or(bout.transferred).and(able);
        if self.seats == 2 {
            return able;
        }
        match self.options.throw_in {
            ThrowIn::Off => own_right,
            ThrowIn::All => able,
            ThrowIn::Neighbours => {
                let left = able.first_from(bout.defender);
                let right = (1..self.seats)
                    .map(|steps| bout.defender.left(self.seats - steps, self.seats))
                    .find(|&seat| able.has(seat));
                let nearest = left.into_iter().chain(right).collect::<SeatSet>();
                // In teams a seat that is out can stand between the opener and its defender's
                // right; the opener keeps the right that DUR-8 gives until a transfer.
                if bout.transferred.is_empty() { nearest.or(own_right) } else { nearest }
            }
        }
    }

    /// Whose right it is to add a card: the first clockwise from the first right that has cards
    /// and has not passed (DUR-8, DUR-18).
    #[inline]
    pub(super) fn next_right(&self) -> Option<Seat> {
        let mut waiting = self.bout.attackers.minus(self.bout.passed);
        while let Some(seat) = waiting.first_from(self.bout.first) {
            if !self.deal.hand(seat).is_empty() {
                return Some(seat);
            }
            waiting = waiting.without(seat);
        }
        None
    }
}
