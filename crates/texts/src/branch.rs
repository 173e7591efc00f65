//! Text for continuing a finished match from one of its steps.

use mallard_words::messages;

messages!(branch_messages(BranchMessages {
    title: ["Continue from here", "여기서부터 하기", "ここから遊ぶ"],
    begin: ["Continue", "이어서 하기", "続ける"],
    choice: ["The cards", "카드", "カード"],
    as_it_was: ["As it was", "그때 그대로", "そのときのまま"],
    as_it_was_says: [
        "Everything is where it was, also what nobody could see.",
        "모든 것이 그때와 같습니다. 아무도 볼 수 없던 것도 그대로입니다.",
        "すべてがそのときと同じです。誰にも見えなかったものも同じです。"
    ],
    again: [
        "Deal the hidden part again",
        "볼 수 없던 것 새로 나누기",
        "見えなかったものを配り直す"
    ],
    again_says: |name: &str| [
        "What {name} saw stays. All the rest is new.",
        "{name} 님이 본 것은 그대로이고, 나머지는 새로 정해집니다.",
        "{name}さんに見えたものはそのままで、残りは新しくなります。"
    ],
    against: ["Against", "상대", "相手"],
    /// What the match that begins means.
    note: [
        "A branch: it counts for nobody, and the match stays as it is.",
        "갈라진 게임은 전적에 넣지 않으며, 원래 게임은 그대로 남습니다.",
        "分岐した対戦は成績に数えません。元の対戦はそのまま残ります。"
    ],
}));
