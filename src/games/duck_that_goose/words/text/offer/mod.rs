//! Actions in words, and what they come to.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// Buttons, and actions in words.
#[derive(Debug)]
pub struct Offer {
    /// Offer, place.
    pub at: fn(&str, u8) -> String,
    /// First, second.
    pub peek: fn(u8, u8) -> String,
    pub draw: &'static str,
    /// Card.
    pub take: fn(&str) -> String,
    /// Card; forced.
    pub take_chase: fn(&str) -> String,
    /// Card.
    pub keep_it: fn(&str) -> String,
    /// Card.
    pub discard_it: fn(&str) -> String,
    /// Place.
    pub replace: fn(u8) -> String,
    /// Place.
    pub turn_up_it: fn(u8) -> String,
    /// Place, name.
    pub replace_for: fn(u8, &str) -> String,
    /// Place, name.
    pub turn_up_for_it: fn(u8, &str) -> String,
    /// Card; Do.
    pub do_it: fn(&str) -> String,
    pub do_sight: &'static str,
    pub do_devil: &'static str,
    /// Card; Decline.
    pub leave_it: fn(&str) -> String,
    /// Count.
    pub look_deck: fn(u8) -> String,
    pub look_not: &'static str,
    /// List.
    pub arrange: fn(&str) -> String,
    /// Button.
    pub arrange_this: &'static str,
    /// Button.
    pub arrange_same: &'static str,
    /// Card.
    pub shoot_it: fn(&str) -> String,
    /// Card, on, name.
    pub lay_it: fn(&str, &str, &str) -> String,
    /// Card, on.
    pub lay_it_own: fn(&str, &str) -> String,
    /// Name.
    pub control_it: fn(&str) -> String,
    /// Card.
    pub copy_it: fn(&str) -> String,
    /// Card, name.
    pub flip_it: fn(&str, &str) -> String,
    /// Card.
    pub flip_own: fn(&str) -> String,
    pub flip_nothing: &'static str,
    /// Card, name.
    pub give: fn(&str, &str) -> String,
    /// Card.
    pub give_you: fn(&str) -> String,
    /// Offer.
    pub give_stop: &'static str,
    /// Card.
    pub wind_it: fn(&str) -> String,
    pub wind_nothing: &'static str,
    /// Card, name.
    pub steal_it: fn(&str, &str) -> String,
    pub steal_nothing: &'static str,
    /// Name.
    pub bus_it: fn(&str) -> String,
    /// Card.
    pub tables_it: fn(&str) -> String,
    pub pass_left: &'static str,
    pub pass_right: &'static str,
    /// Card, top.
    pub ripe_use: fn(&str, &str) -> String,
    /// Card.
    pub ripe_turn_up: fn(&str) -> String,
    /// Card, top.
    pub ripe_turn_up_use: fn(&str, &str) -> String,
    /// Decline at the end of a round.
    pub last_not: &'static str,
}

/// What a choice comes to, before it is made.
#[derive(Debug)]
pub struct Then {
    /// Before, after.
    pub then_you: fn(&str, &str) -> String,
    /// Name, before, after.
    pub then_other: fn(&str, &str, &str) -> String,
    pub same_total: &'static str,
    /// Card, name, other card, other.
    pub gives_and_gets: fn(&str, &str, &str, &str) -> String,
    /// Card, name.
    pub gives_only: fn(&str, &str) -> String,
    /// Card, name.
    pub gets_only: fn(&str, &str) -> String,
}
