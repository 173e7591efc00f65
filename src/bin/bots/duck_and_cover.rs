//! The bots of one game: a program of a worker.

fn main() {
    mallard::worker::serve::<mallard::games::duck_and_cover::DuckAndCover>();
}
