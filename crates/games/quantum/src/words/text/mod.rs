//! All texts of Quantum, in every language.

mod en;
mod ja;
mod ko;
mod languages;
mod reason;

pub use languages::{about, log_line, refusal, text};
pub use reason::reasons;

use crate::{Colour, Dice, DiceSet, Die};
use mallard_words::{Lang, text as shared};

/// The texts at the table, in one language. `&str` parameters are names or lists, in the order of
/// the English sentence.
#[derive(Debug)]
pub struct Text {
    pub table: TableLabels,
    pub label: PieceLabels,
    pub reveal: RevealLabels,
    pub score: ScoreLabels,
    pub this_table: ThisTable,
}

#[derive(Debug)]
pub struct TableLabels {
    pub row_filled: fn(&str, Colour) -> String,
    pub from_the_left: fn(Colour) -> String,
    pub colour: fn(Colour) -> &'static str,
    pub white: &'static str,
    /// A face or a value: "red 4".
    pub face: fn(Option<Colour>, u8) -> String,
    /// The turn, the number of seats.
    pub subtitle: fn(u16, u8) -> String,
    pub subtitle_all: fn(u16) -> String,
    pub you_roll: fn(&str) -> String,
    pub you_write: fn(&str) -> String,
    pub you_choose: fn(&str) -> String,
    pub rolls: fn(&str) -> String,
    pub writes: fn(&str) -> String,
    pub all_write: &'static str,
    pub chooses: fn(&str) -> String,
    /// How many dice roll again.
    pub keep: fn(u8) -> String,
    pub write_one: &'static str,
    pub write_this: fn(Colour, u8) -> String,
    pub none_fits: &'static str,
    /// The cost of the next penalty box.
    pub penalty_warning: fn(u8) -> String,
    pub last_penalty_warning: &'static str,
    pub ends_match: &'static str,
    pub show_mine: fn(&str) -> String,
    pub private_title: fn(&str) -> String,
    pub private_hint: &'static str,
    pub thinks_roll: fn(&str) -> String,
    pub thinks_write: fn(&str) -> String,
    pub thinks_choose: fn(&str) -> String,
    pub keep_all: &'static str,
    pub roll_again: fn(u8) -> String,
    pub roll_again_all: &'static str,
    pub roll_again_these: fn(&str) -> String,
    pub write: fn(Colour, u8) -> String,
    pub write_short: fn(u8) -> String,
    pub choose: fn(Colour, u8) -> String,
    pub choose_short: fn(u8) -> String,
    pub pass: &'static str,
    pub step_a: &'static str,
    pub step_b_you: &'static str,
    pub step_b: fn(&str) -> String,
    pub step_b_wrote: fn(&str) -> String,
    pub step_b_passed: fn(&str) -> String,
    pub step_c: &'static str,
    pub state_rolling: &'static str,
    pub state_writing: &'static str,
    pub state_chosen: &'static str,
    /// The tablet goes to this player.
    pub state_next: &'static str,
    pub state_wrote: fn(Colour, u8) -> String,
    pub state_nothing: &'static str,
    /// Below a die.
    pub kept: &'static str,
    pub rolls_mark: &'static str,
    pub faces: &'static str,
    /// Before the value of a colour that no face shows.
    pub only_white: &'static str,
    pub set_aside: &'static str,
    /// In a box.
    pub used_in_b: &'static str,
    pub needs_least: fn(u8) -> String,
    pub needs_most: fn(u8) -> String,
    pub never_fits: &'static str,
    pub now_value: fn(u8) -> String,
    pub would_fit: &'static str,
    pub rising: &'static str,
    pub falling: &'static str,
    pub column_points: &'static str,
    pub penalties: &'static str,
    pub score: &'static str,
}

impl TableLabels {
    /// The face on top of the die, in words: "red 4".
    pub fn face_name(&self, dice: Dice, of: Die) -> String {
        let face = dice.face(of);
        (self.face)(face.colour(), face.number())
    }

    /// The faces of these dice as a list.
    pub fn faces(&self, dice: Dice, of: DiceSet, lang: Lang) -> String {
        let faces: Vec<String> = of.iter().map(|die| self.face_name(dice, die)).collect();
        (shared(lang).list_of_names)(&faces)
    }
}

/// The texts for screen readers.
#[derive(Debug)]
pub struct PieceLabels {
    pub tray: &'static str,
    pub white_die: fn(u8) -> String,
    /// The number of the die, the colour, the number it shows.
    pub die: fn(u8, Colour, u8) -> String,
    pub with_kept: fn(&str) -> String,
    pub with_rolls: fn(&str) -> String,
    pub faces: fn(u8, &str) -> String,
    pub white_faces: &'static str,
    /// The colour, the sum of its faces, the white die, the total.
    pub sum: fn(Colour, u8, u8, u8) -> String,
    pub sum_absent: fn(Colour, u8) -> String,
    pub set_aside: fn(Colour) -> String,
    pub your_sheet: fn(&str) -> String,
    pub sheet_of: fn(&str, &str) -> String,
    pub row: fn(Colour, u8) -> String,
    /// The colour, the box, the number.
    pub filled: fn(Colour, u8, u8) -> String,
    pub fits: fn(Colour, u8, u8) -> String,
    /// Before the content of the next box of a row.
    pub next: fn(Colour, u8) -> String,
    pub column: fn(u8, u8) -> String,
    pub penalty: fn(u8) -> String,
    pub step: fn(char) -> String,
}

/// The texts when all choices of step C turn up.
#[derive(Debug)]
pub struct RevealLabels {
    pub title: &'static str,
    /// The list of players who wrote, the list of those who did not (either may be empty), the name
    /// of the player whose turn comes next.
    pub who_wrote: fn(&[String], &[String], &str) -> String,
    /// The colour, the box.
    pub in_box: fn(Colour, u8) -> String,
    pub in_step_b: fn(Colour, u8) -> String,
    pub go_on: &'static str,
}

#[derive(Debug)]
pub struct ScoreLabels {
    /// The score, with its noun.
    pub points: fn(i16) -> String,
    /// The unit of the best, for a count of points.
    pub unit: fn(i32) -> &'static str,
    pub column: fn(u8) -> String,
    pub penalties: &'static str,
    pub total: &'static str,
    pub note: &'static str,
    /// The score, the points of the columns, the penalties.
    pub why_score: fn(i16, u16, u8) -> String,
    pub why_shared: fn(i16) -> String,
    pub ended_by_sheet: fn(&str) -> String,
    pub ended_by_penalties: fn(&str) -> String,
}

#[derive(Debug)]
pub struct ThisTable {
    pub step: &'static str,
    pub white_die: &'static str,
    pub values: &'static str,
    pub values_pending: &'static str,
    pub set_aside: &'static str,
    pub ends: &'static str,
    pub ends_when: &'static str,
    pub column: &'static str,
    pub column_scores: &'static str,
}

/// A score, with a true minus.
pub fn signed(score: i16) -> String {
    if score < 0 { format!("−{}", score.unsigned_abs()) } else { score.to_string() }
}
