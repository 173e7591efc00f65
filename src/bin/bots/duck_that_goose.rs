//! The worker program with the bots of Duck That Goose!

fn main() {
    mallard::worker::serve::<mallard::games::duck_that_goose::DuckThatGoose>();
}
