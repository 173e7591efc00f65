//! The worker program with the bots of Quantum.

fn main() {
    mallard::worker::serve::<mallard::games::quantum::Quantum>();
}
