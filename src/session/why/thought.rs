//! A decision of a bot in one game, analyzed again, and its presentation.

use super::{Candidate, Reasons, Weighs};
use crate::engine::{Measure, Seat, Weighed, Weighing};
use crate::session::prompts::advice;
use crate::words::{Lang, Names, Say, WhyText, Worded, text, why_text};

/// The number of options in the panel.
const TOLD: usize = 4;

/// A decision of a bot.
#[derive(Debug)]
pub(super) struct Thought<G: Worded> {
    pub(super) names: Names,
    pub(super) seat: Seat,
    /// Does the bot make mistakes?
    pub(super) errs: bool,
    /// Its action.
    pub(super) done: G::Action,
    /// Its view and its possible actions.
    pub(super) view: G::View,
    pub(super) legal: Vec<G::Action>,
    pub(super) weighing: Weighing<G::Action>,
    /// The compared options, once they are known.
    pub(super) weighed: Option<Weighed<G::Action>>,
}

impl<G: Worded> Weighs for Thought<G> {
    fn go_on(&mut self, steps: u32) -> bool {
        if self.weighed.is_none() {
            self.weighed = self.weighing.go_on(steps);
        }
        self.weighed.is_some()
    }

    fn told(&self, lang: Lang) -> Option<Reasons> {
        let (weighed, words) = (self.weighed.as_ref()?, why_text(lang));
        let (best, _) = *weighed.options.first()?;
        let say = Say::new(&self.names, lang);
        let name = say.name(self.seat);
        let told = weighed.options.iter().take(TOLD).map(|&(action, worth)| Candidate {
            offer: G::offer(&self.view, action, &say),
            per_cent: per_cent(weighed.measure, worth),
            done: action == self.done,
        });
        Some(Reasons {
            instead: (best != self.done).then(|| self.instead(lang)),
            to: (words.hint_to)(name),
            advice: advice::<G>(&self.view, &self.legal, best, &say),
            // A single option was not compared.
            options: if weighed.options.len() > 1 { told.collect() } else { Vec::new() },
            measure: if is_cheaper(weighed) { words.cheaper } else { said(weighed.measure, words) },
        })
    }
}

impl<G: Worded> Thought<G> {
    /// The sentence about a result that differs from the action.
    fn instead(&self, lang: Lang) -> String {
        let (words, name) = (why_text(lang), self.names.of(self.seat));
        let otherwise = (words.otherwise)(name);
        match (self.errs, self.weighing.is_chancy) {
            (true, false) => (words.erred)(name),
            (true, true) => text(lang).sentences(&[&otherwise, words.errs_and_chance]),
            (false, true) => text(lang).sentences(&[&otherwise, words.chance]),
            // Another version decided.
            (false, false) => otherwise,
        }
    }
}

/// Was the best option chosen because it is cheaper than another with a higher visit count?
fn is_cheaper<A>(weighed: &Weighed<A>) -> bool {
    let mut looks = weighed.options.iter().map(|&(_, worth)| worth);
    let first = looks.next();
    weighed.measure == Measure::Looks && looks.next() > first
}

const fn said(measure: Measure, words: &WhyText) -> &'static str {
    match measure {
        Measure::Looks => words.looks,
        Measure::Chances => words.chances,
        Measure::Order => words.order,
        Measure::Settled => words.settled,
    }
}

/// Shares are rounded down, so that they never add up to more than a hundred.
fn per_cent(measure: Measure, worth: f32) -> Option<u8> {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
    let whole = |worth: f32| worth.clamp(0.0, 100.0) as u8;
    match measure {
        Measure::Looks => Some(whole(worth)),
        Measure::Chances => Some(whole(worth + 0.5)),
        Measure::Order | Measure::Settled => None,
    }
}
