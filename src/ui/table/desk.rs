//! A match as the shared table sees it: plain data and deeds, whatever the game.
//!
//! The screens take a [`Desk`], not a `Session<G>`, so that there is one copy of them in the
//! program and not one a game. Asked in a reactive place, a question is asked again whenever its
//! answer may have changed.

use super::flaw::Flaw;
use super::motion::Picture;
use super::session::Session;
use super::stage::{Interrupt, Stage};
use super::tab::Tab;
use crate::engine::{Seat, SeatSet, Table, Viewer};
use crate::games::GameId;
use crate::ui::app::App;
use crate::ui::face::{About, Board, Button, Face, Interlude, Line, Plate, Score};
use crate::ui::lang::Lang;
use crate::ui::players::Player;
use leptos::prelude::*;
use std::sync::Arc;

/// A match on screen. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(super) struct Desk {
    pub(super) app: App,
    pub(super) game: GameId,
    pub(super) about: fn(Lang) -> &'static About,
    /// How many seats.
    pub(super) seats: u8,
    pub(super) tab: Tab,
    /// What is wrong with the save; until somebody goes on all the same.
    pub(super) flaw: RwSignal<Option<Flaw>>,
    pub(super) stage: Memo<Stage>,
    /// The seats with people.
    pub(super) people: SeatSet,
    /// Does somebody interrupt who can see it now?
    pub(super) interrupting: Memo<bool>,
    /// Does the viewer see something that the next decision hides?
    pub(super) glimpsing: Memo<bool>,
    /// Does the pond show the seats itself?
    pub(super) seats_in_pond: bool,
    /// Can the person at the tablet act?
    pub(super) acting: Memo<bool>,
    /// Can something be taken back?
    pub(super) can_undo: Memo<bool>,
    /// Is the last step saved?
    pub(super) kept: RwSignal<bool>,
    /// Where things lay before the last step.
    pub(super) before: StoredValue<Picture>,
    players: StoredValue<Vec<Player>>,
    questions: StoredValue<Arc<dyn Questions>>,
}

/// Who must do what.
#[derive(Clone, Debug)]
pub(super) struct Prompt {
    pub(super) seat: Seat,
    /// Who and in which part, for the person who acts; else what to know meanwhile.
    pub(super) role: String,
    pub(super) sentence: String,
}

/// Something that can be pressed to play.
#[derive(Clone, Debug)]
pub(super) struct Press {
    pub(super) label: String,
    pub(super) primary: bool,
    pub(super) act: Callback<()>,
}

/// What the shared table asks of a match, and does to it.
pub(super) trait Questions: Send + Sync + std::fmt::Debug {
    /// Whose hand is shown.
    fn looking(&self) -> Option<Seat>;
    /// Who is waited for.
    fn owed(&self) -> SeatSet;
    fn prompt(&self) -> Prompt;
    fn buttons(&self) -> Vec<Press>;
    /// All moves in words.
    fn moves(&self) -> Vec<Press>;
    fn subtitle(&self) -> String;
    fn plate(&self, seat: Seat) -> Plate;
    /// The log.
    fn lines(&self) -> Vec<Line>;
    /// What happened since this seat decided last.
    fn lines_since(&self, seat: Seat) -> Vec<Line>;
    fn pause(&self) -> Option<Interlude>;
    fn score(&self) -> Score;
    /// How the last round came to its result.
    fn account(&self) -> Option<AnyView>;
    /// Who won, and why.
    fn outcome(&self) -> (String, String);
    fn this_table(&self) -> Vec<(String, String)>;
    /// The middle of the table.
    fn pond(&self) -> AnyView;
    /// The viewer's own area.
    fn hand(&self) -> AnyView;
    fn beside(&self) -> Option<AnyView>;
    fn facts(&self, seat: Seat) -> Option<AnyView>;
    /// The button with which the person takes the tablet.
    fn show_mine(&self, seat: Seat) -> String;
    /// The person took the tablet: the hand may be shown.
    fn reveal(&self, seat: Seat);
    /// Can somebody interrupt in this match?
    fn interrupts(&self) -> bool;
    /// Stops the game and asks who wants to interrupt.
    fn ask_who_interrupts(&self);
    /// Says who interrupts, or that nobody does.
    fn set_interrupt(&self, interrupt: Interrupt);
    /// The viewer has seen what the next decision hides.
    fn seen(&self);
    /// Everybody has seen what the pause shows.
    fn go_on(&self);
    fn undo(&self);
    fn hint(&self);
    fn save(&self);
    fn rematch(&self);
}

impl Desk {
    pub(super) fn player(self, seat: Seat) -> Player {
        self.players.with_value(|players| players[seat.index()].clone())
    }

    pub(super) fn name(self, seat: Seat) -> String {
        self.player(seat).shown_name(self.app.lang_now())
    }

    /// The match behind it.
    pub(super) fn ask(self) -> Arc<dyn Questions> {
        self.questions.get_value()
    }
}

impl<G: Face> Session<G> {
    /// The match without its type.
    pub(super) fn desk(self, game: GameId) -> Desk {
        Desk {
            app: self.app,
            game,
            about: G::about,
            seats: self.table.with_untracked(|table| table.setup().seats),
            tab: self.tab,
            flaw: self.flaw,
            stage: self.stage,
            people: self.people,
            interrupting: self.interrupting,
            glimpsing: self.glimpsing,
            seats_in_pond: G::SEATS_IN_POND,
            acting: self.acting,
            can_undo: self.can_undo,
            kept: self.kept,
            before: self.before,
            players: self.players,
            questions: StoredValue::new(Arc::new(Seated { session: self, board: self.board() })),
        }
    }

    /// The events from this step on, as everybody may know them; those of the first deal belong
    /// to step 0.
    pub(super) fn public_events(self, from: usize) -> Vec<G::Event> {
        self.table.with(|table| {
            let opening = if from == 0 { table.opening() } else { &[] };
            let steps = table.steps().iter().skip(from).flat_map(|step| &step.events);
            let events = opening.iter().chain(steps);
            events.filter_map(|event| G::redact(event, Viewer::Table)).collect()
        })
    }

    /// The lines of the log from this step on.
    fn lines_from(self, step: usize) -> Vec<Line> {
        let (names, lang) = (self.names.get_value(), self.app.lang());
        let events = self.public_events(step);
        G::log(&events, &names, lang)
    }

    fn press(self, action: G::Action) -> Callback<()> {
        Callback::new(move |()| self.act(action))
    }
}

/// A match and what its board was given.
#[derive(Debug)]
struct Seated<G: Face> {
    session: Session<G>,
    board: Board<G>,
}

impl<G: Face> std::ops::Deref for Seated<G> {
    type Target = Session<G>;

    fn deref(&self) -> &Session<G> {
        &self.session
    }
}

impl<G: Face> Questions for Seated<G> {
    fn looking(&self) -> Option<Seat> {
        self.seat.get()
    }

    fn owed(&self) -> SeatSet {
        self.table.with(|table| table.pending().owed())
    }

    fn prompt(&self) -> Prompt {
        let lang = self.app.lang();
        let names = self.names.get_value();
        let owed = self.owed();
        let own = self.acting.get();
        // The person who acts (and need not be waited for), or whoever is waited for.
        let shown = self.seat.get();
        let seat = shown.filter(|&seat| own || owed.has(seat)).or_else(|| owed.first());
        self.view.with(|view| {
            if let Interrupt::By(seat) = self.interrupt.get() {
                let role = (self.app.text().curtain.interrupts)(names.of(seat));
                let sentence = self.offers.with(|offers| G::interruption(view, offers, lang));
                return Prompt { seat, role, sentence };
            }
            if let (true, Some(seat)) = (self.glimpsing.get(), shown) {
                let role = (self.app.text().curtain.only_you)(names.of(seat));
                return Prompt { seat, role, sentence: G::glimpse(view, seat, &names, lang) };
            }
            let (role, sentence) = match seat {
                Some(seat) if own => {
                    let role = G::role(view, seat, &names, lang);
                    let chosen = G::prompt_on(self.board);
                    (role, chosen.unwrap_or_else(|| G::prompt(view, seat, &names, lang)))
                }
                Some(seat) => {
                    let meanwhile = G::meanwhile(view, lang);
                    (meanwhile, G::waiting(view, seat, &names, lang))
                }
                None => (String::new(), G::waits_for(view, &names, lang)),
            };
            Prompt { seat: seat.unwrap_or(Seat::new(0)), role, sentence }
        })
    }

    fn buttons(&self) -> Vec<Press> {
        let buttons = G::buttons(self.board).into_iter();
        let press = |button: Button<G::Action>| Press {
            label: button.label,
            primary: button.primary,
            act: self.press(button.action),
        };
        buttons.map(press).collect()
    }

    fn moves(&self) -> Vec<Press> {
        let lang = self.app.lang();
        let offers = self.offers.get().into_iter();
        let names = self.names.get_value();
        self.view.with(|view| {
            let press = |action| Press {
                label: G::offer(view, action, &names, lang),
                primary: false,
                act: self.press(action),
            };
            offers.map(press).collect()
        })
    }

    fn subtitle(&self) -> String {
        self.view.with(|view| G::subtitle(view, self.app.lang()))
    }

    fn plate(&self, seat: Seat) -> Plate {
        self.view.with(|view| G::plate(view, seat, self.app.lang()))
    }

    fn lines(&self) -> Vec<Line> {
        self.lines_from(0)
    }

    fn lines_since(&self, seat: Seat) -> Vec<Line> {
        let own = |table: &Table<G>| table.steps().iter().rposition(|step| step.seat == seat);
        // The deal itself is no news.
        let from = self.table.with(own).map_or(1, |last| last + 1);
        let mut lines = self.lines_from(from.max(1));
        lines.retain(|line| !line.heading);
        lines
    }

    fn pause(&self) -> Option<Interlude> {
        let (names, lang) = (self.names.get_value(), self.app.lang());
        let last = self.table.with(|table| table.steps().len()).saturating_sub(1);
        let events = self.public_events(last);
        G::pause(&events, &names, lang)
    }

    fn score(&self) -> Score {
        let history = self.public_events(0);
        self.view.with(|view| G::score(view, &history, self.app.lang()))
    }

    fn account(&self) -> Option<AnyView> {
        G::account(self.board, &self.public_events(0))
    }

    fn outcome(&self) -> (String, String) {
        let Stage::Over(standing) = self.stage.get() else { return Default::default() };
        let names = self.names.get_value();
        self.view.with(|view| G::outcome(view, standing, &names, self.app.lang()))
    }

    fn this_table(&self) -> Vec<(String, String)> {
        self.view.with(|view| G::this_table(view, self.app.lang()))
    }

    fn pond(&self) -> AnyView {
        G::pond(self.board)
    }

    fn hand(&self) -> AnyView {
        G::hand(self.board)
    }

    fn beside(&self) -> Option<AnyView> {
        G::beside(self.board)
    }

    fn facts(&self, seat: Seat) -> Option<AnyView> {
        G::facts(self.board, seat)
    }

    fn show_mine(&self, seat: Seat) -> String {
        self.names.with_value(|names| {
            let name = names.of(seat);
            let own = G::show_mine(name, self.app.lang());
            own.unwrap_or_else(|| (self.app.text().curtain.show)(name))
        })
    }

    fn reveal(&self, seat: Seat) {
        self.looking.set(Some(seat));
    }

    fn seen(&self) {
        if let Some(seat) = self.seat.get_untracked() {
            self.glimpses.update(|glimpses| *glimpses = glimpses.without(seat));
        }
    }

    fn interrupts(&self) -> bool {
        self.view.with(G::interrupts)
    }

    fn ask_who_interrupts(&self) {
        self.session.ask_who_interrupts();
    }

    fn set_interrupt(&self, interrupt: Interrupt) {
        self.interrupt.set(interrupt);
    }

    fn go_on(&self) {
        self.paused.set(false);
    }

    fn undo(&self) {
        self.take_back();
    }

    fn hint(&self) {
        self.show_hint();
    }

    fn save(&self) {
        self.keep();
    }

    fn rematch(&self) {
        self.play_again();
    }
}
