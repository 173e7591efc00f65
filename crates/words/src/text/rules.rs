//! Text for the rules' page, and about rules at the table. It is not part of [`Messages`](super::Messages), because
//! only the table's program needs it.

messages!(rules_messages(RulesMessages {
    /// The link from a refusal to its rule.
    rule: ["Rule", "규칙", "ルール"],
    /// The search field.
    search: ["Search the rules", "규칙에서 찾기", "ルール内を検索"],
    /// The number of the current hit, and the number of hits.
    hits: |now: usize, count: usize| [
        "{now} of {count}",
        "{now}/{count}개",
        "{count}件中{now}件目"
    ],
    no_hits: ["No results", "검색 결과 없음", "見つかりません"],
    next: ["Next result", "다음 결과", "次の結果"],
    previous: ["Previous result", "이전 결과", "前の結果"],
}));
