//! A decision of a bot in one game, analyzed again, and its presentation.

use super::explanation::{DynReanalysis, Explanation, RatedOption};
use crate::prompts::advice;
use mallard_engine::{Analysis, Analyzing, Seat, ValueUnit};
use mallard_words::{GameText, Lang, Names, TextContext, WhyMessages, text, why_messages};

const MAX_OPTIONS: usize = 4;

#[derive(Debug)]
pub(super) struct BotDecision<G: GameText> {
    pub(super) names: Names,
    pub(super) seat: Seat,
    /// Does the bot make mistakes?
    pub(super) errs: bool,
    pub(super) action: G::Action,
    /// Its view and its possible actions.
    pub(super) view: G::View,
    pub(super) legal: Vec<G::Action>,
    pub(super) weighing: Analyzing<G::Action>,
    /// The compared options, once they are known.
    pub(super) analysis: Option<Analysis<G::Action>>,
}

impl<G: GameText> DynReanalysis for BotDecision<G> {
    fn advance(&mut self, steps: u32) -> bool {
        if self.analysis.is_none() {
            self.analysis = self.weighing.advance(steps);
        }
        self.analysis.is_some()
    }

    fn explain(&self, lang: Lang) -> Option<Explanation> {
        let (weighed, words) = (self.analysis.as_ref()?, why_messages(lang));
        let (best, _) = *weighed.options.first()?;
        let say = TextContext::new(&self.names, lang);
        let name = say.name(self.seat);
        let options =
            weighed.options.iter().take(MAX_OPTIONS).map(|&(action, worth)| RatedOption {
                offer: G::offer(&self.view, action, &say),
                per_cent: per_cent(weighed.measure, worth),
                was_played: action == self.action,
            });
        Some(Explanation {
            instead: (best != self.action).then(|| self.instead(lang)),
            to: (words.hint_to)(name),
            advice: advice::<G>(&self.view, &self.legal, best, &say),
            // A single option was not compared.
            options: if weighed.options.len() > 1 { options.collect() } else { Vec::new() },
            measure: if is_cheaper(weighed) {
                words.cheaper
            } else {
                describe_unit(weighed.measure, words)
            },
        })
    }
}

impl<G: GameText> BotDecision<G> {
    /// The sentence about a result that differs from the action.
    fn instead(&self, lang: Lang) -> String {
        let (words, name) = (why_messages(lang), self.names.get(self.seat));
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
fn is_cheaper<A>(analysis: &Analysis<A>) -> bool {
    let mut looks = analysis.options.iter().map(|&(_, worth)| worth);
    let first = looks.next();
    analysis.measure == ValueUnit::Looks && looks.next() > first
}

const fn describe_unit(measure: ValueUnit, words: &WhyMessages) -> &'static str {
    match measure {
        ValueUnit::Looks => words.looks,
        ValueUnit::Chances => words.chances,
        ValueUnit::Order => words.order,
        ValueUnit::Settled => words.settled,
    }
}

/// Shares are rounded down, so that they never add up to more than a hundred.
fn per_cent(measure: ValueUnit, worth: f32) -> Option<u8> {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
    let whole = |worth: f32| worth.clamp(0.0, 100.0) as u8;
    match measure {
        ValueUnit::Looks => Some(whole(worth)),
        ValueUnit::Chances => Some(whole(worth + 0.5)),
        ValueUnit::Order | ValueUnit::Settled => None,
    }
}
