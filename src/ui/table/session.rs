//! A match on screen: the table, who looks at it, and what may be done.

use super::flaw::Flaw;
use super::motion::Picture;
use super::stage::{Interrupt, Moment, Stage, stage};
use super::tab::Tab;
use crate::engine::{Chance, Pending, Seat, SeatSet, Table, Viewer};
use crate::ui::app::App;
use crate::ui::face::{Board, Face};
use crate::ui::label::Label;
use crate::ui::live::settled;
use crate::ui::matches;
use crate::ui::players::{Names, Player};
use crate::ui::setup::begin;
use leptos::prelude::*;

/// A match on screen. A handle: copy it freely.
#[derive(Debug)]
pub(super) struct Session<G: Face> {
    pub(super) app: App,
    pub(super) tab: Tab,
    pub(super) players: StoredValue<Vec<Player>>,
    pub(super) people: SeatSet,
    pub(super) names: StoredValue<Names>,
    pub(super) table: RwSignal<Table<G>>,
    /// The person who took the tablet in private.
    pub(super) looking: RwSignal<Option<Seat>>,
    /// The person whose area somebody asked for, where all is open.
    pub(super) wanted: RwSignal<Option<Seat>>,
    /// Whose area is shown: that person, or whoever decides openly.
    pub(super) seat: Memo<Option<Seat>>,
    /// Does somebody else than the one waited for want the tablet?
    pub(super) interrupt: RwSignal<Interrupt>,
    pub(super) interrupting: Memo<bool>,
    /// The people who see something only now, and have not said yet that they have.
    pub(super) glimpses: RwSignal<SeatSet>,
    pub(super) glimpsing: Memo<bool>,
    /// Does the last step's pause still stand?
    pub(super) paused: RwSignal<bool>,
    pub(super) hint: RwSignal<Option<G::Action>>,
    /// Is the last step saved?
    pub(super) kept: RwSignal<bool>,
    /// What is wrong with the save, until somebody goes on all the same.
    pub(super) flaw: RwSignal<Option<Flaw>>,
    pub(super) stage: Memo<Stage>,
    pub(super) view: Memo<G::View>,
    pub(super) offers: Memo<Vec<G::Action>>,
    pub(super) acting: Memo<bool>,
    pub(super) can_undo: Memo<bool>,
    /// What the bots draw from; nothing of the match depends on it.
    pub(super) chance: StoredValue<Chance>,
    /// Where things lay before the last step.
    pub(super) before: StoredValue<Picture>,
    pub(super) screen: G::Screen,
}

// Derived, these would ask the views and actions inside the handles to be `Copy` as well.
impl<G: Face> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Session<G> {}

impl<G: Face> Session<G> {
    pub(super) fn new(
        app: App,
        tab: Tab,
        players: Vec<Player>,
        table: Table<G>,
        flaw: Option<Flaw>,
    ) -> Self {
        let people: SeatSet = Seat::all(table.setup().seats)
            .filter(|seat| players[seat.index()].is_person())
            .collect();
        let lang = app.lang_now();
        let names = Names::new(players.iter().map(|player| player.shown_name(lang)));
        let alone = people.first().filter(|_| people.len() == 1);
        let looking = RwSignal::new(alone);
        let wanted = RwSignal::new(None);
        let paused = RwSignal::new(ends_in_pause(&table, &names, app));
        let table = RwSignal::new(table);

        let interrupt = RwSignal::new(Interrupt::None);
        let glimpses = RwSignal::new(table.with_untracked(|table| glimpses_of(table, people)));

        let stage = Memo::new(move |_| {
            // With one person there is nobody to hide anything from.
            let private = people.len() > 1
                && !G::OPEN
                && table.with(|table| G::private(&table.view(Viewer::Table)));
            stage(Moment {
                pending: table.with(Table::pending),
                people,
                looking: looking.get(),
                wanted: wanted.get(),
                elsewhere: tab.is_elsewhere(),
                paused: paused.get(),
                interrupt: interrupt.get(),
                glimpses: glimpses.get(),
                private,
            })
        });
        let seat = Memo::new(move |_| match stage.get() {
            Stage::Play(seat) => seat,
            Stage::Over(_) => alone,
            Stage::Watch | Stage::Curtain(_) | Stage::Pause | Stage::Who => None,
        });
        let view = Memo::new(move |_| {
            // Who decides openly while others look on sees no more than they, if there are secrets.
            let viewer = seat.get().filter(|&seat| G::OPEN || looking.get() == Some(seat));
            table.with(|table| table.view(viewer.map_or(Viewer::Table, Viewer::Seat)))
        });
        let offers = Memo::new(move |_| {
            let mut offers = Vec::new();
            if let (Stage::Play(Some(seat)), true) = (stage.get(), glimpses.get().is_empty()) {
                table.with(|table| table.legal(seat, &mut offers));
            }
            offers
        });
        let acting = settled(move || offers.with(|offers| !offers.is_empty()));
        let can_undo = settled(move || undoer(&table, people, stage).is_some());
        let kept = matches::is_kept(app, &tab.id());
        let session = Self {
            app,
            tab,
            players: StoredValue::new(players),
            people,
            names: StoredValue::new(names),
            table,
            looking,
            wanted,
            seat,
            interrupt,
            glimpses,
            glimpsing: settled(move || !glimpses.get().is_empty() && !tab.is_elsewhere()),
            interrupting: settled(move || matches!(interrupt.get(), Interrupt::By(_))),
            paused,
            hint: RwSignal::new(None),
            kept: RwSignal::new(kept),
            flaw: RwSignal::new(flaw),
            stage,
            view,
            offers,
            acting,
            can_undo,
            chance: StoredValue::new(Chance::from_seed(app.device().random())),
            before: StoredValue::new(Picture::default()),
            screen: G::screen(),
        };
        session.play_unattended();
        session
    }

    /// What the game's board is given.
    pub(super) fn board(self) -> Board<G> {
        Board {
            app: self.app,
            view: self.view,
            names: self.names,
            people: self.people,
            ducks: Callback::new(move |seat: Seat| {
                self.players.with_value(|players| players[seat.index()].duck)
            }),
            history: Callback::new(move |()| self.public_events(0)),
            seat: self.seat,
            offers: self.offers,
            acting: self.acting,
            hint: self.hint,
            act: Callback::new(move |action| self.act(action)),
            act_for: Callback::new(move |(seat, action)| self.act_for(seat, action)),
            offers_for: Callback::new(move |seat| self.offers_for(seat)),
            look: Callback::new(move |seat| self.look(seat)),
            interrupting: self.interrupting,
            glimpsing: self.glimpsing,
            interrupt: Callback::new(move |()| self.ask_who_interrupts()),
            refusal: Callback::new(move |action| self.refusal(action)),
            screen: self.screen,
        }
    }

    /// The person at the tablet plays.
    pub(super) fn act(self, action: G::Action) {
        if self.glimpsing.get_untracked() {
            return;
        }
        if let Stage::Play(Some(seat)) = self.stage.get_untracked() {
            self.looking.set(Some(seat));
            self.play(seat, action);
        }
    }

    /// What a person may do where all can reach their own part of the table at once.
    fn offers_for(self, seat: Seat) -> Vec<G::Action> {
        let mut offers = Vec::new();
        let playing = matches!(self.stage.get(), Stage::Play(_)) && self.glimpses.get().is_empty();
        if playing && self.people.has(seat) {
            self.table.with(|table| table.legal(seat, &mut offers));
        }
        offers
    }

    /// A person plays there.
    fn act_for(self, seat: Seat, action: G::Action) {
        let glimpsing = self.glimpsing.get_untracked();
        let playing = matches!(self.stage.get_untracked(), Stage::Play(_)) && !glimpsing;
        if playing && self.people.has(seat) {
            self.play(seat, action);
        }
    }

    /// Shows a person's part, where all is open.
    fn look(self, seat: Seat) {
        if G::OPEN {
            self.wanted.set(Some(seat));
        }
    }

    /// Somebody wants to interrupt. The question is open to all, so that it tells nothing.
    pub(super) fn ask_who_interrupts(self) {
        let glimpsing = self.glimpsing.get_untracked();
        if matches!(self.stage.get_untracked(), Stage::Play(_)) && !glimpsing {
            let alone = self.people.first().filter(|_| self.people.len() == 1);
            self.interrupt.set(alone.map_or(Interrupt::Asked, Interrupt::By));
        }
    }

    fn refusal(self, action: G::Action) -> Option<String> {
        let seat = self.seat.get_untracked()?;
        let refused = self.table.with_untracked(|table| table.check(seat, action)).err()?;
        let (names, lang) = (self.names.get_value(), self.app.lang_now());
        Some(self.view.with_untracked(|view| G::refusal(view, refused, &names, lang)))
    }

    /// Plays one decision. It is saved before anything of it is shown.
    pub(super) fn play(self, seat: Seat, action: G::Action) {
        if !self.tab.may_write() {
            return;
        }
        let played = self.table.try_update_untracked(|table| table.play(seat, action).is_ok());
        if played != Some(true) {
            return;
        }
        self.keep();
        self.flaw.set(None);
        self.before.set_value(Picture::taken(seat));
        let names = self.names.get_value();
        let pause = self.table.with_untracked(|table| ends_in_pause(table, &names, self.app));
        self.hint.set(None);
        self.interrupt.set(Interrupt::None);
        if self.wanted.get_untracked() == Some(seat) {
            self.wanted.set(None);
        }
        self.glimpses.set(self.table.with_untracked(|table| glimpses_of(table, self.people)));
        self.paused.set(pause);
        self.table.notify();
    }

    /// Saves the match as it stands, if it is played in this tab.
    pub(super) fn keep(self) {
        if !self.tab.may_write() {
            return;
        }
        let record = self.table.with_untracked(Table::record);
        let label = self
            .names
            .with_value(|names| self.table.with_untracked(|table| Label::of(table, names)));
        let players = self.players.get_value();
        let id = self.tab.id();
        let kept = matches::keep(self.app, &id, &players, Some(label), &record).is_ok();
        self.tab.mark();
        self.kept.set(kept);
    }

    /// Takes the last decision back.
    pub(super) fn take_back(self) {
        if self.can_undo.get_untracked() && self.tab.may_write() {
            self.table.update_untracked(|table| {
                table.undo();
            });
            self.keep();
            self.hint.set(None);
            self.table.notify();
        }
    }

    /// The same players and options once more.
    pub(super) fn play_again(self) {
        let setup = self.table.with_untracked(|table| table.setup().clone());
        begin::<G>(self.app, &self.players.get_value(), setup);
    }

    /// Shows what the strongest bot would do in the person's place, seeing what the person sees.
    pub(super) fn show_hint(self) {
        let offers = self.offers.get_untracked();
        let Some(&level) = G::LEVELS.last() else { return };
        if offers.is_empty() {
            return;
        }
        let action = self.view.with_untracked(|view| {
            self.chance.try_update_value(|chance| G::choose(view, &offers, level, chance))
        });
        self.hint.set(action);
    }
}

/// The people who see something only until the next decision.
fn glimpses_of<G: Face>(table: &Table<G>, people: SeatSet) -> SeatSet {
    G::glimpses(&table.view(Viewer::Table)).and(people)
}

/// The person whose last decision may be taken back now: on the table by that person alone, at
/// the curtain before the next one looks.
fn undoer<G: Face>(
    table: &RwSignal<Table<G>>,
    people: SeatSet,
    stage: Memo<Stage>,
) -> Option<Seat> {
    let seat = table.with(Table::can_undo).filter(|&seat| people.has(seat))?;
    match stage.get() {
        Stage::Play(at) => (at == Some(seat)).then_some(seat),
        Stage::Curtain(_) => Some(seat),
        Stage::Watch | Stage::Pause | Stage::Who | Stage::Over(_) => None,
    }
}

/// Does the last step end with something all should see before play goes on? The end of the
/// match does not pause: the result shows it.
fn ends_in_pause<G: Face>(table: &Table<G>, names: &Names, app: App) -> bool {
    let over = matches!(table.pending(), Pending::Over(_));
    let public = |event: &G::Event| G::redact(event, Viewer::Table);
    let pauses = |events: &[G::Event]| {
        let events: Vec<G::Event> = events.iter().filter_map(public).collect();
        G::pause(&events, names, app.lang_now()).is_some()
    };
    !over && table.steps().last().is_some_and(|step| pauses(&step.events))
}
