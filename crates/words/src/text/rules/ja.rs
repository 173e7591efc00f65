//! The texts in Japanese.

use super::RulesMessages;

pub(super) static READING: RulesMessages = RulesMessages {
    rule: "ルール",
    search: "ルール内を検索",
    hits: |now, count| format!("{count}件中{now}件目"),
    no_hits: "見つかりません",
    next: "次の結果",
    previous: "前の結果",
};
