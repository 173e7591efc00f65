//! What is read aloud of a match while it is played, to those who do not see the table: the one part of the page that a
//! screen reader reads on by itself. It tells what happened, gives advice, and says what one is asked
//! ([`Session::prompt_aloud`]).

use super::early::said;
use super::news::News;
use super::play::Session;
use super::seating::Changed;
use super::stage::{Situation, Stage};
use crate::words::{Lang, Outcome, Prompt, Worded, spoken, text};

/// No more sentences of what happened than this stay: they are for the moment, and the log of the match keeps all.
const MOST: usize = 24;

/// What was read aloud last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Voice {
    said: Vec<Said>,
    /// What is said once the pause is over.
    held: Vec<String>,
    /// Is for whoever looks, and goes with what it is about.
    advice: Vec<Said>,
    /// The same.
    asked: Vec<Said>,
    /// The number of the next sentence. None comes twice, so that each is new to the page.
    next: usize,
    steps: Option<usize>,
    table: usize,
    corrected: usize,
    outcome: Outcome,
}

/// A sentence as it is spoken, with a number of its own.
type Said = (usize, String);

/// What there is to say at some moment.
#[derive(Debug)]
pub struct Aloud {
    /// What happened since [`Voice::steps`].
    pub news: News,
    /// What the hint says, or what the game is about.
    pub advice: Option<String>,
    /// What one is asked.
    pub asked: Vec<String>,
    /// How often somebody was told that something else is wanted: the same words are then said anew.
    pub corrected: usize,
    /// The result, which has no title before there is one.
    pub outcome: Outcome,
}

impl Voice {
    /// How many steps were told of or need not be; nothing as long as nothing was said.
    pub const fn steps(&self) -> Option<usize> {
        self.steps
    }

    /// The sentences that stand: what happened, then what holds now.
    pub fn said(&self) -> impl Iterator<Item = &Said> {
        self.said.iter().chain(&self.advice).chain(&self.asked)
    }

    /// Says what is new, and takes back what holds no more.
    pub fn hear(&mut self, aloud: Aloud, lang: Lang) {
        let Aloud { news, advice, asked, corrected, outcome } = aloud;
        if self.table != news.table {
            self.said.clear();
            self.held.clear();
            (self.table, self.steps) = (news.table, None);
            for sentence in &news.left {
                self.say(sentence, lang);
            }
        }
        if self.steps.is_some_and(|told| news.steps < told) {
            // What was taken back has not happened.
            self.said.clear();
            self.held.clear();
            self.say(text(lang).table.undone, lang);
        }
        let went_on = self.steps != Some(news.steps);
        self.steps = Some(news.steps);
        if went_on || !news.paused {
            for sentence in std::mem::take(&mut self.held) {
                self.say(&sentence, lang);
            }
        }
        for sentence in &news.said {
            self.say(sentence, lang);
        }
        self.held.extend(news.held);
        if self.outcome != outcome {
            self.conclude(&outcome, lang);
            self.outcome = outcome;
        }
        self.advice = self.holds(&self.advice, advice, lang);
        self.next += self.advice.len();
        if self.corrected != corrected {
            self.asked.clear();
            self.corrected = corrected;
        }
        self.asked = self.holds(&self.asked, asked, lang);
        self.next += self.asked.len();
    }

    fn conclude(&mut self, outcome: &Outcome, lang: Lang) {
        let Outcome { title, why, .. } = outcome;
        let title = spoken(title, lang);
        // The last line of the log may have said it in the same words.
        let told = self.said.last().is_some_and(|(_, last)| *last == title);
        if !title.is_empty() && !told {
            self.say(&title, lang);
        }
        if !why.is_empty() {
            self.say(why, lang);
        }
    }

    fn say(&mut self, sentence: &str, lang: Lang) {
        self.said.push((self.next, spoken(sentence, lang)));
        self.next += 1;
        let spare = self.said.len().saturating_sub(MOST);
        self.said.drain(..spare);
    }

    /// These sentences: as they stood, if they stood there, so that they are read once though much changes
    /// meanwhile.
    fn holds(
        &self,
        stood: &[Said],
        sentences: impl IntoIterator<Item = String>,
        lang: Lang,
    ) -> Vec<Said> {
        let sentences = sentences.into_iter().map(|sentence| spoken(&sentence, lang));
        let new: Vec<Said> = (self.next..).zip(sentences).collect();
        let same = stood.iter().map(|(_, old)| old).eq(new.iter().map(|(_, new)| new));
        if same { stood.to_vec() } else { new }
    }
}

impl<G: Worded> Session<G> {
    /// What is told of a match that was opened this moment: the deal, if nobody has decided anything.
    /// What else lies before that is no news, but for a seat that has changed hands since the last step.
    pub fn opening_news(&self, lang: Lang) -> News {
        let steps = self.table().steps().len();
        let dealt = if steps == 0 { vec![self.public_events(0)] } else { Vec::new() };
        let mut news = self.told(dealt, lang);
        // The screen is made anew where a seat changes hands.
        let changes = self.seating().changes().iter().filter(|(at, ..)| *at == steps);
        let said = |(_, seat, change): &Changed| said::<G>(self.names().of(*seat), change, lang);
        news.said.extend(changes.map(said));
        news
    }

    /// What is read aloud of the prompt: who must do what, and the cards that are seen only now. Nothing
    /// where it says who is waited for, or where none stands: there the focus goes to what does.
    pub fn prompt_aloud(
        &self,
        now: Situation,
        prompt: Prompt,
        view: &G::View,
        lang: Lang,
    ) -> Vec<String> {
        let prompt = match now.stage {
            Stage::Flat(_) => self.at_turn().map(|seat| self.side(seat, now.stage, lang)),
            Stage::Play(_) | Stage::Ask(_) => (!now.is_idle()).then_some(prompt),
            _ => None,
        };
        let Some(Prompt { role, sentence }) = prompt else { return Vec::new() };
        let seen = match (now.seat, G::GLIMPSES) {
            (Some(seat), Some(glimpses)) if now.glimpsing => (glimpses.cards)(view, seat, lang),
            _ => Vec::new(),
        };
        [role, sentence].into_iter().chain(seen).filter(|part| !part.is_empty()).collect()
    }
}
