//! The prompts: which player must act and how, and why the others wait.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The small line of the prompt.
#[derive(Debug)]
pub struct RoleLabels {
    /// The player's name. For the first look.
    pub you_look: fn(&str) -> String,
    /// The player's name.
    pub you_turn: fn(&str) -> String,
    /// The player's name. For a drawn card, Cash Cow and Second Sight.
    pub you_see: fn(&str) -> String,
    /// The player's name, the name of the other player who sees it. For a drawn card under Control
    /// Freak.
    pub you_see_both: fn(&str, &str) -> String,
    /// The player's name, the card's name.
    pub you_act: fn(&str, &str) -> String,
    /// The player's name, the name of the player the decision is for.
    pub you_decide: fn(&str, &str) -> String,
    /// The player's name, the name of the player the decision is for, the card's name.
    pub you_decide_act: fn(&str, &str, &str) -> String,
    /// The player's name. For the question at the end of a round.
    pub you_last: fn(&str) -> String,
}

/// The questions to a seat. `_for`: about another player's range.
#[derive(Debug)]
pub struct QuestionLabels {
    pub peek_first: &'static str,
    /// While the cards are open.
    pub peek_remember: &'static str,
    /// The name of the top discard.
    pub open: fn(&str) -> String,
    pub open_draw_only: &'static str,
    /// The name of the top discard.
    pub open_take_only: fn(&str) -> String,
    /// The name of the top discard, a Chase.
    pub open_chase: fn(&str) -> String,
    pub open_nothing: &'static str,
    /// The name of the range's owner.
    pub open_nothing_for: fn(&str) -> String,
    /// The drawn card's name, so that a player who cannot see its drawing knows it.
    pub keep: fn(&str) -> String,
    /// The drawn card's name, the name of the range's owner.
    pub keep_for: fn(&str, &str) -> String,
    /// The drawn card's name. No facedown card is left, or the card is Ripe.
    pub keep_free: fn(&str) -> String,
    /// The drawn card's name.
    pub keep_chase: fn(&str) -> String,
    /// The drawn card's name.
    pub make_room: fn(&str) -> String,
    /// The drawn card's name, the name of the range's owner.
    pub make_room_for: fn(&str, &str) -> String,
    pub turn_up: &'static str,
    /// The name of the range's owner.
    pub turn_up_for: fn(&str) -> String,
    /// The card's name. The player may decline its action (DTG-14).
    pub act: fn(&str) -> String,
    /// The name of the range's owner. While the cards are open.
    pub sight_for: fn(&str) -> String,
    pub shoot: &'static str,
    /// The name of the range's owner.
    pub shoot_for: fn(&str) -> String,
    /// The card's name.
    pub lay: fn(&str) -> String,
    /// The number of cards.
    pub cow_look: fn(u8) -> String,
    /// The number of cards.
    pub cow_arrange: fn(u8) -> String,
    pub control: &'static str,
    pub copy: &'static str,
    pub flip: &'static str,
    /// The name of the range's owner.
    pub flip_for: fn(&str) -> String,
    pub birds_first: &'static str,
    /// The card's name, the receiver's name.
    pub birds_second: fn(&str, &str) -> String,
    /// The card's name.
    pub birds_second_you: fn(&str) -> String,
    pub wind: &'static str,
    /// The name of the range's owner.
    pub wind_for: fn(&str) -> String,
    pub steal: &'static str,
    /// The name of the range's owner.
    pub steal_for: fn(&str) -> String,
    pub bus: &'static str,
    pub tables_choose: &'static str,
    /// The name of the range's owner.
    pub tables_choose_for: fn(&str) -> String,
    pub tables_direction: &'static str,
    /// The card's name, the name of the top discard.
    pub last_question: fn(&str, &str) -> String,
    /// The card's name. The card is facedown.
    pub last_question_down: fn(&str) -> String,
}

/// The state of the match in a line, and why the others wait.
#[derive(Debug)]
pub struct WaitLabels {
    /// The player's name.
    pub turn_of: fn(&str) -> String,
    /// The player's name, the name of the player the decision is for.
    pub decides_for: fn(&str, &str) -> String,
    /// The player's name, the card's name.
    pub acts: fn(&str, &str) -> String,
    /// The list of players.
    pub looks: fn(&str) -> String,
    /// The player's name.
    pub interrupts: fn(&str) -> String,
    /// The list of players.
    pub thinks_peek: fn(&str) -> String,
    /// The player's name.
    pub thinks_open: fn(&str) -> String,
    /// The player's name.
    pub thinks_keep: fn(&str) -> String,
    /// The player's name.
    pub thinks_room: fn(&str) -> String,
    /// The player's name.
    pub thinks_turn_up: fn(&str) -> String,
    /// The player's name.
    pub thinks_cow: fn(&str) -> String,
    /// The player's name, the card's name. For any other action.
    pub thinks_card: fn(&str, &str) -> String,
    /// The player's name.
    pub thinks_tables: fn(&str) -> String,
    /// The player's name.
    pub thinks_direction: fn(&str) -> String,
    /// The player's name, the name of the player the decision is for. Under Control Freak.
    pub thinks_for: fn(&str, &str) -> String,
    /// The player's name.
    pub thinks_last: fn(&str) -> String,
}

/// The questions of When the Time is Ripe.
#[derive(Debug)]
pub struct InterruptLabels {
    pub nothing_to_use: &'static str,
    /// The name of the top discard.
    pub ripe_use_ask: fn(&str) -> String,
    /// The card's name, the name of the top discard.
    pub ripe_up_ask: fn(&str, &str) -> String,
    /// The card's name. The discard pile is empty.
    pub ripe_up_only_ask: fn(&str) -> String,
}
