//! The evaluation of each action of a seat: which 4s it may catch or pass on, and which cards it gets rid of.

use super::super::{Action, Card, Ranking, View};
use super::card_count::CardCount;
use super::odds::{SURE, WinOdds};
use mallard_engine::Seat;

/// The value of getting rid of a card, for each step of its height. The unit of all values is a
/// thousandth of a chip.
const HEIGHT_COST: i32 = 60;

/// The cost of parting with a trump, which can take a 4 from a seat that collects them.
const TRUMP_COST: i32 = 380;

/// The cost of parting with the Joker, which never wins.
const JOKER_COST: i32 = 250;

/// The cost of having to lead the next trick.
pub(super) const LEAD: i32 = 60;

/// The action with the highest evaluation; among equals the first.
pub(super) fn best(view: &View, legal: &[Action]) -> Option<Action> {
    if let [only] = legal {
        return Some(*only);
    }
    let seat = view.actor()?;
    let sight = Sight {
        view,
        seat,
        odds: WinOdds::from_view(view, seat),
        tally: CardCount::from_view(view, seat),
    };
    let score = |&action: &Action| match action {
        Action::Play(card) => sight.play(card),
        Action::Bank(card) => sight.bank(card),
    };
    // Among equals `max_by_key` gives the last.
    legal.iter().rev().copied().max_by_key(score)
}

/// The facts behind a seat's decision.
struct Sight<'a> {
    view: &'a View,
    seat: Seat,
    odds: WinOdds,
    tally: CardCount,
}

impl Sight<'_> {
    fn play(&self, card: Card) -> i32 {
        let mut trick = self.view.public.trick;
        trick.lay(self.seat, card);
        let fours = i32::from(trick.cards().fours().len()) * SURE;
        let left = self.seat.step_left(1, 3);
        let winning = self.odds.ranking.winner(&trick);
        let gain = match trick.led(Card::suit) {
            Some(led) if winning == Some(self.seat) => {
                let waiting = trick.leader().clockwise(3);
                let waiting = waiting.filter(|&seat| trick.card(seat).is_none());
                let followers = waiting.map(|seat| self.view.hand(seat).len());
                let prospect = self.odds.card_forecast(card, led, followers);
                let won = self.caught(self.seat, fours + prospect.added) - LEAD;
                let lost = self.caught(left, fours);
                (prospect.wins * won + (SURE - prospect.wins) * lost) / SURE
            }
            // Another seat probably wins it; which one does not matter if the Joker was led.
            _ => self.caught(winning.unwrap_or(left), fours),
        };
        gain + riddance(card, self.odds.ranking)
    }

    /// A banked card can win nothing; a banked 4 counts as caught.
    fn bank(&self, card: Card) -> i32 {
        let fours = if card.is_four() { SURE } else { 0 };
        self.caught(self.seat, fours) + riddance(card, self.odds.ranking)
    }

    /// The change in value for this seat when `winner` catches `fours` more 4s, with a whole one as
    /// [`SURE`].
    fn caught(&self, winner: Seat, fours: i32) -> i32 {
        if fours == 0 {
            return 0;
        }
        let worth = |more| self.tally.with(winner, more).value();
        let below = worth(fours / SURE);
        below + (worth(fours / SURE + 1) - below) * (fours % SURE) / SURE - worth(0)
    }
}

/// The value of getting rid of a card: high cards win tricks that the seat does not want.
#[inline]
pub(super) fn riddance(card: Card, ranking: Ranking) -> i32 {
    let (Some(rank), Some(suit)) = (card.rank(), card.suit()) else { return -JOKER_COST };
    let trump = if ranking.trump() == Some(suit) { TRUMP_COST } else { 0 };
    HEIGHT_COST * i32::from(ranking.height(rank)) - trump
}
