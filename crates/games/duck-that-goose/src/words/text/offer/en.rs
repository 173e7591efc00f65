//! English.

use super::{NextStepLabels, OfferLabels};

pub const OFFER: OfferLabels = OfferLabels {
    at: |offer, place| format!("{offer} (card {place})"),
    peek: |first, second| format!("Look at cards {first} and {second}"),
    draw: "Draw from the deck",
    shuffle: "Shuffle the discards and draw",
    take: |card| format!("Take {card}"),
    take_chase: |card| format!("Take {card} (required)"),
    keep_it: |card| format!("Keep {card}"),
    discard_it: |card| format!("Discard {card}"),
    replace: |place| format!("Discard face-down card {place}"),
    turn_up_it: |place| format!("Turn up face-down card {place}"),
    replace_for: |place, name| format!("Discard {name}’s face-down card {place}"),
    turn_up_for_it: |place, name| format!("Turn up {name}’s face-down card {place}"),
    do_it: |card| format!("Do what {card} says"),
    do_sight: "Look at the face-down cards",
    do_devil: "Collect the Devils",
    leave_it: |card| format!("Leave {card} unused"),
    look_deck: |count| match count {
        1 => String::from("Look at the top card"),
        _ => format!("Look at the top {count}"),
    },
    look_not: "Do not look",
    arrange: |list| format!("Put back: {list}"),
    arrange_this: "Put back in this order",
    arrange_same: "Leave them as they are",
    shoot_it: |card| format!("Discard {card}"),
    lay_it: |card, on, name| format!("Put {card} on {name}’s {on}"),
    lay_it_own: |card, on| format!("Put {card} on your {on}"),
    control_it: |name| format!("Play {name}’s next turn"),
    copy_it: |card| format!("Copy {card}"),
    flip_it: |card, name| format!("Flip {name}’s {card}"),
    flip_own: |card| format!("Flip your {card}"),
    flip_nothing: "Flip nothing",
    give: |card, name| format!("Give {card} to {name}"),
    give_you: |card| format!("Give {card} to yourself"),
    give_stop: "Stop here",
    wind_it: |card| format!("Discard {card}"),
    wind_nothing: "Discard nothing",
    steal_it: |card, name| format!("Take {card} from {name}"),
    steal_nothing: "Take nothing",
    bus_it: |name| format!("Give it to {name}"),
    tables_it: |card| format!("Pass {card}"),
    pass_left: "Pass left",
    pass_right: "Pass right",
    ripe_use: |card, top| format!("Take {top} with {card}"),
    ripe_turn_up: |card| format!("Turn up {card}"),
    ripe_turn_up_use: |card, top| format!("Turn up {card} and take {top}"),
    last_not: "Leave it unused",
};

pub const THEN: NextStepLabels = NextStepLabels {
    then_you: |before, after| format!("Your range’s score goes from {before} to {after}."),
    then_other: |name, before, after| {
        format!("The score of {name}’s range goes from {before} to {after}.")
    },
    same_total: "No scores change.",
    gives_and_gets: |card, name, other_card, other| {
        format!("You give {card} to {name} and get {other_card} from {other}.")
    },
    gives_only: |card, name| format!("You give {card} to {name} and get nothing."),
    gets_only: |card, name| format!("You get {card} from {name}."),
};
