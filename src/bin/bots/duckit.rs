//! The worker program with the bots of Duckit.

fn main() {
    mallard::worker::serve::<mallard::games::duckit::Duckit>();
}
