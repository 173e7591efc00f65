//! English.

use super::Seats;

pub(super) static SEATS: Seats = Seats {
    title: "Leave or resign",
    hint: "A bot plays for anyone who leaves, and sees only what that seat may see. The seat can be taken back at any time.",
    level: "The bot’s level",
    leave: "Leave",
    take_back: "Take the seat back",
    resign: "Resign",
    stands_in: |level| format!("away, a bot plays ({level})"),
    resigned_to: |level| format!("resigned, a bot plays on ({level})"),
    resign_ask: |name| format!("Resign as {name}?"),
    bot_follows: |level| {
        format!("A bot can play the seat to the end ({level}). It cannot be taken back.")
    },
    play_on: "Resign, a bot plays on",
    end_too: "Resign and end the match",
    if_it_ends: |follows| format!("If the match ends now: {follows}"),
    wins: |name| format!("{name} wins"),
    share: |names| format!("{names} share the win"),
    sentence: |title| format!("{title}."),
    resigned: |name| format!("{name} resigned."),
    played_on: |names| format!("Resigned on the way: {names}. A bot played on."),
    deals_count: "The finished deals count, the one in play does not.",
    rounds_count: "The finished rounds count, the one in play does not.",
    sheets_count: "Every sheet counts as it stands.",
    no_deal: "No deal is finished, so nobody wins.",
    no_round: "No round is finished, so nobody wins.",
    stays: "The match stays on the shelf as it stands now, and cannot be continued.",
    only_played: "In the figures it counts as played only.",
    left: |name, level| format!("{name} leaves: a bot plays ({level})"),
    returned: |name| format!("{name} takes the seat back"),
    resigns: |name, level| format!("{name} resigns: a bot plays on ({level})"),
    gives_up: |name| format!("{name} resigns: the match ends"),
    then: |name| format!("then {name}"),
};
