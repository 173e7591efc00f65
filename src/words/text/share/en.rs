//! English.

use super::Share;

pub(super) static SHARE: Share = Share {
    share: "Share",
    what: "What to share",
    deal: "The same deal",
    this_match: "This match",
    result: "My result",
    deal_says: "Anyone who opens it plays the same deal: same cards or dice, same seats, same rules. No move of yours is in it.",
    deal_in_play: "Anyone who opens it plays this deal from the start. Its hidden cards show only in playing it. Once the match is over, all of it can be shared too.",
    match_over: "Anyone who opens it gets the finished match, with every move and every card. Names travel with it.",
    match_in_play: "Anyone who opens it continues from here on their own device. Hidden cards and names travel with it.",
    result_says: "One line about your result in the daily deal, to send to anyone who played it too.",
    without_names: "Send it without names",
    seats: |seats| format!("{seats} seats"),
    point: "Point a camera at it",
    qr: "QR code of the link",
    link: "The link",
    line: "The result as a line",
    copy: "Copy",
    share_link: "Share the link",
    share_line: "Share the result",
    no_code: "The link is too long for a QR code. A file holds the same.",
    no_link: "This match is too long for a link. Save it as a file; Mallard imports it on the shelf.",
    no_server: "All of it is in the link itself. Nothing goes to a server.",
    deal_came: "A shared deal",
    match_came: "A shared match",
    for_whom: |people, bots| {
        let bots = match bots {
            0 => String::new(),
            1 => String::from("1 bot"),
            _ => format!("{bots} bots"),
        };
        let people = match people {
            0 => String::new(),
            1 => String::from("1 person"),
            _ => format!("{people} people"),
        };
        let both = if people.is_empty() || bots.is_empty() { "" } else { " and " };
        format!("For {people}{both}{bots}")
    },
    deal_waits: "The same cards or dice as on the device that shared it. The setup opens with its seats and rules filled in.",
    set_up: "Set it up",
    damaged: "This link is damaged: part of it is missing or was changed. Ask for it again.",
    newer: "This link was made by a newer version of Mallard. Reload the page to update.",
    other_rules: "This link was made under older rules and cannot be played.",
    of_the_day: |date, game, place, of, points| {
        format!("Mallard, daily deal of {date}: {game}, place {place} of {of} ({points})")
    },
};
