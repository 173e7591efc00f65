//! The texts in English.

use super::SeatsMessages;

pub(super) static SEATS: SeatsMessages = SeatsMessages {
    title: "Leave or resign",
    hint: "If you leave, a bot plays for you. It sees no more than you would, and you can take your seat back at any time.",
    level: "The bot’s level",
    leave: "Leave",
    take_back: "Take the seat back",
    resign: "Resign",
    stands_in: |level| format!("away, {level} is playing"),
    resigned_to: |level| format!("resigned, {level} took over"),
    resign_ask: |name| format!("{name}, do you want to resign?"),
    bot_follows: |level| {
        format!(
            "A bot ({level}) can finish the match in your place. You cannot take the seat back."
        )
    },
    play_on: "Resign and let a bot take over",
    end_too: "Resign and end the match",
    if_it_ends: |follows| format!("If the match ends now: {follows}"),
    share: |names| format!("{names} share the win"),
    sentence: |title| format!("{title}."),
    resigned: |name| format!("{name} resigned."),
    played_on: |names| format!("{names} resigned during the match. A bot took over."),
    deals_count: "Only finished deals count.",
    rounds_count: "Only finished rounds count.",
    sheets_count: "Every sheet is scored as it is now.",
    no_deal: "No deal has been finished, so nobody wins.",
    no_round: "No round has been finished, so nobody wins.",
    stays: "The match stays on the shelf, but it cannot be continued.",
    only_played: "In the stats it counts as played, but not as won or lost.",
    left: |name, level| format!("{name} leaves and {level} takes over"),
    returned: |name| format!("{name} takes the seat back"),
    resigns: |name, level| format!("{name} resigns and {level} takes over"),
    gives_up: |name| format!("{name} resigns and the match ends"),
    then: |name| format!("Next: {name}"),
};
