//! The texts in Japanese.

use super::GameMessages;

pub(super) static GAME: GameMessages = GameMessages {
    match_over: "対戦は終わりました。",
    not_your_turn: |name| format!("今は{name}さんが決める番です。"),
    you: "自分",
    waiting: "待機",
    choosing: "選択中",
    round: |round| format!("第{round}ラウンド"),
    round_over: |round| format!("第{round}ラウンドが終わりました"),
    next_round: "次のラウンド",
    wins: |name| format!("{name}さんの勝ち"),
    share: |names| format!("勝者：{names}"),
    all_share: "全員の共同勝利",
};
