//! Answers the shared table's questions to a match, by its game.

use super::desk::{Deed, Press, Questions};
use super::seated::Seated;
use crate::engine::{Seat, Standing};
use crate::session::link::{self, Of};
use crate::session::{Change, Course, LogPart, Moment, News, Seating, Seeking, Session, Taught};
use crate::ui::face::{Board, Button, Face, Spread};
use crate::ui::kit::Ask;
use crate::words::{Interlude, Interrupts, Line, Outcome, Plate, Prompt, Score, Spoken, Term};
use leptos::prelude::*;

/// A match and the parts of it that its board gets.
#[derive(Debug)]
pub(super) struct Asked<G: Face> {
    pub(super) seated: Seated<G>,
    pub(super) board: Board<G>,
}

impl<G: Face> std::ops::Deref for Asked<G> {
    type Target = Seated<G>;

    fn deref(&self) -> &Seated<G> {
        &self.seated
    }
}

impl<G: Face> Asked<G> {
    /// The progress of the lesson.
    fn taught(&self) -> Option<Taught> {
        self.coach?;
        self.session.with(Session::taught)
    }

    fn press(&self, action: G::Action) -> Callback<()> {
        let seated = self.seated;
        Callback::new(move |()| seated.act(action))
    }
}

impl<G: Face> Questions for Asked<G> {
    fn follow(&self) {
        self.session.track();
    }

    fn prompt(&self) -> (Seat, Prompt) {
        let (now, lang) = (self.now.get(), self.app.lang());
        let (seat, mut prompt) =
            self.view.with(|view| self.session.with(|session| session.prompt(now, view, lang)));
        if now.acting
            && now.interrupting.is_none()
            && let Some(sentence) = G::prompt_on(self.board)
        {
            prompt.sentence = sentence;
        }
        (seat, prompt)
    }

    fn asked(&self) -> Vec<String> {
        let (now, lang, (_, prompt)) = (self.now.get(), self.app.lang(), self.prompt());
        let aloud = || {
            let aloud = |view: &G::View| {
                self.session.with(|session| session.prompt_aloud(now, prompt, view, lang))
            };
            self.view.with(aloud)
        };
        let taught = self.taught().filter(|taught| !taught.is_left);
        let Some((coach, taught)) = self.coach.zip(taught) else { return aloud() };
        // Things that are seen only for a moment are part of it.
        let seen = if now.glimpsing { aloud() } else { Vec::new() };
        std::iter::once(coach.says(self.app, taught)).chain(seen).collect()
    }

    fn side(&self, seat: Seat) -> Prompt {
        let (stage, lang) = (self.now.get().stage, self.app.lang());
        self.session.with(|session| session.side(seat, stage, lang))
    }

    fn hint(&self) -> Option<String> {
        // The lesson itself says what it marks.
        let action = self.hint.get().filter(|_| !self.taught().is_some_and(|now| now.does))?;
        let (lang, offers) = (self.app.lang(), self.offers.get());
        let advice = |view: &G::View| {
            self.session.with_untracked(|session| session.advice(view, &offers, action, lang))
        };
        offers.contains(&action).then(|| self.view.with(advice))
    }

    fn buttons(&self) -> Vec<Press> {
        let buttons = G::buttons(self.board).into_iter();
        let hinted = self.hint.get();
        let press = |button: Button<G::Action>| Press {
            label: button.label,
            primary: button.primary,
            hinted: hinted == Some(button.action),
            act: self.press(button.action),
        };
        buttons.map(press).collect()
    }

    fn moves(&self) -> Vec<Press> {
        let (lang, names) = (self.app.lang(), self.board.names.get_value());
        let offers = self.offers.get().into_iter();
        self.view.with(|view| {
            let press = |action| Press {
                label: G::offer(view, action, &names, lang),
                primary: false,
                hinted: false,
                act: self.press(action),
            };
            offers.map(press).collect()
        })
    }

    fn lesson(&self) -> Option<Taught> {
        self.taught()
    }

    fn subtitle(&self) -> String {
        if let Some(about) = self.coach.and_then(|coach| coach.about(self.app, self.taught()?)) {
            return about;
        }
        self.view.with(|view| G::subtitle(view, self.app.lang()))
    }

    fn plate(&self, seat: Seat) -> Option<Plate> {
        G::PLATE.map(|plate| self.view.with(|view| plate(view, seat, self.app.lang())))
    }

    fn log(&self, steps: usize) -> LogPart {
        self.session.with(|session| session.log(steps, self.app.lang()))
    }

    fn news(&self, since: Option<usize>) -> News {
        let lang = self.app.lang();
        self.session.with(|session| match since {
            Some(since) => session.news(since, lang),
            None => session.opening_news(lang),
        })
    }

    fn recap(&self, seat: Seat) -> Option<String> {
        self.session.with(|session| session.recap(seat, self.app.lang()))
    }

    fn lines_since(&self, seat: Seat) -> Vec<Line> {
        self.session.with(|session| session.lines_since(seat, self.app.lang()))
    }

    fn pause(&self) -> Option<Interlude> {
        self.session.with(|session| session.pause(self.app.lang()))
    }

    fn score(&self) -> Score {
        let history = self.session.with(|session| session.public_events(0));
        let score = self.view.with(|view| G::score(view, &history, self.app.lang()));
        match self.session.with(Session::stood) {
            Some(standing) => score.placed(standing),
            None => score,
        }
    }

    fn course(&self) -> Option<Course> {
        self.session.with(|session| session.course(self.app.lang()))
    }

    fn seeking(&self) -> Option<Seeking> {
        self.session.with_untracked(Session::seeking)
    }

    fn line_of(&self, moment: &Moment) -> String {
        self.session.with_untracked(|session| session.line_of(moment, self.app.lang()))
    }

    fn spares(&self) -> bool {
        self.session.with_untracked(Session::spares)
    }

    fn account(&self) -> Option<AnyView> {
        let history = self.session.with(|session| session.public_events(0));
        G::account(self.board, &history)
    }

    fn spread(&self, score: Ask<AnyView>) -> Option<Spread> {
        G::spread(self.board, score)
    }

    fn link(&self, of: Of, named: bool) -> Option<String> {
        self.session.with_untracked(|session| {
            let (changes, ended) = (session.seating().changes(), session.was_ended());
            link::written::<G>(of, session.table(), session.players(), changes, ended, named)
        })
    }

    fn outcome(&self) -> Outcome {
        let (stage, lang) = (self.now.get().stage, self.app.lang());
        self.view.with(|view| self.session.with(|session| session.outcome(stage, view, lang)))
    }

    fn this_table(&self) -> Vec<Term> {
        self.view.with(|view| G::this_table(view, self.app.lang()))
    }

    fn pond(&self) -> AnyView {
        G::pond(self.board)
    }

    fn hand(&self) -> Option<AnyView> {
        G::hand(self.board)
    }

    fn beside(&self) -> Option<AnyView> {
        G::beside(self.board)
    }

    fn facts(&self, seat: Seat) -> Option<AnyView> {
        G::facts(self.board, seat)
    }

    fn show_mine(&self, seat: Seat) -> String {
        self.board.names.with_value(|names| G::show_mine(names.of(seat), self.app.lang()))
    }

    fn seating(&self) -> Seating {
        self.session.with(|session| session.seating().clone())
    }

    fn change_seat(&self, seat: Seat, change: Change) {
        self.seated.change_seat(seat, change);
    }

    fn follows(&self, gives_up: Option<Seat>) -> String {
        let lang = self.app.lang();
        self.session.with(|session| session.follows(gives_up, lang))
    }

    fn stood(&self) -> Option<Standing> {
        self.session.with(Session::stood)
    }

    fn then(&self) -> Option<Seat> {
        let stage = self.now.get().stage;
        self.session.with(|session| session.then(stage))
    }

    fn levels(&self) -> Vec<&'static str> {
        G::LEVELS.iter().map(|level| level.id).collect()
    }

    fn can_lie_flat(&self) -> bool {
        self.session.with_untracked(Session::can_lie_flat)
    }

    fn says(&self, seat: Seat) -> String {
        let lang = self.app.lang();
        let says = |spoken: Spoken<G>| {
            self.board.names.with_value(|names| (spoken.says)(names.of(seat), lang))
        };
        G::SPOKEN.map(says).unwrap_or_default()
    }

    fn interrupts(&self) -> bool {
        let possible = |interrupts: Interrupts<G>| self.view.with(interrupts.possible);
        G::INTERRUPTS.is_some_and(possible)
    }

    fn does(&self, deed: Deed) {
        self.seated.does(deed);
    }
}
