//! The texts in English.

use super::GameMessages;

pub(super) static GAME: GameMessages = GameMessages {
    match_over: "The match is over.",
    not_your_turn: |name| format!("It’s {name}’s turn to decide."),
    you: "You",
    waiting: "Waiting",
    choosing: "Choosing",
    round: |round| format!("Round {round}"),
    round_over: |round| format!("Round {round} is over"),
    next_round: "Next round",
    wins: |name| format!("{name} wins"),
    share: |names| format!("{names} share the win"),
    all_share: "Everyone shares the win",
};
