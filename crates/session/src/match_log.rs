//! What happened at the table, line by line: for the log, and for players who cannot see the table
//! or who looked away.

use super::early::describe_seat_change;
use super::match_in_words::MatchInWords;
use super::public::public;
use super::seating::SeatChangeEntry;
use super::turning_points::TurningPoint;
use mallard_engine::Seat;
use mallard_words::{GameText, LogLine, PauseText};

/// The log begins at a multiple of this number of steps, so that lines keep their places while it
/// grows.
const START_GRANULARITY: usize = 20;

/// Most steps in one announcement; earlier ones are left out. If another tab has continued the match, this tab does not
/// read the whole match aloud.
const MOST_STEPS: usize = 12;

/// How many steps back a seat's last move is still worth showing.
const WORTH_SHOWING: usize = 40;

/// The end of the log.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LogPart {
    /// The step that it begins with.
    pub from: usize,
    pub lines: Vec<LogLine>,
    /// The step of each line; 0 is the deal.
    pub steps: Vec<usize>,
}

impl LogPart {
    pub const fn has_earlier(&self) -> bool {
        self.from > 0
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Announcement {
    /// How many steps the match has by now.
    pub steps: usize,
    /// The number of the table, from 0: a lesson has several.
    pub table: usize,
    /// The lines for the decision that ended the previous scene of a lesson.
    pub previous_scene: Vec<String>,
    /// The lines for the steps, in order.
    pub sentences: Vec<String>,
    /// The lines of the last step that belong to the next turn or round. They are announced after the pause.
    pub after_pause: Vec<String>,
    /// Is the pause after the last step still on the screen?
    pub paused: bool,
    /// Did a bot make any of the steps?
    pub by_bots: bool,
}

/// The events at the table.
pub trait MatchLog {
    /// The lines of the log for at least the last `steps` steps, if there are that many. A long
    /// match takes no longer than a short one.
    fn log(&self, steps: usize) -> LogPart;
    /// The announcement of the steps since `since`, from public events: each step's lines are those it had when it was
    /// new. For a match that has just opened (`None`): the deal, if no player has decided yet, and the seats that
    /// changed hands since the last step. Earlier events are not announced.
    fn news(&self, since: Option<usize>) -> Announcement;
    /// The last move at a bot's `seat`, in a few words without its name; `None` if the game has no such words. "Show
    /// again" has the moves of people.
    fn last_action(&self, seat: Seat) -> Option<String>;
    /// The line of the last step, as when it happened: the first that is no heading.
    fn last_line(&self) -> String;
    /// The text of the pause after the last step, if there is one.
    fn pause(&self) -> Option<PauseText>;
    /// The line of the log for a moment, preferably about its seat.
    fn line_of(&self, point: &TurningPoint) -> String;
    /// The consequence of a moment, as a line of the log before the next heading, which may be the moment's own; `None`
    /// if no line there shows one.
    fn result_of(&self, point: &TurningPoint) -> Option<String>;
}

impl<G: GameText> MatchLog for MatchInWords<'_, G> {
    fn log(&self, steps: usize) -> LogPart {
        let from = self.table().steps().len().saturating_sub(steps.max(1)) / START_GRANULARITY
            * START_GRANULARITY;
        let (mut lines, mut steps) = self.lines(from);
        if from > 0 {
            // The lines of a group depend on its start, so the log begins with a whole group.
            let whole = lines.iter().position(|line| line.heading).unwrap_or(0);
            lines.drain(..whole);
            steps.drain(..whole);
        }
        LogPart { from, lines, steps }
    }

    fn news(&self, since: Option<usize>) -> Announcement {
        let steps = self.table().steps();
        if let Some(since) = since {
            let from = since.max(steps.len().saturating_sub(MOST_STEPS));
            let new = steps.get(from..).unwrap_or_default();
            let mut news = self.announce(new.iter().map(|step| public::<G>(&step.events)));
            let people = self.seating().people();
            news.by_bots = new.iter().any(|step| !people.has(step.seat));
            return news;
        }
        let dealt = if steps.is_empty() { vec![self.public_events(0)] } else { Vec::new() };
        let mut news = self.announce(dealt);
        // The screen is built again when a seat changes hands.
        let changes = self.seating().changes().iter().filter(|(at, ..)| *at == steps.len());
        let describe = |(_, seat, change): &SeatChangeEntry| {
            describe_seat_change::<G>(self.names().get(*seat), change, self.lang)
        };
        news.sentences.extend(changes.map(describe));
        news
    }

    fn last_action(&self, seat: Seat) -> Option<String> {
        let recap = G::RECAP?;
        // The view at the end shows the cards in the same place.
        if self.people().has(seat) || self.now.stage.is_ending() {
            return None;
        }
        let steps = self.table().steps();
        if steps.is_empty() {
            return recap(&self.public_events(0), seat, self.lang);
        }
        let earliest = steps.len().saturating_sub(WORTH_SHOWING);
        let own = steps[earliest..].iter().rposition(|step| step.seat == seat)?;
        let since = steps[earliest + own..].iter().flat_map(|step| &step.events);
        recap(&public::<G>(since), seat, self.lang)
    }

    fn last_line(&self) -> String {
        let Some(last) = self.table().steps().last() else { return String::new() };
        let lines = G::log(&public::<G>(&last.events), &self.say());
        let deed = lines.iter().position(|line| !line.heading).unwrap_or(0);
        lines.into_iter().nth(deed).map(|line| line.text).unwrap_or_default()
    }

    fn pause(&self) -> Option<PauseText> {
        let last = self.table().steps().len().checked_sub(1)?;
        G::pause(&self.public_events(last), &self.say())
    }

    fn line_of(&self, point: &TurningPoint) -> String {
        let Some(step) = self.table().steps()[point.steps.clone()].last() else {
            return String::new();
        };
        let (events, say) = (public::<G>(&step.events), self.say());
        let lines = |events: &[G::Event]| {
            let mut lines = G::log(events, &say);
            lines.retain(|line| !line.heading);
            lines
        };
        // If several seats chose together, the last one's choice comes first, and the result of all
        // choices after it.
        let together = point.steps.len() > 1;
        let after = events.get(1..).filter(|_| together).map(lines).unwrap_or_default();
        let mut lines = if after.is_empty() { lines(&events) } else { after };
        let own = lines.iter().position(|line| line.seat == Some(point.seat)).unwrap_or(0);
        if own < lines.len() { lines.swap_remove(own).text } else { String::new() }
    }

    fn result_of(&self, point: &TurningPoint) -> Option<String> {
        let say = self.say();
        let own = point.steps.end.checked_sub(1)?;
        let mut first = true;
        for step in self.table().steps().get(own..)? {
            let events = public::<G>(&step.events);
            for at in 0..events.len() {
                let lines = G::lines(&events, at, &say);
                if !first && lines.iter().any(|line| line.heading) {
                    return None;
                }
                if G::settles_decision(&events[at]) {
                    return lines.into_iter().next().map(|line| line.text);
                }
                first &= lines.iter().all(|line| line.heading);
            }
        }
        None
    }
}

impl<G: GameText> MatchInWords<'_, G> {
    /// The announcement of `steps`, each a list of events that the log words separately.
    fn announce(&self, steps: impl IntoIterator<Item = Vec<G::Event>>) -> Announcement {
        let say = self.say();
        let log = |events: &[G::Event]| G::log(events, &say);
        let texts = |lines: Vec<LogLine>| lines.into_iter().map(|line| line.text);
        let paused = self.is_paused();
        let (mut sentences, mut after_pause) = (Vec::new(), Vec::new());
        let mut steps = steps.into_iter().peekable();
        while let Some(events) = steps.next() {
            if paused && steps.peek().is_none() {
                let (before, after) = self.around_pause(&events);
                sentences.extend(texts(before));
                after_pause.extend(texts(after));
            } else {
                sentences.extend(texts(log(&events)));
            }
        }
        let previous_scene = texts(log(self.previous_scene_events())).collect();
        let steps = self.table().steps().len();
        Announcement {
            steps,
            table: self.tables(),
            previous_scene,
            sentences,
            after_pause,
            paused,
            by_bots: false,
        }
    }

    /// Is the pause after the last step on the screen?
    fn is_paused(&self) -> bool {
        self.turn().paused && !self.seating().has_ended()
    }

    /// The lines of the last step's `events` before and after the pause. The next turn or round begins with the first
    /// heading after the event that ended the previous one.
    fn around_pause(&self, events: &[G::Event]) -> (Vec<LogLine>, Vec<LogLine>) {
        let log = |events: &[G::Event]| G::log(events, &self.say());
        let pauses = |event: &G::Event| G::pauses(std::slice::from_ref(event));
        let ended = events.iter().position(pauses).map_or(0, |at| at + 1);
        let (mut lines, before) = (log(events), log(&events[..ended]).len());
        let heading = lines.iter().skip(before).position(|line| line.heading);
        let after = lines.split_off(heading.map_or(lines.len(), |at| before + at));
        (lines, after)
    }

    /// The public events from step `from`, each with the number of its step.
    fn numbered_events(&self, from: usize) -> (Vec<G::Event>, Vec<usize>) {
        let opening = if from == 0 { self.table().opening() } else { &[] };
        let mut events = public::<G>(opening);
        let mut numbers = vec![0; events.len()];
        for (number, step) in self.table().steps().iter().enumerate().skip(from) {
            events.extend(public::<G>(&step.events));
            numbers.resize(events.len(), number + 1);
        }
        (events, numbers)
    }

    /// The lines for the events from step `from` and for seats that changed hands, and the step of each line.
    fn lines(&self, from: usize) -> (Vec<LogLine>, Vec<usize>) {
        let (events, numbers) = self.numbered_events(from);
        let (mut lines, mut steps) = (Vec::new(), Vec::new());
        let say = self.say();
        for (at, number) in numbers.into_iter().enumerate() {
            lines.extend(G::lines(&events, at, &say));
            steps.resize(lines.len(), number);
        }
        if self.is_paused() {
            let (_, next) = self.around_pause(&self.public_events(self.table().steps().len() - 1));
            lines.truncate(lines.len() - next.len());
            steps.truncate(lines.len());
        }
        for (at, seat, change) in self.seating().changes().iter().rev() {
            if *at >= from {
                let place = steps.partition_point(|step| step <= at);
                let text = describe_seat_change::<G>(self.names().get(*seat), change, self.lang);
                lines.insert(place, LogLine { seat: Some(*seat), heading: false, text });
                steps.insert(place, *at);
            }
        }
        (lines, steps)
    }
}
