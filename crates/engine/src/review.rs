//! A player's decision, judged by a bot from the view of its seat.

use super::{Bot, BotRequest, GameView, Level, Rng, Viewer};
use serde::{Deserialize, Serialize};

/// How many determinizations of the view compare the two actions.
const DETERMINIZATIONS: u32 = 48;

/// How many rollouts follow each action in each of them.
const ROLLOUTS: u32 = 24;

/// The least gain of a better action in a determinization, in thousandths: the seat wins five matches more in a hundred.
const LEAST_GAIN: i32 = 50;

/// A better action gains less in this number of determinizations at most: so it is better in four of five.
const MAX_FAILURES: u32 = DETERMINIZATIONS / 5;

/// The question whether another action is better than the one that a player chose. It has only the view of the player's
/// seat, and a worker answers it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct ReviewRequest<G: Bot> {
    /// What the bot would choose.
    choice: BotRequest<G>,
    played: G::Action,
}

/// The answer to a [`ReviewRequest`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict<A> {
    /// No other action is clearly better.
    Sound,
    /// Another action is better in nearly all determinizations of the view.
    Better {
        /// The action.
        action: A,
        /// How many matches more in a thousand the seat wins with it, in the mean.
        gain: u16,
    },
}

impl<G: Bot> ReviewRequest<G> {
    /// A request about `played`, which a player chose from `legal` with this view. `level` judges it.
    pub fn new(
        level: Level,
        view: G::View,
        legal: Vec<G::Action>,
        played: G::Action,
        rng: &mut Rng,
    ) -> Self {
        Self { choice: BotRequest::new(level, view, legal, rng), played }
    }

    /// The request as text, for [`Self::answer`].
    pub fn to_json(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    /// The answer to the text of a request, however long that takes; `None` if it is not one of this game.
    pub fn answer(request: &str) -> Option<String> {
        let request: Self = serde_json::from_str(request).ok()?;
        serde_json::to_string(&request.verdict()?).ok()
    }

    fn verdict(&self) -> Option<Verdict<G::Action>> {
        let action = self.choice.think()?.finish();
        if action == self.played {
            return Some(Verdict::Sound);
        }
        let mut rng = Rng::from_seed(self.choice.seed());
        let mut gains = Gains::default();
        while !gains.are_enough() {
            match self.compare(action, &mut rng) {
                Some(gain) => gains.add(gain),
                None => return Some(Verdict::Sound),
            }
        }
        Some(gains.mean().map_or(Verdict::Sound, |gain| Verdict::Better { action, gain }))
    }

    /// How much more the seat wins with `action` in one determinization, in thousandths; `None` in a game without an
    /// estimate.
    fn compare(&self, action: G::Action, rng: &mut Rng) -> Option<i32> {
        let view = self.choice.view();
        let Viewer::Seat(seat) = view.viewer() else { return None };
        let state = view.determinize(rng);
        // The same later cards for both.
        let seed = rng.seed();
        let value = |action: G::Action| {
            // The view of a damaged save may allow another action than its determinization.
            G::check(&state, seat, action).ok()?;
            let mut after = state.clone();
            G::take_step(&mut after, seat, action, &mut ());
            let view = G::view(&after, Viewer::Everyone);
            let payoffs = G::win_probabilities(&view, ROLLOUTS, &mut Rng::from_seed(seed))?;
            Some(payoffs[seat.index()])
        };
        Some(value(action)? - value(self.played)?)
    }

    /// Reads the text of [`Self::answer`]; `None` if it is no answer to this.
    pub fn read(&self, answer: &str) -> Option<Verdict<G::Action>> {
        let verdict = serde_json::from_str(answer).ok()?;
        let is_possible = match verdict {
            Verdict::Sound => true,
            Verdict::Better { action, .. } => self.choice.legal().contains(&action),
        };
        is_possible.then_some(verdict)
    }
}

/// The gains of one action over another, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Gains {
    count: u32,
    sum: i32,
    /// In how many determinizations it gains less than [`LEAST_GAIN`].
    failures: u32,
}

impl Gains {
    fn add(&mut self, gain: i32) {
        self.count += 1;
        self.sum += gain;
        self.failures += u32::from(gain < LEAST_GAIN);
    }

    const fn are_enough(self) -> bool {
        self.failures > MAX_FAILURES || self.count == DETERMINIZATIONS
    }

    /// The mean gain, if the action is better in nearly all determinizations.
    fn mean(self) -> Option<u16> {
        let mean = self.sum / self.count.max(1).cast_signed();
        let is_better = self.failures <= MAX_FAILURES && mean >= LEAST_GAIN;
        u16::try_from(mean).ok().filter(|_| is_better)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(gain: impl Fn(u32) -> i32) -> (u32, Option<u16>) {
        let mut gains = Gains::default();
        loop {
            gains.add(gain(gains.count));
            if gains.are_enough() {
                return (gains.count, gains.mean());
            }
        }
    }

    #[test]
    fn an_action_is_better_if_it_gains_in_four_of_five_determinizations() {
        assert_eq!(verdict(|_| 80), (DETERMINIZATIONS, Some(80)));
        assert_eq!(
            verdict(|number| if number % 6 == 0 { 0 } else { 120 }),
            (DETERMINIZATIONS, Some(100))
        );
        assert_eq!(verdict(|number| if number % 4 == 0 { 0 } else { 900 }).1, None);
    }

    #[test]
    fn two_actions_that_are_alike_are_not_compared_for_long() {
        assert_eq!(verdict(|_| 0), (MAX_FAILURES + 1, None));
        assert_eq!(verdict(|_| LEAST_GAIN - 1), (MAX_FAILURES + 1, None));
    }

    #[test]
    fn an_action_that_gains_often_and_loses_much_is_not_better() {
        assert_eq!(verdict(|number| if number % 6 == 0 { -900 } else { 60 }).1, None);
    }
}
