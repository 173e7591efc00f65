//! English.

use super::{Label, Log, Refusal, Rules, Score, Table, Text};
use crate::words::About;
use crate::words::english::counted;

pub static ABOUT: About = About {
    name: "Duck & Cover",
    pitch: "All at once, cover your ducks or let them duck. The fewest splashes win.",
    minutes: 20,
    deal: "Lay out the ducks",
};

pub static TEXT: Text = Text {
    table: Table {
        subtitle: |round, calls| match calls {
            0 => format!("Round {round} of 3"),
            _ => format!("Round {round} of 3 · call {calls}"),
        },
        highest: "Highest",
        repeat: "Repeat",
        you_turn: |name| format!("{name}, you are the captain"),
        you_move: |name, number| format!("{name}, everyone moves their {number}"),
        you_move_highest: |name| format!("{name}, everyone moves their highest duck"),
        you_repeat: |name, number| format!("{name}, Repeat: move your {number} again"),
        you_repeat_highest: |name| format!("{name}, Repeat: move your highest duck again"),
        turns: |name| format!("{name} turns over a card"),
        all_move: |number| format!("Everyone moves their {number}"),
        all_move_highest: "Everyone moves their highest duck",
        chooses: |name| format!("{name} chooses a move"),
        turn_next: "Turn over the next card.",
        turn_shuffled: "Turn over the next card. The captain pile is shuffled first.",
        turn_after_quacks: |number| {
            format!("Nobody could move the {number}, so it is discarded. Turn over the next card.")
        },
        turn_after_repeat: "There is nothing to repeat, so the card is discarded. Turn over the next one.",
        cover_or_duck: "Cover a neighbour, or duck into any marked space.",
        only_duck: "There is no duck beside it to cover. Duck into a marked space.",
        highest_is: |number| format!("Your highest is the {number}. Cover a neighbour or duck."),
        chosen_cover: |number, other| {
            format!("Your {number} covers the {other}. You can still change your mind.")
        },
        chosen_duck: |number| format!("Your {number} ducks. You can still change your mind."),
        you_quack: |number| format!("Your {number} is covered: Quack!"),
        thinks_turn: |name| format!("{name} turns over the next card."),
        thinks_move: |name| format!("{name} is choosing a move."),
        over: "The match is over.",
        turn: "Turn over the next card",
        cover: |number, other| format!("Cover the {other} with your {number}"),
        duck_here: |number| format!("Duck here with your {number}"),
        duck_beside: |number, column, row, list| {
            format!("Duck with your {number} to column {column}, row {row}, beside the {list}")
        },
        choosing: "Choosing",
        ready: "Ready",
        quack: "Quack!",
        quack_short: "Q",
        captain_calls: "Captain calls",
        captain_calls_sign: |call| format!("Captain calls: {call}"),
        to_draw: |count| [String::new(), count.to_string(), String::from(" to draw")],
        called: |count| [String::new(), count.to_string(), String::from(" called")],
        discard_zone: "Discard zone",
        discards_of: |count, limit| format!("{count} of {limit}"),
        your_splashes: "Your splashes",
    },
    label: Label {
        called: |call| format!("Called: {call}"),
        repeats: |call| format!("Called: Repeat, again {call}"),
        deck: |count| format!("Deck, {} left", counted(count, "card", "cards")),
        pile: |count, call| match count {
            1 => format!("Captain pile, 1 card, {call}"),
            _ => format!("Captain pile, {count} cards, the last is {call}"),
        },
        pile_empty: "Captain pile, empty",
        zone: |count, limit, list| format!("Discard zone, {count} of {limit} cards: {list}"),
        zone_empty: |limit| format!("Discard zone, empty; {limit} cards end the round"),
        your_ducks: |count| format!("Your ducks, {}", counted(count, "stack", "stacks")),
        ducks_listed: |name, list| format!("{name}’s ducks: {list}"),
        stack: |number, height, column, row| match height {
            1 => format!("{number}, one card, column {column}, row {row}"),
            _ => format!("{number}, {height} cards high, column {column}, row {row}"),
        },
        with_splashes: |label, count| format!("{label}, {}", counted(count, "splash", "splashes")),
        splashes: |count| {
            let minus = if count < 0 { "minus " } else { "" };
            format!("{minus}{}", counted(count.unsigned_abs(), "splash", "splashes"))
        },
        must_move: |label| format!("{label}, must move"),
        can_cover: |label| format!("{label}, can be covered"),
        space: |column, row, list| {
            format!("Duck here: column {column}, row {row}, beside the {list}")
        },
        remembered: |label, list| format!("{label}, over {list}"),
    },
    log: Log {
        round_begins: |round, name| format!("Round {round}: {name} is the captain"),
        called: |calls, number| format!("Call {calls} · {number}"),
        called_highest: |calls| format!("Call {calls} · Highest"),
        called_repeat: |calls, number| format!("Call {calls} · Repeat: {number} again"),
        called_repeat_highest: |calls| format!("Call {calls} · Repeat: Highest again"),
        called_repeat_empty: |calls| format!("Call {calls} · Repeat: nothing to repeat"),
        reshuffled: |count| {
            let cards = counted(count, "card", "cards");
            format!("The captain pile is shuffled into a new deck of {cards}")
        },
        chose: |name| format!("{name} is ready"),
        covered: |name, number, other| format!("{name} covers the {other} with the {number}"),
        ducked: |name, number, list| format!("{name}’s {number} ducks beside the {list}"),
        quacked: |name| format!("{name}: Quack!"),
        all_quack: "Everyone quacks",
        to_pile: |call| format!("The {call} card goes to the captain pile"),
        to_zone: |call, count, limit| {
            format!("The {call} card goes to the discard zone: {count} of {limit}")
        },
        round_single: |names, count| match count {
            1 => format!("{names} has a single stack, so the round is over"),
            _ => format!("{names} have a single stack each, so the round is over"),
        },
        round_zone: |count| {
            let cards = counted(count, "card", "cards");
            format!("The discard zone has {cards}, so the round is over")
        },
        round_calls: "400 cards have been called, so the round ends here",
        scored: |name, points| format!("{name} scores {points}"),
        scored_single: |name, points| format!("{name} scores {points} with a single stack"),
    },
    refusal: Refusal {
        match_over: "The match is over.",
        only_captain: |name| format!("Only {name}, the captain, turns over cards."),
        others_choose: "Wait until everyone has chosen before turning over a card.",
        nothing_called: "No card has been called yet. Turn one over first.",
        covered: |number| format!("Your {number} is covered, so you quack and do not move."),
        same_choice: "You have already chosen that.",
        not_that_duck: |number| format!("Only your {number} moves this time."),
        not_a_neighbour: |number, other| {
            format!("The {other} is not next to the {number}, so it cannot be covered from there.")
        },
        diagonal: |number, other| {
            format!(
                "The {other} is diagonal to the {number}. You can only cover straight, not diagonally."
            )
        },
        nothing_there: "There is no stack to cover.",
        taken: |other| format!("Your {other} is there. You can only duck to an empty space."),
        touches_nothing: "This space is not next to any of your other stacks.",
        own_place: "It is already there. You have to move it.",
    },
    score: Score {
        unit: |splashes| if splashes == 1 { "splash" } else { "splashes" },
        round: |round| format!("Round {round}"),
        total: "Total",
        note: "Each round counts the splashes of visible ducks; a single stack counts as minus points. The lowest total wins.",
        pause_title: |round| format!("Round {round} is over"),
        pause_single: |names, count| match count {
            1 => format!("{names} has a single stack."),
            _ => format!("{names} have a single stack each."),
        },
        pause_zone: |count| {
            let cards = counted(count, "card", "cards");
            format!("The discard zone has {cards}.")
        },
        pause_calls: "400 cards have been called.",
        next_round: "Next round",
        wins: |name| format!("{name} wins"),
        shared: |names| format!("{names} share the win"),
        all_shared: "Everyone shares the win",
        why_total: |points| format!("Lowest total: {points}."),
        why_visible: |points, count| match count {
            1 => format!("Tied at {points}; only one visible duck at the end."),
            _ => format!("Tied at {points}; fewest visible ducks at the end: {count}."),
        },
        why_shared: |points| format!("Tied at {points}, and on visible ducks at the end."),
        head_visible: "Visible ducks, round 3",
    },
    rules: Rules {
        round: "Round",
        round_of: |round| format!("{round} of 3"),
        zone: "Discard zone",
        zone_ends: |limit| format!("{limit} cards end the round"),
        repeat: "Repeat would mean",
        repeat_means: |call| format!("{call} again"),
        repeat_nothing: "Discard zone, nobody moves",
        splashes: "Splashes",
        splash_table: "1: 0 · 2–3: 1 · 4–6: 2 · 7–9: 3 · 10–11: 4 · 12: 5",
        deck: "Deck",
        deck_fresh: "1 to 12 twice each, one Highest, one Repeat",
    },
};
