//! Which game a group could play next, and why.

use super::group::Group;
use super::{Night, are_same};
use crate::history::{MatchHistory, PastMatch};
use mallard_codes::GameId;
use mallard_session::Player;

const SHORT_GAME_MINUTES: u8 = 25;

/// A short game is a reason once a night has taken this long, in milliseconds.
const LATE_NIGHT_MS: u64 = 90 * 60 * 1000;

/// What speaks for a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reasons {
    /// All people can play, and the game needs no more bots.
    pub fits: bool,
    /// The group has not played it in this night.
    pub not_played: bool,
    /// It is short, and the group has played for long.
    pub short: bool,
    /// The people who have never played it on this device.
    pub new_to: Vec<Player>,
}

/// What speaks for a game of this many minutes.
pub fn game_reasons(
    history: &MatchHistory,
    night: &Night,
    group: &Group,
    (game, minutes): (GameId, u8),
) -> Reasons {
    let line_up = group.line_up(&game.seats(), &[]);
    let of_game = |played: &&PastMatch| played.game() == Some(game);
    let has_played = |person: &Player| {
        let mut matches = history.latest().filter(of_game);
        matches.any(|played| played.players.iter().any(|other| are_same(other, person)))
    };
    Reasons {
        fits: line_up.more_bots == 0 && !line_up.sat_out.iter().any(Player::is_person),
        not_played: !night.matches().iter().any(of_game),
        short: minutes < SHORT_GAME_MINUTES && night.play_time() >= LATE_NIGHT_MS,
        new_to: group.people().filter(|person| !has_played(person)).cloned().collect(),
    }
}

/// The game with the weightiest reasons: that all can play weighs most. The first one, if several have the same.
pub fn suggest_game(games: &[(GameId, Reasons)]) -> Option<usize> {
    let weight = |reasons: &Reasons| {
        (reasons.fits, reasons.not_played, reasons.short, !reasons.new_to.is_empty())
    };
    let best = games.iter().map(|(_, reasons)| weight(reasons)).max()?;
    games.iter().position(|(_, reasons)| weight(reasons) == best)
}
