//! Text for the result of a match.

use mallard_words::messages;

messages!(result_messages(ResultMessages {
    title: ["Result", "결과", "結果"],
    place: ["Place", "순위", "順位"],
    player: ["Player", "플레이어", "プレイヤー"],
    again: ["Play again", "다시 하기", "もう一度遊ぶ"],
    /// The easier bots that the result offers, by the name of their level.
    try_easier: |level: &str| ["Try {level}", "{level} 상대하기", "{level}と遊ぶ"],
    easier: [
        "easier bots, same seats",
        "더 쉬운 봇, 자리는 그대로",
        "もっとやさしいボット、席はそのまま"
    ],
    /// The stronger bots.
    try_stronger: |level: &str| ["Ready for the {level}?", "{level}에 도전", "{level}に挑戦"],
    three_wins: ["three wins in a row", "3연승", "3連勝"],
    last_board: ["See the table", "테이블 보기", "テーブルを見る"],
    show_result: ["Show the result", "결과 보기", "結果を見る"],
}));
