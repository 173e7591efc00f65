//! English.

use super::super::refusal::{Way, covered, way_to};
use super::super::round_end::{discards, signed, single_stacks, singles};
use super::super::variants::dotted;
use super::{PieceLabels, RuleLabels, ScoreLabels, TableLabels, Text};
use crate::facts::everybody_quacks;
use crate::{Call, CaptainCard, Ending, Event, Refusal, View};
use mallard_engine::Seat;
use mallard_words::english::{counted, ordinal};
use mallard_words::{About, TextContext, game_messages};

pub static ABOUT: About = About {
    name: "Duck & Cover",
    pitch: "All at once, cover your ducks or let them duck. The lowest total wins.",
    minutes: 20,
    deal: "Lay out the ducks",
};

pub static TEXT: Text = Text {
    table: TableLabels {
        subtitle: |round, last, calls| match calls {
            0 => format!("Round {round} of {last}"),
            _ => {
                format!("Round {round} of {last} · {}", counted(calls, "call", "calls"))
            }
        },
        highest: "Max",
        repeat: "Repeat",
        you_turn: |name| format!("{name}, you are the captain"),
        you_move: |name, number| format!("{name}, everyone moves their {number}"),
        you_move_highest: |name| format!("{name}, everyone moves their highest number"),
        you_repeat: |name, number| format!("{name}, Repeat: move your {number} again"),
        you_repeat_highest: |name| format!("{name}, Repeat: move your highest number again"),
        turns: |name| format!("{name} turns over a card"),
        all_move: |number| format!("Everyone moves their {number}"),
        all_move_highest: "Everyone moves their highest number",
        chooses: |name| format!("{name} chooses a move"),
        turn_next: "Turn over the next card.",
        turn_shuffled: "Turn over the next card. The captain pile is shuffled first.",
        turn_after_quacks: |number| {
            format!("Nobody could move the {number}, so it was discarded. Turn over the next card.")
        },
        turn_after_repeat: "There is nothing to repeat, so the card was discarded. Turn over the next one.",
        turn_after_highest: "Nobody could move a duck, so the Max card was discarded. Turn over the next card.",
        cover_or_duck: "Cover a neighbour, or duck into any marked space.",
        only_duck: "There is no duck beside it to cover. Duck into a marked space.",
        highest_is: |number| format!("Your highest number is {number}. Cover a neighbour or duck."),
        chosen_cover: |number, other| {
            format!("You cover the {other} with the {number}. You can still change your mind.")
        },
        chosen_duck: |number| {
            format!("You duck with the {number}. You can still change your mind.")
        },
        you_quack: |number, said| format!("Your {number} is covered: {said}"),
        thinks_turn: |name| format!("{name} turns over the next card."),
        thinks_move: |name| format!("{name} is choosing a move."),
        turn: "Turn over the next card",
        cover: |number, other| format!("Cover the {other} with your {number}"),
        duck_here: |number| format!("Duck here with your {number}"),
        duck_beside: |number, column, row, list| {
            format!("Duck with your {number} to column {column}, row {row}, beside {list}")
        },
        ready: "Ready",
        move_yours: |number| format!("Move your {number}"),
        chosen: "Chosen",
        change: "Choose again",
        raise: |name| format!("Enlarge {name}’s ducks"),
        put_down: "Close",
        quack: "Quack!",
        animals: ["Moo!", "Woof!", "Meow!", "Baa!", "Oink!", "Ribbit!", "Neigh!", "Cuckoo!"],
        captain_calls: "Captain calls",
        captain_calls_sign: |call| format!("Captain calls: {call}"),
        to_draw: |count| [String::new(), count.to_string(), String::from(" to draw")],
        called: |count| [String::new(), count.to_string(), String::from(" called")],
        discard_zone: "Discard zone",
        discards_of: |count, limit| format!("{count} of {limit}"),
        your_splashes: "Your splashes",
        your_points: "Your points",
        not_that_duck: |number| format!("You can only move the {number} this time."),
    },
    label: PieceLabels {
        called: |call| format!("Called: {call}"),
        repeats: |call| format!("Called: Repeat, again {call}"),
        deck: |count| format!("Deck, {} left", counted(count, "card", "cards")),
        pile: |count, call| match count {
            1 => format!("Captain pile, 1 card, {call}"),
            _ => format!("Captain pile, {count} cards, the last is {call}"),
        },
        pile_empty: "Captain pile, empty",
        zone: |count, limit, list| format!("Discard zone, {count} of {limit} cards: {list}"),
        zone_empty: |limit| format!("Discard zone, empty. {limit} cards end the round"),
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
        points: |count| {
            let minus = if count < 0 { "minus " } else { "" };
            format!("{minus}{}", counted(count.unsigned_abs(), "point", "points"))
        },
        must_move: |label| format!("{label}, must move"),
        can_cover: |label| format!("{label}, can be covered"),
        listed_number: |number| format!("the {number}"),
        space: |column, row, list| format!("Duck here: column {column}, row {row}, beside {list}"),
        remembered: |label, list| format!("{label}, over {list}"),
    },
    score: ScoreLabels {
        splashes: |total, splashes| {
            format!("{total} {}", if splashes.abs() == 1 { "splash" } else { "splashes" })
        },
        points: |total, points| {
            format!("{total} {}", if points.abs() == 1 { "point" } else { "points" })
        },
        unit: |splashes| if splashes == 1 { "splash" } else { "splashes" },
        total: "Total",
        note: "Each round scores the visible ducks. A single stack scores minus points. The lowest total wins.",
        every_round_with: |list| format!(" Every round: {list}."),
        round_with: |round, list| format!(" Round {round}: {list}."),
        pause_single: |names, count| match count {
            1 => format!("{names} has a single stack."),
            _ => format!("{names} have a single stack each."),
        },
        pause_zone: |count| {
            let cards = counted(count, "card", "cards");
            format!("The discard zone has {cards}.")
        },
        pause_calls: "400 cards have been called.",
        why_total: |points| format!("Lowest total: {points}."),
        why_visible: |points, count| match count {
            1 => format!("Tied at {points}; only one visible duck at the end."),
            _ => format!("Tied at {points}; fewest visible ducks at the end: {count}."),
        },
        why_shared: |points| format!("Tied at {points}, and on visible ducks at the end."),
        head_visible: "Visible ducks at the end",
    },
    rules: RuleLabels {
        round: "Round",
        round_of: |round| format!("{round} of 3"),
        zone: "Discard zone",
        zone_ends: |limit| format!("{limit} cards end the round"),
        repeat: "Repeat would mean",
        repeat_means: |call| format!("{call} again"),
        repeat_nothing: "Discard zone, nobody moves",
        splashes: "Splashes",
        splash_table: "1: 0 · 2–3: 1 · 4–6: 2 · 7–9: 3 · 10–11: 4 · 12: 5",
        points: "Points",
        points_are: "The number of each visible duck",
        deck: "Deck",
        deck_fresh: |lowest, aside| {
            let deck = format!("{lowest} to 12 twice each, one Max, one Repeat");
            match aside {
                0 => deck,
                _ => format!("{deck}. {aside} of these are set aside"),
            }
        },
    },
};

/// The line of the log for `events[at]`; the events around it may change its words.
pub fn log_line(events: &[Event], at: usize, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    let after = &events[at + 1..];
    match events[at] {
        Event::RoundBegan { round, variants } => {
            let variants = dotted(variants, say.lang);
            format!("Round {round}: {} is the captain{variants}", name(Seat::new(0)))
        }
        Event::Turned { card: CaptainCard::Repeat, call: None, number: calls } => {
            format!("{}: Repeat, nothing to repeat", call(calls))
        }
        Event::Turned { card: CaptainCard::Repeat, call: Some(Call::Max), number: calls } => {
            format!("{}: Repeat, Max again", call(calls))
        }
        Event::Turned {
            card: CaptainCard::Repeat,
            call: Some(Call::Number(again)),
            number: calls,
        } => format!("{}: Repeat, {} again", call(calls), u8::from(again)),
        Event::Turned { card: CaptainCard::Max, number: calls, .. } => {
            format!("{}: Max", call(calls))
        }
        Event::Turned { card: CaptainCard::Number(called), number: calls, .. } => {
            format!("{}: {}", call(calls), u8::from(called))
        }
        Event::Reshuffled { cards: count } => {
            let cards = counted(count, "card", "cards");
            format!("The captain pile is shuffled into a new deck of {cards}")
        }
        Event::Quacked { .. } if everybody_quacks(after) => "Everyone quacks".to_owned(),
        Event::Quacked { seat, animal, .. } => {
            format!("{}: {}", name(seat), TEXT.table.quack_text(animal))
        }
        Event::Chose { seat, .. } => format!("{} is ready", name(seat)),
        Event::Moved { seat, number, covered: Some(other), .. } => {
            format!("{} covers the {} with the {}", name(seat), u8::from(other), u8::from(number))
        }
        Event::Moved { seat, number, covered: None, beside, .. } => format!(
            "{} ducks with the {}, beside {}",
            name(seat),
            u8::from(number),
            TEXT.label.list(beside.iter(), say.lang)
        ),
        Event::Piled { card } => {
            format!("The {} card goes to the captain pile", TEXT.table.card_name(card))
        }
        Event::Discarded { card, count, left } => format!(
            "The {} card goes to the discard zone: {count} of {}",
            TEXT.table.card_name(card),
            count + left
        ),
        Event::RoundEnded { ending: Ending::SingleStack, .. } => {
            let (names, count) = (singles(after, say), single_stacks(after).count());
            match count {
                1 => format!("{names} has a single stack, so the round is over"),
                _ => format!("{names} have a single stack each, so the round is over"),
            }
        }
        Event::RoundEnded { ending: Ending::DiscardsFull, .. } => {
            let cards = counted(discards(&events[..at]), "card", "cards");
            format!("The discard zone has {cards}, so the round is over")
        }
        Event::RoundEnded { ending: Ending::MostCalls, .. } => {
            "400 cards have been called, so the round ends here".to_owned()
        }
        Event::Scored { seat, visible, points, .. } if visible.len() == 1 => {
            format!("{} scores {} with a single stack", name(seat), signed(points.into()))
        }
        Event::Scored { seat, points, .. } => {
            format!("{} scores {}", name(seat), signed(points.into()))
        }
    }
}

fn call(number: u16) -> String {
    format!("{} call", ordinal(number))
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::OnlyCaptain => {
            format!("Only {}, the captain, turns over cards.", say.name(view.captain))
        }
        Refusal::MovesFirst => {
            "Wait until everyone has chosen before turning over a card.".to_owned()
        }
        Refusal::TurnFirst => "No card has been called yet. Turn one over first.".to_owned(),
        Refusal::Quacks => match covered(view) {
            Some(number) => format!("Your {number} is covered, so you quack and do not move."),
            None => String::new(),
        },
        Refusal::SameChoice => "You have already chosen that.".to_owned(),
        Refusal::NothingToCover(_) => "There is no stack to cover.".to_owned(),
        Refusal::StaysPut => "It is already there. You have to move it.".to_owned(),
        Refusal::CellTaken(other) => {
            let (other, way) = (u8::from(other), way_to(view, other));
            match way {
                Way::None => format!("Your {other} is there. You can only duck to an empty space."),
                Way::Diagonal(number) => format!(
                    "The {other} is diagonal to the {number}. You can only cover straight, not diagonally."
                ),
                Way::Far(number) => format!(
                    "The {other} is not next to the {number}, so it cannot be covered from there."
                ),
            }
        }
        Refusal::NothingBeside => "This space is not next to any of your other stacks.".to_owned(),
    }
}
