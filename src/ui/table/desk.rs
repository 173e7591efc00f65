//! A match as the shared table sees it: plain data and callbacks, whatever the game.
//!
//! The screens take a `Desk`, not a `Session<G>`, so that there is one copy of them in the
//! program and not one a game.

use super::motion::Picture;
use super::session::Session;
use super::stage::Stage;
use crate::engine::{Seat, SeatSet, Table, Viewer};
use crate::games::GameId;
use crate::ui::app::App;
use crate::ui::face::{About, Face, Interlude, Line, Plate, Score};
use crate::ui::lang::Lang;
use crate::ui::players::Player;
use leptos::prelude::*;

/// A match on screen. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(super) struct Desk {
    pub(super) app: App,
    pub(super) game: GameId,
    pub(super) about: fn(Lang) -> &'static About,
    /// How many seats.
    pub(super) seats: u8,
    players: StoredValue<Vec<Player>>,
    pub(super) stage: Memo<Stage>,
    /// How many steps were played.
    pub(super) steps: Memo<usize>,
    /// Whose hand is shown.
    pub(super) looking: Signal<Option<Seat>>,
    /// Who is waited for.
    pub(super) owed: Memo<SeatSet>,
    /// Can the person at the tablet act?
    pub(super) acting: Memo<bool>,
    pub(super) prompt: Signal<Prompt>,
    pub(super) buttons: Signal<Vec<Press>>,
    /// All moves in words.
    pub(super) moves: Signal<Vec<Press>>,
    pub(super) subtitle: Signal<String>,
    pub(super) plates: Memo<Vec<Plate>>,
    pub(super) lines: Memo<Vec<Line>>,
    pub(super) pause: Signal<Option<Interlude>>,
    pub(super) score: Signal<Score>,
    /// Who won, and why.
    pub(super) outcome: Signal<(String, String)>,
    pub(super) this_table: Signal<Vec<(String, String)>>,
    /// Whose last decision may be taken back.
    pub(super) can_undo: Memo<Option<Seat>>,
    /// Is the last step saved?
    pub(super) kept: Signal<bool>,
    /// After how many good steps the save was damaged, if it was.
    pub(super) damaged_after: Option<usize>,
    /// Where things lay before the last step.
    pub(super) before: StoredValue<Picture>,
    /// What happened since this seat decided last.
    pub(super) since: Callback<Seat, Vec<Line>>,
    /// The middle of the table.
    pub(super) pond: Callback<(), AnyView>,
    /// The viewer's own area.
    pub(super) hand: Callback<(), AnyView>,
    pub(super) reveal: Callback<Seat>,
    pub(super) go_on: Callback<()>,
    pub(super) undo: Callback<()>,
    pub(super) hint: Callback<()>,
    pub(super) save: Callback<()>,
    pub(super) rematch: Callback<()>,
}

/// Who must do what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Prompt {
    pub(super) seat: Seat,
    /// Who and in which part; only for the person who acts.
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

impl Desk {
    pub(super) fn player(self, seat: Seat) -> Player {
        self.players.with_value(|players| players[seat.index()].clone())
    }

    pub(super) fn name(self, seat: Seat) -> String {
        self.player(seat).shown_name(self.app.lang_now())
    }
}

impl<G: Face> Session<G> {
    /// The match without its type.
    pub(super) fn desk(self, game: GameId) -> Desk {
        let Self { app, view, table, names, .. } = self;
        let board = self.board();
        let press = move |action: G::Action| Callback::new(move |()| board.act.run(action));
        Desk {
            app,
            game,
            about: G::about,
            seats: table.with_untracked(|table| table.setup().seats),
            players: self.players,
            stage: self.stage,
            steps: Memo::new(move |_| table.with(|table| table.steps().len())),
            looking: self.looking.into(),
            owed: Memo::new(move |_| table.with(|table| table.pending().owed())),
            acting: Memo::new(move |_| self.offers.with(|offers| !offers.is_empty())),
            prompt: Signal::derive(move || self.prompt()),
            buttons: Signal::derive(move || {
                let buttons = G::buttons(board).into_iter();
                buttons
                    .map(|button| Press {
                        label: button.label,
                        primary: button.primary,
                        act: press(button.action),
                    })
                    .collect()
            }),
            moves: Signal::derive(move || {
                let lang = app.lang();
                let offers = self.offers.get().into_iter();
                view.with(|view| {
                    offers
                        .map(|action| Press {
                            label: G::offer(view, action, lang),
                            primary: false,
                            act: press(action),
                        })
                        .collect()
                })
            }),
            subtitle: Signal::derive(move || view.with(|view| G::subtitle(view, app.lang()))),
            plates: Memo::new(move |_| {
                let seats = table.with(|table| table.setup().seats);
                view.with(|view| {
                    Seat::all(seats).map(|seat| G::plate(view, seat, app.lang())).collect()
                })
            }),
            lines: Memo::new(move |_| self.lines(0)),
            pause: Signal::derive(move || {
                let (names, lang) = (names.get_value(), app.lang());
                let events = table.with(|table| self.public_events(table, table.steps().len() - 1));
                events.iter().find_map(|event| G::interlude(event, &names, lang))
            }),
            score: Signal::derive(move || {
                let history = table.with(|table| self.public_events(table, 0));
                view.with(|view| G::score(view, &history, app.lang()))
            }),
            outcome: Signal::derive(move || {
                let Some(standing) = self.standing() else { return Default::default() };
                let names = names.get_value();
                view.with(|view| G::outcome(view, standing, &names, app.lang()))
            }),
            this_table: Signal::derive(move || view.with(|view| G::this_table(view, app.lang()))),
            can_undo: Memo::new(move |_| self.can_undo()),
            kept: self.kept.into(),
            damaged_after: self.damage.get_value().map(|damage| damage.good),
            before: self.before,
            since: Callback::new(move |seat| {
                let last = |table: &Table<G>| {
                    table.steps().iter().rposition(|step| step.seat == seat).map_or(0, |at| at + 1)
                };
                let mut lines = self.lines(table.with(last).max(1));
                lines.retain(|line| !line.heading);
                lines
            }),
            pond: Callback::new(move |()| G::pond(board)),
            hand: Callback::new(move |()| G::hand(board)),
            reveal: Callback::new(move |seat| self.looking.set(Some(seat))),
            go_on: Callback::new(move |()| self.paused.set(false)),
            undo: Callback::new(move |()| self.undo()),
            hint: Callback::new(move |()| self.show_hint()),
            save: Callback::new(move |()| self.save()),
            rematch: Callback::new(move |()| self.rematch()),
        }
    }

    /// Whom the prompt is about: the person who acts, or whoever is waited for.
    fn prompt(self) -> Prompt {
        let lang = self.app.lang();
        let names = self.names.get_value();
        let owed = self.table.with(|table| table.pending().owed());
        let own = self.offers.with(|offers| !offers.is_empty());
        let seat = self.looking.get().filter(|&seat| owed.has(seat)).or_else(|| owed.first());
        self.view.with(|view| {
            let (role, sentence) = match seat {
                Some(seat) if own => {
                    (G::role(view, seat, names.of(seat), lang), G::prompt(view, seat, &names, lang))
                }
                Some(seat) => (String::new(), G::waiting(view, seat, names.of(seat), lang)),
                None => (String::new(), G::waits_for(view, &names, lang)),
            };
            Prompt { seat: seat.unwrap_or(Seat::new(0)), role, sentence }
        })
    }

    /// The events from this step on, as everybody may know them; those of the first deal belong
    /// to step 0.
    fn public_events(self, table: &Table<G>, from: usize) -> Vec<G::Event> {
        let opening = if from == 0 { table.opening() } else { &[] };
        let steps = table.steps()[from..].iter().flat_map(|step| &step.events);
        let events = opening.iter().chain(steps);
        events.filter_map(|event| G::redact(event, Viewer::Table)).collect()
    }

    /// The lines of the log from this step on.
    fn lines(self, from: usize) -> Vec<Line> {
        let (names, lang) = (self.names.get_value(), self.app.lang());
        let events =
            self.table.with(|table| self.public_events(table, from.min(table.steps().len())));
        events.iter().filter_map(|event| G::line(event, &names, lang)).collect()
    }
}
