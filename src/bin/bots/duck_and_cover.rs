//! The worker program with the bots of Duck & Cover.

fn main() {
    mallard::worker::serve::<mallard::games::duck_and_cover::DuckAndCover>();
}
