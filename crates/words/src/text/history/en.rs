//! The texts in English.

use super::HistoryMessages;
use crate::{Lang, text};

pub(super) static HISTORY: HistoryMessages = HistoryMessages {
    figures_of: |name| format!("{name}’s stats"),
    whose: "Whose stats",
    played: "Played",
    won: "Won",
    best: "Best",
    streak: "Streak",
    streak_says: "Streak: wins in a row. In Durak, matches in a row without being the fool.",
    won_of: |won, played| format!("{won} of {played} won"),
    against: "Against bots",
    last: "Recent matches",
    last_says: |won, played| format!("Won {won} of the last {played}. Latest on the right."),
    today: "Today",
    yesterday: "Yesterday",
    date: |year, month, day| format!("{} {year}", (text(Lang::En).home.date)(month, day)),
    with: |names| format!("with {names}"),
    uncounted: "imported, not counted",
    ended: "ended early, not a win or a loss",
    look_back: "Replay",
    empty: "No finished matches yet",
    empty_says: "Finish a match and you’ll find it here: who won, and every move to watch again.",
    all: |count| format!("Show all {count}"),
    kept_here: "Kept on this device only.",
    counted: "Stats come from the matches in this list. A match that ended early counts as played, but not as won or lost.",
    clear: "Clear…",
    clear_ask: |count| match count {
        1 => String::from("Clear 1 past match?"),
        _ => format!("Clear {count} past matches?"),
    },
    clear_says: "Their stats go too. Saved matches and settings are kept. This cannot be undone.",
    clear_yes: "Clear",
    gone: |count| match count {
        1 => String::from("The list was full, so the oldest match was removed."),
        _ => format!("The list was full, so the {count} oldest matches were removed."),
    },
    everything: "All my data",
    everything_says: "Saved and past matches, lessons, setups and settings. Import the file on any device with Mallard, under “Past matches”.",
    bring: "Import",
    bring_says: "A file with all the data of a device. Matches you already have are not added twice. Your settings are replaced by those in the file.",
    came: |matches, past, others, settings| {
        let mut parts = Vec::new();
        let mut add = |count: usize, one: &str, many: &str| match count {
            0 => {}
            1 => parts.push(one.to_owned()),
            _ => parts.push(format!("{count} {many}")),
        };
        add(past, "1 past match", "past matches");
        add(matches, "1 saved match", "saved matches");
        add(others, "1 lesson or setup", "lessons or setups");
        add(settings.into(), "the settings", "settings");
        format!("Imported: {}.", (text(Lang::En).list_of_names)(&parts))
    },
    nothing_new: "There was nothing new in the file.",
    here: |count| format!("Already here: {count}."),
    unread: |count| format!("Damaged, so left out: {count}."),
    no_room: |count| format!("No space left for: {count}."),
    too_large: "This is too large to be a file from Mallard.",
    damaged: "This is not a file with all the data of a device, or part of it is missing or has been changed.",
    newer: "This file was made by a newer version of Mallard. Reload the page to update.",
};
