//! Text of matches that end before the rules end them, and of players who leave their seats.

use crate::korean::subject;

messages!(ending_messages(EndingMessages {
    /// The title of a match that a player ended before the rules did.
    ended: ["Ended early", "중간에 끝남", "途中で終了"],
    /// The list of the winners' names.
    share: |names: &str| ["{names} share the win", "{names} 님 공동 승리", "{names}さんの共同勝利"],
    /// Turns a title into a sentence.
    sentence: |title: &str| ["{title}.", "{title}입니다.", "{title}です。"],
    resigned: |name: &str| [
        "{name} resigned.",
        "{name} 님이 기권했습니다.",
        "{name}さんが降参しました。"
    ],
    /// The list of the players' names.
    played_on: |names: &str| [
        "{names} resigned during the match. A bot took over.",
        "중간에 기권: {names} 님. 봇이 이어서 했습니다.",
        "途中で降参：{names}さん。ボットが続けました。"
    ],
    deals_count: [
        "Only finished deals count.",
        "끝난 판만 점수에 넣고, 하던 판은 넣지 않습니다.",
        "終わったラウンドだけを数え、途中のラウンドは数えません。"
    ],
    rounds_count: [
        "Only finished rounds count.",
        "끝난 라운드만 점수에 넣고, 하던 라운드는 넣지 않습니다.",
        "終わったラウンドだけを数え、途中のラウンドは数えません。"
    ],
    sheets_count: [
        "Every sheet is scored as it is now.",
        "모든 점수 용지를 지금 상태로 계산합니다.",
        "どのシートも今の状態で計算します。"
    ],
    no_deal: [
        "No deal has been finished, so nobody wins.",
        "끝난 판이 없어 승패가 없습니다.",
        "終わったラウンドがないので、勝ち負けはつきません。"
    ],
    no_round: [
        "No round has been finished, so nobody wins.",
        "끝난 라운드가 없어 승패가 없습니다.",
        "終わったラウンドがないので、勝ち負けはつきません。"
    ],
    stays: [
        "The match stays on the shelf, but it cannot be continued.",
        "게임은 선반에 남지만 이어서 할 수는 없습니다.",
        "対戦は棚に残りますが、続きは遊べません。"
    ],
    /// How a match among people counts that ends early, with and without a result.
    result_counts: [
        "It counts with this result, in the stats and for the game night.",
        "이 결과는 전적과 게임의 밤에 들어갑니다.",
        "この結果は成績とゲームの夜に数えます。"
    ],
    nothing_counts: [
        "It counts neither in the stats nor for the game night.",
        "전적에도 게임의 밤에도 들어가지 않습니다.",
        "成績にもゲームの夜にも数えません。"
    ],
    /// How the stats count a match of one person against bots that ends before anyone has won it.
    only_played: [
        "In the stats it counts as played, but not as won or lost.",
        "전적에서는 게임 수에만 넣고 승패에는 넣지 않습니다.",
        "成績では対戦数にだけ数え、勝ち負けには数えません。"
    ],
    /// The match had the most steps that it can have, and has ended.
    full: [
        "This match has reached the move limit, so it ends here.",
        "게임이 최대 길이에 이르러 여기서 끝납니다.",
        "対戦の手数が上限に達しました。この対戦はここで終わりです。"
    ],
    /// Lines of the log: the player's name, and the bot's level.
    left: |name: &str, level: &str| [
        "{name} leaves and {level} takes over",
        format!("{name}: 자리를 비움, {} 대신함", subject(level)),
        "{name}：席を離れる、{level}が代わりにプレイ"
    ],
    returned: |name: &str| [
        "{name} takes the seat back",
        "{name}: 자리를 되찾음",
        "{name}：席に戻る"
    ],
    resigns: |name: &str, level: &str| [
        "{name} resigns and {level} takes over",
        format!("{name}: 기권, {} 이어서 함", subject(level)),
        "{name}：降参、{level}が続行"
    ],
    gives_up: |name: &str| [
        "{name} resigns and the match ends",
        "{name}: 기권, 게임 끝남",
        "{name}：降参、対戦終了"
    ],
}));
