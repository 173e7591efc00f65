//! English.

use super::{CardLabels, InfoLabels, LogLabels, ScoreLabels, TableLabels, Terms, Text};
use crate::Rank;
use mallard_words::About;
use mallard_words::english::{capital_suits, counted, one_suit, suits};

pub static BOXED: InfoLabels = InfoLabels {
    about: About {
        name: "Duckit",
        pitch: "Win tricks, but duck the fours: each one costs you a chip, unless you capture all four.",
        minutes: 25,
        deal: "Deal the cards",
    },
};

pub static TEXT: Text = Text {
    table: TableLabels {
        super_duck: "Super Duck",
        subtitle: |round, trick| format!("Round {round} · trick {trick} of 9"),
        you_bank: |name| format!("{name}, you took the Quacker"),
        banks: |name| format!("{name} banks a card"),
        thinks_bank: |name| format!("{name} is choosing a card to bank."),
        follow_or_duck: |led| format!("Follow suit: play a {} or the Super Duck.", one_suit(led)),
        after_duck: "The Super Duck was led. Your card sets the suit.",
        bank_one: |card| {
            format!("The Quacker is the {card}. Bank one card. A banked four counts as captured.")
        },
        bank: |card| format!("Bank the {card}"),
        bank_quacker: |card| format!("Bank the {card}, the Quacker"),
        chips: "Chips",
        tricks: "Tricks",
        fours: "Fours",
        banked: "Banked",
        paid: |count| format!("{count} in the middle"),
        drew_lowest: |name| format!("{name} drew the lowest card and deals."),
        lowest: "lowest",
        banking: "Banking",
        took_quacker: "Took the Quacker",
        out_of_chips: "No chips left",
        no_trump: "No trumps",
        duck_rank_is: |rank| format!("{} are the Duck rank", capital_ranks(rank)),
        no_duck_rank: "No Duck rank",
        no_quackback: "No Quackback this round",
        reversed: "Ranks are reversed",
        low: "low",
        high: "high",
        duck: "Super Duck",
        duck_rank: "Duck rank",
        costs_a_chip: "−1 chip",
        quacker: "Quacker",
        known_void: |list| format!("Has no {list}"),
        must_bank: "First bank one card from your hand.",
        must_follow_or_duck: |led| {
            format!("You have a {}, so you must follow suit or play the Super Duck.", one_suit(led))
        },
        nothing_to_bank: "Only the player who just took the Quacker banks a card.",
        did_bank: "banks a card",
    },
    label: CardLabels {
        joker: "Joker, the Super Duck",
        face_up: |card| format!("Face-up card: {card}"),
        quacker: "The Quacker, face down",
        quacker_taken: |name| format!("The Quacker was taken by {name}"),
        draw: "The draw for the first deal",
        trick_duck: "Current trick, the Super Duck was led",
        ruler: "Rank order this round, low to high",
        ruler_duck: "Super Duck, below every card",
        ruler_duck_rank: |rank| format!("{rank}, the Duck rank"),
        ruler_four: "4, costs a chip",
        pot: |count| format!("Chips in the middle: {count}"),
        bankable: |card| format!("{card}, can be banked"),
        is_quacker: |card| format!("{card}, the Quacker"),
        banked: |name| format!("Banked by {name}, face down"),
    },
    log: LogLabels {
        drew_for_deal: |name, card| format!("{name} draws the {card} for the deal"),
        deals_first: |name| format!("{name} drew the lowest card and deals first"),
        round_begins: |round, name| format!("Round {round}: {name} deals"),
        turned_up: |card, suit, rank| {
            let (suits, ranks) = (suits(suit), ranks(rank));
            format!("The {card} is turned up: {suits} are trumps, {ranks} are the Duck rank")
        },
        turned_up_four: |card, suit| {
            let suits = suits(suit);
            format!("The {card} is turned up: {suits} are trumps, no Duck rank, no Quackback")
        },
        turned_up_duck: "The Super Duck is turned up: no trumps, ranks reversed",
        won_fours: |name, count| match count {
            1 => format!("{name} wins the trick and captures a four"),
            _ => format!("{name} wins the trick and captures {count} fours"),
        },
        took_quacker: |name| format!("{name} takes the Quacker"),
        banked: |name| format!("{name} banks a card face down"),
        banked_at_once: |name| format!("{name} banks it at once, face down"),
        bank_shown: |name, card| format!("{name} had banked the {card}"),
        bank_shown_four: |name, card| format!("{name} had banked the {card}: one more four"),
        quackback: |name| format!("Quackback: {name} captured all four fours"),
        paid: |name, count| format!("{name} pays {}", chips(count)),
        paid_short: |name, count, due| {
            format!("{name} owes {} but has only {count} left to pay", chips(due))
        },
        paid_nothing: |name| format!("{name} pays nothing"),
        round_over: |round| format!("Round {round} is over"),
        out_of_chips: |name| format!("{name} has no chips left: the match is over"),
        match_won: |name, pot| format!("{name} wins and takes the {} in the middle", chips(pot)),
        match_shared: |names, each| format!("{names} share the win and take {} each", chips(each)),
    },
    score: ScoreLabels {
        points: chips,
        unit: |chips| if chips == 1 { "chip" } else { "chips" },
        quackback: "Quackback",
        note: "Each round shows the chips paid. The player with the most chips wins.",
        quackback_for: |name| format!("Quackback for {name}"),
        paid_part: |name, count| format!("{name} paid {}", chips(count)),
        paid: |list| format!("{list}."),
        why_chips: |count| format!("Most chips: {count}."),
        why_fours: |chips, fours| {
            format!("Tied on chips ({chips}). Fewest fours in the last round: {fours}.")
        },
        why_tricks: |chips, fours, tricks| {
            format!(
                "Tied on chips ({chips}) and fours ({fours}). Most tricks in the last round: {tricks}."
            )
        },
        why_shared: |chips| {
            format!("Tied on chips ({chips}), and on fours and tricks in the last round.")
        },
        pot_to: |why, count| format!("{why} The winner takes the {} in the middle.", chips(count)),
        pot_split: |why, each| format!("{why} Each winner takes {} from the middle.", chips(each)),
        from_the_middle: "From the middle",
        parted_fours: |count, first, after| {
            let chips = chips(count);
            format!(
                "Tied on {chips}: {} in the last round beats {after}.",
                counted(first, "four", "fours")
            )
        },
        parted_tricks: |count, fours, first, after| {
            let (chips, fours) = (chips(count), counted(fours, "four", "fours"));
            format!(
                "Tied on {chips} and {fours}: {} in the last round beats {after}.",
                counted(first, "trick", "tricks")
            )
        },
        banked_is: "The card put face down in exchange for the Quacker. If it is a four, it counts as captured.",
    },
    terms: Terms {
        face_up: "Face-up card",
        trump: "Trump",
        duck_rank: "Duck rank",
        order: "Low to high",
        quackback: "Quackback",
        quackback_on: "All four fours: the others pay 4 chips each",
        quackback_off: "Not this round: a 4 is face up",
        pot: "Chips in the middle",
        suit: capital_suits,
    },
};

fn chips(count: u8) -> String {
    counted(count, "chip", "chips")
}

fn ranks(rank: Rank) -> String {
    capital_ranks(rank).to_lowercase()
}

fn capital_ranks(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "Aces",
        Rank::Two => "Twos",
        Rank::Three => "Threes",
        Rank::Four => "Fours",
        Rank::Five => "Fives",
        Rank::Six => "Sixes",
        Rank::Seven => "Sevens",
    }
}
