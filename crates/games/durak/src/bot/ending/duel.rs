//! The end of a deal between two seats as bit masks: small, copied at every step, with only the relevant facts.
//!
//! This is a second version of the rules, written for speed; the tests compare it with the first.

use super::super::super::{Action, Durak, Options, Phase, View};
use mallard_engine::cards::{Card, CardSet, Suit};
use mallard_engine::{Game, GameView, Rng, Seat, Viewer};

/// The size up to which hands are refilled (DUR-12).
const HAND_SIZE: u8 = 6;

/// The facts that do not change until the end of the deal.
#[derive(Clone, Copy, Debug)]
pub(super) struct DealFacts {
    trump: Suit,
    options: Options,
    /// Is the number of bouts limited? If the attack can be transferred back, a deal can go round in circles.
    pub(super) limited: bool,
}

/// The kind of decision. The side that attacks or defends follows from [`Duel::attacker`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DuelTurn {
    Lead,
    /// The attacker plays more of the rank that it has just played (DUR-22).
    More,
    Defend,
    Add,
    AddAfterTake,
}

/// Two sides with open hands and at most one card to draw. Side 0 is the seat that searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Duel {
    pub(super) hands: [CardSet; 2],
    /// All cards on the table, and the attack cards that are not beaten yet.
    pub(super) lying: CardSet,
    pub(super) open: CardSet,
    pub(super) stock: Option<Card>,
    pub(super) attacker: u8,
    pub(super) turn: DuelTurn,
    /// How many attack cards are on the table, and how many there may be (DUR-9).
    pub(super) attacks: u8,
    pub(super) cap: u8,
    /// The sides that showed a trump in this bout, as bits (DUR-19).
    pub(super) showed: u8,
    pub(super) beaten_off: bool,
    /// The remaining depth, in bouts.
    pub(super) bouts: u8,
}

/// The result of a step: `None` if the deal continues, otherwise side 0's result (1 won, 0 drawn,
/// -1 lost).
pub(super) type Ended = Option<i8>;

/// The duel behind a view, and its rules; `None` if the view is no duel, or if any card's place is
/// unknown.
pub(super) fn duel(view: &View) -> Option<(DealFacts, Duel)> {
    if view.public.playing.len() != 2 || view.stock.len() > 1 {
        return None;
    }
    let me = view.actor()?;
    let foe = view.public.playing.without(me).first()?;
    // Nothing is hidden, so any random numbers give the true state.
    let seen = Durak::view(&view.determinize(&mut Rng::from_seed(0)), Viewer::Everyone);
    let side = |seat: Seat| u8::from(seat != me);
    let bout = &seen.public.bout;
    let duel = Duel {
        hands: [seen.hand(me).cards(), seen.hand(foe).cards()],
        lying: bout.lying(),
        open: bout.open().collect(),
        stock: if seen.stock.is_empty() { None } else { Some(seen.public.trump.card) },
        attacker: 1 - side(bout.defender),
        turn: match view.public.phase {
            Phase::Lead(_) => DuelTurn::Lead,
            Phase::More(_) => DuelTurn::More,
            Phase::Defend => DuelTurn::Defend,
            Phase::Add(_) => DuelTurn::Add,
            Phase::AddAfterTake(_) => DuelTurn::AddAfterTake,
            Phase::Between(_) | Phase::Over => return None,
        },
        attacks: bout.len(),
        cap: bout.cap,
        showed: bout.showed.iter().fold(0, |bits, seat| bits | (1 << side(seat))),
        beaten_off: seen.public.beaten_off,
        bouts: u8::MAX,
    };
    let options = view.public.options;
    Some((DealFacts { trump: view.public.trump_suit(), options, limited: options.transfer }, duel))
}

impl DealFacts {
    fn beaters(self, hand: CardSet, attack: Card) -> CardSet {
        let higher = hand.above(attack);
        if attack.suit() == self.trump { higher } else { higher.or(hand.of_suit(self.trump)) }
    }
}

impl Duel {
    /// The side that decides.
    #[inline]
    pub(super) fn side(&self) -> u8 {
        if self.turn == DuelTurn::Defend { 1 - self.attacker } else { self.attacker }
    }

    /// The small numbers, packed from bit 4 up.
    pub(super) fn counts(&self) -> u32 {
        let [attacks, cap, bouts] = [self.attacks, self.cap, self.bouts].map(u32::from);
        let beaten_off = u32::from(self.beaten_off);
        (attacks << 4) | (cap << 8) | (bouts << 12) | (beaten_off << 20)
    }

    #[inline]
    fn hand(&self, side: u8) -> CardSet {
        self.hands[usize::from(side)]
    }

    #[inline]
    fn hand_mut(&mut self, side: u8) -> &mut CardSet {
        &mut self.hands[usize::from(side)]
    }

    /// Calls `look` with each action of the side that decides, most promising first, until `look`
    /// returns true. Among several open cards it beats only the first, because their order makes no
    /// difference.
    pub(super) fn each_action(&self, rules: DealFacts, mut look: impl FnMut(Action) -> bool) {
        let hand = self.hand(self.side());
        match self.turn {
            DuelTurn::Lead => {
                let _ = cheap_first(rules, hand, |card| look(Action::Attack(card)));
            }
            DuelTurn::More => {
                // All that is open now is of the rank played last.
                let rank = self.open.first().map(Card::rank);
                let fits = rank.map_or(CardSet::EMPTY, |rank| hand.of_rank(rank));
                let _ = cheap_first(rules, fits, |card| look(Action::Attack(card)))
                    || look(Action::Pass);
            }
            DuelTurn::Add | DuelTurn::AddAfterTake => {
                let fits = hand.of_ranks_in(self.lying);
                let _ = cheap_first(rules, fits, |card| look(Action::Attack(card)))
                    || look(Action::Pass);
            }
            DuelTurn::Defend => {
                let Some(attack) = self.open.first() else { return };
                let with = rules.beaters(hand, attack);
                let _ = cheap_first(rules, with, |with| look(Action::Beat { attack, with }))
                    || self.each_transfer(rules, hand, attack, &mut look)
                    || look(Action::Take);
            }
        }
    }

    /// Calls `look` with each way to transfer the attack back (DUR-19).
    fn each_transfer(
        &self,
        rules: DealFacts,
        hand: CardSet,
        attack: Card,
        look: &mut impl FnMut(Action) -> bool,
    ) -> bool {
        if !rules.options.transfer || self.open != self.lying {
            return false;
        }
        let same = hand.of_rank(attack.rank());
        let next = self.hand(self.attacker).len();
        if rules.options.transfer_by_showing
            && self.showed & (1 << (1 - self.attacker)) == 0
            && next >= self.attacks
            && same.of_suit(rules.trump).iter().any(|card| look(Action::Show(card)))
        {
            return true;
        }
        next > self.attacks && cheap_first(rules, same, |card| look(Action::Transfer(card)))
    }

    /// Plays `action` for the side that decides.
    pub(super) fn apply(&mut self, rules: DealFacts, action: Action) -> Ended {
        let defender = 1 - self.attacker;
        match action {
            Action::Attack(card) => {
                self.lay(self.attacker, card);
                if self.turn == DuelTurn::AddAfterTake {
                    return self.add_after_take(rules);
                }
                self.answer_or_more(rules);
                None
            }
            Action::Beat { attack, with } => {
                *self.hand_mut(defender) = self.hand(defender).without(with);
                self.open = self.open.without(attack);
                self.lying = self.lying.with(with);
                if !self.open.is_empty() {
                    None
                } else if self.may_add() {
                    self.turn = DuelTurn::Add;
                    None
                } else {
                    self.beat_off(rules)
                }
            }
            Action::Transfer(card) => {
                self.lay(defender, card);
                self.transfer(rules);
                self.answer_or_more(rules);
                None
            }
            Action::Show(_) => {
                self.showed |= 1 << defender;
                self.transfer(rules);
                None
            }
            Action::Take => self.add_after_take(rules),
            Action::Pass if self.turn == DuelTurn::AddAfterTake => self.pick_up(rules),
            Action::Pass if self.turn == DuelTurn::More => {
                self.turn = DuelTurn::Defend;
                None
            }
            Action::Pass => self.beat_off(rules),
            // No deal is under way then.
            Action::Next | Action::Finish => None,
        }
    }

    fn lay(&mut self, side: u8, card: Card) {
        *self.hand_mut(side) = self.hand(side).without(card);
        self.lying = self.lying.with(card);
        self.open = self.open.with(card);
        self.attacks += 1;
    }

    /// May the attacker add another card (DUR-8, DUR-9)?
    fn may_add(&self) -> bool {
        self.attacks < self.cap && !self.hand(self.attacker).is_empty()
    }

    fn transfer(&mut self, rules: DealFacts) {
        self.attacker = 1 - self.attacker;
        self.meet_defender(rules);
    }

    /// The defender answers, unless the attacker may add more of the same rank (DUR-22).
    fn answer_or_more(&mut self, rules: DealFacts) {
        let more = rules.options.several_at_once && self.may_add();
        self.turn = if more { DuelTurn::More } else { DuelTurn::Defend };
    }

    fn meet_defender(&mut self, rules: DealFacts) {
        let most = if rules.options.first_bout_five && !self.beaten_off { 5 } else { 6 };
        self.cap = self.hand(1 - self.attacker).len().min(most);
    }

    fn add_after_take(&mut self, rules: DealFacts) -> Ended {
        if !rules.options.throw_in_after_take || !self.may_add() {
            return self.pick_up(rules);
        }
        self.turn = DuelTurn::AddAfterTake;
        None
    }

    fn beat_off(&mut self, rules: DealFacts) -> Ended {
        self.beaten_off = true;
        self.finish_bout(rules, 1 - self.attacker)
    }

    fn pick_up(&mut self, rules: DealFacts) -> Ended {
        let defender = 1 - self.attacker;
        *self.hand_mut(defender) = self.hand(defender).or(self.lying);
        self.finish_bout(rules, self.attacker)
    }

    /// Draws, finds out which sides are out, and begins the bout that `next` opens (DUR-12 to
    /// DUR-15).
    fn finish_bout(&mut self, rules: DealFacts, next: u8) -> Ended {
        for side in [self.attacker, 1 - self.attacker] {
            if self.hand(side).len() < HAND_SIZE
                && let Some(card) = self.stock.take()
            {
                *self.hand_mut(side) = self.hand(side).with(card);
            }
        }
        match self.hands.map(CardSet::is_empty) {
            [true, true] => return Some(0),
            [true, false] => return Some(1),
            [false, true] => return Some(-1),
            [false, false] => {}
        }
        self.attacker = next;
        (self.lying, self.open) = (CardSet::EMPTY, CardSet::EMPTY);
        (self.attacks, self.showed) = (0, 0);
        self.turn = DuelTurn::Lead;
        self.meet_defender(rules);
        self.bouts -= u8::from(rules.limited);
        None
    }
}

/// Calls `look` with these cards, plain suits first, low ranks first, until `look` returns true.
/// Did it?
#[inline]
fn cheap_first(rules: DealFacts, cards: CardSet, mut look: impl FnMut(Card) -> bool) -> bool {
    let trumps = cards.of_suit(rules.trump);
    let mut plain = cards.minus(trumps);
    while let Some(card) = plain.lowest() {
        if look(card) {
            return true;
        }
        plain = plain.without(card);
    }
    trumps.iter().any(look)
}
