//! All texts of Duck & Cover, in every language. A call is a figure or "Max".

mod en;
mod ja;
mod ko;
mod languages;
mod reason;
mod variants;

pub use languages::{about, log_line, refusal, text};
pub use reason::reasons;
pub use variants::variants;

use crate::{Animal, Call, CaptainCard, Number};
use mallard_words::{Lang, text as shared};

/// The texts at the table, in one language. `&str` parameters are names, calls or finished labels,
/// in the order of the English sentence.
#[derive(Debug)]
pub struct Text {
    pub table: TableLabels,
    pub label: PieceLabels,
    pub score: ScoreLabels,
    pub rules: RuleLabels,
}

#[derive(Debug)]
pub struct TableLabels {
    /// The number that moves, where the player moves another duck.
    pub not_that_duck: fn(u8) -> String,
    /// The round, the last round, and how many cards were turned over in this one.
    pub subtitle: fn(u8, u8, u16) -> String,
    pub highest: &'static str,
    pub repeat: &'static str,
    pub you_turn: fn(&str) -> String,
    pub you_move: fn(&str, u8) -> String,
    pub you_move_highest: fn(&str) -> String,
    pub you_repeat: fn(&str, u8) -> String,
    pub you_repeat_highest: fn(&str) -> String,
    pub turns: fn(&str) -> String,
    pub all_move: fn(u8) -> String,
    pub all_move_highest: &'static str,
    pub chooses: fn(&str) -> String,
    pub turn_next: &'static str,
    /// The same, when the draw deck is empty.
    pub turn_shuffled: &'static str,
    /// The same, after a call that no player could follow.
    pub turn_after_quacks: fn(u8) -> String,
    /// The same, after a Repeat with nothing to repeat.
    pub turn_after_repeat: &'static str,
    /// The same, after a Max that no player could follow.
    pub turn_after_highest: &'static str,
    pub cover_or_duck: &'static str,
    pub only_duck: &'static str,
    pub highest_is: fn(u8) -> String,
    /// The number that moves, the number it covers.
    pub chosen_cover: fn(u8, u8) -> String,
    pub chosen_duck: fn(u8) -> String,
    /// The covered number, and the player's cry.
    pub you_quack: fn(u8, &str) -> String,
    pub thinks_turn: fn(&str) -> String,
    pub thinks_move: fn(&str) -> String,
    pub turn: &'static str,
    /// The number that moves, the number it covers.
    pub cover: fn(u8, u8) -> String,
    pub duck_here: fn(u8) -> String,
    /// The number, the column, the row, and the list of neighbours there.
    pub duck_beside: fn(u8, i16, i16, &str) -> String,
    pub ready: &'static str,
    /// On the board of a player around the tablet: the number that moves.
    pub move_yours: fn(u8) -> String,
    pub chosen: &'static str,
    /// On the button that chooses again.
    pub change: &'static str,
    /// Shows a board large over the table: the player's name.
    pub raise: fn(&str) -> String,
    pub put_down: &'static str,
    pub quack: &'static str,
    /// The cry of each animal, in the order of `Animal::ALL`.
    pub animals: [&'static str; 8],
    pub captain_calls: &'static str,
    /// The name of a card without a number.
    pub captain_calls_sign: fn(&str) -> String,
    pub to_draw: fn(u8) -> Counted,
    pub called: fn(u16) -> Counted,
    pub discard_zone: &'static str,
    /// The number of cards in the zone, and the number that ends the round.
    pub discards_of: fn(usize, u8) -> String,
    pub your_splashes: &'static str,
    /// The same where other points count.
    pub your_points: &'static str,
}

impl TableLabels {
    /// The name of `call`.
    pub fn call_name(&self, call: Call) -> String {
        match call {
            Call::Max => self.highest.to_owned(),
            Call::Number(number) => u8::from(number).to_string(),
        }
    }

    /// The name of a captain card.
    pub fn card_name(&self, card: CaptainCard) -> String {
        match card {
            CaptainCard::Max => self.call_name(Call::Max),
            CaptainCard::Repeat => self.repeat.to_owned(),
            CaptainCard::Number(number) => self.call_name(Call::Number(number)),
        }
    }

    /// The cry of a seat that quacks: with madness, the sound of its animal (DNC-22).
    pub fn quack_text(&self, animal: Option<Animal>) -> &'static str {
        animal.map_or(self.quack, |animal| self.animals[animal.index()])
    }
}

/// A sentence around an emphasised number: the text before it, the number, the text after it.
pub type Counted = [String; 3];

/// The texts for screen readers.
#[derive(Debug)]
pub struct PieceLabels {
    pub called: fn(&str) -> String,
    pub repeats: fn(&str) -> String,
    pub deck: fn(u8) -> String,
    /// The number of cards, and the call on the last one.
    pub pile: fn(u8, &str) -> String,
    pub pile_empty: &'static str,
    /// The number of cards in the zone, the number that ends the round, and the list of them.
    pub zone: fn(usize, u8, &str) -> String,
    pub zone_empty: fn(u8) -> String,
    pub your_ducks: fn(usize) -> String,
    /// The player's name, the list of ducks.
    pub ducks_listed: fn(&str, &str) -> String,
    /// The number, the cards in the stack, the column, the row.
    pub stack: fn(u8, u8, i16, i16) -> String,
    pub with_splashes: fn(&str, u8) -> String,
    pub splashes: fn(i8) -> String,
    pub points: fn(i8) -> String,
    pub must_move: fn(&str) -> String,
    pub can_cover: fn(&str) -> String,
    /// A number in a list within a sentence.
    pub listed_number: fn(u8) -> String,
    /// The column, the row, the list of neighbours.
    pub space: fn(i16, i16, &str) -> String,
    /// The stack's label, the list of ducks seen under it.
    pub remembered: fn(&str, &str) -> String,
}

impl PieceLabels {
    /// The numbers as a list within a sentence.
    pub fn list(&self, numbers: impl IntoIterator<Item = Number>, lang: Lang) -> String {
        let named = |number: Number| (self.listed_number)(number.into());
        let numbers: Vec<String> = numbers.into_iter().map(named).collect();
        (shared(lang).list_of_names)(&numbers)
    }
}

#[derive(Debug)]
pub struct ScoreLabels {
    /// The total as a text and as a number, with its noun, where every round counts splashes.
    pub splashes: fn(&str, i32) -> String,
    /// The same where other points count.
    pub points: fn(&str, i32) -> String,
    /// The unit of the best, for a count of splashes.
    pub unit: fn(i32) -> &'static str,
    pub total: &'static str,
    pub note: &'static str,
    /// The list of the variants of all rounds; with the blank before the sentence, where the language has one.
    pub every_round_with: fn(&str) -> String,
    /// The round, the list of its variants; with the blank before the sentence, where the language has one.
    pub round_with: fn(u8, &str) -> String,
    /// The list of players, and how many they are.
    pub pause_single: fn(&str, usize) -> String,
    pub pause_zone: fn(u8) -> String,
    pub pause_calls: &'static str,
    pub why_total: fn(&str) -> String,
    /// The total, the number of visible ducks.
    pub why_visible: fn(&str, u8) -> String,
    pub why_shared: fn(&str) -> String,
    pub head_visible: &'static str,
}

/// The rules in play at this table.
#[derive(Debug)]
pub struct RuleLabels {
    pub round: &'static str,
    pub round_of: fn(u8) -> String,
    pub zone: &'static str,
    pub zone_ends: fn(u8) -> String,
    pub repeat: &'static str,
    pub repeat_means: fn(&str) -> String,
    pub repeat_nothing: &'static str,
    pub splashes: &'static str,
    pub splash_table: &'static str,
    pub points: &'static str,
    pub points_are: &'static str,
    pub deck: &'static str,
    /// The lowest number in the deck, the number of cards put aside.
    pub deck_fresh: fn(u8, u8) -> String,
}
