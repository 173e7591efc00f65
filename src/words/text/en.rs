//! English.

use super::device::en::DEVICE;
use super::{Curtain, Ending, Home, Saves, Settings, Setup, Table, Text};
use crate::engine::cards::{Card, Rank, Suit};

pub(super) static TEXT: Text = Text {
    card,
    suit,
    list_of_names,
    home: Home {
        tagline: "Tabletop games on one tablet",
        pick_a_box: "Pick a box",
        go_on: "Continue",
        saved_ago: |minutes| match minutes {
            0 => String::from("Saved just now"),
            1 => String::from("Saved a minute ago"),
            2..60 => format!("Saved {minutes} minutes ago"),
            60..120 => String::from("Saved an hour ago"),
            120..2880 => format!("Saved {} hours ago", minutes / 60),
            _ => format!("Saved {} days ago", minutes / 1440),
        },
        saved: |count| match count {
            1 => String::from("1 saved match"),
            _ => format!("{count} saved matches"),
        },
        more_saved: |count| match count {
            1 => String::from("1 more saved match"),
            _ => format!("{count} more saved matches"),
        },
        saved_matches: "Saved matches",
        no_match: "No match in progress",
        no_match_hint: "Pick a box below. What you play is saved by itself, on this device only.",
        seats: |fewest, most| {
            if fewest == most { fewest.to_string() } else { format!("{fewest}–{most}") }
        },
        minutes: |minutes| format!("{minutes} min"),
        resume_title: |game, waits_for| format!("{game}: {waits_for}"),
        open: "Open",
        delete: "Delete",
        delete_ask: |title| format!("Delete “{title}”? It cannot be brought back."),
    },
    setup: Setup {
        new_match: |game| format!("New match of {game}"),
        players: "Players",
        count: |count, most| format!("{count} of {most}"),
        person: "Person",
        levels: [
            ("Duckling", "Easy: plays simply and slips often."),
            ("Dabbler", "Medium: plays well, but forgets what it saw."),
            ("Diver", "Hard: plays its best and remembers every card it saw."),
        ],
        add_player: "Add a player",
        remove: |name| format!("Remove {name}"),
        rename: |name| format!("Name of {name}"),
        kind_of: |name| format!("Who plays for {name}"),
        person_name: |number| format!("Player {number}"),
        bot_names: [
            "Teal", "Wigeon", "Eider", "Smew", "Pochard", "Gadwall", "Garganey", "Pintail",
            "Shoveler",
        ],
        house_rules: "House rules",
        how_to_play: "How to play",
        clockwise: "Play goes clockwise",
        drag_hint: "Drag a duck to change seats.",
        move_seat: |name| format!("Seat of {name}: arrow keys move it"),
        sharing: |people| match people {
            0 => String::from("Only bots play: you watch."),
            1 => String::from("You play alone against bots."),
            _ => format!("{people} people share this tablet. It asks you to pass it on."),
        },
    },
    table: Table {
        hint: "Hint",
        advice: |offer, reason| format!("{offer}: {reason}"),
        nothing_else: "the rules leave nothing else.",
        close_hint: "Close the hint",
        try_this: "Try this",
        undo: "Undo",
        log: "Game log",
        happens: "What happens",
        earlier: "Earlier",
        menu: "Menu",
        moves: "All moves",
        end_here: "End the match here",
        end_ask: "End this match here?",
        end_follows: "Nobody wins or loses it. It stays on the shelf as it stands now, and cannot be gone on with.",
        end_it: "End it",
        start_again: "Start again",
        again_ask: "Start again with a new deal?",
        again_follows: "The players and the rules stay the same. This match stays on the shelf, where you can go on with it.",
        interrupt: "Interrupt",
        settings: "Settings",
        cards: |count| if count == 1 { String::from("1 card") } else { format!("{count} cards") },
        seats: "The other seats",
        your_side: "Your side",
    },
    curtain: Curtain {
        pass_to: "Pass the tablet to",
        show: |name| format!("I’m {name}, show my cards"),
        meanwhile: "Since your last turn",
        nobody_else: "Nobody else should look now.",
        hand_over: |name| format!("Pass the tablet to {name}"),
        who_interrupts: "Who interrupts?",
        game_waits: "The game waits. Pick your name; the tablet then shows only you what you can do.",
        interrupts: |name| format!("{name} interrupts"),
        play_on: "Play on",
        seen: "Seen",
        only_you: |name| format!("{name}, only you see this"),
    },
    result: Ending {
        title: "Result",
        place: "Place",
        player: "Player",
        again: "Play again",
        last_board: "See the table",
        change_setup: "Change the setup",
        ended: "Ended early",
        ended_why: "Nobody wins. This is how it stood.",
        show_result: "Show the result",
    },
    settings: Settings {
        title: "Settings",
        language: "Language",
        theme: "Theme",
        theme_auto: "Auto",
        theme_light: "Light",
        theme_dark: "Dark",
        speed: "Speed",
        speed_hint: "How long bots wait and cards take to move.",
        speed_slow: "Slow",
        speed_normal: "Normal",
        speed_fast: "Fast",
        speed_off: "At once",
        suits: "Four-colour suits",
        suits_hint: "Diamonds blue, clubs green.",
        memory: "Memory aid",
        memory_hint: "Shows what everybody saw and may remember.",
        confirm: "Confirm each move",
        confirm_hint: "Off: one tap plays a card.",
        only_move: "Make the only possible move",
        only_move_hint: "When the rules leave one choice, it is made by itself.",
    },
    saves: Saves {
        not_lasting: "This browser keeps nothing: the match is lost when the page closes.",
        not_saved: "The last move is not saved: the storage is full or refused.",
        try_again: "Save again",
        make_room: "Make room on the shelf",
        unsaved: "A match is not saved: the storage is full or refused. Delete finished matches to make room.",
        elsewhere: "This match is open in another tab or window.",
        play_here: "Play here",
        missing: "This match is not on this device.",
        damaged: "This saved match is damaged and cannot be opened. It is left as it is.",
        damaged_step: |good| {
            format!("The save is damaged after move {good}. You see the last good position.")
        },
        damaged_slot: "One of the two copies of this save is damaged. The other may be a move behind.",
        go_on: "Go on from here",
        newer: "This match was saved by a newer Mallard. Reload the page to update.",
        other_rules: "This match was played under older rules and cannot go on.",
        unknown_game: "This is a match of a game that this Mallard does not know.",
        too_long: "This match has more moves than a match can have, so it cannot be opened.",
        full: "This match has as many moves as a match can have. It ends here.",
    },
    device: DEVICE,
    close: "Close",
    cancel: "Cancel",
    rules: "Rules",
    rules_of: |game| format!("Rules of {game}"),
    rules_short: "Short",
    rules_full: "Full rules",
    rules_this_table: "This table",
    contents: "Contents",
    back_to_shelf: "Back to the shelf",
};

fn card(card: Card) -> String {
    let rank = match card.rank() {
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
        rank => rank.mark(),
    };
    format!("{rank} of {}", suit(card.suit()))
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

fn list_of_names(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
