//! Why the app refuses an action.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// Why the app refuses an action.
#[derive(Debug)]
pub struct Refusal {
    pub match_over: &'static str,
    /// The name of the player who must decide.
    pub not_asked: fn(&str) -> String,
    pub not_this: &'static str,
    pub two_own_cards: &'static str,
    /// The card's name.
    pub take_the_chase: fn(&str) -> String,
    /// The card's name.
    pub keep_the_chase: fn(&str) -> String,
    pub nothing_to_draw: &'static str,
    pub nothing_to_take: &'static str,
    pub no_card: &'static str,
    pub not_own_facedown: &'static str,
    /// The name of the range's owner.
    pub not_own_facedown_for: fn(&str) -> String,
    pub not_face_up: &'static str,
    pub not_this_range: &'static str,
    /// The name of the range's owner.
    pub not_this_range_for: fn(&str) -> String,
    pub not_opponents: &'static str,
    /// The name of the range's owner.
    pub not_opponents_for: fn(&str) -> String,
    /// The card's name.
    pub not_blue: fn(&str) -> String,
    /// The card's name.
    pub purple: fn(&str) -> String,
    /// The card's name.
    pub itself: fn(&str) -> String,
    pub not_an_opponent: &'static str,
    /// The name of the player whose range holds the card.
    pub not_that_seat: fn(&str) -> String,
    pub no_seat: &'static str,
    /// The player's name.
    pub given_already: fn(&str) -> String,
    pub given_already_you: &'static str,
    /// The card's name.
    pub not_in_pile: fn(&str) -> String,
    /// The card's name.
    pub cannot_copy: fn(&str) -> String,
    /// The number of cards.
    pub order_of: fn(u8) -> String,
    /// The card's name.
    pub must_be_done: fn(&str) -> String,
    pub no_ripe: &'static str,
}
