//! The players of the arena.

use crate::greedy::greedy;
use crate::outside::Outside;
use crate::patient::patient;
use mallard::engine::{Bot, Chance, Game, Level, Mind, Seat};
use mallard::games::duckit::Duckit;
use mallard::games::durak::Durak;
use std::any::Any;

/// A player: a bot or an outside program.
#[derive(Debug)]
pub(crate) enum Player {
    Level(Level),
    /// Durak only: always plays the lowest card that will do.
    Greedy,
    /// Duckit only: plays as a patient beginner.
    Patient,
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
        if name == "patient" && G::SLUG == Duckit::SLUG {
            return Ok(Self::Patient);
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
            Self::Greedy => {
                by::<G, _, _>(greedy, view, legal).ok_or_else(|| "greedy plays Durak".into())
            }
            Self::Patient => {
                by::<G, _, _>(patient, view, legal).ok_or_else(|| "patient plays Duckit".into())
            }
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
            Self::Greedy | Self::Patient | Self::Outside(_) => None,
        }
    }
}

/// The choice of a player of one game; `None` if `legal` is of another game.
fn by<G: Game, V: 'static, A: Copy + PartialEq + 'static>(
    player: fn(&V, &[A]) -> A,
    view: &G::View,
    legal: &[G::Action],
) -> Option<G::Action> {
    let view = (view as &dyn Any).downcast_ref()?;
    let actions: Option<Vec<A>> =
        legal.iter().map(|action| (action as &dyn Any).downcast_ref().copied()).collect();
    let actions = actions?;
    let chosen = player(view, &actions);
    let place = actions.iter().position(|&action| action == chosen)?;
    legal.get(place).copied()
}
