//! The moments of a player in the history, to try again.

use super::history::{MatchHistory, PastMatch, PastMoment};
use super::stats::PastPlayer;
use mallard_codes::GameId;
use std::cmp::Reverse;

/// After these numbers of matches of its game, an unsolved moment is at the top again.
const COMES_BACK: [usize; 3] = [1, 3, 7];

/// The most moments that are shown.
const MOST_SHOWN: usize = 8;

/// A moment of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnMoment {
    /// The id of its match.
    pub id: String,
    pub game: GameId,
    /// When the match ended, in milliseconds since 1970.
    pub ended_at: u64,
    pub moment: PastMoment,
    /// Is it time to try it again?
    pub is_due: bool,
}

/// The moments of a player: those to try again now, the other unsolved ones, then the solved ones; of each the latest
/// first.
pub fn own_moments(book: &MatchHistory, person: &PastPlayer) -> Vec<OwnMoment> {
    let mut own = Vec::new();
    // The matches since, by their games.
    let mut since = Vec::<GameId>::new();
    let played = book.latest().filter(|played| played.is_own());
    for (played, seat) in played.filter_map(|played| Some((played, person.seat(played)?))) {
        let Some(game) = played.game() else { continue };
        let count = since.iter().filter(|&&other| other == game).count();
        own.extend(of_match(played, seat).map(|moment| OwnMoment {
            id: played.id.clone(),
            game,
            ended_at: played.ended_at,
            is_due: !moment.solved && COMES_BACK.contains(&count),
            moment: moment.clone(),
        }));
        since.push(game);
    }
    own.sort_by_key(|own| (Reverse(own.is_due), own.moment.solved));
    own.truncate(MOST_SHOWN);
    own
}

fn of_match(played: &PastMatch, seat: usize) -> impl Iterator<Item = &PastMoment> {
    let moments = played.moments.iter().flatten();
    moments.filter(move |moment| moment.moment.seat.index() == seat)
}
