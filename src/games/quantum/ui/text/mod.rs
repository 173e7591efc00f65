//! Everything Quantum says, in every language.

mod en;
mod ja;
mod ko;

use crate::games::quantum::Colour;
use crate::ui::{About, Lang};

/// What is said at the table, in one language. `&str` parameters are names or lists, in the order
/// of the English sentence.
#[derive(Debug)]
pub(super) struct Text {
    pub(super) table: Table,
    pub(super) label: Label,
    pub(super) log: Log,
    pub(super) refusal: Refusal,
    pub(super) score: Score,
    pub(super) this_table: ThisTable,
}

#[derive(Debug)]
pub(super) struct Table {
    pub(super) colour: fn(Colour) -> &'static str,
    pub(super) white: &'static str,
    /// A face or a value: "red 4".
    pub(super) face: fn(Option<Colour>, u8) -> String,
    /// Turn, seats.
    pub(super) subtitle: fn(u16, u8) -> String,
    pub(super) subtitle_all: fn(u16) -> String,
    pub(super) you_roll: fn(&str) -> String,
    pub(super) you_write: fn(&str) -> String,
    pub(super) you_choose: fn(&str) -> String,
    pub(super) rolls: fn(&str) -> String,
    pub(super) writes: fn(&str) -> String,
    pub(super) all_write: &'static str,
    pub(super) chooses: fn(&str) -> String,
    /// How many dice roll again.
    pub(super) keep: fn(u8) -> String,
    pub(super) write_one: &'static str,
    pub(super) write_this: fn(Colour, u8) -> String,
    pub(super) none_fits: &'static str,
    /// What the next penalty box costs.
    pub(super) penalty_warning: fn(u8) -> String,
    pub(super) last_penalty_warning: &'static str,
    pub(super) ends_match: &'static str,
    pub(super) show_mine: fn(&str) -> String,
    pub(super) private_title: fn(&str) -> String,
    pub(super) private_hint: &'static str,
    pub(super) thinks_roll: fn(&str) -> String,
    pub(super) thinks_write: fn(&str) -> String,
    pub(super) thinks_choose: fn(&str) -> String,
    pub(super) over: &'static str,
    pub(super) keep_all: &'static str,
    pub(super) roll_again: fn(u8) -> String,
    pub(super) roll_again_all: &'static str,
    pub(super) roll_again_these: fn(&str) -> String,
    pub(super) write: fn(Colour, u8) -> String,
    pub(super) write_short: fn(u8) -> String,
    pub(super) choose: fn(Colour, u8) -> String,
    pub(super) choose_short: fn(u8) -> String,
    pub(super) pass: &'static str,
    pub(super) step_a: &'static str,
    pub(super) step_b_you: &'static str,
    pub(super) step_b: fn(&str) -> String,
    pub(super) step_b_wrote: fn(&str) -> String,
    pub(super) step_b_passed: fn(&str) -> String,
    pub(super) step_c: &'static str,
    pub(super) state_rolling: &'static str,
    pub(super) state_writing: &'static str,
    pub(super) state_choosing: &'static str,
    pub(super) state_chosen: &'static str,
    pub(super) state_waits: &'static str,
    pub(super) state_wrote: fn(Colour, u8) -> String,
    pub(super) state_nothing: &'static str,
    /// Under a die.
    pub(super) kept: &'static str,
    pub(super) rolls_mark: &'static str,
    pub(super) faces: &'static str,
    /// Before the value of a colour of which no face lies up.
    pub(super) only_white: &'static str,
    pub(super) set_aside: &'static str,
    /// In a box.
    pub(super) used_in_b: &'static str,
    pub(super) needs_least: fn(u8) -> String,
    pub(super) needs_most: fn(u8) -> String,
    pub(super) never_fits: &'static str,
    pub(super) now_value: fn(u8) -> String,
    pub(super) would_fit: &'static str,
    pub(super) rising: &'static str,
    pub(super) falling: &'static str,
    pub(super) column_points: &'static str,
    pub(super) penalties: &'static str,
    pub(super) score: &'static str,
}

/// For screen readers.
#[derive(Debug)]
pub(super) struct Label {
    pub(super) tray: &'static str,
    pub(super) white_die: fn(u8) -> String,
    /// Die, colour, number.
    pub(super) die: fn(u8, Colour, u8) -> String,
    pub(super) with_kept: fn(&str) -> String,
    pub(super) with_rolls: fn(&str) -> String,
    pub(super) faces: fn(u8, &str) -> String,
    pub(super) white_faces: &'static str,
    /// Colour, faces, white, total.
    pub(super) sum: fn(Colour, u8, u8, u8) -> String,
    pub(super) sum_absent: fn(Colour, u8) -> String,
    pub(super) set_aside: fn(Colour) -> String,
    pub(super) your_sheet: fn(&str) -> String,
    pub(super) sheet_of: fn(&str, &str) -> String,
    pub(super) row: fn(Colour, u8) -> String,
    /// Colour, box, number.
    pub(super) filled: fn(Colour, u8, u8) -> String,
    pub(super) fits: fn(Colour, u8, u8) -> String,
    /// Before what the next box of a row says.
    pub(super) next: fn(Colour, u8) -> String,
    pub(super) column: fn(u8, u8) -> String,
    pub(super) penalty: fn(u8) -> String,
    pub(super) step: fn(char) -> String,
}

#[derive(Debug)]
pub(super) struct Log {
    pub(super) turn: fn(u16, &str) -> String,
    pub(super) rolled: fn(&str, &str) -> String,
    pub(super) rerolled: fn(&str, u8, &str) -> String,
    pub(super) kept_all: fn(&str) -> String,
    pub(super) values: fn(&str) -> String,
    pub(super) wrote_b: fn(&str, Colour, u8) -> String,
    pub(super) passed_b: fn(&str) -> String,
    pub(super) chose: fn(&str) -> String,
    pub(super) wrote_c: fn(&str, Colour, u8) -> String,
    pub(super) passed_c: fn(&str) -> String,
    pub(super) column: fn(&str, u8, u8) -> String,
    pub(super) row_filled: fn(&str, Colour) -> String,
    pub(super) penalty: fn(&str, u8) -> String,
    pub(super) ended_by_sheet: fn(&str) -> String,
    pub(super) ended_by_penalties: fn(&str) -> String,
    pub(super) scored: fn(&str, i16) -> String,
}

#[derive(Debug)]
pub(super) struct Refusal {
    pub(super) match_over: &'static str,
    pub(super) not_your_turn: fn(&str) -> String,
    pub(super) dice_first: &'static str,
    pub(super) rolled_already: &'static str,
    pub(super) must_be_over: fn(Colour, u8, u8) -> String,
    pub(super) must_be_under: fn(Colour, u8, u8) -> String,
    pub(super) row_full: fn(Colour) -> String,
    pub(super) from_the_left: fn(Colour) -> String,
    pub(super) set_aside: fn(Colour, &str) -> String,
    pub(super) chosen_already: &'static str,
}

#[derive(Debug)]
pub(super) struct Score {
    pub(super) column: fn(u8) -> String,
    pub(super) penalties: &'static str,
    pub(super) total: &'static str,
    pub(super) note: &'static str,
    pub(super) wins: fn(&str) -> String,
    pub(super) shared: fn(&str) -> String,
    pub(super) all_shared: &'static str,
    /// Score, column points, penalties.
    pub(super) why_score: fn(i16, u16, u8) -> String,
    pub(super) why_shared: fn(i16) -> String,
    pub(super) ended_by_sheet: fn(&str) -> String,
    pub(super) ended_by_penalties: fn(&str) -> String,
    /// Two sentences, one after the other.
    pub(super) both: fn(&str, &str) -> String,
}

#[derive(Debug)]
pub(super) struct ThisTable {
    pub(super) step: &'static str,
    pub(super) white_die: &'static str,
    pub(super) values: &'static str,
    pub(super) values_pending: &'static str,
    pub(super) set_aside: &'static str,
    pub(super) none: &'static str,
    pub(super) ends: &'static str,
    pub(super) ends_when: &'static str,
    pub(super) column: &'static str,
    pub(super) column_scores: &'static str,
}

/// What stands on the box, in a language: apart from the rest, so that the shelf's program carries
/// no more.
pub(super) fn about(lang: Lang) -> &'static About {
    lang.pick([&en::ABOUT, &ko::ABOUT, &ja::ABOUT])
}

/// The texts of a language.
pub(super) fn text(lang: Lang) -> &'static Text {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}

/// A score, with a true minus.
pub(super) fn signed(score: i16) -> String {
    if score < 0 { format!("−{}", score.unsigned_abs()) } else { score.to_string() }
}
