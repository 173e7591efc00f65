//! What is read aloud of a match while it is played, to those who do not see the table: a log that a screen reader
//! reads on by itself. What one is asked says the prompt (`Session::prompt`).

use super::news::News;
use super::play::Session;
use crate::words::{Lang, Outcome, Worded, spoken, text};

/// No more sentences than this stay: they are for the moment, and the log of the match keeps all.
const MOST: usize = 24;

/// What was read aloud last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Voice {
    said: Vec<(usize, String)>,
    /// The number of the next sentence. None comes twice, so that each is new to the page.
    next: usize,
    steps: Option<usize>,
    advice: Option<String>,
    outcome: Outcome,
}

impl Voice {
    /// How many steps were told of or need not be; nothing as long as nothing was said.
    pub const fn steps(&self) -> Option<usize> {
        self.steps
    }

    /// The sentences, as they are spoken, each with a number of its own.
    pub fn said(&self) -> &[(usize, String)] {
        &self.said
    }

    /// Says what is new: of what happened since [`Self::steps`], of the advice that stands beside the
    /// prompt now, and of the result, which has no title before there is one.
    pub fn hear(&mut self, news: News, advice: Option<String>, outcome: Outcome, lang: Lang) {
        if self.steps.is_some_and(|told| news.steps < told) {
            // What was taken back has not happened.
            self.said.clear();
            self.say(text(lang).table.undone, lang);
        }
        self.steps = Some(news.steps);
        for sentence in &news.said {
            self.say(sentence, lang);
        }
        // Once, though much changes while it stands.
        if self.advice != advice {
            if let Some(advice) = &advice {
                self.say(advice, lang);
            }
            self.advice = advice;
        }
        if self.outcome != outcome {
            self.conclude(&outcome, lang);
            self.outcome = outcome;
        }
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
}

impl<G: Worded> Session<G> {
    /// What is told of a match that was opened this moment: the deal, if nobody has decided anything.
    /// What else lies before that is no news.
    pub fn opening_news(&self, lang: Lang) -> News {
        let steps = self.table().steps().len();
        self.told(if steps == 0 { vec![self.public_events(0)] } else { Vec::new() }, lang)
    }
}
