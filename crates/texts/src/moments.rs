//! Text for the moments of a match: decisions to try again.

use mallard_words::messages;

messages!(moments_messages(MomentsMessages {
    title: ["Your moments", "되짚어 볼 순간", "ふり返る場面"],
    of: |name: &str| ["{name}’s moments", "{name} 님의 순간", "{name}さんの場面"],
    /// The line above the doors.
    doors: [
        "Your own decisions, to try again. Tap your name.",
        "내가 고른 수를 다시 생각해 봅니다. 이름을 누르세요.",
        "自分の手をもう一度考えます。名前をタップしてください。"
    ],
    /// The same for one person alone.
    door: [
        "Your own decisions, to try again.",
        "내가 고른 수를 다시 생각해 봅니다.",
        "自分の手をもう一度考えます。"
    ],
    looking: [
        "Looking at your decisions…",
        "고른 수를 살펴보고 있습니다…",
        "選んだ手を調べています…"
    ],
    /// Without a worker.
    lacking: [
        "This browser cannot look at decisions.",
        "이 브라우저에서는 고른 수를 살펴볼 수 없습니다.",
        "このブラウザでは、手を調べられません。"
    ],
    none: [
        "None this time: no other move was clearly better, from what you could see.",
        "이번에는 없습니다. 그때 볼 수 있던 것만으로는 더 나은 수가 뚜렷하지 않았습니다.",
        "今回はありません。そのとき見えたことからは、はっきりよいと言える別の手はありませんでした。"
    ],
    /// What the judgement rests on.
    basis: ["from what you could see", "그때 볼 수 있던 것만으로", "そのとき見えたことだけで"],
    played: |offer: &str| ["You chose “{offer}”", "고른 수: {offer}", "実際の手：{offer}"],
    better: |advice: &str| ["Better: {advice}", "더 나은 수: {advice}", "もっとよい手：{advice}"],
    found: |advice: &str| ["Found. {advice}", "찾았습니다. {advice}", "正解です。{advice}"],
    /// The answer to another move: why the better one is better.
    misses: |reason: &str| [
        "Not that one. Look for this: {reason}",
        "그 수가 아닙니다. 찾을 수: {reason}",
        "その手ではありません。探す手：{reason}"
    ],
    asked: [
        "What would you do now?",
        "지금이라면 무엇을 고를까요?",
        "今なら、どの手を選びますか？"
    ],
    try_again: ["Try again", "다시 해 보기", "もう一度考える"],
    next: ["Next moment", "다음 순간", "次の場面"],
    show: ["Show me", "답 보기", "答えを見る"],
    done: ["Done", "끝내기", "終わる"],
    /// The number of a moment, for reading aloud, and whether it is solved.
    number: |number: usize, count: usize| [
        "Moment {number} of {count}",
        "순간 {number}/{count}",
        "場面 {number}/{count}"
    ],
    not_yet: ["Not yet", "아직", "まだ"],
    solved: ["Solved", "해결", "解決"],
    unsolved: |count: usize| ["{count} not yet solved", "아직 {count}개", "未解決{count}件"],
}));
