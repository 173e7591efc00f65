//! What stands on the table: the bar and the panels, and what screen readers say of them.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The bar and the panels.
#[derive(Debug)]
pub struct Table {
    /// Round, rounds, seats.
    pub subtitle: fn(u8, u8, u8) -> String,
    pub deck_label: &'static str,
    pub pile_label: &'static str,
    pub you_drew: &'static str,
    /// Name.
    pub drew_panel: fn(&str) -> String,
    pub you_took: &'static str,
    /// Name.
    pub took_panel: fn(&str) -> String,
    /// Burst.
    pub turned_up_panel: &'static str,
    pub showing: &'static str,
    pub facedown: &'static str,
    /// Count.
    pub facedown_count: fn(u8) -> String,
    pub game_total: &'static str,
    pub game_so_far: &'static str,
    pub your_range: &'static str,
    /// Name.
    pub range_of: fn(&str) -> String,
    pub tag_choosing: &'static str,
    pub tag_looking: &'static str,
    /// First look done.
    pub tag_ready: &'static str,
    /// Name.
    pub tag_decided_by: fn(&str) -> String,
    /// Value; Turn the Tables.
    pub tag_chose: fn(&str) -> String,
    /// Name, other.
    pub control_bar: fn(&str, &str) -> String,
    pub keep_mode: &'static str,
    pub discard_mode: &'static str,
    pub take_mode: &'static str,
    /// On a facedown card.
    pub mark_replace: &'static str,
    /// On a facedown card.
    pub mark_turn_up: &'static str,
    /// First look.
    pub mark_look: &'static str,
    /// Cash Cow.
    pub next_card: &'static str,
    /// Cash Cow.
    pub second_card: &'static str,
    /// Cash Cow.
    pub third_card: &'static str,
    /// Cash Cow.
    pub earlier: &'static str,
    /// Cash Cow.
    pub later: &'static str,
    /// Name; Kill Two Birds.
    pub card_for: fn(&str) -> String,
    /// Kill Two Birds.
    pub card_for_you: &'static str,
    /// Kill Two Birds.
    pub yellow_discards: &'static str,
    pub you: &'static str,
    pub to_left: &'static str,
    pub to_right: &'static str,
    pub over: &'static str,
    pub ranges: &'static str,
}

/// Names for screen readers.
#[derive(Debug)]
pub struct Label {
    /// Card, value.
    pub card_label: fn(&str, &str) -> String,
    /// Place.
    pub facedown_label: fn(u8) -> String,
    /// Place, card; memory aid, or looked at now.
    pub facedown_known_label: fn(u8, &str) -> String,
    /// Place, card, value.
    pub face_up_label: fn(u8, &str, &str) -> String,
    /// Label.
    pub copy_label: fn(&str) -> String,
    /// Label, list.
    pub covers_label: fn(&str, &str) -> String,
    /// Label.
    pub cancelled_label: fn(&str) -> String,
    /// Name, count, points.
    pub range_label: fn(&str, u8, &str) -> String,
    /// Card, count; Kill Two Birds.
    pub yellow_label: fn(&str, u8) -> String,
}
