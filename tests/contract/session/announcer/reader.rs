//! A screen reader without a screen: everything it reads aloud of a match, in order.
//!
//! It knows which parts of the page are read by themselves when they change (`voice.rs`, the bubble of a refusal) and
//! where the focus goes at a curtain or a pause; the words come from the functions that the page uses.

use crate::session::tablet::Tab;
use mallard::device::{LockHolder, Saving};
use mallard::engine::{Decision, Level, Rng, Seat, Viewer};
use mallard::session::{
    Announcer, MatchLog, NextDecision, Prompts, Results, Session, Situation, SpokenState, Stage,
};
use mallard::words::{GameText, Lang, spoken};
use std::fmt;

/// An announcement, or an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A human or a bot acted, or several bots together. The reader does not announce this: it shows which announcement
    /// follows it.
    Did { who: String, bot: bool, what: String },
    /// A line about an event.
    Log(String),
    /// A hint, the goal of the game, the result: the other texts of the log.
    Says(String),
    /// Who must act, and how.
    Prompt(String),
    /// Why a move is not allowed.
    Alert(String),
    /// The button that waits behind a curtain.
    Curtain(String),
    /// The text of a pause, and its button.
    Pause(String),
}

impl Heard {
    /// The text that the reader announces; `None` for a move.
    pub fn aloud(&self) -> Option<&str> {
        match self {
            Self::Did { .. } => None,
            Self::Log(said)
            | Self::Says(said)
            | Self::Prompt(said)
            | Self::Alert(said)
            | Self::Curtain(said)
            | Self::Pause(said) => Some(said),
        }
    }
}

impl fmt::Display for Heard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self {
            Self::Did { who, what, .. } => return write!(f, "  ({who}: {what})"),
            Self::Log(_) => "log",
            Self::Says(_) => "says",
            Self::Prompt(_) => "prompt",
            Self::Alert(_) => "alert",
            Self::Curtain(_) => "curtain",
            Self::Pause(_) => "pause",
        };
        write!(f, "{kind:8}{}", self.aloud().unwrap_or_default())
    }
}

/// A match and its listener.
struct Reader<'a, G: GameText> {
    tab: &'a Tab<'a>,
    saving: Saving,
    session: Session<G>,
    lang: Lang,
    rng: Rng,
    voice: Announcer,
    /// The announcements for after the pause.
    held: Vec<String>,
    hint: Option<G::Action>,
    stage: Option<Stage>,
    /// The number of decisions of the humans.
    decisions: usize,
    /// The legal actions of a human before.
    earlier: Vec<G::Action>,
    heard: Vec<Heard>,
}

/// Plays a match to its end, humans as well as the best bot, and returns the announcements. On the way the humans ask
/// for a hint, try illegal moves, and undo.
pub fn listen<G: GameText>(
    mut session: Session<G>,
    tab: &Tab<'_>,
    lang: Lang,
    seed: u64,
) -> Vec<Heard> {
    let mut saving = Saving::new(String::from("a-1"));
    saving.set_holder(LockHolder::Here);
    saving.persist(tab, &mut session, |_| true);
    let mut reader = Reader {
        tab,
        saving,
        session,
        lang,
        rng: Rng::from_seed(seed),
        voice: Announcer::default(),
        held: Vec::new(),
        hint: None,
        stage: None,
        decisions: 0,
        earlier: Vec::new(),
        heard: Vec::new(),
    };
    reader.listen();
    while !matches!(reader.session.stage(false), Stage::Over(_)) {
        assert!(reader.session.table().can_take_step(), "it ends");
        reader.go_on();
        reader.listen();
    }
    reader.heard
}

impl<G: GameText> Reader<'_, G> {
    /// Records the announcements of the page.
    fn listen(&mut self) {
        let (lang, now) = (self.lang, self.session.situation(false));
        self.read_announcer(now);
        let changed = self.stage.replace(now.stage) != Some(now.stage);
        match now.stage {
            Stage::Curtain(seat) if changed => {
                let name = self.session.names().get(seat);
                self.heard.push(Heard::Curtain(G::show_mine(name, lang)));
            }
            Stage::Pause if changed => {
                let pause =
                    self.session.in_words(now, lang).pause().expect("it pauses for something");
                let said = join(&[pause.title, pause.detail, pause.go_on]);
                self.heard.push(Heard::Pause(said));
            }
            _ => {}
        }
    }

    fn read_announcer(&mut self, now: Situation) {
        let lang = self.lang;
        let words = self.session.in_words(now, lang);
        let news = words.news(self.voice.steps());
        let lines = self.held.iter().chain(&news.sentences);
        let told: Vec<String> = lines.map(|said| spoken(said, lang)).collect();
        if !news.paused || !news.after_pause.is_empty() {
            self.held.clone_from(&news.after_pause);
        }
        let offers = self.session.offers(now.stage);
        let hint = self.hint.map(|action| words.advice(action, &offers));
        let goal = now.first.then(|| G::about(lang).pitch.to_owned());
        let outcome = words.outcome();
        let (_, prompt) = words.prompt();
        let asked = words.aloud(prompt);
        let stood: Vec<usize> = self.voice.sentences().map(|(number, _)| *number).collect();
        let parts: Vec<String> = asked.iter().map(|part| spoken(part, lang)).collect();
        self.voice.update(
            SpokenState { news, advice: hint.or(goal), asked, corrected: 0, outcome },
            lang,
        );
        let new = self.voice.sentences().filter(|(number, _)| !stood.contains(number));
        let (prompt, other): (Vec<_>, Vec<_>) =
            new.map(|(_, said)| said.clone()).partition(|said| parts.contains(said));
        self.heard.extend(
            other.into_iter().map(|said| {
                if told.contains(&said) { Heard::Log(said) } else { Heard::Says(said) }
            }),
        );
        if !prompt.is_empty() {
            self.heard.push(Heard::Prompt(join(&prompt)));
        }
    }

    /// A player with a possible action takes it.
    fn go_on(&mut self) {
        let now = self.session.situation(false);
        let turn = self.session.turn();
        let seen = now.seat.filter(|_| now.glimpsing);
        match (now.stage, seen) {
            (Stage::Curtain(seat), _) => self.session.turn_to(turn.taken(seat)),
            (Stage::Pause, _) => self.session.turn_to(turn.resumed()),
            (_, Some(seat)) => self.session.turn_to(turn.seen(seat)),
            (Stage::Ask(_), _) => self.answer(now.stage),
            _ => match self.session.next(now.stage, false, &mut self.rng) {
                Some(NextDecision::Made(seat, action)) => self.play(&[(seat, action)]),
                Some(NextDecision::Bots(seats)) => {
                    let mut decides = |seat| {
                        let question = self.session.question(seat, &mut self.rng);
                        let chosen =
                            question.and_then(|question| question.think().map(Decision::finish));
                        (seat, chosen.expect("it is its turn"))
                    };
                    let decisions: Vec<_> = seats.iter().map(&mut decides).collect();
                    self.play(&decisions);
                }
                None => self.decide(now),
            },
        }
    }

    /// They all decline, or the last of them comes forward, alternately.
    fn answer(&mut self, stage: Stage) {
        self.decisions += 1;
        let follows = match stage {
            Stage::Ask(asked) if !self.decisions.is_multiple_of(2) => {
                let last = asked.iter().last().expect("someone is asked");
                self.session.volunteer(last)
            }
            _ => self.session.decline(stage),
        };
        if !follows.is_empty() {
            self.play(&follows);
        }
    }

    fn decide(&mut self, now: Situation) {
        let seat = self.session.decider(now.stage).expect("a person decides");
        self.decisions += 1;
        if self.decisions.is_multiple_of(5) {
            self.try_refused_move(seat, now);
        }
        for action in self.session.offers(now.stage) {
            if !self.earlier.contains(&action) {
                self.earlier.push(action);
            }
        }
        let (view, offers) = (self.session.view(now.stage), self.session.offers(now.stage));
        let action = middling::<G>().choose::<G>(&view, &offers, &mut self.rng);
        if self.decisions.is_multiple_of(7) {
            self.hint = Some(action);
            self.listen();
        }
        self.session.turn_to(self.session.turn().taken(seat));
        self.play(&[(seat, action)]);
        if self.decisions.is_multiple_of(6) && self.session.situation(false).undoer == Some(seat) {
            self.listen();
            assert!(self.saving.persist(self.tab, &mut self.session, Session::undo));
            self.push_move(&[seat], "…");
            self.listen();
            // A question to several players returns as a whole.
            if self.session.decider(self.session.stage(false)) == Some(seat) {
                self.play(&[(seat, action)]);
            }
        }
    }

    /// A human tries an action that was legal before, and is not now.
    fn try_refused_move(&mut self, seat: Seat, now: Situation) {
        let view = self.session.view(now.stage);
        let refusal = |&action: &G::Action| {
            let said = self.session.in_words(now, self.lang).refusal(seat, action)?;
            Some((action, said))
        };
        let Some((action, said)) = self.earlier.iter().rev().find_map(refusal) else { return };
        let what = G::offer(&view, action, &self.session.say(self.lang));
        self.push_move(&[seat], &what);
        self.heard.push(Heard::Alert(spoken(&said.reason, self.lang)));
    }

    /// One decides, or several do together, as they do on the page.
    fn play(&mut self, decisions: &[(Seat, G::Action)]) {
        let say = self.session.say(self.lang);
        let what = |&(seat, action): &(Seat, G::Action)| {
            G::offer(&self.session.table().view(Viewer::Seat(seat)), action, &say)
        };
        let what: Vec<String> = decisions.iter().map(what).collect();
        let seats: Vec<Seat> = decisions.iter().map(|(seat, _)| *seat).collect();
        self.push_move(&seats, &what.join(" & "));
        let all = |session: &mut Session<G>| {
            decisions.iter().all(|&(seat, action)| session.play(seat, action))
        };
        assert!(self.saving.persist(self.tab, &mut self.session, all));
        self.hint = None;
    }

    fn push_move(&mut self, seats: &[Seat], what: &str) {
        let names: Vec<&str> = seats.iter().map(|&seat| self.session.names().get(seat)).collect();
        let (who, what) = (names.join(" & "), spoken(what, self.lang));
        let bot = !seats.iter().any(|&seat| self.session.people().has(seat));
        self.heard.push(Heard::Did { who, bot, what });
    }
}

/// Parts of the page that are read one after the other.
fn join(parts: &[String]) -> String {
    let parts: Vec<&str> =
        parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
    parts.join(" | ")
}

/// The level of all players, humans and bots: good enough, and without a search, which would take the test long.
pub(super) fn middling<G: GameText>() -> Level {
    Level::find::<G>("dabbler").expect("every game has it")
}
