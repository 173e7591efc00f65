//! A match that is being set up, and what is remembered of the last one.

use crate::engine::{MAX_SEED, Record, Setup};
use crate::ui::app::App;
use crate::ui::avatar::{DUCKS, Duck};
use crate::ui::face::Face;
use crate::ui::matches::{keep, new_id};
use crate::ui::players::{Kind, Player};
use crate::ui::route::Route;
use serde::{Deserialize, Serialize};

/// Who plays, and by which rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct Draft<G: Face> {
    pub(super) players: Vec<Player>,
    pub(super) options: G::Options,
}

fn key<G: Face>() -> String {
    format!("setup/{}", G::SLUG)
}

impl<G: Face> Draft<G> {
    /// As this game was set up last, else one person against bots.
    pub(super) fn remembered(app: App) -> Self {
        let stored = app.device().read(&key::<G>()).value();
        let stored = stored.and_then(|value| serde_json::from_value::<Self>(value).ok());
        stored.filter(Self::can_be_dealt).unwrap_or_else(Self::fresh)
    }

    fn fresh() -> Self {
        let mut draft = Self { players: Vec::new(), options: G::Options::default() };
        draft.seat(*G::SEATS.start());
        draft.players[0].kind = Kind::Person;
        draft
    }

    fn can_be_dealt(&self) -> bool {
        let fits = |seats| {
            G::SEATS.contains(&seats) && G::fit(self.options.clone(), seats) == self.options
        };
        self.seats().is_some_and(fits)
    }

    fn seats(&self) -> Option<u8> {
        u8::try_from(self.players.len()).ok()
    }

    /// Adds or removes players at the end until there are so many; the options follow.
    pub(super) fn seat(&mut self, seats: u8) {
        self.players.truncate(usize::from(seats));
        while self.players.len() < usize::from(seats) {
            self.players.push(Player {
                name: None,
                kind: middle_level::<G>(),
                duck: self.free_duck(),
            });
        }
        self.options = G::fit(self.options.clone(), seats);
    }

    /// A duck that nobody at the table is.
    fn free_duck(&self) -> Duck {
        let taken = |duck| self.players.iter().any(|player| player.duck == duck);
        (0..DUCKS).map(Duck::new).find(|&duck| !taken(duck)).unwrap_or(Duck::new(0))
    }

    /// Deals, saves and shows the match, and remembers the setup.
    pub(super) fn deal(mut self, app: App) {
        let Some(seats) = self.seats() else { return };
        if let Ok(value) = serde_json::to_value(&self) {
            // Forgetting a setup loses nothing that cannot be tapped again.
            let _ = app.device().write(&key::<G>(), &value);
        }
        let lang = app.lang_now();
        for player in &mut self.players {
            // From here on a name is a name: the log must not change with the language.
            player.name = Some(player.shown_name(lang));
        }
        begin::<G>(app, &self.players, Setup { seats, seed: 0, options: self.options });
    }
}

fn middle_level<G: Face>() -> Kind {
    let level = G::LEVELS.get(G::LEVELS.len() / 2);
    Kind::Bot(level.map_or("", |level| level.id).to_owned())
}

/// Begins a match with a fresh seed: saves it, and goes where it is dealt and shown.
pub(in crate::ui) fn begin<G: Face>(app: App, players: &[Player], mut setup: Setup<G::Options>) {
    setup.seed = app.device().random() & MAX_SEED;
    let id = new_id(app);
    // Should the storage refuse, the match is in memory, and the table says so.
    let _ = keep(app, &id, players, None, &Record::<G>::fresh(setup));
    app.go(Route::Match(id));
}
