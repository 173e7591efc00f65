//! English.

use super::{Boxed, Label, Log, Recap, Refusal, Score, Table, Terms, Text};
use crate::engine::cards::Suit;
use crate::games::duckit::Rank;
use crate::words::About;

pub static BOXED: Boxed = Boxed {
    about: About {
        name: "Duckit",
        pitch: "Win tricks, but duck the fours: each one costs you a chip, unless you capture all four.",
        minutes: 25,
        deal: "Deal the cards",
    },
};

pub static TEXT: Text = Text {
    table: Table {
        super_duck: "the Super Duck",
        subtitle: |round, trick| format!("Round {round} · trick {trick} of 9"),
        you_lead: |name| format!("{name}, you lead"),
        you_play: |name| format!("{name}, your turn"),
        you_bank: |name| format!("{name}, you took the Quacker"),
        leads: |name| format!("{name} leads"),
        plays: |name| format!("{name} plays a card"),
        banks: |name| format!("{name} banks a card"),
        thinks_lead: |name| format!("{name} is choosing a lead."),
        thinks_play: |name| format!("{name} is choosing a card."),
        thinks_bank: |name| format!("{name} is choosing a card to bank."),
        over: "The match is over.",
        lead_any: "Lead any card.",
        follow: |led| format!("Follow suit: play a {}.", one(led)),
        follow_or_duck: |led| format!("Follow suit: play a {} or the Super Duck.", one(led)),
        cannot_follow: |led| format!("You have no {}: play any card.", suits(led)),
        after_duck: "The Super Duck was led. Your card sets the suit.",
        bank_one: |card| {
            format!("The Quacker is {card}. Bank one card: a banked four counts as captured.")
        },
        lead_card: |card| format!("Lead {card}"),
        play: |card| format!("Play {card}"),
        bank: |card| format!("Bank {card}"),
        bank_quacker: |card| format!("Bank {card}, the Quacker"),
        chips: "Chips",
        tricks: "Tricks",
        fours: "Fours",
        banked: "Banked",
        paid: |count| format!("{count} in the middle"),
        dealer: "Dealer",
        drew_lowest: |name| format!("{name} drew lowest and deals."),
        lowest: "lowest",
        to_lead: "Leads",
        led: "Led the trick",
        to_play: "To play",
        played: "Played",
        banking: "Banking",
        took_quacker: "Took the Quacker",
        out_of_chips: "No chips left",
        waiting: "Waiting",
        winning: "winning",
        takes_it: "wins it",
        you: "You",
        last_trick: "Previous trick",
        trump_is: |suit| format!("{} are trump", capital(suit)),
        no_trump: "No trump",
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
    },
    label: Label {
        joker: "Joker, the Super Duck",
        face_up: |card| format!("Face-up card: {card}"),
        quacker: "The Quacker, face down",
        quacker_taken: |name| format!("The Quacker was taken by {name}"),
        draw: "The draw for the first deal",
        trick: |led| format!("Current trick, suit led: {}", suits(led)),
        trick_duck: "Current trick, the Super Duck was led",
        trick_empty: |name| format!("New trick, {name} leads"),
        trick_card: |name, card| format!("{name}: {card}"),
        trick_card_winning: |name, card| format!("{name}: {card}, winning"),
        trick_slot: |name| format!("{name} has not played yet"),
        ruler: "Rank order this round, low to high",
        ruler_duck: "Super Duck, below every card",
        ruler_duck_rank: |rank| format!("{rank}, the Duck rank"),
        ruler_four: "4, costs a chip",
        pot: |count| format!("Chips in the middle: {count}"),
        your_hand: |count| match count {
            1 => String::from("Your hand, 1 card"),
            _ => format!("Your hand, {count} cards"),
        },
        playable: |card| format!("{card}, can be played"),
        bankable: |card| format!("{card}, can be banked"),
        trump: |card| format!("{card}, trump"),
        is_quacker: |card| format!("{card}, the Quacker"),
        banked: |name| format!("Banked by {name}, face down"),
    },
    log: Log {
        drew_for_deal: |name, card| format!("{name} draws {card} for the deal"),
        deals_first: |name| format!("{name} drew lowest and deals first"),
        round_begins: |round, name| format!("Round {round}: {name} deals"),
        turned_up: |card, suit, rank| {
            let (suits, ranks) = (suits(suit), ranks(rank));
            format!("{card} is turned up: {suits} are trump, {ranks} are the Duck rank")
        },
        turned_up_four: |card, suit| {
            let suits = suits(suit);
            format!("{card} is turned up: {suits} are trump, no Duck rank, no Quackback")
        },
        turned_up_duck: "The Super Duck is turned up: no trump, ranks reversed",
        trick: |trick, name| format!("Trick {trick} · {name} leads"),
        led: |name, card| format!("{name} leads {card}"),
        played: |name, card| format!("{name} plays {card}"),
        won: |name| format!("{name} wins the trick"),
        won_fours: |name, count| match count {
            1 => format!("{name} wins the trick and captures a four"),
            _ => format!("{name} wins the trick and captures {count} fours"),
        },
        took_quacker: |name| format!("{name} takes the Quacker"),
        banked: |name| format!("{name} banks a card face down"),
        banked_at_once: |name| format!("{name} banks it at once, face down"),
        bank_shown: |name, card| format!("{name} had banked {card}"),
        bank_shown_four: |name, card| format!("{name} had banked {card}: one more four"),
        quackback: |name| format!("Quackback: {name} captured all four fours"),
        paid: |name, count| format!("{name} pays {}", chips(count)),
        paid_short: |name, count, due| {
            format!("{name} pays {count} of {due} chips and has no more")
        },
        paid_nothing: |name| format!("{name} pays nothing"),
        round_over: |round| format!("Round {round} is over"),
        out_of_chips: |name| format!("{name} has no chips left: the match is over"),
        match_won: |name, pot| format!("{name} wins and takes the {pot} chips in the middle"),
        match_shared: |names, each| format!("{names} share the win and take {each} chips each"),
    },
    recap: Recap {
        led: |card| format!("leads {card}"),
        played: |card| format!("plays {card}"),
        won_with: |card| format!("wins with {card}"),
        banked: "banks a card",
    },
    refusal: Refusal {
        match_over: "The match is over.",
        not_your_turn: |name| format!("It is {name}’s decision now."),
        not_in_hand: |card| format!("You do not hold {card}."),
        must_follow: |led| format!("You can follow suit: play a {}.", one(led)),
        must_follow_or_duck: |led| {
            format!("You can follow suit: play a {} or the Super Duck.", one(led))
        },
        must_bank: "First bank one card from your hand.",
        nothing_to_bank: "Only the player who just took the Quacker banks a card.",
    },
    score: Score {
        unit: |chips| if chips == 1 { "chip" } else { "chips" },
        round: |round| format!("Round {round}"),
        quackback: "Quackback",
        note: "Each round shows the chips paid. The most chips wins.",
        round_over: |round| format!("Round {round} is over"),
        quackback_for: |name| format!("Quackback for {name}"),
        paid_part: |name, count| format!("{name} pays {}", chips(count)),
        paid: |list| format!("{list}."),
        next_round: "Next round",
        wins: |name| format!("{name} wins"),
        shared: |names| format!("{names} share the win"),
        all_shared: "All three share the win",
        why_chips: |count| format!("Most chips: {count}."),
        why_fours: |chips, fours| {
            format!("Tied on chips ({chips}); fewest fours in the last round: {fours}.")
        },
        why_tricks: |chips, fours, tricks| {
            format!(
                "Tied on chips ({chips}) and fours ({fours}); most tricks in the last round: {tricks}."
            )
        },
        why_shared: |chips| {
            format!("Tied on chips ({chips}), and on fours and tricks in the last round.")
        },
        pot_to: |why, count| format!("{why} The winner takes the {count} chips in the middle."),
        pot_split: |why, each| format!("{why} Each winner takes {each} chips from the middle."),
        from_the_middle: "From the middle",
        parted_fours: |count, first, after| {
            let chips = chips(count);
            format!(
                "At {chips} each, fewer fours in the last round rank higher: {first} before {after}."
            )
        },
        parted_tricks: |count, fours, first, after| {
            let (chips, fours) = (chips(count), counted(fours, "four"));
            format!(
                "At {chips} and {fours} each, more tricks in the last round rank higher: {first} before {after}."
            )
        },
        banked_is: "The card laid away face down for the Quacker. If it is a four, it counts as captured.",
    },
    terms: Terms {
        face_up: "Face-up card",
        trump: "Trump",
        duck_rank: "Duck rank",
        order: "Low to high",
        quackback: "Quackback",
        quackback_on: "All four fours: the others pay 4 chips each",
        quackback_off: "Not this round: a 4 lies face up",
        pot: "Chips in the middle",
        suit: capital,
        none: "None",
    },
};

fn chips(count: u8) -> String {
    counted(count, "chip")
}

/// So many of something whose plural ends in "s".
fn counted(count: u8, what: &str) -> String {
    match count {
        1 => format!("1 {what}"),
        _ => format!("{count} {what}s"),
    }
}

fn one(suit: Suit) -> &'static str {
    suits(suit).trim_end_matches('s')
}

fn suits(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

fn capital(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "Spades",
        Suit::Hearts => "Hearts",
        Suit::Diamonds => "Diamonds",
        Suit::Clubs => "Clubs",
    }
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
