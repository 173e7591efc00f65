//! The players of the arena.

use crate::outside::Outside;
use crate::patient::{first, patient};
use crate::plain::plain;
use mallard::engine::{Bot, Level, Rng, Seat, Strategy};

/// `keen` takes the hint for one decision in this many.
const DECISIONS_PER_HINT: u32 = 10;

/// A player: a bot or an outside program.
#[derive(Debug)]
pub(crate) enum Player {
    Level(Level),
    /// A player who has just done the lesson.
    First,
    /// A patient beginner.
    Patient,
    /// A patient beginner who remembers, and takes the hint for one decision in ten.
    Keen,
    /// Searches plainly from this many positions.
    Plain(u32),
    Outside(Outside),
}

impl Player {
    /// The player of this name: a level of the game or a baseline, either with `~N` for its error and `@N` for the
    /// number of determinizations, or `run:PROGRAM`.
    pub(crate) fn parse<G: Bot>(name: &str) -> Result<Self, String> {
        if let Some(command) = name.strip_prefix("run:") {
            return Outside::run(command).map(Self::Outside);
        }
        match name {
            "first" => return Ok(Self::First),
            "patient" => return Ok(Self::Patient),
            "keen" => return Ok(Self::Keen),
            _ => {}
        }
        let (name, iterations) = numbered(name, '@')?;
        if name == "plain" {
            return Ok(Self::Plain(iterations.unwrap_or(1_000)));
        }
        let (id, error) = numbered(name, '~')?;
        let all = || G::LEVELS.iter().chain(&Level::YARDSTICKS);
        let level = all().find(|level| level.id == id).ok_or_else(|| {
            let known: Vec<_> = all().map(|level| level.id).collect();
            format!("there is no player {id:?}; there is {}", known.join(", "))
        })?;
        let mind = iterations.map_or(level.mind, Strategy::Search);
        Ok(Self::Level(Level { mind, error: error.unwrap_or(level.error), ..*level }))
    }

    /// The player's choice from `legal`, which has at least two actions.
    pub(crate) fn choose<G: Bot>(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> Result<G::Action, String> {
        match self {
            Self::Level(level) => Ok(level.choose::<G>(view, legal, rng)),
            Self::First => first::<G>(view, legal, rng).ok_or_else(|| "nothing is legal".into()),
            Self::Keen if rng.next_below(DECISIONS_PER_HINT) == 0 => {
                let hints = G::LEVELS.last().ok_or("the game has no bots")?;
                Ok(hints.choose::<G>(view, legal, rng))
            }
            Self::Patient | Self::Keen => {
                let remembers = matches!(self, Self::Keen);
                patient::<G>(view, legal, remembers).ok_or_else(|| "no beginner plays this".into())
            }
            Self::Plain(looks) => {
                plain::<G>(view, *looks, rng).ok_or_else(|| "a line did not end".into())
            }
            Self::Outside(outside) => outside.choose::<G>(seat, view, legal),
        }
    }

    /// The action with which the player interrupts, if it does.
    pub(crate) fn interrupt<G: Bot>(
        &self,
        view: &G::View,
        legal: &[G::Action],
        rng: &mut Rng,
    ) -> Option<G::Action> {
        match self {
            Self::Level(level) => G::interrupt(view, legal, *level, rng),
            Self::First | Self::Patient | Self::Keen | Self::Plain(_) | Self::Outside(_) => None,
        }
    }
}

/// A name and the number after it, if there is one.
fn numbered(name: &str, sign: char) -> Result<(&str, Option<u32>), String> {
    let Some((name, number)) = name.split_once(sign) else { return Ok((name, None)) };
    let number = number.parse().map_err(|_| format!("{number:?} is no number"))?;
    Ok((name, Some(number)))
}
