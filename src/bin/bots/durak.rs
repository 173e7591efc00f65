//! The bots of one game: a program of a worker.

fn main() {
    mallard::worker::serve::<mallard::games::durak::Durak>();
}
