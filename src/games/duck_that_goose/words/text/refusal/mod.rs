//! Why not.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// Why not.
#[derive(Debug)]
pub struct Refusal {
    pub match_over: &'static str,
    /// Name.
    pub not_asked: fn(&str) -> String,
    pub not_this: &'static str,
    pub two_own_cards: &'static str,
    /// Card.
    pub take_the_chase: fn(&str) -> String,
    /// Card.
    pub keep_the_chase: fn(&str) -> String,
    pub nothing_to_draw: &'static str,
    pub nothing_to_take: &'static str,
    pub no_card: &'static str,
    pub not_own_facedown: &'static str,
    /// Name.
    pub not_own_facedown_for: fn(&str) -> String,
    pub not_face_up: &'static str,
    pub not_this_range: &'static str,
    /// Name.
    pub not_this_range_for: fn(&str) -> String,
    pub not_opponents: &'static str,
    /// Name; laid in that range.
    pub not_opponents_for: fn(&str) -> String,
    /// Card.
    pub not_blue: fn(&str) -> String,
    /// Card.
    pub purple: fn(&str) -> String,
    /// Card.
    pub itself: fn(&str) -> String,
    pub not_an_opponent: &'static str,
    /// Name; owner of the range where the card lies.
    pub not_that_seat: fn(&str) -> String,
    pub no_seat: &'static str,
    /// Name.
    pub given_already: fn(&str) -> String,
    pub given_already_you: &'static str,
    /// Card.
    pub not_in_pile: fn(&str) -> String,
    /// Card.
    pub cannot_copy: fn(&str) -> String,
    /// Count.
    pub order_of: fn(u8) -> String,
    /// Card.
    pub must_be_done: fn(&str) -> String,
    pub no_ripe: &'static str,
}
