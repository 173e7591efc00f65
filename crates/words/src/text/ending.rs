//! Texts for the end of a match.

messages!(EndingMessages {
    title: ["Result", "결과", "結果"],
    place: ["Place", "순위", "順位"],
    player: ["Player", "플레이어", "プレイヤー"],
    /// The heading of the column that all rounds before the last share.
    earlier: ["Before", "이전", "前回まで"],
    again: ["Play again", "다시 하기", "もう一度遊ぶ"],
    last_board: ["See the table", "테이블 보기", "テーブルを見る"],
    /// The title of a match that a player ended before the rules did.
    ended: ["Ended early", "중간에 끝남", "途中で終了"],
    show_result: ["Show the result", "결과 보기", "結果を見る"],
});
