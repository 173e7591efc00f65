//! The timeline of a match: the lines of the log, the rounds, the milestones.

use super::milestone::{Milestone, Weight, choose};
use super::session::Replay;
use crate::early::describe_seat_change;
use crate::public::public;
use mallard_engine::{Checkpoints, Pending, Seat, Viewer};
use mallard_words::{GameText, Lang, LogLine, TextContext, game_messages};

/// Most times that the lead is looked up: each time counts the whole match before it.
const MOST_COUNTS: usize = 60;

/// The timeline of a match, in one language.
#[derive(Clone, PartialEq, Debug)]
pub struct ReplayTimeline {
    /// The lines of each step, from the deal on, worded as when it happened.
    lines: Vec<Vec<LogLine>>,
    /// The steps with which a round begins, in order, the deal first. In a match of one round these
    /// are turns, bouts, or any other part that has a heading in the log.
    pub rounds: Vec<usize>,
    /// The milestones, in order.
    pub milestones: Vec<Milestone>,
}

impl ReplayTimeline {
    /// The sentence of a step, and the seat that acted.
    pub fn sentence(&self, step: usize) -> (&str, Option<Seat>) {
        let lines = self.lines.get(step).map_or(&[][..], Vec::as_slice);
        let deed = lines.iter().find(|line| !line.heading).or(lines.first());
        deed.map_or_else(|| (self.heading(step), None), |line| (&line.text, line.seat))
    }

    /// The other lines of that step.
    pub fn more(&self, step: usize) -> impl Iterator<Item = &str> {
        let lines = self.lines.get(step).into_iter().flatten();
        lines.filter(|line| !line.heading).skip(1).map(|line| line.text.as_str())
    }

    /// The heading in the log above that step.
    pub fn heading(&self, step: usize) -> &str {
        let mut before =
            self.lines.iter().take(step + 1).rev().flat_map(|lines| lines.iter().rev());
        before.find(|line| line.heading).map_or("", |line| &line.text)
    }
}

impl<G: GameText> Replay<G> {
    /// The timeline of the match. It contains only public information.
    pub fn timeline(&self, lang: Lang) -> ReplayTimeline {
        let telling = Telling { past: &self.past, say: self.whole.say(lang) };
        let mut lines = telling.lines();
        for (at, seat, change) in self.whole.seating().changes() {
            if let Some(lines) = lines.get_mut(*at) {
                let text = describe_seat_change::<G>(self.whole.names().get(*seat), change, lang);
                lines.push(LogLine { seat: Some(*seat), heading: false, text });
            }
        }
        let ends = telling.ends_of_rounds();
        let rounds = telling.rounds(&lines, &ends);
        let milestones = telling.milestones(&rounds, ends);
        ReplayTimeline { lines, rounds, milestones }
    }
}

struct Telling<'a, G: GameText> {
    past: &'a Checkpoints<G>,
    say: TextContext,
}

impl<G: GameText> Telling<'_, G> {
    fn lines(&self) -> Vec<Vec<LogLine>> {
        let whole = self.past.whole();
        let steps = whole.steps().iter().map(|step| &step.events[..]);
        let lines = |events| G::log(&public::<G>(events), &self.say);
        std::iter::once(whole.opening()).chain(steps).map(lines).collect()
    }

    /// The steps that ended a round, and the title of the pause after each.
    fn ends_of_rounds(&self) -> Vec<Milestone> {
        if G::TURNS_UP {
            return Vec::new();
        }
        let steps = self.past.whole().steps().iter().enumerate();
        let ended = steps.filter_map(|(number, step)| {
            let pause = G::pause(&public::<G>(&step.events), &self.say)?;
            Some(Milestone { step: number + 1, label: pause.title })
        });
        ended.collect()
    }

    fn rounds(&self, lines: &[Vec<LogLine>], ends: &[Milestone]) -> Vec<usize> {
        let last = self.past.steps();
        let later: Vec<usize> =
            ends.iter().map(|end| end.step).filter(|&step| step < last).collect();
        let parts = || {
            let begun = |step: &usize| lines[*step].iter().any(|line| line.heading);
            (1..last).filter(begun).collect()
        };
        let later = if later.is_empty() { parts() } else { later };
        std::iter::once(0).chain(later).collect()
    }

    fn milestones(&self, rounds: &[usize], ends: Vec<Milestone>) -> Vec<Milestone> {
        let last = self.past.steps();
        let leads = self.changes_of_lead(rounds).into_iter();
        let ends = ends.into_iter().filter(|end| end.step < last);
        let mut all: Vec<_> = ends.map(|end| (Weight::Round, end)).collect();
        all.extend(leads.map(|lead| (Weight::Lead, lead)));
        if let Pending::Over(standing) = self.past.whole().pending() {
            let view = self.past.view(last, Viewer::Table);
            let label = G::result_text(&view, standing, &self.say).title;
            all.push((Weight::End, Milestone { step: last, label }));
        }
        choose(all, last)
    }

    /// The rounds at whose beginning a different seat was alone in front.
    fn changes_of_lead(&self, rounds: &[usize]) -> Vec<Milestone> {
        let mut leader = None;
        let mut changes = Vec::new();
        let apart = rounds.len().div_ceil(MOST_COUNTS).max(1);
        for &step in rounds.iter().skip(1).step_by(apart) {
            let first = G::places(&self.past.view(step, Viewer::Table)).winners();
            let Some(seat) = first.first().filter(|_| first.len() == 1) else { continue };
            if leader.replace(seat).is_some_and(|before| before != seat) {
                let label = (game_messages(self.say.lang).leads)(self.say.name(seat));
                changes.push(Milestone { step, label });
            }
        }
        changes
    }
}
