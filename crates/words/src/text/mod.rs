//! The texts of the shared screens, in every language.
//!
//! Each language is one value of [`Messages`], so a missing text does not compile. A text that depends on a number or a
//! name is a function, so each language has its own plurals and word order. Each game has texts in the same form.
#![expect(missing_docs, reason = "the texts say it")]

mod device;
mod draft;
mod en;
mod game;
mod history;
mod ja;
mod ko;
mod languages;
mod lesson;
mod marks;
mod phone;
mod privacy;
mod replay;
mod rules;
mod seats;
mod share;
mod summary;
mod why;

pub use device::ImportMessages;
pub use draft::draft_messages;
pub use game::{GameMessages, TrickMessages, game_messages, trick_messages};
pub use history::{HistoryMessages, history_messages};
pub use languages::{japanese_suit, korean_suit, text};
pub use phone::{PhoneMessages, phone_messages};
pub use privacy::claim_privacy;
pub use replay::{ReplayMessages, replay_messages};
pub use rules::rules_messages;
pub use seats::{SeatsMessages, seats_messages};
pub use share::{ShareMessages, share_messages};
pub use summary::{SummaryMessages, summary_messages};
pub use why::{WhyMessages, why_messages};

use lesson::LessonMessages;
use mallard_engine::cards::{Card, Suit};
use marks::PunctuationMarks;

/// How many levels of bots have a name.
pub const LEVELS: usize = 3;

/// The texts of one language.
#[derive(Debug)]
pub struct Messages {
    pub card: fn(Card) -> String,
    pub suit: fn(Suit) -> &'static str,
    pub list_of_names: fn(&[String]) -> String,
    pub marks: PunctuationMarks,
    pub home: HomeMessages,
    pub setup: SetupMessages,
    pub table: TableMessages,
    pub curtain: CurtainMessages,
    pub flat: FlatMessages,
    pub lesson: LessonMessages,
    pub result: EndingMessages,
    pub settings: SettingsMessages,
    pub saves: SavesMessages,
    pub device: device::DeviceMessages,
    /// The title after a round: its number, and the names of those who did best in it.
    pub round_won: fn(u8, &str) -> String,
    /// The button that continues a match.
    pub go_on: &'static str,
    pub close: &'static str,
    pub cancel: &'static str,
    pub rules: &'static str,
    /// The game's name.
    pub rules_of: fn(&str) -> String,
    pub rules_short: &'static str,
    pub rules_full: &'static str,
    pub rules_this_table: &'static str,
    pub contents: &'static str,
    pub back: &'static str,
    pub back_to_shelf: &'static str,
}

impl Messages {
    /// Joins items in a list without an "and": "7, 8, 9".
    pub fn list(&self, things: &[String]) -> String {
        things.join(self.marks.list)
    }

    /// Joins `name` and `value`: "Theme: dark".
    pub fn value(&self, name: &str, value: &str) -> String {
        [name, value].join(self.marks.value)
    }

    /// Joins whole sentences.
    pub fn sentences(&self, said: &[&str]) -> String {
        said.join(self.marks.sentences)
    }
}

/// Texts of the home screen.
#[derive(Debug)]
pub struct HomeMessages {
    pub tagline: &'static str,
    pub pick_a_box: &'static str,
    pub past: &'static str,
    /// The page on which a phone scans a tablet's code.
    pub join: &'static str,
    pub past_hint: &'static str,
    /// How many minutes ago the match was saved.
    pub saved_ago: fn(u64) -> String,
    /// The number of saved matches.
    pub saved: fn(usize) -> String,
    /// The number of saved matches, apart from the one to continue.
    pub more_saved: fn(usize) -> String,
    pub saved_matches: &'static str,
    /// The heading without a saved match: a description of Mallard.
    pub no_match: &'static str,
    /// The same in one line, on a phone.
    pub welcome: &'static str,
    pub no_match_hint: &'static str,
    /// The fewest and the most players.
    pub seats: fn(u8, u8) -> String,
    pub minutes: fn(u8) -> String,
    /// The game's name, and its players.
    pub resume_title: fn(&str, &str) -> String,
    pub open: &'static str,
    pub delete: &'static str,
    /// The match's title.
    pub delete_ask: fn(&str) -> String,
    /// The date, as `date` writes it.
    pub daily: fn(&str) -> String,
    /// The month and the day, from 1.
    pub date: fn(u32, u32) -> String,
    /// The match of the challenge: a deal, a round, a sheet.
    pub daily_parts: [&'static str; 3],
    pub daily_hint: &'static str,
    pub daily_play: &'static str,
    pub daily_over: &'static str,
    /// The number of days played, and the number of days in all.
    pub daily_week: fn(usize, usize) -> String,
}

/// Texts of the setup.
#[derive(Debug)]
pub struct SetupMessages {
    /// The game's name.
    pub new_match: fn(&str) -> String,
    /// The option of a match that ends after its first round, and its meaning.
    pub one_round: (&'static str, &'static str),
    pub players: &'static str,
    /// The number of players, and the most possible.
    pub count: fn(u8, u8) -> String,
    pub person: &'static str,
    /// The bots from weakest to strongest: the name, how hard it is to beat, and how it plays.
    pub levels: [(&'static str, &'static str, &'static str); LEVELS],
    pub add_player: &'static str,
    /// The heading of the list of players who played here before.
    pub met: &'static str,
    /// The button that seats the players of the last match again.
    pub same_people: &'static str,
    /// The player's name.
    pub forget: fn(&str) -> String,
    /// The player's name.
    pub remove: fn(&str) -> String,
    /// The player's name.
    pub rename: fn(&str) -> String,
    /// The name that two players have, and the table's name for the second.
    pub namesake: fn(&str, &str) -> String,
    /// The player's name.
    pub kind_of: fn(&str) -> String,
    /// The question about a bot that was given this name.
    pub is_person: fn(&str) -> String,
    /// The answer next to `person`.
    pub still_bot: &'static str,
    /// The player's number, from 1.
    pub person_name: fn(usize) -> String,
    pub bot_names: [&'static str; 9],
    pub house_rules: &'static str,
    pub how_to_play: &'static str,
    pub clockwise: &'static str,
    pub drag_hint: &'static str,
    /// The player's name.
    pub move_seat: fn(&str) -> String,
    /// The number of human players. Does the tablet stay in the middle?
    pub sharing: fn(usize, bool) -> String,
    /// The button that shows all house rules with their explanations.
    pub more: &'static str,
    /// The player's name.
    pub phone_of: fn(&str) -> String,
    /// The same, and the phone is connected.
    pub phone_connected: fn(&str) -> String,
    pub phones_for_all: &'static str,
    /// The number of players who use a phone.
    pub connect: fn(usize) -> String,
    /// The number of players at the tablet while others use phones.
    pub at_tablet: fn(usize) -> String,
    /// The note above the seats of a deal from a link.
    pub shared: &'static str,
}

/// Texts of the table.
#[derive(Debug)]
pub struct TableMessages {
    pub hint: &'static str,
    /// The move to make, and the reason.
    pub advice: fn(&str, &str) -> String,
    /// The reason if there is only one move.
    pub nothing_else: &'static str,
    pub close_hint: &'static str,
    pub try_this: &'static str,
    pub undo: &'static str,
    /// Read aloud after an undo.
    pub undone: &'static str,
    pub log: &'static str,
    /// The name of the part of the page that screen readers read aloud during the match.
    pub happens: &'static str,
    /// The button above the first visible line of the log.
    pub earlier: &'static str,
    pub menu: &'static str,
    pub moves: &'static str,
    /// The button that ends the match before the rules do.
    pub end_here: &'static str,
    pub end_ask: &'static str,
    pub end_it: &'static str,
    /// The button for a new match with the same players and rules.
    pub start_again: &'static str,
    pub again_ask: &'static str,
    pub again_follows: &'static str,
    /// The button that stops the game to use a card.
    pub interrupt: &'static str,
    pub settings: &'static str,
    /// The number of cards.
    pub cards: fn(u8) -> String,
    pub seats: &'static str,
    pub your_side: &'static str,
}

/// Texts of the curtain between two players.
#[derive(Debug)]
pub struct CurtainMessages {
    pub pass_to: &'static str,
    pub show: fn(&str) -> String,
    /// The button that undoes the decision of the player with this name.
    pub undo: fn(&str) -> String,
    pub nobody_else: &'static str,
    /// Below a player's name on the button with which that player comes forward.
    pub show_mine: &'static str,
    /// In a pause: no hand shows when the match continues.
    pub stays_closed: &'static str,
    /// The player who begins then.
    pub begins: fn(&str) -> String,
    pub who_interrupts: &'static str,
    pub game_waits: &'static str,
    /// The player's name.
    pub interrupts: fn(&str) -> String,
    /// The button that hides the cards again.
    pub seen: &'static str,
    /// The player's name.
    pub only_you: fn(&str) -> String,
    /// The list of players who look at cards on their phones.
    pub others_look: fn(&str) -> String,
}

/// Texts for the tablet between two players.
#[derive(Debug)]
pub struct FlatMessages {
    /// The button that puts the tablet flat.
    pub title: &'static str,
    pub hint: &'static str,
    /// The button that ends that.
    pub hand_on: &'static str,
    /// The setup's note for a flat tablet, in place of `setup.sharing`.
    pub sharing: &'static str,
    /// The player's name.
    pub turn_of: fn(&str) -> String,
    /// The player's name.
    pub menu_of: fn(&str) -> String,
    /// The button that shows the cards while the player presses it, and its label while pressed.
    pub hold: &'static str,
    pub let_go: &'static str,
    /// The same button if one tap is enough.
    pub peek: &'static str,
    pub hide: &'static str,
    /// The setting that makes one tap enough.
    pub tap: &'static str,
    pub tap_hint: &'static str,
}

/// Texts for the end of a match.
#[derive(Debug)]
pub struct EndingMessages {
    pub title: &'static str,
    pub place: &'static str,
    pub player: &'static str,
    /// The heading of the column that all rounds before the last share.
    pub earlier: &'static str,
    pub again: &'static str,
    pub last_board: &'static str,
    pub change_setup: &'static str,
    /// The title of a match that a player ended before the rules did.
    pub ended: &'static str,
    pub show_result: &'static str,
}

/// Texts of the settings.
#[derive(Debug)]
pub struct SettingsMessages {
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
    pub shortcuts: &'static str,
    pub shortcuts_hint: &'static str,
    pub sounds: &'static str,
    pub sounds_hint: &'static str,
    pub volume: &'static str,
    pub volume_low: &'static str,
    pub volume_medium: &'static str,
    pub volume_high: &'static str,
}

/// Messages about problems with saves.
#[derive(Debug)]
pub struct SavesMessages {
    pub not_lasting: &'static str,
    pub not_saved: &'static str,
    pub try_again: &'static str,
    pub make_room: &'static str,
    /// The message on the home screen about an unsaved match.
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
    /// The match had the most steps that it can have, and has ended.
    pub full: &'static str,
}
