//! English.

use super::Past;
use crate::words::{Lang, text};

pub(super) static PAST: Past = Past {
    figures_of: |name| format!("{name}’s figures"),
    whose: "Whose figures",
    played: "Played",
    won: "Won",
    best: "Best",
    streak: "Streak",
    streak_says: "Streak: matches won in a row, or in Durak without being the fool.",
    won_of: |won, played| format!("{won} of {played} won"),
    against: "Against bots",
    last: "Last matches",
    last_says: |won, played| format!("{won} of {played} won, the latest on the right."),
    today: "Today",
    yesterday: "Yesterday",
    date: |year, month, day| format!("{} {year}", (text(Lang::En).home.date)(month, day)),
    with: |names| format!("with {names}"),
    uncounted: "not counted, from elsewhere",
    ended: "ended early, counts as played only",
    look_back: "Look back",
    empty: "No finished match yet",
    empty_says: "Play one to the end and it is kept here: who won, and every step to look back at.",
    all: |count| format!("Show all {count}"),
    kept_here: "Kept on this device only.",
    counted: "The figures count the matches in this list. One that ended early counts as played, and neither as won nor as lost.",
    clear: "Clear…",
    clear_ask: |count| match count {
        1 => String::from("Clear 1 past match?"),
        _ => format!("Clear {count} past matches?"),
    },
    clear_says: "Their figures go too. Saved matches and settings stay. This cannot be undone.",
    clear_yes: "Clear",
    gone: |count| match count {
        1 => String::from("The list was full: the oldest past match made room."),
        _ => format!("The list was full: the {count} oldest past matches made room."),
    },
    everything: "All my data",
    everything_says: "Saved and past matches, lessons, set-ups and settings. Any device with Mallard can import it under “Past matches”.",
    bring: "Import",
    bring_says: "A file with all the data of a device. Matches already here are not doubled; the settings become those of the file.",
    came: |matches, past, others, settings| {
        let mut parts = Vec::new();
        let mut add = |count: usize, one: &str, many: &str| match count {
            0 => {}
            1 => parts.push(one.to_owned()),
            _ => parts.push(format!("{count} {many}")),
        };
        add(past, "1 past match", "past matches");
        add(matches, "1 saved match", "saved matches");
        add(others, "1 lesson or set-up", "lessons and set-ups");
        add(settings.into(), "the settings", "settings");
        format!("Imported: {}.", (text(Lang::En).list_of_names)(&parts))
    },
    nothing_new: "Nothing new was in it.",
    here: |count| format!("Already here: {count}."),
    unread: |count| format!("Damaged and left out: {count}."),
    no_room: |count| format!("No room left for: {count}."),
    too_large: "This is too large to be a file from Mallard.",
    damaged: "This is not a file with all the data of a device, or part of it is missing or was changed.",
    newer: "A newer version of Mallard made this file. Reload the page to update.",
};
