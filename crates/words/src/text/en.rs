//! The texts in English.

use super::device::en::DEVICE;
use super::lesson::en::LESSON;
use super::{
    CurtainMessages, EndingMessages, FlatMessages, HomeMessages, Messages, PunctuationMarks,
    SavesMessages, SettingsMessages, SetupMessages, TableMessages,
};
use crate::english::{counted, suits};
use mallard_engine::cards::{Card, Rank};

pub(super) static TEXT: Messages = Messages {
    card,
    suit: suits,
    list_of_names,
    marks: PunctuationMarks { list: ", ", value: ": ", sentences: " " },
    home: HomeMessages {
        tagline: "Tabletop games on one tablet",
        pick_a_box: "Pick a game",
        past: "Past matches",
        join: "Join a table",
        past_hint: "Stats, and all your data in one file.",
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
        no_match: "Tabletop games for one tablet: together, or alone against bots",
        welcome: "Games for one phone",
        no_match_hint: "Pick a game below. Each has a short lesson.",
        seats: |fewest, most| {
            if fewest == most { fewest.to_string() } else { format!("{fewest}–{most}") }
        },
        minutes: |minutes| format!("{minutes} min"),
        resume_title: |game, players| format!("{game}: {players}"),
        open: "Open",
        delete: "Delete",
        delete_ask: |title| format!("Delete “{title}”? This cannot be undone."),
        daily: |date| format!("Daily challenge · {date}"),
        date: |month, day| {
            let months = [
                "January",
                "February",
                "March",
                "April",
                "May",
                "June",
                "July",
                "August",
                "September",
                "October",
                "November",
                "December",
            ];
            format!("{day} {}", months[(month as usize + 11) % 12])
        },
        daily_parts: ["One deal", "One round", "One sheet"],
        daily_hint: "Against two Dabblers. Everyone has the same start today.",
        daily_play: "Play today’s challenge",
        daily_over: "See the result",
        daily_week: |played, days| format!("Played on {played} of the last {days} days"),
    },
    setup: SetupMessages {
        new_match: |game| format!("New match of {game}"),
        one_round: ("One round", "The match ends after its first round."),
        players: "Players",
        count: |count, most| format!("{count} of {most}"),
        person: "Person",
        levels: [
            ("Duckling", "easy", "Easy: plays simply and often makes mistakes."),
            ("Dabbler", "medium", "Medium: plays well, but forgets what it saw."),
            ("Diver", "hard", "Hard: plays its best and remembers everything it saw."),
        ],
        add_player: "Add a player",
        met: "Played here before",
        same_people: "Same people as last time",
        forget: |name| format!("Forget {name}"),
        remove: |name| format!("Remove {name}"),
        rename: |name| format!("{name}’s name"),
        namesake: |name, called| {
            format!("Two players are called {name}. At the table, the second is “{called}”.")
        },
        kind_of: |name| format!("{name}: person or bot"),
        is_person: |name| format!("Is {name} a person?"),
        still_bot: "Still a bot",
        more: "All house rules",
        person_name: |number| format!("Player {number}"),
        bot_names: [
            "Teal", "Wigeon", "Eider", "Smew", "Pochard", "Gadwall", "Garganey", "Pintail",
            "Shoveler",
        ],
        house_rules: "House rules",
        how_to_play: "How to play",
        clockwise: "Play goes clockwise",
        drag_hint: "Drag a duck to change seats.",
        move_seat: |name| format!("{name}’s seat. Move it with the arrow keys."),
        phone_of: |name| format!("{name} plays on a phone"),
        phone_connected: |name| format!("{name} plays on a phone, which is connected"),
        phones_for_all: "Phones for everyone",
        connect: |phones| format!("Connect {}", counted(phones, "phone", "phones")),
        at_tablet: |people| match people {
            0 => String::from("Everyone plays on a phone. This screen shows the table."),
            1 => String::from("One person plays here, the others on phones."),
            _ => format!("{people} people play here, the others on phones."),
        },
        sharing: |people, middle| match people {
            0 => String::from("Only bots are playing. You can watch."),
            1 => String::from("You play alone against bots."),
            _ => {
                let how = if middle {
                    "Put the tablet in the middle."
                } else {
                    "Mallard tells you when to pass it on."
                };
                format!("{people} people share this tablet. {how}")
            }
        },
        shared: "Shared start. If you keep the number of seats and the house rules, everyone gets the same cards or dice.",
    },
    table: TableMessages {
        hint: "Hint",
        advice: |offer, reason| format!("{offer}: {reason}"),
        nothing_else: "it is your only move.",
        close_hint: "Close the hint",
        try_this: "Try this",
        undo: "Undo",
        undone: "The last move was undone",
        log: "Match log",
        happens: "What’s happening",
        earlier: "Earlier",
        menu: "Menu",
        moves: "All moves",
        end_here: "End the match here",
        end_ask: "End this match here?",
        end_it: "End match",
        start_again: "Start again",
        again_ask: "Start again from the beginning?",
        again_follows: "The players and the rules stay the same. This match stays on the shelf, where you can continue it.",
        interrupt: "Interrupt",
        settings: "Settings",
        cards: |count| if count == 1 { String::from("1 card") } else { format!("{count} cards") },
        seats: "The other seats",
        your_side: "Your side",
    },
    curtain: CurtainMessages {
        pass_to: "Pass the tablet to",
        show: |name| format!("I’m {name}, show my cards"),
        undo: |name| format!("{name}: undo"),
        nobody_else: "Everyone else, look away!",
        show_mine: "show my cards",
        stays_closed: "Hands stay closed.",
        begins: |name| format!("{name} begins."),
        who_interrupts: "Who interrupts?",
        game_waits: "The match is paused. Tap your name to see what you can do. Nobody else will see it.",
        interrupts: |name| format!("{name} interrupts"),
        seen: "Got it",
        only_you: |name| format!("{name}, only you can see this"),
        others_look: |list| format!("Looking at cards: {list}."),
    },
    lesson: LESSON,
    flat: FlatMessages {
        title: "Lay the tablet between you",
        hint: "Each side faces its player. Your cards show only while you hold the button.",
        hand_on: "Back to passing the tablet",
        sharing: "2 people share this tablet. It is flat between them.",
        turn_of: |name| format!("{name}’s turn"),
        menu_of: |name| format!("{name}’s menu"),
        hold: "Hold to peek",
        let_go: "Let go to hide",
        peek: "Peek",
        hide: "Hide",
        tap: "Tap to peek",
        tap_hint: "With the tablet between two people, one tap shows your cards for four seconds. No need to hold.",
    },
    result: EndingMessages {
        title: "Result",
        place: "Place",
        player: "Player",
        earlier: "Before",
        again: "Play again",
        last_board: "See the table",
        change_setup: "Change the setup",
        ended: "Ended early",
        show_result: "Show the result",
    },
    settings: SettingsMessages {
        title: "Settings",
        language: "Language",
        theme: "Theme",
        theme_auto: "Auto",
        theme_light: "Light",
        theme_dark: "Dark",
        speed: "Speed",
        speed_hint: "How fast bots play and cards move.",
        speed_slow: "Slow",
        speed_normal: "Normal",
        speed_fast: "Fast",
        speed_off: "Instant",
        motion: "Motion",
        motion_hint: "“Less” means no gliding, tumbling or shaking.",
        motion_auto: "Same as device",
        motion_less: "Less",
        motion_full: "Full",
        left_hand: "Left-handed",
        left_hand_hint: "Buttons and menu on the left.",
        suits: "Four-colour suits",
        suits_hint: "Diamonds are blue, clubs are green.",
        memory: "Memory aid",
        memory_hint: "Shows everything that all players have seen and may remember.",
        confirm: "Confirm each move",
        confirm_hint: "When off, one tap plays a card.",
        only_move: "Play forced moves",
        only_move_hint: "If there is only one move, Mallard plays it for you.",
        shortcuts: "Letter keys",
        shortcuts_hint: "H for a hint, U to undo, L for the log, R for the rules, M for all moves. In a replay, P to play.",
        sounds: "Sounds",
        sounds_hint: "Cards, dice, ducks and your turn. If your device can vibrate, it does that too.",
        volume: "Volume",
        volume_low: "Low",
        volume_medium: "Medium",
        volume_high: "High",
    },
    saves: SavesMessages {
        not_lasting: "This browser cannot save, so the match will be lost when you close the page.",
        not_saved: "Your last move was not saved because storage is full or blocked.",
        try_again: "Save again",
        make_room: "Make room on the shelf",
        unsaved: "A match was not saved because storage is full or blocked. Delete finished matches to make room.",
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
        too_long: "This match has too many moves to be opened.",
        full: "This match has reached the move limit, so it ends here.",
    },
    device: DEVICE,
    round_won: |round, names| format!("Round {round} goes to {names}"),
    go_on: "Continue",
    close: "Close",
    cancel: "Cancel",
    rules: "Rules",
    rules_of: |game| format!("Rules of {game}"),
    rules_short: "In short",
    rules_full: "Full rules",
    rules_this_table: "This table",
    contents: "Contents",
    back: "Back",
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
    format!("{rank} of {}", suits(card.suit()))
}

fn list_of_names(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
