//! The texts of the bar and the panels at the table, and their labels for screen readers.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The bar and the panels.
#[derive(Debug)]
pub struct TableLabels {
    /// The round, the number of rounds, the number of seats.
    pub subtitle: fn(u8, u8, u8) -> String,
    pub deck_label: &'static str,
    pub pile_label: &'static str,
    pub you_drew: &'static str,
    /// The player's name.
    pub drew_panel: fn(&str) -> String,
    pub you_took: &'static str,
    /// The player's name.
    pub took_panel: fn(&str) -> String,
    /// For Burst.
    pub turned_up_panel: &'static str,
    pub showing: &'static str,
    pub facedown: &'static str,
    /// The number of cards.
    pub facedown_count: fn(u8) -> String,
    pub game_total: &'static str,
    pub game_so_far: &'static str,
    pub your_range: &'static str,
    /// The owner's name.
    pub range_of: fn(&str) -> String,
    pub tag_looking: &'static str,
    /// After the first look.
    pub tag_ready: &'static str,
    /// The name of the player who decides.
    pub tag_decided_by: fn(&str) -> String,
    /// The value of the chosen card. For Turn the Tables.
    pub tag_chose: fn(&str) -> String,
    /// The name of the player who decides, the name of the player the decision is for.
    pub control_bar: fn(&str, &str) -> String,
    pub keep_mode: &'static str,
    /// The number of the facedown card whose place the card in question gets.
    pub replace_mode: fn(u8) -> String,
    pub discard_mode: &'static str,
    pub take_mode: &'static str,
    /// On a facedown card.
    pub mark_replace: &'static str,
    /// On a facedown card.
    pub mark_turn_up: &'static str,
    /// In the first look.
    pub mark_look: &'static str,
    /// For Cash Cow.
    pub next_card: &'static str,
    /// For Cash Cow.
    pub second_card: &'static str,
    /// For Cash Cow.
    pub third_card: &'static str,
    /// For Cash Cow.
    pub earlier: &'static str,
    /// For Cash Cow.
    pub later: &'static str,
    /// The player's name. For Kill Two Birds.
    pub card_for: fn(&str) -> String,
    /// For Kill Two Birds.
    pub card_for_you: &'static str,
    /// For Kill Two Birds.
    pub yellow_discards: &'static str,
    pub to_left: &'static str,
    pub to_right: &'static str,
    pub over: &'static str,
    pub ranges: &'static str,
}

/// The labels for screen readers.
#[derive(Debug)]
pub struct PieceLabels {
    /// The card's name, its value.
    pub card_label: fn(&str, &str) -> String,
    /// The card's place.
    pub facedown_label: fn(u8) -> String,
    /// The card's place, the card's name. The memory aid or a look shows it.
    pub facedown_known_label: fn(u8, &str) -> String,
    /// The card's place, the card's name, its value.
    pub face_up_label: fn(u8, &str, &str) -> String,
    /// The card's label.
    pub copy_label: fn(&str) -> String,
    /// The card's label, the list of cards below.
    pub covers_label: fn(&str, &str) -> String,
    /// The card's label.
    pub cancelled_label: fn(&str) -> String,
    /// The owner's name, the number of cards, the points.
    pub range_label: fn(&str, u8, &str) -> String,
    /// The card's name, the number in the pile. For Kill Two Birds.
    pub yellow_label: fn(&str, u8) -> String,
}
