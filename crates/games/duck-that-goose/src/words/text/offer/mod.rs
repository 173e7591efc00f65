//! Labels of actions, and the outcome of a choice.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The labels of buttons and of actions in the list of moves.
#[derive(Debug)]
pub struct OfferLabels {
    /// The action's label, the card's place.
    pub at: fn(&str, u8) -> String,
    /// The first card's place, the second card's place.
    pub peek: fn(u8, u8) -> String,
    pub draw: &'static str,
    /// The same when the deck is used up.
    pub shuffle: &'static str,
    /// The card's name.
    pub take: fn(&str) -> String,
    /// The card's name. The player has no other choice.
    pub take_chase: fn(&str) -> String,
    /// The card's name.
    pub keep_it: fn(&str) -> String,
    /// The card's name.
    pub discard_it: fn(&str) -> String,
    /// The card's place.
    pub replace: fn(u8) -> String,
    /// The card's place.
    pub turn_up_it: fn(u8) -> String,
    /// The card's place, the name of the range's owner.
    pub replace_for: fn(u8, &str) -> String,
    /// The card's place, the name of the range's owner.
    pub turn_up_for_it: fn(u8, &str) -> String,
    /// The card's name. Performs the card's action.
    pub do_it: fn(&str) -> String,
    pub do_sight: &'static str,
    pub do_devil: &'static str,
    /// The card's name. Declines the card's action.
    pub leave_it: fn(&str) -> String,
    /// The number of cards.
    pub look_deck: fn(u8) -> String,
    pub look_not: &'static str,
    /// The list of cards, in the new order.
    pub arrange: fn(&str) -> String,
    /// A button of the board.
    pub arrange_this: &'static str,
    /// A button of the board.
    pub arrange_same: &'static str,
    /// The card's name.
    pub shoot_it: fn(&str) -> String,
    /// The upper card's name, the name of the card below, its owner's name.
    pub lay_it: fn(&str, &str, &str) -> String,
    /// The upper card's name, the name of the player's own card below.
    pub lay_it_own: fn(&str, &str) -> String,
    /// The other player's name.
    pub control_it: fn(&str) -> String,
    /// The card's name.
    pub copy_it: fn(&str) -> String,
    /// The card's name, its owner's name.
    pub flip_it: fn(&str, &str) -> String,
    /// The card's name.
    pub flip_own: fn(&str) -> String,
    pub flip_nothing: &'static str,
    /// The card's name, the receiver's name.
    pub give: fn(&str, &str) -> String,
    /// The card's name.
    pub give_you: fn(&str) -> String,
    /// Gives no further card.
    pub give_stop: &'static str,
    /// The card's name.
    pub wind_it: fn(&str) -> String,
    pub wind_nothing: &'static str,
    /// The card's name, its owner's name.
    pub steal_it: fn(&str, &str) -> String,
    pub steal_nothing: &'static str,
    /// The receiver's name.
    pub bus_it: fn(&str) -> String,
    /// The card's name.
    pub tables_it: fn(&str) -> String,
    pub pass_left: &'static str,
    pub pass_right: &'static str,
    /// The card's name, the name of the top discard.
    pub ripe_use: fn(&str, &str) -> String,
    /// The card's name.
    pub ripe_turn_up: fn(&str) -> String,
    /// The card's name, the name of the top discard.
    pub ripe_turn_up_use: fn(&str, &str) -> String,
    /// Declines the question at the end of a round.
    pub last_not: &'static str,
}

/// The outcome of a choice, before it is made.
#[derive(Debug)]
pub struct NextStepLabels {
    /// The score before and after.
    pub then_you: fn(&str, &str) -> String,
    /// The player's name, the score before and after.
    pub then_other: fn(&str, &str, &str) -> String,
    pub same_total: &'static str,
    /// The given card's name, the receiver's name, the other card's name, the giver's name.
    pub gives_and_gets: fn(&str, &str, &str, &str) -> String,
    /// The card's name, the receiver's name.
    pub gives_only: fn(&str, &str) -> String,
    /// The card's name, the giver's name.
    pub gets_only: fn(&str, &str) -> String,
}
