//! The worker program with the bots of Durak.

fn main() {
    mallard::worker::serve::<mallard::games::durak::Durak>();
}
