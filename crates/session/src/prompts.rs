//! The table's prompt to a seat, in words.

use super::match_in_words::MatchInWords;
use super::public::public;
use super::stage::Stage;
use super::turn::Resting;
use mallard_engine::{Refusal, Seat, Viewer};
use mallard_words::{
    GameText, PlayerBadge, Prompt, RefusalText, SpokenQuestion, TableRule, TextContext,
    prompt_messages,
};

/// The table's prompt to a seat, and the words around it.
pub trait Prompts {
    /// The prompt and its seat: the one that acts (though the match need not wait for it), or the
    /// one that the match waits for.
    fn prompt(&self) -> (Seat, Prompt);
    /// The sentences of `prompt` to read aloud: which player must act and how, and the cards that the player sees only
    /// now. It is empty if the prompt only names the player the match waits for, or if the stage has no prompt: there
    /// the focus moves to the current screen instead.
    fn aloud(&self, prompt: Prompt) -> Vec<String>;
    /// The prompt for the player at a side of the flat tablet: it mentions the hand only while that player peeks.
    fn side(&self, seat: Seat) -> Prompt;
    /// The question across the table; empty at another stage.
    fn across(&self) -> SpokenQuestion;
    /// The label of the decision with which a player who came forward declines after all.
    fn after_all(&self) -> &'static str;
    /// The button with which this player takes the tablet.
    fn show_mine(&self, seat: Seat) -> String;
    /// The line under the name of the game.
    fn subtitle(&self) -> String;
    /// The badge of each seat; empty if the pond shows the seats itself.
    fn badges(&self) -> Vec<PlayerBadge>;
    /// The options and the special rules of this table.
    fn this_table(&self) -> Vec<TableRule>;
}

impl<G: GameText> Prompts for MatchInWords<'_, G> {
    fn prompt(&self) -> (Seat, Prompt) {
        let (view, say) = (&self.view(), &self.say());
        if let (Some(seat), Some(interrupts)) = (self.now.interrupting, G::INTERRUPTS) {
            let role = (prompt_messages(self.lang).interrupts)(say.name(seat));
            let sentence = (interrupts.sentence)(view, &self.offers(self.now.stage), self.lang);
            return (seat, Prompt::new(role, sentence));
        }
        if let (true, Some(glimpses)) = (self.now.glimpsing, G::GLIMPSES) {
            let words = prompt_messages(self.lang);
            let Some(seat) = self.now.seat else {
                let others = self.now.owed;
                let sentence = (words.others_look)(&say.list(others.iter()));
                return (others.first().unwrap_or(Seat::new(0)), Prompt::new("", sentence));
            };
            let role = (words.only_you)(say.name(seat));
            return (seat, Prompt::new(role, (glimpses.sentence)(view, seat, say)));
        }
        if self.waits_for_others() && !self.is_closing() {
            let own = self.phone_seat().unwrap_or(Seat::new(0));
            return (own, Prompt::new("", prompt_messages(self.lang).waits_for_others));
        }
        if let (Stage::Ask(asked), Some(spoken)) = (self.now.stage, G::SPOKEN) {
            let first = asked.first().unwrap_or(Seat::new(0));
            return (first, (spoken.asks)(view, asked, say));
        }
        if let (true, Some(step)) = (self.turn().rest != Resting::Over, self.table().steps().last())
        {
            let lines = G::log(&public::<G>(&step.events), say);
            let last = lines.into_iter().find(|line| !line.heading).map(|line| line.text);
            return (step.seat, Prompt::new("", last.unwrap_or_default()));
        }
        // A player who may only interrupt reads whose decision it is.
        let asks = self.now.acting && !self.now.may_interrupt;
        let shown = self.now.seat.filter(|&seat| asks || self.now.owed.has(seat));
        match shown.or_else(|| self.now.owed.first()) {
            // For a decision that goes without a question, the prompt gives the reason.
            Some(seat) if asks || self.forced_decision(self.now.stage).is_some() => {
                (seat, G::prompt(view, seat, say))
            }
            Some(seat) => (seat, G::waiting(view, seat, say)),
            None => (Seat::new(0), Prompt::new("", G::waits_for(view, say))),
        }
    }

    fn aloud(&self, prompt: Prompt) -> Vec<String> {
        let prompt = match self.now.stage {
            Stage::Flat(_) => self.at_turn().map(|seat| self.side(seat)),
            Stage::Play(_) | Stage::Ask(_) => (!self.now.is_idle()).then_some(prompt),
            _ => None,
        };
        let Some(Prompt { role, sentence, .. }) = prompt else { return Vec::new() };
        let seen = match (self.now.seat, G::GLIMPSES) {
            (Some(seat), Some(glimpses)) if self.now.glimpsing => {
                (glimpses.cards)(&self.view(), seat, self.lang)
            }
            _ => Vec::new(),
        };
        [role, sentence].into_iter().chain(seen).filter(|part| !part.is_empty()).collect()
    }

    fn side(&self, seat: Seat) -> Prompt {
        let peeks = self.now.stage == Stage::Flat(Some(seat));
        let view = self.table().view(if peeks { Viewer::Seat(seat) } else { Viewer::Table });
        let say = self.say();
        match self.at_turn() {
            Some(asked) if asked == seat => G::prompt(&view, seat, &say),
            Some(asked) => Prompt::new(say.name(seat), G::waiting(&view, asked, &say).sentence),
            None => Prompt::new(say.name(seat), G::waits_for(&view, &say)),
        }
    }

    fn across(&self) -> SpokenQuestion {
        let (Stage::Ask(asked), Some(spoken)) = (self.now.stage, G::SPOKEN) else {
            return SpokenQuestion::default();
        };
        let last = self.table().log().last();
        let takes_back = self.now.undoer.zip(last).map(|(seat, &(_, action))| {
            (spoken.takes_back)(action, self.names().get(seat), self.lang)
        });
        let (_, prompt) = self.prompt();
        let none = (spoken.none)(asked, self.lang).to_owned();
        SpokenQuestion { prompt, none, takes_back: takes_back.unwrap_or_default() }
    }

    fn after_all(&self) -> &'static str {
        G::SPOKEN.map_or("", |spoken| (spoken.after_all)(self.lang))
    }

    fn show_mine(&self, seat: Seat) -> String {
        G::show_mine(self.names().get(seat), self.lang)
    }

    fn subtitle(&self) -> String {
        G::subtitle(&self.view(), self.lang)
    }

    fn badges(&self) -> Vec<PlayerBadge> {
        let Some(badge) = G::BADGE else { return Vec::new() };
        let seats = Seat::all(self.table().setup().seats);
        // The hand of each seat as its own player sees it; the stock stays closed.
        if self.now.practice && !self.is_closing() {
            let own = |seat| badge(&self.table().view(Viewer::Seat(seat)), seat, self.lang);
            return seats.map(own).collect();
        }
        let view = self.view();
        seats.map(|seat| badge(&view, seat, self.lang)).collect()
    }

    fn this_table(&self) -> Vec<TableRule> {
        G::this_table(&self.view(), self.lang)
    }
}

impl<G: GameText> MatchInWords<'_, G> {
    /// Why this seat may not do that, for the current viewer; `None` if it may.
    pub fn refusal(&self, seat: Seat, action: G::Action) -> Option<RefusalText> {
        let refused = self.table().check(seat, action).err()?;
        let reason = G::refusal(&self.view(), refused, &self.say());
        Some(RefusalText { reason, rule: refused.rule() })
    }

    /// The hint in words: `action`, and why it is the best of all `offers`.
    pub fn advice(&self, action: G::Action, offers: &[G::Action]) -> String {
        advice::<G>(&self.view(), offers, action, &self.say())
    }
}

/// The best of all offers and why, as a sentence for the player with this view.
pub(super) fn advice<G: GameText>(
    view: &G::View,
    offers: &[G::Action],
    action: G::Action,
    say: &TextContext,
) -> String {
    let words = prompt_messages(say.lang);
    let reason = match offers {
        [_] => words.nothing_else.to_owned(),
        _ => G::reason(view, offers, action, say),
    };
    (words.advice)(&G::offer(view, action, say), &reason)
}
