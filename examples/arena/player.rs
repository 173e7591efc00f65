//! The players of the arena.

use crate::greedy::greedy;
use crate::outside::Outside;
use mallard::engine::{Bot, Chance, Game, Level, Mind, Seat};
use mallard::games::durak::Durak;
use std::any::Any;

/// A player: a bot or an outside program.
#[derive(Debug)]
pub(crate) enum Player {
    Level(Level),
    /// Durak only: always plays the lowest card that will do.
    Greedy,
    Outside(Outside),
}

impl Player {
    /// The player of this name: a level of the game or a yardstick, either with `@N` for the number
    /// of imagined positions, or `run:PROGRAM`.
    pub(crate) fn of<G: Bot>(name: &str) -> Result<Self, String> {
        if let Some(command) = name.strip_prefix("run:") {
            return Outside::run(command).map(Self::Outside);
        }
        if name == "greedy" && G::SLUG == Durak::SLUG {
            return Ok(Self::Greedy);
        }
        let (id, iterations) = match name.split_once('@') {
            Some((id, number)) => {
                let number = number.parse().map_err(|_| format!("{number:?} is no number"))?;
                (id, Some(number))
            }
            None => (name, None),
        };
        let all = || G::LEVELS.iter().chain(&Level::YARDSTICKS);
        let level = all().find(|level| level.id == id).ok_or_else(|| {
            let known: Vec<_> = all().map(|level| level.id).collect();
            format!("there is no player {id:?}; there is {}", known.join(", "))
        })?;
        let mind = iterations.map_or(level.mind, Mind::Search);
        Ok(Self::Level(Level { mind, ..*level }))
    }

    /// The player's choice from `legal`, which has at least two actions.
    pub(crate) fn choose<G: Bot>(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        chance: &mut Chance,
    ) -> Result<G::Action, String> {
        match self {
            Self::Level(level) => Ok(G::choose(view, legal, *level, chance)),
            Self::Greedy => lowest::<G>(view, legal).ok_or_else(|| "greedy plays Durak".into()),
            Self::Outside(outside) => outside.choose::<G>(seat, view, legal),
        }
    }

    /// The action with which the player interrupts, if it does.
    pub(crate) fn interrupt<G: Bot>(
        &self,
        view: &G::View,
        legal: &[G::Action],
        chance: &mut Chance,
    ) -> Option<G::Action> {
        match self {
            Self::Level(level) => G::interrupt(view, legal, *level, chance),
            Self::Greedy | Self::Outside(_) => None,
        }
    }
}

/// The lowest card that will do; `None` if the game is not Durak.
fn lowest<G: Game>(view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
    let view = (view as &dyn Any).downcast_ref()?;
    let cards: Option<Vec<_>> =
        legal.iter().map(|action| (action as &dyn Any).downcast_ref().copied()).collect();
    let cards = cards?;
    let chosen = greedy(view, &cards);
    let place = cards.iter().position(|&action| action == chosen)?;
    legal.get(place).copied()
}
