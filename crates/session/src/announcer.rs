//! The sentences that a screen reader reads aloud automatically during a match, for players who cannot see the table.
//! They report events, give advice, and ask the player to act ([`Prompts::aloud`](super::Prompts::aloud)).

use super::match_log::Announcement;
use mallard_words::{Lang, ResultText, prompt_messages, spoken};

/// They are for the moment; the log of the match has all.
const MAX_SENTENCES: usize = 24;

/// The sentences that were read aloud last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Announcer {
    spoken: Vec<SpokenSentence>,
    /// The sentences for after the pause.
    after_pause: Vec<String>,
    /// Advice for the current viewer; it goes when it no longer applies.
    advice: Vec<SpokenSentence>,
    /// The current prompt; it goes in the same way.
    asked: Vec<SpokenSentence>,
    /// The number of the next sentence. Each number is used once, so each sentence is new to the page.
    next: usize,
    steps: Option<usize>,
    table: usize,
    corrected: usize,
    outcome: ResultText,
}

/// A sentence in its spoken form, after its own number.
type SpokenSentence = (usize, String);

/// All sentences that apply at one moment.
#[derive(Debug)]
pub struct SpokenState {
    /// The events since step [`Announcer::steps`].
    pub news: Announcement,
    /// The hint, or the goal of the game.
    pub advice: Option<String>,
    /// The prompt for the player.
    pub asked: Vec<String>,
    /// How often the lesson has corrected the learner. After each correction the prompt is repeated.
    pub corrected: usize,
    /// The result; its title is empty until the match ends.
    pub outcome: ResultText,
}

impl Announcer {
    /// The number of announced steps; `None` before the first announcement.
    pub const fn steps(&self) -> Option<usize> {
        self.steps
    }

    /// The current sentences: past events, then the advice and the prompt.
    pub fn sentences(&self) -> impl Iterator<Item = &SpokenSentence> {
        self.spoken.iter().chain(&self.advice).chain(&self.asked)
    }

    /// Adds the new sentences in `aloud`, and removes those that no longer apply.
    pub fn update(&mut self, aloud: SpokenState, lang: Lang) {
        let SpokenState { news, advice, asked, corrected, outcome } = aloud;
        if self.table != news.table {
            self.spoken.clear();
            self.after_pause.clear();
            (self.table, self.steps) = (news.table, None);
            for sentence in &news.previous_scene {
                self.say(sentence, lang);
            }
        }
        if self.steps.is_some_and(|announced| news.steps < announced) {
            // Undone steps never happened.
            self.spoken.clear();
            self.after_pause.clear();
            self.say(prompt_messages(lang).undone, lang);
        }
        let went_on = self.steps != Some(news.steps);
        self.steps = Some(news.steps);
        if went_on || !news.paused {
            for sentence in std::mem::take(&mut self.after_pause) {
                self.say(&sentence, lang);
            }
        }
        for sentence in &news.sentences {
            self.say(sentence, lang);
        }
        self.after_pause.extend(news.after_pause);
        if self.outcome != outcome {
            self.conclude(&outcome, lang);
            self.outcome = outcome;
        }
        self.advice = self.keeps_sentence(&self.advice, advice, lang);
        self.next += self.advice.len();
        if self.corrected != corrected {
            self.asked.clear();
            self.corrected = corrected;
        }
        self.asked = self.keeps_sentence(&self.asked, asked, lang);
        self.next += self.asked.len();
    }

    fn conclude(&mut self, outcome: &ResultText, lang: Lang) {
        let ResultText { title, why, .. } = outcome;
        let title = spoken(title, lang);
        // The last line of the log may already say this in the same words.
        let is_announced = self.spoken.last().is_some_and(|(_, last)| *last == title);
        if !title.is_empty() && !is_announced {
            self.say(&title, lang);
        }
        if !why.is_empty() {
            self.say(why, lang);
        }
    }

    fn say(&mut self, sentence: &str, lang: Lang) {
        self.spoken.push((self.next, spoken(sentence, lang)));
        self.next += 1;
        let spare = self.spoken.len().saturating_sub(MAX_SENTENCES);
        self.spoken.drain(..spare);
    }

    /// The new `sentences`, or `stood` if they are equal. So the page announces them once, even if much else changes.
    fn keeps_sentence(
        &self,
        stood: &[SpokenSentence],
        sentences: impl IntoIterator<Item = String>,
        lang: Lang,
    ) -> Vec<SpokenSentence> {
        let sentences = sentences.into_iter().map(|sentence| spoken(&sentence, lang));
        let new: Vec<SpokenSentence> = (self.next..).zip(sentences).collect();
        let same = stood.iter().map(|(_, old)| old).eq(new.iter().map(|(_, new)| new));
        if same { stood.to_vec() } else { new }
    }
}
