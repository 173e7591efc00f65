//! The worker program with the bots of one game, which `MALLARD_GAME` names when it is compiled. scripts/bots.sh
//! compiles it once for each game, and the linker drops the other games.

use mallard::games::GameId;
use mallard::with_game;
use mallard::worker::serve;

/// The game. Without a name, as when the linter reads this, it is the first one.
const GAME: GameId = match option_env!("MALLARD_GAME") {
    Some(slug) => GameId::from_slug(slug).expect("MALLARD_GAME must be the slug of a game"),
    None => GameId::ALL[0],
};

fn main() {
    with_game!(GAME, G => serve::<G>());
}
