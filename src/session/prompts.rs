//! What the table asks of a seat, in words.

use super::play::Session;
use super::public::public;
use super::stage::{Situation, Stage};
use super::turn::Rest;
use crate::engine::{Refusal, Seat, Viewer};
use crate::words::{Lang, Plate, Prompt, Refused, Say, Term, Worded, text};

/// What the table asks of a seat, and the words around it.
pub trait Prompts {
    /// The prompt and its seat: the one that acts (though the match need not wait for it), or the
    /// one that the match waits for.
    fn prompt(&self, now: Situation, lang: Lang) -> (Seat, Prompt);
    /// The sentences of `prompt` to read aloud: which player must act and how, and the cards the
    /// player sees only now. It is empty if the prompt only says whom the match waits for, or if
    /// the stage has no prompt: there the focus moves to what the screen shows instead.
    fn aloud(&self, now: Situation, prompt: Prompt, lang: Lang) -> Vec<String>;
    /// The prompt for the person at a side of the flat tablet: it speaks of the hand only while
    /// that is held up.
    fn side(&self, seat: Seat, stage: Stage, lang: Lang) -> Prompt;
    /// The button for this seat's answer across the table; empty if the game has none.
    fn says(&self, seat: Seat, lang: Lang) -> String;
    /// The button with which this person takes the tablet.
    fn show_mine(&self, seat: Seat, lang: Lang) -> String;
    /// The line under the name of the game.
    fn subtitle(&self, stage: Stage, lang: Lang) -> String;
    /// The plate of each seat; empty if the pond shows the seats itself.
    fn plates(&self, stage: Stage, lang: Lang) -> Vec<Plate>;
    /// The options and the special terms of this table.
    fn this_table(&self, stage: Stage, lang: Lang) -> Vec<Term>;
}

impl<G: Worded> Prompts for Session<G> {
    fn prompt(&self, now: Situation, lang: Lang) -> (Seat, Prompt) {
        let (view, say) = (&self.view(now.stage), &self.say(lang));
        if let (Some(seat), Some(interrupts)) = (now.interrupting, G::INTERRUPTS) {
            let role = (text(lang).curtain.interrupts)(say.name(seat));
            let sentence = (interrupts.sentence)(view, &self.offers(now.stage), lang);
            return (seat, Prompt::new(role, sentence));
        }
        if let (true, Some(seat), Some(glimpses)) = (now.glimpsing, now.seat, G::GLIMPSES) {
            let role = (text(lang).curtain.only_you)(say.name(seat));
            return (seat, Prompt::new(role, (glimpses.sentence)(view, seat, say)));
        }
        if let (Stage::Ask(seat), Some(spoken)) = (now.stage, G::SPOKEN) {
            return (seat, (spoken.asks)(say.name(seat), lang));
        }
        if let (true, Some(step)) = (self.turn().rest != Rest::Over, self.table().steps().last()) {
            let told = G::log(&public::<G>(&step.events), say);
            let last = told.into_iter().find(|line| !line.heading).map(|line| line.text);
            return (step.seat, Prompt::new("", last.unwrap_or_default()));
        }
        let shown = now.seat.filter(|&seat| now.acting || now.owed.has(seat));
        match shown.or_else(|| now.owed.first()) {
            // A decision that goes without a question says why.
            Some(seat) if now.acting || self.unasked(now.stage).is_some() => {
                (seat, G::prompt(view, seat, say))
            }
            Some(seat) => (seat, G::waiting(view, seat, say)),
            None => (Seat::new(0), Prompt::new("", G::waits_for(view, say))),
        }
    }

    fn aloud(&self, now: Situation, prompt: Prompt, lang: Lang) -> Vec<String> {
        let prompt = match now.stage {
            Stage::Flat(_) => self.at_turn().map(|seat| self.side(seat, now.stage, lang)),
            Stage::Play(_) | Stage::Ask(_) => (!now.is_idle()).then_some(prompt),
            _ => None,
        };
        let Some(Prompt { role, sentence, .. }) = prompt else { return Vec::new() };
        let seen = match (now.seat, G::GLIMPSES) {
            (Some(seat), Some(glimpses)) if now.glimpsing => {
                (glimpses.cards)(&self.view(now.stage), seat, lang)
            }
            _ => Vec::new(),
        };
        [role, sentence].into_iter().chain(seen).filter(|part| !part.is_empty()).collect()
    }

    fn side(&self, seat: Seat, stage: Stage, lang: Lang) -> Prompt {
        let peeks = stage == Stage::Flat(Some(seat));
        let view = self.table().view(if peeks { Viewer::Seat(seat) } else { Viewer::Table });
        let say = self.say(lang);
        match self.at_turn() {
            Some(asked) if asked == seat => G::prompt(&view, seat, &say),
            Some(asked) => Prompt::new(say.name(seat), G::waiting(&view, asked, &say).sentence),
            None => Prompt::new(say.name(seat), G::waits_for(&view, &say)),
        }
    }

    fn says(&self, seat: Seat, lang: Lang) -> String {
        G::SPOKEN.map(|spoken| (spoken.says)(self.names().of(seat), lang)).unwrap_or_default()
    }

    fn show_mine(&self, seat: Seat, lang: Lang) -> String {
        G::show_mine(self.names().of(seat), lang)
    }

    fn subtitle(&self, stage: Stage, lang: Lang) -> String {
        G::subtitle(&self.view(stage), lang)
    }

    fn plates(&self, stage: Stage, lang: Lang) -> Vec<Plate> {
        let Some(plate) = G::PLATE else { return Vec::new() };
        let view = self.view(stage);
        Seat::all(self.table().setup().seats).map(|seat| plate(&view, seat, lang)).collect()
    }

    fn this_table(&self, stage: Stage, lang: Lang) -> Vec<Term> {
        G::this_table(&self.view(stage), lang)
    }
}

impl<G: Worded> Session<G> {
    /// Why this seat may not do that, for the person who looks; `None` if it may.
    pub fn refusal(
        &self,
        seat: Seat,
        action: G::Action,
        stage: Stage,
        lang: Lang,
    ) -> Option<Refused> {
        let refused = self.table().check(seat, action).err()?;
        let reason = G::refusal(&self.view(stage), refused, &self.say(lang));
        Some(Refused { reason, rule: refused.rule() })
    }

    /// The hint in words: `action`, and why it is the best of all `offers`.
    pub fn advice(
        &self,
        action: G::Action,
        offers: &[G::Action],
        stage: Stage,
        lang: Lang,
    ) -> String {
        advice::<G>(&self.view(stage), offers, action, &self.say(lang))
    }
}

/// The best of all that is offered and why, as a sentence for the person who has this view.
pub(super) fn advice<G: Worded>(
    view: &G::View,
    offers: &[G::Action],
    action: G::Action,
    say: &Say,
) -> String {
    let words = &text(say.lang).table;
    let reason = match offers {
        [_] => words.nothing_else.to_owned(),
        _ => G::reason(view, offers, action, say),
    };
    (words.advice)(&G::offer(view, action, say), &reason)
}
