//! Text for the rules’ page, and about rules at the table.

use mallard_words::messages;

messages!(rules_messages(RulesMessages {
    title: ["Rules", "규칙", "ルール"],
    title_of: |game: &str| ["Rules of {game}", "{game} 규칙", "{game}のルール"],
    in_short: ["In short", "한눈에 보기", "早わかり"],
    full: ["Full rules", "전체 규칙", "全ルール"],
    this_table: ["This table", "이번 게임", "今回の対戦"],
    contents: ["Contents", "목차", "目次"],
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
