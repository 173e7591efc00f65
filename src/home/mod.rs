//! The home screen, which a visitor sees first: the match to continue, the games. What follows a tap is a chunk.

mod daily;
mod deferred;
mod deleting;
mod resume;
mod saves;
mod screen;
mod screens;
mod setup;
mod update;

pub use screens::home;
