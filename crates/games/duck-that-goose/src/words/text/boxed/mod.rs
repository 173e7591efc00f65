//! The texts of the game's tile and setup. The home screen needs only these, so they are a separate part: the home
//! program remains small.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::info_labels;

use mallard_words::About;

/// The texts of the game's tile and setup.
#[derive(Debug)]
pub struct InfoLabels {
    pub about: About,
    pub setup: SetupLabels,
}

/// The options in the setup.
#[derive(Debug)]
pub struct SetupLabels {
    pub deck: &'static str,
    pub deck_value_novice: &'static str,
    pub deck_value_advanced: &'static str,
    pub deck_hint_novice: &'static str,
    pub deck_hint_advanced: &'static str,
    pub rounds: &'static str,
    pub rounds_value_short: fn(u8) -> String,
    pub rounds_value_long: fn(u8) -> String,
    pub rounds_value_count: &'static str,
    pub rounds_count: fn(u8) -> String,
    pub rounds_hint: &'static str,
    pub fewer_rounds: &'static str,
    pub more_rounds: &'static str,
    pub peachy: &'static str,
    pub peachy_hint: &'static str,
    pub on: &'static str,
    pub off: &'static str,
}
