//! A match that is being set up, and what is remembered of the last one.

use super::begin::begin;
use super::duck::{DUCKS, Duck};
use super::players::{Kind, Player};
use super::storage::Storage;
use crate::engine::Setup;
use crate::words::{Boxed, Lang};
use serde::{Deserialize, Serialize};

/// Who plays, and by which rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Draft<G: Boxed> {
    /// Who plays, in the order of the seats.
    pub players: Vec<Player>,
    /// By which rules.
    pub options: G::Options,
}

fn key<G: Boxed>() -> String {
    format!("setup/{}", G::SLUG)
}

impl<G: Boxed> Draft<G> {
    /// As this game was set up last, else one person against bots.
    pub fn remembered(storage: &dyn Storage) -> Self {
        let stored = storage.read(&key::<G>()).parse::<Self>().value();
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

    /// How many play.
    pub(super) fn seats(&self) -> Option<u8> {
        u8::try_from(self.players.len()).ok()
    }

    /// Adds or removes players at the end until there are so many; the options follow.
    pub fn seat(&mut self, seats: u8) {
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

    /// Begins the match, remembers the setup, and tells the name of the match; nothing if it cannot be
    /// dealt.
    pub fn deal(mut self, storage: &dyn Storage, lang: Lang) -> Option<String> {
        let seats = self.seats()?;
        if let Ok(text) = serde_json::to_string(&self) {
            // Forgetting a setup loses nothing that cannot be tapped again.
            let _ = storage.write(&key::<G>(), &text);
        }
        for player in &mut self.players {
            // From here on a name is a name: the log must not change with the language.
            player.name = Some(player.shown_name(lang));
        }
        Some(begin::<G>(storage, &self.players, Setup { seats, seed: 0, options: self.options }))
    }
}

fn middle_level<G: Boxed>() -> Kind {
    let level = G::LEVELS.get(G::LEVELS.len() / 2);
    Kind::Bot(level.map_or("", |level| level.id).to_owned())
}
