//! Text for the result of a match.

use mallard_words::messages;

messages!(result_messages(ResultMessages {
    title: ["Result", "결과", "結果"],
    place: ["Place", "순위", "順位"],
    player: ["Player", "플레이어", "プレイヤー"],
    again: ["Play again", "다시 하기", "もう一度遊ぶ"],
    last_board: ["See the table", "테이블 보기", "テーブルを見る"],
    show_result: ["Show the result", "결과 보기", "結果を見る"],
}));
