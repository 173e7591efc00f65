//! Text of the help that a person plays with.

messages!(help_messages(HelpMessages {
    help_for: |name: &str| ["Help for {name}", "{name} 님을 위한 도움", "{name}さんのアシスト"],
    memory: ["Memory aid", "기억 도우미", "記憶アシスト"],
    memory_hint: [
        "Shows everything that all players have seen and may remember.",
        "모두에게 공개되어 기억해도 되는 정보를 보여 줍니다.",
        "全員に公開され、覚えていてよい情報を表示します。"
    ],
    hints: ["Hints", "힌트", "ヒント"],
    hints_hint: [
        "In each match. A hint gives a move and the reason.",
        "게임마다 쓸 수 있는 횟수입니다. 힌트는 수와 이유를 알려 줍니다.",
        "1回の対戦ごとの回数です。ヒントは手と理由を示します。"
    ],
    none: ["None", "없음", "なし"],
    three: ["Three", "3번", "3回"],
    any: ["Any", "제한 없음", "制限なし"],
    undo: ["Undo", "되돌리기", "元に戻す"],
    undo_hint: [
        "Takes back a move that showed nothing new.",
        "새로 공개된 것이 없는 수를 되돌립니다.",
        "新しく公開されたものがない手を元に戻します。"
    ],
    confirm: ["Confirm each move", "한 수마다 확인", "1手ごとに確認"],
    confirm_hint: [
        "One tap selects, a second one plays.",
        "한 번 누르면 고르고, 한 번 더 누르면 냅니다.",
        "1回のタップで選び、もう1回で出します。"
    ],
    /// What differs from the usual, in a few words each.
    no_hints: ["No hints", "힌트 없음", "ヒントなし"],
    three_hints: ["3 hints", "힌트 3번", "ヒント3回"],
    no_undo: ["No undo", "되돌리기 없음", "元に戻さない"],
    kept_with: |name: &str| [
        "Kept with {name} on this device. Nobody’s rules change.",
        "이 기기에 {name} 님 설정으로 보관됩니다. 규칙은 모두 같습니다.",
        "この端末に{name}さんの設定として保存します。ルールは全員同じです。"
    ],
    /// The same for people who have no name yet.
    kept_unnamed: [
        "Kept on this device for everyone without a name. Nobody’s rules change.",
        "이 기기에 이름 없는 사람 모두의 설정으로 보관됩니다. 규칙은 모두 같습니다.",
        "この端末に、名前のない人全員の設定として保存します。ルールは全員同じです。"
    ],
    /// The same on a phone with a hand.
    kept_phone: [
        "Kept on this phone. Nobody’s rules change.",
        "이 휴대폰에 보관됩니다. 규칙은 모두 같습니다.",
        "このスマホに保存します。ルールは全員同じです。"
    ],
    done: ["Done", "완료", "完了"],
    none_left: ["No hints left.", "남은 힌트가 없습니다.", "ヒントの残りはありません。"],
    /// The button of the hint, with how many are left.
    hint_left: |left: usize| ["Hint, {left} left", "힌트, {left}번 남음", "ヒント、残り{left}回"],
}));
