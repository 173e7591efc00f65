//! Text about an imported match.

use mallard_words::messages;

messages!(incoming_messages(IncomingMessages {
    gone: [
        "The match to import is no longer in memory. Choose the file or paste the text again.",
        "가져오려던 게임이 메모리에 없습니다. 파일을 다시 선택하거나 텍스트를 다시 붙여 넣으세요.",
        "読み込む対戦がメモリに残っていません。もう一度ファイルを選ぶか、\
         テキストを貼り付けてください。"
    ],
    /// The number of moves.
    moves: |count: usize| [
        match count {
            0 => String::from("No moves yet"),
            1 => String::from("1 move"),
            _ => format!("{count} moves"),
        },
        match count {
            0 => String::from("아직 진행되지 않음"),
            _ => format!("{count}수 진행"),
        },
        match count {
            0 => String::from("まだ1手も進んでいません"),
            _ => format!("{count}手"),
        }
    ],
    /// The number of good moves.
    damaged: |good: usize| [
        match good {
            0 => String::from("It is damaged. Only the start of the match can be kept."),
            _ => {
                format!("It is damaged after move {good}. Only the moves up to there can be kept.")
            }
        },
        match good {
            0 => String::from("손상되어 있어 처음 상태만 남길 수 있습니다."),
            _ => {
                format!("{good}수 다음부터 손상되어 있어 {good}수까지만 남길 수 있습니다.")
            }
        },
        match good {
            0 => String::from("壊れているため、開始時の状態だけを残せます。"),
            _ => format!("{good}手目のあとで壊れているため、{good}手目までを残せます。"),
        }
    ],
    same: [
        "This exact match is already on this device.",
        "똑같은 게임이 이미 이 기기에 있습니다.",
        "同じ対戦がすでにこの端末にあります。"
    ],
    /// The number of moves that the match on the device is ahead.
    ahead: |moves: usize| [
        match moves {
            1 => String::from("The copy on this device is one move ahead. Both are kept."),
            _ => format!("The copy on this device is {moves} moves ahead. Both are kept."),
        },
        "이 기기에 있는 같은 게임이 {moves}수 더 진행되어 있습니다. 둘 다 남겨 둡니다.",
        "この端末にも同じ対戦があり、{moves}手先まで進んでいます。どちらも残します。"
    ],
    /// The number of moves that it is behind.
    behind: |moves: usize| [
        match moves {
            1 => String::from("The copy on this device is one move behind. Both are kept."),
            _ => format!("The copy on this device is {moves} moves behind. Both are kept."),
        },
        "이 기기에 있는 같은 게임이 {moves}수 덜 진행되어 있습니다. 둘 다 남겨 둡니다.",
        "この端末にも同じ対戦がありますが、{moves}手前の場面です。どちらも残します。"
    ],
    differs: [
        "The copy on this device has different moves. Both are kept.",
        "이 기기에도 같은 게임이 있지만 진행이 다릅니다. 둘 다 남겨 둡니다.",
        "この端末にも同じ対戦がありますが、途中から進み方が違います。どちらも残します。"
    ],
    keep: ["Keep this match", "이 게임 저장하기", "この対戦を残す"],
}));
