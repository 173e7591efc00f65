//! The worker program with the bots of one game: the only one of the build, or the first.

use mallard::games::GAMES;
use mallard::with_game;
use mallard::worker::serve;

fn main() {
    with_game!(GAMES[0], G => serve::<G>());
}
