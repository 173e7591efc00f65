//! English.

use super::device::en::DEVICE;
use super::{Curtain, Ending, Flat, Home, Marks, Saves, Settings, Setup, Table, Text};
use crate::engine::cards::{Card, Rank, Suit};

pub(super) static TEXT: Text = Text {
    card,
    suit,
    list_of_names,
    marks: Marks { list: ", ", value: ": ", sentences: " " },
    home: Home {
        tagline: "Tabletop games on one tablet",
        pick_a_box: "Pick a game",
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
        no_match_hint: "Pick a game below. Matches are saved automatically, on this device only.",
        seats: |fewest, most| {
            if fewest == most { fewest.to_string() } else { format!("{fewest}–{most}") }
        },
        minutes: |minutes| format!("{minutes} min"),
        resume_title: |game, waits_for| format!("{game}: {waits_for}"),
        open: "Open",
        delete: "Delete",
        delete_ask: |title| format!("Delete “{title}”? This cannot be undone."),
    },
    setup: Setup {
        new_match: |game| format!("New match of {game}"),
        players: "Players",
        count: |count, most| format!("{count} of {most}"),
        person: "Person",
        levels: [
            ("Duckling", "Plays simply and slips often."),
            ("Dabbler", "Plays well, but forgets what it saw."),
            ("Diver", "Plays its best and remembers every card it saw."),
        ],
        add_player: "Add a player",
        remove: |name| format!("Remove {name}"),
        rename: |name| format!("Name of {name}"),
        kind_of: |name| format!("{name}: person or bot"),
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
            _ => format!("{people} people share this tablet. It tells you when to pass it on."),
        },
    },
    table: Table {
        hint: "Hint",
        try_this: "Try this",
        undo: "Undo",
        log: "Match log",
        earlier: "Earlier",
        menu: "Menu",
        moves: "All moves",
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
        who_interrupts: "Who interrupts?",
        game_waits: "The match is paused. Pick your name: the tablet then shows what you can do, to you alone.",
        interrupts: |name| format!("{name} interrupts"),
        seen: "Got it",
        only_you: |name| format!("{name}, only you see this"),
    },
    flat: Flat {
        title: "Lay the tablet between you",
        hint: "Each side is turned to its player. Cards show only while a player holds a button.",
        hand_on: "Hand the tablet on again",
        sharing: "2 people share this tablet. It lies between them.",
        turn_of: |name| format!("{name}’s turn"),
        menu_of: |name| format!("Menu, for {name}"),
        hold: "Hold to peek",
        let_go: "Let go to hide",
        peek: "Peek",
        hide: "Hide",
        tap: "Tap to peek",
        tap_hint: "With the tablet between two people: a tap shows the cards for four seconds, without holding.",
    },
    result: Ending {
        title: "Result",
        place: "Place",
        player: "Player",
        again: "Play again",
        last_board: "See the table",
        change_setup: "Change the setup",
        show_result: "Show the result",
        see_score: "Back to the score",
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
        speed_off: "Instant",
        motion: "Motion",
        motion_hint: "Less: nothing glides, tumbles or shakes.",
        motion_auto: "As on the device",
        motion_less: "Less",
        motion_full: "Full",
        left_hand: "Left-handed",
        left_hand_hint: "Buttons and menu on the left.",
        suits: "Four-colour suits",
        suits_hint: "Diamonds are blue, clubs are green.",
        memory: "Memory aid",
        memory_hint: "Shows what everyone has seen and may remember.",
        confirm: "Confirm each move",
        confirm_hint: "When off, one tap plays a card.",
        only_move: "Make the only possible move",
        only_move_hint: "When only one move is possible, it is made for you.",
        sounds: "Sounds",
        sounds_hint: "Cards, dice, ducks and your turn. Devices that can vibrate do so too.",
        volume: "Volume",
        volume_low: "Low",
        volume_medium: "Medium",
        volume_high: "High",
    },
    saves: Saves {
        not_lasting: "This browser cannot save: the match will be lost when you close the page.",
        not_saved: "Your last move was not saved: storage is full or blocked.",
        try_again: "Save again",
        make_room: "Make room on the shelf",
        unsaved: "A match was not saved: storage is full or blocked. Delete finished matches to make room.",
        elsewhere: "This match is open in another tab or window.",
        play_here: "Play here",
        missing: "This match is not on this device.",
        damaged: "This saved match is damaged and cannot be opened. It has been left as it is.",
        damaged_step: |good| {
            format!(
                "The save is damaged after move {good}. You are seeing the last position that could be read."
            )
        },
        damaged_slot: "One of the two copies of this save is damaged. The other may be a move behind.",
        newer: "This match was saved by a newer version of Mallard. Reload the page to update.",
        other_rules: "This match was played under older rules and cannot be continued.",
        unknown_game: "This version of Mallard does not have this game.",
        too_long: "This match has more moves than any match can have, so it cannot be opened.",
        full: "This match has reached the most moves a match can have. It ends here.",
    },
    device: DEVICE,
    go_on: "Continue",
    close: "Close",
    cancel: "Cancel",
    rules: "Rules",
    rules_of: |game| format!("Rules of {game}"),
    rules_short: "In short",
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
