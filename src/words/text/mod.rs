//! Everything the shared screens say, in every language.
//!
//! A language is a value of [`Text`]; a missing text does not compile. What depends on a number
//! or a name is a function, so that each language forms its own plurals and word order. The
//! games bring their own texts the same way.

mod back;
mod device;
mod en;
mod ja;
mod ko;
mod lesson;
mod marks;
mod past;
mod rules;
mod seats;
mod share;
mod story;
mod why;

#[cfg(feature = "ui")]
pub use device::Import as ImportText;
#[cfg(feature = "ui")]
pub use past::Past;
#[cfg(feature = "ui")]
pub use seats::Seats;
#[cfg(feature = "ui")]
pub use share::Share;
#[cfg(feature = "ui")]
pub use story::Story as StoryText;

#[cfg(feature = "ui")]
pub use back::Back as BackText;
pub use back::back_text;
pub use past::past_text;
pub use rules::reading_text;
pub use seats::seats_text;
pub use share::share_text;
pub use story::story_text;
pub use why::{Why as WhyText, why_text};

use super::lang::Lang;
use crate::engine::cards::{Card, Suit};
use lesson::Lesson;
use marks::Marks;

/// The texts of one language.
#[derive(Debug)]
pub struct Text {
    pub card: fn(Card) -> String,
    pub suit: fn(Suit) -> &'static str,
    pub list_of_names: fn(&[String]) -> String,
    pub marks: Marks,
    pub home: Home,
    pub setup: Setup,
    pub table: Table,
    pub curtain: Curtain,
    pub flat: Flat,
    pub lesson: Lesson,
    pub result: Ending,
    pub settings: Settings,
    pub saves: Saves,
    pub device: device::Device,
    /// Wherever a match can be gone on with.
    pub go_on: &'static str,
    pub close: &'static str,
    pub cancel: &'static str,
    pub rules: &'static str,
    /// The game.
    pub rules_of: fn(&str) -> String,
    pub rules_short: &'static str,
    pub rules_full: &'static str,
    pub rules_this_table: &'static str,
    pub contents: &'static str,
    pub back_to_shelf: &'static str,
}

/// The shelf.
#[derive(Debug)]
pub struct Home {
    pub tagline: &'static str,
    pub pick_a_box: &'static str,
    pub past: &'static str,
    pub past_hint: &'static str,
    /// Minutes since it was saved.
    pub saved_ago: fn(u64) -> String,
    /// How many matches.
    pub saved: fn(usize) -> String,
    /// How many besides the one that can be gone on with.
    pub more_saved: fn(usize) -> String,
    pub saved_matches: &'static str,
    pub no_match: &'static str,
    pub no_match_hint: &'static str,
    /// Fewest and most.
    pub seats: fn(u8, u8) -> String,
    pub minutes: fn(u8) -> String,
    /// The game and what it waits for.
    pub resume_title: fn(&str, &str) -> String,
    pub open: &'static str,
    pub delete: &'static str,
    /// The match.
    pub delete_ask: fn(&str) -> String,
    /// The date.
    pub daily: fn(&str) -> String,
    /// Month and day, from 1.
    pub date: fn(u32, u32) -> String,
    pub daily_hint: &'static str,
    pub daily_play: &'static str,
    pub daily_over: &'static str,
    /// How many of how many days.
    pub daily_week: fn(usize, usize) -> String,
}

/// Setting a match up.
#[derive(Debug)]
pub struct Setup {
    /// The game.
    pub new_match: fn(&str) -> String,
    pub players: &'static str,
    /// How many of how many.
    pub count: fn(u8, u8) -> String,
    pub person: &'static str,
    /// Weakest to strongest: the name, how hard it is to beat, and what it does.
    pub levels: [(&'static str, &'static str, &'static str); 3],
    pub add_player: &'static str,
    /// Above the people who played here before.
    pub met: &'static str,
    /// The name.
    pub forget: fn(&str) -> String,
    /// The name.
    pub remove: fn(&str) -> String,
    /// The name.
    pub rename: fn(&str) -> String,
    /// The name that two people have, and what the table calls the second.
    pub namesake: fn(&str, &str) -> String,
    /// The name.
    pub kind_of: fn(&str) -> String,
    /// The number, from 1.
    pub person_name: fn(usize) -> String,
    pub bot_names: [&'static str; 9],
    pub house_rules: &'static str,
    pub how_to_play: &'static str,
    pub clockwise: &'static str,
    pub drag_hint: &'static str,
    /// The name.
    pub move_seat: fn(&str) -> String,
    /// How many people.
    pub sharing: fn(usize) -> String,
    /// Above the seats of a deal that came as a link.
    pub shared: &'static str,
}

/// The table.
#[derive(Debug)]
pub struct Table {
    pub hint: &'static str,
    /// What to do, and why.
    pub advice: fn(&str, &str) -> String,
    /// The reason where there is only one thing to do.
    pub nothing_else: &'static str,
    pub close_hint: &'static str,
    pub try_this: &'static str,
    pub undo: &'static str,
    /// Read aloud when the last move was taken back.
    pub undone: &'static str,
    pub log: &'static str,
    /// The name of the part of the page that is read aloud as the match goes on.
    pub happens: &'static str,
    /// The button above the first line that is shown.
    pub earlier: &'static str,
    pub menu: &'static str,
    pub moves: &'static str,
    /// End the match before the rules do.
    pub end_here: &'static str,
    pub end_ask: &'static str,
    pub end_it: &'static str,
    /// A new match with the same players and rules.
    pub start_again: &'static str,
    pub again_ask: &'static str,
    pub again_follows: &'static str,
    /// Stop the game at any moment to use a card.
    pub interrupt: &'static str,
    pub settings: &'static str,
    /// How many.
    pub cards: fn(u8) -> String,
    pub seats: &'static str,
    pub your_side: &'static str,
}

/// The handoff between two people.
#[derive(Debug)]
pub struct Curtain {
    pub pass_to: &'static str,
    pub show: fn(&str) -> String,
    pub meanwhile: &'static str,
    pub nobody_else: &'static str,
    /// The button that passes the tablet to this person.
    pub hand_over: fn(&str) -> String,
    pub who_interrupts: &'static str,
    pub game_waits: &'static str,
    /// The name.
    pub interrupts: fn(&str) -> String,
    /// What is hidden again after it has been seen.
    pub seen: &'static str,
    /// The name.
    pub only_you: fn(&str) -> String,
}

/// The tablet between two people.
#[derive(Debug)]
pub struct Flat {
    /// To lay it so.
    pub title: &'static str,
    pub hint: &'static str,
    /// To take it up again.
    pub hand_on: &'static str,
    /// In the setup, instead of that the tablet is passed on.
    pub sharing: &'static str,
    /// The name.
    pub turn_of: fn(&str) -> String,
    /// The name.
    pub menu_of: fn(&str) -> String,
    /// The button that shows the cards while it is held, and what it says then.
    pub hold: &'static str,
    pub let_go: &'static str,
    /// The same where a tap is enough.
    pub peek: &'static str,
    pub hide: &'static str,
    /// The setting for that.
    pub tap: &'static str,
    pub tap_hint: &'static str,
}

/// The end of a match.
#[derive(Debug)]
pub struct Ending {
    pub title: &'static str,
    pub place: &'static str,
    pub player: &'static str,
    pub again: &'static str,
    pub last_board: &'static str,
    pub change_setup: &'static str,
    /// The title of a match that a person ended before the rules did.
    pub ended: &'static str,
    pub show_result: &'static str,
    /// In a pause, back from the table as it lay.
    pub see_score: &'static str,
}

/// The settings.
#[derive(Debug)]
pub struct Settings {
    pub title: &'static str,
    pub language: &'static str,
    pub theme: &'static str,
    pub theme_auto: &'static str,
    pub theme_light: &'static str,
    pub theme_dark: &'static str,
    pub speed: &'static str,
    pub speed_hint: &'static str,
    pub speed_slow: &'static str,
    pub speed_normal: &'static str,
    pub speed_fast: &'static str,
    pub speed_off: &'static str,
    pub motion: &'static str,
    pub motion_hint: &'static str,
    pub motion_auto: &'static str,
    pub motion_less: &'static str,
    pub motion_full: &'static str,
    pub left_hand: &'static str,
    pub left_hand_hint: &'static str,
    pub suits: &'static str,
    pub suits_hint: &'static str,
    pub memory: &'static str,
    pub memory_hint: &'static str,
    pub confirm: &'static str,
    pub confirm_hint: &'static str,
    pub only_move: &'static str,
    pub only_move_hint: &'static str,
    pub sounds: &'static str,
    pub sounds_hint: &'static str,
    pub volume: &'static str,
    pub volume_low: &'static str,
    pub volume_medium: &'static str,
    pub volume_high: &'static str,
}

/// What can go wrong with saves.
#[derive(Debug)]
pub struct Saves {
    pub not_lasting: &'static str,
    pub not_saved: &'static str,
    pub try_again: &'static str,
    pub make_room: &'static str,
    /// On the shelf.
    pub unsaved: &'static str,
    pub elsewhere: &'static str,
    pub play_here: &'static str,
    pub missing: &'static str,
    pub damaged: &'static str,
    pub damaged_step: fn(usize) -> String,
    pub damaged_slot: &'static str,
    pub newer: &'static str,
    pub other_rules: &'static str,
    pub unknown_game: &'static str,
    pub too_long: &'static str,
    /// The match can take no more steps.
    pub full: &'static str,
}

/// The texts of a language.
pub fn text(lang: Lang) -> &'static Text {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}
