//! A match on screen: the table, who looks at it, and what may be done.

use super::motion::Picture;
use super::stage::{Stage, stage};
use crate::engine::{Chance, Damage, Pending, Seat, SeatSet, Table, Viewer};
use crate::ui::app::App;
use crate::ui::face::{Board, Face};
use crate::ui::live::{settled, watch};
use crate::ui::matches::{self, new_id};
use crate::ui::players::{Kind, Names, Player};
use crate::ui::setup::begin;
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use std::time::Duration;

/// A match on screen. A handle: copy it freely.
#[derive(Debug)]
pub(super) struct Session<G: Face> {
    pub(super) app: App,
    id: StoredValue<String>,
    pub(super) players: StoredValue<Vec<Player>>,
    pub(super) people: SeatSet,
    pub(super) names: StoredValue<Names>,
    pub(super) table: RwSignal<Table<G>>,
    /// The person whose hand may be shown.
    pub(super) looking: RwSignal<Option<Seat>>,
    /// Does the last step's pause still stand?
    pub(super) paused: RwSignal<bool>,
    pub(super) hint: RwSignal<Option<G::Action>>,
    /// Is the last step saved?
    pub(super) kept: RwSignal<bool>,
    /// How far the save could be followed, if it was damaged.
    pub(super) damage: RwSignal<Option<Damage>>,
    pub(super) stage: Memo<Stage>,
    pub(super) view: Memo<G::View>,
    pub(super) offers: Memo<Vec<G::Action>>,
    pub(super) acting: Memo<bool>,
    pub(super) can_undo: Memo<bool>,
    /// What the bots draw from; nothing of the match depends on it.
    chance: StoredValue<Chance>,
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
        id: String,
        players: Vec<Player>,
        table: Table<G>,
        damage: Option<Damage>,
    ) -> Self {
        let people: SeatSet = Seat::all(table.setup().seats)
            .filter(|seat| players[seat.index()].is_person())
            .collect();
        let lang = app.lang_now();
        let names = Names::new(players.iter().map(|player| player.shown_name(lang)));
        let alone = people.first().filter(|_| people.len() == 1);
        let looking = RwSignal::new(alone);
        let paused = RwSignal::new(ends_in_pause(&table, &names, app));
        let table = RwSignal::new(table);

        let stage = Memo::new(move |_| {
            let pending = table.with(Table::pending);
            stage(pending, people, looking.get(), paused.get())
        });
        let view = Memo::new(move |_| {
            let viewer = match stage.get() {
                Stage::Play => looking.get().map_or(Viewer::Table, Viewer::Seat),
                Stage::Curtain(_) | Stage::Pause => Viewer::Table,
                Stage::Over(_) => alone.map_or(Viewer::Table, Viewer::Seat),
            };
            table.with(|table| table.view(viewer))
        });
        let offers = Memo::new(move |_| {
            let mut offers = Vec::new();
            if let (Stage::Play, Some(seat)) = (stage.get(), looking.get()) {
                table.with(|table| table.legal(seat, &mut offers));
            }
            offers
        });
        let acting = settled(move || offers.with(|offers| !offers.is_empty()));
        let can_undo = settled(move || undoer(&table, people, looking, stage).is_some());
        let kept = matches::unkept(app, &id).is_none();
        let session = Self {
            app,
            // What is left of a damaged save stays as it is: play goes on in a copy.
            id: StoredValue::new(if damage.is_some() { new_id(app) } else { id }),
            players: StoredValue::new(players),
            people,
            names: StoredValue::new(names),
            table,
            looking,
            paused,
            hint: RwSignal::new(None),
            kept: RwSignal::new(kept),
            damage: RwSignal::new(damage),
            stage,
            view,
            offers,
            acting,
            can_undo,
            chance: StoredValue::new(Chance::from_seed(app.device().random())),
            before: StoredValue::new(Picture::default()),
            screen: G::screen(),
        };
        session.let_bots_play();
        session
    }

    /// What the game's board is given.
    pub(super) fn board(self) -> Board<G> {
        Board {
            app: self.app,
            view: self.view,
            seat: self.looking,
            offers: self.offers,
            acting: self.acting,
            hint: self.hint,
            act: Callback::new(move |action| self.act(action)),
            refusal: Callback::new(move |action| self.refusal(action)),
            screen: self.screen,
        }
    }

    /// The person at the tablet plays.
    pub(super) fn act(self, action: G::Action) {
        if let (Stage::Play, Some(seat)) =
            (self.stage.get_untracked(), self.looking.get_untracked())
        {
            self.play(seat, action);
        }
    }

    fn refusal(self, action: G::Action) -> Option<String> {
        let seat = self.looking.get_untracked()?;
        let refused = self.table.with_untracked(|table| table.check(seat, action)).err()?;
        let (names, lang) = (self.names.get_value(), self.app.lang_now());
        Some(self.view.with_untracked(|view| G::refusal(view, refused, &names, lang)))
    }

    /// Plays one decision. It is saved before anything of it is shown.
    fn play(self, seat: Seat, action: G::Action) {
        let played = self.table.try_update_untracked(|table| table.play(seat, action).is_ok());
        if played != Some(true) {
            return;
        }
        self.keep();
        self.damage.set(None);
        self.before.set_value(Picture::taken(seat));
        let names = self.names.get_value();
        let pause = self.table.with_untracked(|table| ends_in_pause(table, &names, self.app));
        self.hint.set(None);
        self.paused.set(pause);
        self.table.notify();
    }

    /// Saves the match as it stands.
    pub(super) fn keep(self) {
        let record = self.table.with_untracked(Table::record);
        let players = self.players.get_value();
        let id = self.id.get_value();
        let kept = matches::keep(self.app, &id, &players, &record).is_ok();
        self.kept.set(kept);
    }

    /// Takes the last decision back.
    pub(super) fn take_back(self) {
        if self.can_undo.get_untracked() {
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

    /// Waits the bots' moment whenever a bot is to decide, and lets it.
    fn let_bots_play(self) {
        let waiting = StoredValue::new(None::<TimeoutHandle>);
        let stop = move || {
            if let Some(Some(handle)) = waiting.try_update_value(Option::take) {
                handle.clear();
            }
        };
        watch(move || {
            stop();
            // In a damaged match nothing happens before a person says so.
            if self.damage.get().is_some() {
                return;
            }
            let bots = self.table.with(Table::pending).owed().minus(self.people);
            let Some(seat) = bots.first().filter(|_| self.stage.get() == Stage::Play) else {
                return;
            };
            let delay = Duration::from_millis(self.app.settings.get().speed.bot_delay());
            let handle = set_timeout_with_handle(move || self.bot_plays(seat), delay).ok();
            waiting.set_value(handle);
        });
        // A timer that outlives its screen would touch signals that are gone.
        on_cleanup(stop);
    }

    fn bot_plays(self, seat: Seat) {
        let player = self.players.with_value(|players| players[seat.index()].clone());
        let Kind::Bot(id) = player.kind else { return };
        let weakest = G::LEVELS.first().copied();
        let Some(level) = G::level(&id).or(weakest) else { return };
        let mut legal = Vec::new();
        let view = self.table.with_untracked(|table| {
            table.legal(seat, &mut legal);
            table.view(Viewer::Seat(seat))
        });
        if legal.is_empty() {
            return;
        }
        let action = self.chance.try_update_value(|chance| G::choose(&view, &legal, level, chance));
        if let Some(action) = action {
            self.play(seat, action);
        }
    }
}

/// The person whose last decision may be taken back now: on the table by that person alone, at
/// the curtain before the next one looks.
fn undoer<G: Face>(
    table: &RwSignal<Table<G>>,
    people: SeatSet,
    looking: RwSignal<Option<Seat>>,
    stage: Memo<Stage>,
) -> Option<Seat> {
    let seat = table.with(Table::can_undo).filter(|&seat| people.has(seat))?;
    match stage.get() {
        Stage::Play => (looking.get() == Some(seat)).then_some(seat),
        Stage::Curtain(_) => Some(seat),
        Stage::Pause | Stage::Over(_) => None,
    }
}

/// Does the last step end with something all should see before play goes on? The end of the
/// match does not pause: the result shows it.
fn ends_in_pause<G: Face>(table: &Table<G>, names: &Names, app: App) -> bool {
    let over = matches!(table.pending(), Pending::Over(_));
    let pauses = |event: &G::Event| {
        let event = G::redact(event, Viewer::Table);
        event.is_some_and(|event| G::interlude(&event, names, app.lang_now()).is_some())
    };
    !over && table.steps().last().is_some_and(|step| step.events.iter().any(pauses))
}
