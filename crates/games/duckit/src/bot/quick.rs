//! The rollout policy in a determinization: searches call this millions of times.
//!
//! It reads all hands: they are sampled, and the next iteration samples others. It assumes that the seats that follow
//! play below a card where they can, and throw a 4 where they can. Using the odds of unseen cards takes more code, and
//! was no better in a search. Its weights are those of the first bots ([`super::policy`]).

use super::super::{Action, Card, Phase, Ranking, State};
use super::card_count::CardCount;
use super::policy::{LEAD, riddance};
use mallard_engine::Seat;
use mallard_engine::cards::Suit;

/// The action with the highest evaluation; among equals the first.
pub(super) fn action(state: &State, seat: Seat) -> Action {
    let banks = matches!(state.public.phase, Phase::Bank(_));
    let cards = if banks { state.hand(seat) } else { state.playable(seat) };
    let first = cards.first().expect("a seat that decides has cards");
    let best = if cards.len() == 1 {
        first
    } else {
        let sight = Sight::from_state(state, seat);
        let mut best = (first, i32::MIN);
        for card in cards {
            let gain = if banks { sight.bank(card) } else { sight.play(card) };
            let worth = gain + riddance(card, sight.ranking);
            if worth > best.1 {
                best = (card, worth);
            }
        }
        best.0
    };
    if banks { Action::Bank(best) } else { Action::Play(best) }
}

/// The facts behind a seat's decision.
struct Sight<'a> {
    state: &'a State,
    seat: Seat,
    ranking: Ranking,
    /// The 4s caught so far, and their value.
    tally: CardCount,
    now: i32,
    led: Option<Suit>,
    /// The seat that is winning the trick, and the power of its card. Before any card that can win,
    /// some seat that follows.
    winning: Seat,
    power: u8,
    /// The 4s in the trick.
    fours: u8,
    /// How many seats play after this one.
    followers: u8,
}

impl<'a> Sight<'a> {
    #[inline]
    fn from_state(state: &'a State, seat: Seat) -> Self {
        let ranking = state.ranking;
        let tally = CardCount::from_state(state, seat);
        let mut sight = Self {
            state,
            seat,
            ranking,
            tally,
            now: tally.value(),
            led: state.public.trick.led(Card::suit),
            winning: seat.step_left(1, 3),
            power: 0,
            fours: 0,
            followers: 2,
        };
        for (by, card) in state.public.trick.plays() {
            let power = sight.led.map_or(0, |led| ranking.power(card, led));
            if power > sight.power {
                (sight.winning, sight.power) = (by, power);
            }
            sight.fours += u8::from(card.is_four());
            sight.followers = sight.followers.saturating_sub(1);
        }
        sight
    }

    /// The cost or gain from the 4s of the trick.
    #[inline]
    fn play(&self, card: Card) -> i32 {
        let fours = self.fours + u8::from(card.is_four());
        match self.led.or(card.suit()) {
            Some(led) if self.ranking.power(card, led) > self.power => {
                match self.followed(card, led) {
                    Some(thrown) => self.caught(self.seat, fours + thrown) - LEAD,
                    None => self.caught(self.seat.step_left(1, 3), fours),
                }
            }
            // Another seat probably wins it; which one does not matter if the Joker was led.
            _ => self.caught(self.winning, fours),
        }
    }

    /// How many 4s the later seats add to a trick that this card wins; `None` if one of them has to
    /// beat it.
    #[inline]
    fn followed(&self, card: Card, led: Suit) -> Option<u8> {
        let mut thrown = 0;
        for step in 1..=self.followers {
            let hand = self.state.hand(self.seat.step_left(step, 3));
            let suited = hand.of_suit(led);
            let thrown_by_it = if suited.is_empty() {
                hand.fours()
            } else {
                let trumped = card.suit() != Some(led);
                let below = if trumped { suited } else { suited.and(self.ranking.lower(card)) };
                if below.is_empty() && !hand.has(Card::JOKER) {
                    return None;
                }
                below.fours()
            };
            thrown += u8::from(!thrown_by_it.is_empty());
        }
        Some(thrown)
    }

    /// A banked card can win nothing; a banked 4 counts as caught.
    #[inline]
    fn bank(&self, card: Card) -> i32 {
        self.caught(self.seat, u8::from(card.is_four()))
    }

    /// The change in value for this seat when `winner` catches `more` more 4s.
    #[inline]
    fn caught(&self, winner: Seat, more: u8) -> i32 {
        if more == 0 { 0 } else { self.tally.with(winner, more.into()).value() - self.now }
    }
}
