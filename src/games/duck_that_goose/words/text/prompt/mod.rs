//! Who must do what, and what everybody waits for.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The small line of the prompt.
#[derive(Debug)]
pub struct Role {
    /// Name; first look.
    pub you_look: fn(&str) -> String,
    /// Name.
    pub you_turn: fn(&str) -> String,
    /// Name; drawn card, Cash Cow, Second Sight.
    pub you_see: fn(&str) -> String,
    /// Name, other; controlled, drawn card.
    pub you_see_both: fn(&str, &str) -> String,
    /// Name, card.
    pub you_act: fn(&str, &str) -> String,
    /// Name, other.
    pub you_decide: fn(&str, &str) -> String,
    /// Name, other, card.
    pub you_decide_act: fn(&str, &str, &str) -> String,
    /// Name; question at the end of a round.
    pub you_last: fn(&str) -> String,
}

/// What a seat is asked. `_for`: for the range of another.
#[derive(Debug)]
pub struct Ask {
    pub peek_first: &'static str,
    /// Cards lie open.
    pub peek_remember: &'static str,
    /// Card.
    pub open: fn(&str) -> String,
    pub open_draw_only: &'static str,
    /// Card.
    pub open_take_only: fn(&str) -> String,
    /// Card.
    pub open_chase: fn(&str) -> String,
    pub open_nothing: &'static str,
    /// Name.
    pub open_nothing_for: fn(&str) -> String,
    /// Card: who cannot see the drawn card is told what it is.
    pub keep: fn(&str) -> String,
    /// Card, name.
    pub keep_for: fn(&str, &str) -> String,
    /// Card; no facedown card left, Ripe.
    pub keep_free: fn(&str) -> String,
    /// Card.
    pub keep_chase: fn(&str) -> String,
    /// Card.
    pub make_room: fn(&str) -> String,
    /// Card, name.
    pub make_room_for: fn(&str, &str) -> String,
    pub turn_up: &'static str,
    /// Name.
    pub turn_up_for: fn(&str) -> String,
    /// Card; DTG-14: a free choice.
    pub act: fn(&str) -> String,
    /// Cards lie open.
    /// Name.
    pub sight_for: fn(&str) -> String,
    pub shoot: &'static str,
    /// Name.
    pub shoot_for: fn(&str) -> String,
    /// Card.
    pub lay: fn(&str) -> String,
    /// Count.
    pub cow_look: fn(u8) -> String,
    /// Count.
    pub cow_arrange: fn(u8) -> String,
    pub control: &'static str,
    pub copy: &'static str,
    pub flip: &'static str,
    /// Name.
    pub flip_for: fn(&str) -> String,
    pub birds_first: &'static str,
    /// Card, name.
    pub birds_second: fn(&str, &str) -> String,
    /// Card.
    pub birds_second_you: fn(&str) -> String,
    pub wind: &'static str,
    /// Name.
    pub wind_for: fn(&str) -> String,
    pub steal: &'static str,
    /// Name.
    pub steal_for: fn(&str) -> String,
    pub bus: &'static str,
    pub tables_choose: &'static str,
    /// Name.
    pub tables_choose_for: fn(&str) -> String,
    pub tables_direction: &'static str,
    /// Card, top.
    pub last_question: fn(&str, &str) -> String,
    /// Card; it lies facedown.
    pub last_question_down: fn(&str) -> String,
}

/// What the match waits for, and what everybody waits for.
#[derive(Debug)]
pub struct Wait {
    /// Name.
    pub turn_of: fn(&str) -> String,
    /// Name, other.
    pub decides_for: fn(&str, &str) -> String,
    /// Name, card.
    pub acts: fn(&str, &str) -> String,
    /// List.
    pub looks: fn(&str) -> String,
    /// Name.
    pub interrupts: fn(&str) -> String,
    /// List.
    pub thinks_peek: fn(&str) -> String,
    /// Name.
    pub thinks_open: fn(&str) -> String,
    /// Name.
    pub thinks_keep: fn(&str) -> String,
    /// Name.
    pub thinks_room: fn(&str) -> String,
    /// Name.
    pub thinks_turn_up: fn(&str) -> String,
    /// Name.
    pub thinks_cow: fn(&str) -> String,
    /// Name, card; any other action.
    pub thinks_card: fn(&str, &str) -> String,
    /// Name.
    pub thinks_tables: fn(&str) -> String,
    /// Name.
    pub thinks_direction: fn(&str) -> String,
    /// Name, other; under Control Freak.
    pub thinks_for: fn(&str, &str) -> String,
    /// Name.
    pub thinks_last: fn(&str) -> String,
}

/// When the Time is Ripe.
#[derive(Debug)]
pub struct Interrupt {
    pub nothing_to_use: &'static str,
    /// Top.
    pub ripe_use_ask: fn(&str) -> String,
    /// Card, top.
    pub ripe_up_ask: fn(&str, &str) -> String,
    /// Card; no discards.
    pub ripe_up_only_ask: fn(&str) -> String,
}
