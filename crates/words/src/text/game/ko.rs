//! The texts in Korean.

use super::GameMessages;

pub(super) static GAME: GameMessages = GameMessages {
    match_over: "게임이 끝났습니다.",
    not_your_turn: |name| format!("지금은 {name} 님이 정할 차례입니다."),
    you: "나",
    waiting: "대기",
    choosing: "고르는 중",
    round: |round| format!("{round}라운드"),
    round_over: |round| format!("{round}라운드가 끝났습니다"),
    next_round: "다음 라운드",
    wins: |name| format!("{name} 님 승리"),
    share: |names| format!("{names} 님 공동 승리"),
    all_share: "모두의 공동 승리",
};
