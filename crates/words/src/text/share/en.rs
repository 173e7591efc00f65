//! The texts in English.

use super::ShareMessages;

pub(super) static SHARE: ShareMessages = ShareMessages {
    share: "Share",
    what: "What to share",
    deal: "The same start",
    this_match: "This match",
    result: "My result",
    deal_says: "Anyone who opens the link starts with the same cards or dice, seats and rules. Your moves are not included.",
    deal_in_play: "Anyone who opens the link plays this match from the beginning. Anything hidden is revealed only by playing. Once the match is over, you can share the whole match too.",
    match_over: "Anyone who opens the link gets the whole match, with every move and everything that was hidden. Names are included.",
    match_in_play: "Anyone who opens the link continues from here on their own device. Names and everything that is still hidden are included.",
    result_says: "One line about your result in the daily challenge, to send to anyone who played it too.",
    without_names: "Send it without names",
    seats: |seats| if seats == 1 { String::from("1 seat") } else { format!("{seats} seats") },
    point: "Scan with a camera",
    qr: "QR code of the link",
    link: "Link",
    line: "Your line",
    copy: "Copy",
    share_link: "Share the link",
    share_line: "Share the line",
    no_code: "The link is too long for a QR code. You can save a file instead.",
    no_link: "This match is too long for a link. Save it as a file instead. Anyone can import it on the shelf.",
    no_server: "Everything is in the link itself.",
    deal_came: "A shared start",
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
    deal_waits: "You get the same cards or dice as the person who shared it. Seats and rules are already filled in.",
    set_up: "Set it up",
    damaged: "This link is damaged. Part of it is missing or has been changed. Ask for a new one.",
    newer: "This link was made by a newer version of Mallard. Reload the page to update.",
    other_rules: "This link was made under older rules and cannot be played.",
    of_the_day: |date, place, of, points| {
        let points = if points.is_empty() { String::new() } else { format!(", {points}") };
        format!("Mallard, {date}: {} of {of}{points}", ordinal(place))
    },
    is_placed: |name, place, of| format!("{name} is {} of {of}", ordinal(place)),
    week: "Your places this week",
    weekdays: ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
    today: "Today",
    not_played: "Not played",
};

/// `place` as an ordinal: "1st". No match has more than nine players, so 11th to 13th cannot occur.
fn ordinal(place: u8) -> String {
    let ending = match place {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}
