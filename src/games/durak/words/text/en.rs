//! English.

use super::{Boxed, Log, Recap, Refusal, Score, Setup, Table, Text};
use crate::engine::cards::Suit;
use crate::games::durak::ThrowIn;
use crate::words::About;
use crate::words::english::counted;

pub static BOXED: Boxed = Boxed {
    about: About {
        name: "Durak",
        pitch: "Get rid of your cards. The last player left with cards is the fool.",
        minutes: 20,
        deal: "Deal the cards",
    },
    setup: Setup {
        presets: "Rules",
        classic: "Classic for two",
        throw_in_preset: "Throw-in",
        transfer_preset: "Transfer",
        own_rules: "Custom rules",
        deck: "Deck",
        deck_hint: "24 cards: nines and up, for up to 4 players. 52 cards: twos to fives added.",
        cards: |count| format!("{count}"),
        throw_in: "Throw-in",
        throw_in_hint: |throw_in| match throw_in {
            ThrowIn::Off => "Only the attacker adds cards.",
            ThrowIn::All => "Everyone but the defender may add cards.",
            ThrowIn::Neighbours => "Only the defender’s two neighbours may add cards.",
        },
        throw_in_value: |throw_in| match throw_in {
            ThrowIn::Off => "Off",
            ThrowIn::All => "All",
            ThrowIn::Neighbours => "Neighbours",
        },
        after_take: "Throw-in after taking",
        after_take_hint: "Attackers may add cards before the defender picks up.",
        transfer: "Transfer",
        transfer_hint: "Transfer an attack with a card of the same rank.",
        showing: "Transfer by showing",
        showing_hint: "Show the trump of that rank and keep it.",
        first_five: "Start with a five-card limit",
        first_five_hint: "At most five attack cards until a bout has been beaten off.",
        teams: "Teams",
        teams_hint: "Two teams in alternate seats. For 4 or 6 players.",
        length: "Match length",
        length_hint: "Play a fixed number of deals, or until someone has won (or been the fool) that many times.",
        deals: |deals| if deals == 1 { String::from("1 deal") } else { format!("{deals} deals") },
        until: |count| format!("Until {count}"),
        on: "On",
        off: "Off",
    },
};

pub static TEXT: Text = Text {
    table: Table {
        subtitle: |preset, seats, bout| format!("{preset} · {seats} players · bout {bout}"),
        deal_of: |deal| format!("deal {deal}"),
        you_attack: |name| format!("{name}, you attack"),
        you_defend: |name| format!("{name}, you defend"),
        you_throw_in: |name| format!("{name}, your turn to throw in"),
        attacks: |name| format!("{name} attacks"),
        defends: |name| format!("{name} defends"),
        adds: |name| format!("{name} may add cards"),
        attacking: "Attacking",
        defending: "Defending",
        throwing_in: "Throw-in",
        taking: "Taking",
        passed: "Passed",
        waiting: "Waiting",
        out: |place| format!("Out · {}", ordinal(place)),
        lead_any: "Attack with any card.",
        beat_plain: |card, suit| format!("Beat the {card} with a higher {} or a trump.", one(suit)),
        beat_trump: |card| format!("Beat the {card} with a higher trump."),
        beat_none: |card| format!("None of your cards beats the {card}."),
        beat_several: |count| format!("Beat {count} cards, in any order."),
        or_pass_on: |beat| format!("{beat} Or transfer the attack."),
        add_or_stop: "Attack again with a card that matches a rank on the table, or stop.",
        attack_or_pass: "Attack again with a card that matches a rank on the table, or pass.",
        add_or_pass: "Throw in a card that matches a rank on the table, or pass.",
        add_none_fits: "None of your cards fits.",
        add_after_take: |name| {
            format!("{name} takes. Add a card that matches a rank on the table, or pass.")
        },
        does_add: |name| format!("Will {name} add a card? If not, keep the tablet."),
        says_nothing: |name| format!("{name} adds nothing"),
        thinks_attack: |name| format!("{name} is choosing an attack."),
        thinks_defence: |name| format!("{name} is choosing a defence."),
        thinks_add: |name| format!("{name} may add a card."),
        over: "The match is over.",
        take: |count| format!("Take {}", cards(count)),
        stop: "Stop",
        pass: "Pass",
        play: |card| format!("Play the {card}"),
        beat_with: |attack, with| format!("Beat the {attack} with the {with}"),
        transfer_with: |card| format!("Transfer with the {card}"),
        show: |card| format!("Show the {card}, transfer"),
        pass_it_on: "Transfer the attack",
        talon: |count, trump| format!("Stock: {} left, {} are trumps", cards(count), suits(trump)),
        left: |count| format!("{count} left"),
        trump_is: |trump| format!("{} are trumps", capital(trump)),
        none_left: "No cards left to draw",
        beaten: |count| format!("{count} beaten"),
        beaten_label: |count| format!("{} beaten off", cards(count)),
        on_table: "Cards on the table",
        open_attack: |card| format!("{card}, not beaten"),
        beaten_by: |attack, defence| format!("{attack}, beaten by {defence}"),
        your_hand: |count| format!("Your hand, {}", cards(count)),
        playable: |card| format!("{card}, can be played"),
        trump: |card| format!("{card}, trump"),
        holds: |cards| format!("Holds {cards}"),
    },
    log: Log {
        dealt: |deal, dealer, trump| {
            format!("Deal {deal}: {dealer} deals, the {trump} is the trump card")
        },
        dealt_in_hand: |deal, dealer, trump| {
            format!("Deal {deal}: {dealer} deals and has the {trump}, the trump card")
        },
        showed_lowest: |name, card| format!("{name} shows the lowest trump, the {card}"),
        bout: |bout, attacker, defender| {
            format!("Bout {bout} · {attacker} attacks, {defender} defends")
        },
        opened: |name, card| format!("{name} attacks with the {card}"),
        added: |name, card| format!("{name} adds the {card}"),
        beat: |name, attack, with| format!("{name} beats the {attack} with the {with}"),
        transferred: |name, card, to| format!("{name} transfers to {to} with the {card}"),
        showed: |name, card, to| format!("{name} shows the {card} and transfers to {to}"),
        takes: |name| format!("{name} takes"),
        passed: |name| format!("{name} adds nothing"),
        beaten_off: |name, count| {
            format!("{name} beats off the attack: {} out of play", cards(count))
        },
        picked_up: |name, count| format!("{name} picks up {}", cards(count)),
        drew: |name, count| format!("{name} draws {}", cards(count)),
        drew_trump: |name, count, card| match count {
            1 => format!("{name} draws the {card}"),
            _ => format!("{name} draws {count} cards, the {card} among them"),
        },
        out: |name, place| format!("{name} is out, {}", ordinal(place)),
        won: |names| format!("{names} won the deal"),
        fool: |name| format!("{name} is the fool"),
        drawn: "The deal is a draw",
    },
    recap: Recap {
        opened: |card| format!("attacks with the {card}"),
        added: |card| format!("adds the {card}"),
        beat: |attack, with| format!("beats the {attack} with the {with}"),
        transferred: |card| format!("transfers with the {card}"),
        showed: |card| format!("shows the {card}, transfers"),
        takes: "takes",
        took: |count| format!("takes {count}"),
        passed: "adds nothing",
    },
    refusal: Refusal {
        match_over: "The match is over.",
        not_your_turn: |name| format!("It’s {name}’s turn to decide."),
        not_in_hand: |card| format!("The {card} is not in your hand."),
        must_lead: "You open the bout, so play a card first.",
        defender_must_answer: "You defend: beat the attack or take.",
        only_defender: "Only the defender can do that.",
        rank_not_on_table: |card| format!("The {card} does not fit: its rank is not on the table."),
        no_such_attack: |card| format!("There is no {card} to beat."),
        does_not_beat_plain: |attack, card, suit| {
            let suit = one(suit);
            format!("The {card} does not beat the {attack}: only a higher {suit} or a trump does.")
        },
        does_not_beat_trump: |attack, card| {
            format!("The {card} does not beat the {attack}: only a higher trump does.")
        },
        no_transfer: "Transfers are off in this match.",
        transfer_too_late: "It is too late to transfer, because a card has been beaten.",
        transfer_rank: |card| format!("The {card} is not the same rank as the attack."),
        next_holds_too_few: |name| format!("{name} has too few cards for this transfer."),
        no_showing: "Transfers by showing are off in this match.",
        show_needs_trump: |card| {
            format!("You can show only the trump of that rank, not the {card}.")
        },
        shown_already: "You have already shown a trump in this bout.",
    },
    score: Score {
        unit: |bouts| if bouts == 1 { "bout" } else { "bouts" },
        best: "Best in Durak: your win with the fewest bouts.",
        deal: |deal| format!("Deal {deal}"),
        wins: "Deals won",
        fools: "Times the fool",
        fool: "Fool",
        note_deals: "Each deal shows the place you took in it.",
        note_wins: "Winning the most deals wins the match.",
        note_fools: "Being the fool least often wins. Ties go to the better places.",
        is_fool: |name| format!("{name} is the fool"),
        wins_deal: |names| format!("{names} won the deal"),
        drawn_deal: "A drawn deal",
        deal_over: |deal| format!("Deal {deal} is over."),
        next_deal: "Next deal",
        wins_match: |name| format!("{name} wins"),
        shared: |names| format!("{names} share the win"),
        all_draw: "A draw",
        why_wins: |count| match count {
            1 => String::from("1 deal won."),
            _ => format!("{count} deals won."),
        },
        why_first_out: "First to get rid of all cards.",
        why_first_out_of_two: |name| {
            format!("First to get rid of all cards. {name} is left with cards and is the fool.")
        },
        why_fool: "The last player left with cards.",
        why_fools: |count| match count {
            0 => String::from("Never the fool."),
            1 => String::from("The fool only once."),
            _ => format!("The fool {count} times."),
        },
        fools_most: |names, count| match count {
            1 => format!("{names}: the fool once."),
            2 => format!("{names}: the fool twice."),
            _ => format!("{names}: the fool {count} times."),
        },
        both: |first, second| format!("{first} {second}"),
        why_draw: "Nobody is the fool.",
        why_level: "Everyone finished level.",
    },
};

fn cards(count: u8) -> String {
    counted(count, "card", "cards")
}

fn one(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spade",
        Suit::Hearts => "heart",
        Suit::Diamonds => "diamond",
        Suit::Clubs => "club",
    }
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

fn ordinal(place: u8) -> String {
    match place {
        1 => String::from("1st"),
        2 => String::from("2nd"),
        3 => String::from("3rd"),
        _ => format!("{place}th"),
    }
}
