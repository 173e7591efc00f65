//! Text of the table.

use mallard_words::messages;

messages!(table_messages(TableMessages {
    hint: ["Hint", "힌트", "ヒント"],
    close_hint: ["Close the hint", "힌트 닫기", "ヒントを閉じる"],
    undo: ["Undo", "되돌리기", "元に戻す"],
    log: ["Match log", "게임 기록", "ゲームの記録"],
    /// The name of the part of the page that screen readers read aloud during the match.
    happens: ["What’s happening", "진행 상황", "進行状況"],
    /// The button above the first visible line of the log.
    earlier: ["Earlier", "이전 기록", "前の記録"],
    menu: ["Menu", "메뉴", "メニュー"],
    moves: ["All moves", "할 수 있는 것", "選べる手の一覧"],
    /// The button that ends the match before the rules do.
    end_here: ["End the match here", "여기서 게임 끝내기", "ここで対戦を終える"],
    end_ask: ["End this match here?", "이 게임을 여기서 끝낼까요?", "この対戦をここで終えますか？"],
    end_it: ["End match", "끝내기", "終える"],
    /// The button for a new match with the same players and rules.
    start_again: ["Start again", "새로 시작하기", "新しく始める"],
    again_ask: ["Start again from the beginning?", "새로 시작할까요?", "新しく始めますか？"],
    again_follows: [
        "The players and the rules stay the same. This match stays on the shelf, \
         where you can continue it.",
        "플레이어와 규칙은 그대로입니다. 이 게임은 선반에 남아 있어 나중에 이어서 할 수 있습니다.",
        "プレイヤーもルールもそのままです。この対戦は棚に残り、あとで続けられます。"
    ],
    settings: ["Settings", "설정", "設定"],
    /// The number of cards.
    cards: |count: u8| [
        if count == 1 { String::from("1 card") } else { format!("{count} cards") },
        "{count}장",
        "{count}枚"
    ],
    your_side: ["Your side", "내 자리", "自分の席"],
}));
