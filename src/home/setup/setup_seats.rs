//! The seats of the match being set up.

use super::phones::PhoneMarks;
use leptos::prelude::*;
use mallard_device::{Help, KnownPlayers};
use mallard_engine::Level;
use mallard_kit::App;
use mallard_session::{Player, PlayerKind, tidy_name};
use mallard_web as web;

#[derive(Clone, Copy, Debug)]
pub(super) struct SetupSeats {
    pub(super) fewest: u8,
    pub(super) most: u8,
    pub(super) levels: &'static [Level],
    pub(super) players: RwSignal<Vec<Player>>,
    pub(super) phones: PhoneMarks,
    /// Is the sheet open with the name and the help of the player at the seat `edited`?
    pub(super) sheet: RwSignal<bool>,
    pub(super) edited: RwSignal<usize>,
    /// The text being typed at a seat, before it is a name.
    pub(super) written: RwSignal<Option<(usize, String)>>,
    /// The seat of a bot whose name was typed over: is it a human player?
    pub(super) asked: RwSignal<Option<usize>>,
    /// The players who played here before.
    pub(super) met: RwSignal<KnownPlayers>,
    pub(super) count: Memo<u8>,
    /// Are there many, with a short row each?
    pub(super) crowd: Memo<bool>,
    /// Adds or removes players at the end until there are that many.
    pub(super) seat_count: Callback<u8>,
}

impl SetupSeats {
    /// Who can decide for a seat: a human, or a bot of some level.
    pub(super) fn kinds(self) -> Vec<PlayerKind> {
        let bots = self.levels.iter().map(|level| PlayerKind::Bot(level.id.to_owned()));
        [PlayerKind::Person].into_iter().chain(bots).collect()
    }

    /// Do several people play? Then who comes in addition is a person, too.
    pub(super) fn is_among_people(self) -> bool {
        self.players.with(|players| players.iter().filter(|player| player.is_person()).count() > 1)
    }

    /// The players as they will be once the text being typed is a name.
    pub(super) fn as_written(self) -> Vec<Player> {
        let mut players = self.players.get();
        self.written.with(|written| {
            if let Some((number, name)) = written
                && let Some(player) = players.get_mut(*number)
            {
                player.name = tidy_name(name);
            }
        });
        players
    }

    /// The help of a seat's player; `None` for a bot, or if there is no such seat.
    pub(super) fn help(self, app: App, number: usize) -> Option<Help> {
        let player = self.players.with(|players| players.get(number).cloned())?;
        let settings = app.settings.get();
        let own = self.met.with(|met| met.help(&player, &settings));
        player.is_person().then(|| own.unwrap_or(settings.help))
    }

    /// Stores the help of a person: with their name, if they have one.
    pub(super) fn set_help(self, app: App, number: usize, help: Help) {
        let Some(player) = self.players.with_untracked(|players| players.get(number).cloned())
        else {
            return;
        };
        let storage = web::storage();
        if player.name.is_some() {
            self.met.update(|met| met.set_help(storage, &player, help));
        } else {
            self.met.update(|met| met.settle_help(storage));
            app.settings.update(|settings| settings.help = help);
        }
    }

    pub(super) fn remove(self, number: usize) {
        let left = self.count.get_untracked() - 1;
        self.players.update(|players| {
            players.remove(number);
        });
        self.seat_count.run(left);
    }
}
