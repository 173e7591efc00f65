//! English.

use super::{PieceLabels, TableLabels};
use mallard_words::english::counted;

pub const TABLE: TableLabels = TableLabels {
    subtitle: |round, rounds, seats| format!("Round {round} of {rounds} · {seats} players"),
    deck_label: "Deck",
    pile_label: "Discards",
    you_drew: "You drew",
    drew_panel: |name| format!("{name} drew"),
    you_took: "You took",
    took_panel: |name| format!("{name} took"),
    turned_up_panel: "Turned up",
    showing: "Showing",
    facedown: "Face down",
    facedown_count: |count| format!("{count} face down"),
    game_total: "Total",
    game_so_far: "Total so far",
    your_range: "Your range",
    range_of: |name| format!("{name}’s range"),
    tag_looking: "Looking",
    tag_ready: "Ready",
    tag_decided_by: |name| format!("{name} decides"),
    tag_chose: |value| format!("Chose {value}"),
    control_bar: |name, other| format!("{name} decides for {other}"),
    keep_mode: "Keep it",
    replace_mode: |place| format!("Replace card {place}"),
    discard_mode: "Discard it",
    take_mode: "Take the discard",
    mark_replace: "Replace",
    mark_turn_up: "Turn up",
    mark_look: "Look",
    next_card: "Next card",
    second_card: "Second",
    third_card: "Third",
    earlier: "Earlier",
    later: "Later",
    card_for: |name| format!("Card for {name}"),
    card_for_you: "Card for yourself",
    yellow_discards: "Yellow cards in the discard pile",
    to_left: "Left",
    to_right: "Right",
    over: "The match is over.",
    ranges: "Ranges",
};

pub const LABEL: PieceLabels = PieceLabels {
    card_label: |card, value| format!("{card}, {value}"),
    facedown_label: |place| format!("Card {place}, face down"),
    facedown_known_label: |place, card| format!("Card {place}, face down: {card}"),
    face_up_label: |place, card, value| format!("Card {place}: {card}, {value}"),
    copy_label: |label| format!("{label}, a Copycat"),
    covers_label: |label, list| format!("{label}, covering {list}"),
    cancelled_label: |label| format!("{label}, cancelled"),
    range_label: |name, count, points| {
        format!("{name}’s range: {}, showing {points}", counted(count, "card", "cards"))
    },
    yellow_label: |card, count| format!("{card}, {count} in the pile"),
};
