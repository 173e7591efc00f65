//! English.

use super::{InterruptLabels, QuestionLabels, RoleLabels, WaitLabels};

pub const ROLE: RoleLabels = RoleLabels {
    you_look: |name| format!("{name}, look at two cards"),
    you_turn: |name| format!("{name}, your turn"),
    you_see: |name| format!("{name}, only you can see this"),
    you_see_both: |name, other| format!("{name}, you and {other} can see this"),
    you_act: |name, card| format!("{name}, {card}"),
    you_decide: |name, other| format!("{name}, you decide for {other}"),
    you_decide_act: |name, other, card| format!("{name}, you decide for {other}: {card}"),
    you_last: |name| format!("{name}, before the round ends"),
};

pub const ASK: QuestionLabels = QuestionLabels {
    peek_first: "Hold the button to see two cards. To choose which, tap them first.",
    peek_remember: "Remember these. They will be face down again.",
    open: |card| format!("Draw from the deck, or take {card}."),
    open_draw_only: "Draw from the deck.",
    open_take_only: |card| format!("There is nothing to draw, so take {card}."),
    open_chase: |card| format!("{card} is on top, so you must take it."),
    open_nothing: "No cards are left, so turn up a face-down card.",
    open_nothing_for: |name| {
        format!("No cards are left, so turn up one of {name}’s face-down cards.")
    },
    keep: |card| format!("{card}: keep it, or discard it and turn up a face-down card."),
    keep_for: |card, name| {
        format!("{card}: keep it in place of one of {name}’s face-down cards, or turn one up?")
    },
    keep_free: |card| format!("{card}: keep it, or discard it."),
    keep_chase: |card| format!("{card} must be kept."),
    make_room: |card| format!("Which face-down card makes room for {card}?"),
    make_room_for: |card, name| format!("Which of {name}’s cards makes room for {card}?"),
    turn_up: "Which face-down card do you turn up?",
    turn_up_for: |name| format!("Which of {name}’s face-down cards do you turn up?"),
    act: |card| format!("Do what {card} says, or leave it."),
    sight_for: |name| format!("These are {name}’s face-down cards. Remember them."),
    shoot: "Choose the blue card to discard.",
    shoot_for: |name| format!("Choose the blue card that {name} discards."),
    lay: |card| format!("Put {card} on any face-up card."),
    cow_look: |count| match count {
        1 => String::from("Look at the top card of the deck?"),
        _ => format!("Look at the top {count} cards of the deck?"),
    },
    cow_arrange: |count| match count {
        1 => String::from("This is the next card."),
        _ => format!("Put these {count} back in any order."),
    },
    control: "Choose the player whose next turn you will play.",
    copy: "Choose the card to copy.",
    flip: "You may flip a face-up card face down into your range.",
    flip_for: |name| format!("You may flip a face-up card face down into {name}’s range."),
    birds_first: "Give one or two players a yellow card from the discard pile.",
    birds_second: |card, name| {
        format!("{name} has {card}. Give another player a yellow card too, or stop.")
    },
    birds_second_you: |card| {
        format!("You have {card}. Give another player a yellow card too, or stop.")
    },
    wind: "You may discard a face-up card that is not purple.",
    wind_for: |name| format!("You may discard one of {name}’s cards that is not purple."),
    steal: "You may take a face-up card from an opponent.",
    steal_for: |name| format!("You may move a face-up card to {name}’s range."),
    bus: "Choose who gets this card.",
    tables_choose: "Choose a face-up card to pass.",
    tables_choose_for: |name| format!("Choose a face-up card for {name} to pass."),
    tables_direction: "Pass the chosen cards to the left or to the right.",
    last_question: |card, top| format!("Use {card} to take {top}?"),
    last_question_down: |card| format!("Turn up {card} before the round ends?"),
};

pub const WAIT: WaitLabels = WaitLabels {
    turn_of: |name| format!("{name}’s turn"),
    decides_for: |name, other| format!("{name} decides for {other}"),
    acts: |name, card| format!("{name} decides what to do with {card}"),
    looks: |list| format!("First look: {list}"),
    interrupts: |name| format!("{name} may interrupt"),
    thinks_peek: |list| format!("Looking at two cards: {list}."),
    thinks_open: |name| format!("{name} is choosing whether to draw or take."),
    thinks_keep: |name| format!("{name} is looking at a drawn card."),
    thinks_room: |name| format!("{name} is choosing a face-down card to discard."),
    thinks_turn_up: |name| format!("{name} is choosing a card to turn up."),
    thinks_cow: |name| format!("{name} is looking at the top of the deck."),
    thinks_card: |name, card| format!("{name} is deciding what to do with {card}."),
    thinks_tables: |name| format!("{name} is choosing a card to pass."),
    thinks_direction: |name| format!("{name} is choosing left or right."),
    thinks_for: |name, other| format!("{name} is deciding for {other}."),
    thinks_last: |name| format!("{name} may still act before the round ends."),
};

pub const INTERRUPT: InterruptLabels = InterruptLabels {
    nothing_to_use: "Nothing to use now.",
    ripe_use_ask: |top| format!("Take {top} with your card?"),
    ripe_up_ask: |card, top| format!("Turn up {card} and take {top}?"),
    ripe_up_only_ask: |card| format!("Turn up {card} now?"),
};
