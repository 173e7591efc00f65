//! The rules of every game, sentence by sentence: `cargo test --test rules durak`.
//!
//! Each game on the list has its folder here. One program for all games, because each test program costs a link, and
//! includes the games again.

#![cfg_attr(
    not(feature = "games"),
    allow(dead_code, unused_imports, reason = "the tests of other games use them")
)]

mod citations;
mod fairness;
mod play;

macro_rules! tests_of_games {
    ($($id:ident, $feature:literal => $folder:ident::$game:ident,)+) => {
        $(
            #[cfg(feature = $feature)]
            mod $folder;
        )+
    };
}
mallard::each_complete_game!(tests_of_games);
