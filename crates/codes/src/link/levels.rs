//! The levels of bots, as a link numbers them: the first level came last, and has the last number.

use mallard_engine::{Bot, Level};
use mallard_session::{Player, PlayerKind, SeatChange, SeatChangeEntry};

/// The version of a deal or a match with a bot of the first level, which earlier versions do not have. In a match the
/// moves are followed by whether a player ended it, and by the seats that changed hands, if any.
pub(super) const VERSION_WITH_FIRST_LEVEL: u32 = 4;

/// How many levels a link of this version knows.
pub(super) fn count<G: Bot>(version: u32) -> u32 {
    let known = G::LEVELS.len() - usize::from(version < VERSION_WITH_FIRST_LEVEL);
    u32::try_from(known).unwrap_or(1)
}

/// The number of the level with this id, from 0.
pub(super) fn number<G: Bot>(id: &str) -> u32 {
    let place = G::LEVELS.iter().position(|level| level.id == id).unwrap_or(1);
    let number = place.checked_sub(1).unwrap_or(G::LEVELS.len() - 1);
    u32::try_from(number).unwrap_or_default()
}

/// The level with this number.
pub(super) fn numbered<G: Bot>(number: u32) -> &'static Level {
    let place = (number as usize + 1) % G::LEVELS.len();
    &G::LEVELS[place]
}

/// Does a bot of the first level play, or sit in?
pub(super) fn have_first<G: Bot>(players: &[Player], changes: &[SeatChangeEntry]) -> bool {
    let is_first = |id: &str| G::LEVELS.first().is_some_and(|first| first.id == id);
    let plays = |player: &Player| matches!(&player.kind, PlayerKind::Bot(id) if is_first(id));
    let sits_in = |(_, _, change): &SeatChangeEntry| match change {
        SeatChange::Leave(id) | SeatChange::Resign(id) => is_first(id),
        SeatChange::Return | SeatChange::GiveUp => false,
    };
    players.iter().any(plays) || changes.iter().any(sits_in)
}
