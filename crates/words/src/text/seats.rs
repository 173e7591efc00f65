//! Text for seats that change hands, and for a match that a player ends early. It is not part of
//! [`Messages`](super::Messages), because only the table's program needs it.

use crate::korean::subject;

messages!(seats_messages(SeatsMessages {
    /// The item of the menu, and the heading of the list of players.
    title: ["Leave or resign", "자리 비우기·기권", "席を離れる・降参"],
    /// The note about the future of a vacated seat.
    hint: [
        "If you leave, a bot plays for you. It sees no more than you would, \
         and you can take your seat back at any time.",
        "자리를 비우면 봇이 대신합니다. 봇은 그 자리에서 볼 수 있는 것만 봅니다. \
         자리는 언제든지 되찾을 수 있습니다.",
        "席を離れると、ボットが代わりに遊びます。ボットに見えるのは、その席で\
         見えるものだけです。席にはいつでも戻れます。"
    ],
    /// The label of the choice of the bot's level.
    level: ["The bot’s level", "봇의 수준", "ボットの強さ"],
    /// The buttons next to a name.
    leave: ["Leave", "자리 비우기", "席を離れる"],
    take_back: ["Take the seat back", "자리 되찾기", "席に戻る"],
    resign: ["Resign", "기권", "降参"],
    /// The level of the bot that plays in the player's place.
    stands_in: |level: &str| [
        "away, {level} is playing",
        format!("자리 비움, {} 대신함", subject(level)),
        "離席中、{level}が代わりにプレイ"
    ],
    /// The sign on a plate, and the heading of the dialog to which it leads.
    bot_plays: |name: &str| [
        "A bot plays for {name}",
        "봇이 {name} 님 대신 하는 중",
        "ボットが{name}さんの代わりにプレイ中"
    ],
    is_back: |name: &str| ["{name} is back", "{name} 님 돌아옴", "{name}さんが戻る"],
    back_says: |name: &str| [
        "{name} continues from here. The match counts for {name} as before.",
        "{name} 님이 지금부터 이어서 합니다. 전적에는 그대로 들어갑니다.",
        "{name}さんがここから続けます。成績にはそのまま数えます。"
    ],
    /// The level of the bot that continues for a player who resigned.
    resigned_to: |level: &str| [
        "resigned, {level} took over",
        format!("기권, {} 이어서 함", subject(level)),
        "降参、{level}が続行"
    ],
    resign_ask: |name: &str| [
        "{name}, do you want to resign?",
        "{name} 님, 기권하시겠습니까?",
        "{name}さん、降参しますか？"
    ],
    /// The level of the bot that would continue.
    bot_follows: |level: &str| [
        "A bot ({level}) can finish the match in your place. You cannot take the seat back.",
        "봇({level})이 끝까지 대신할 수 있습니다. 자리는 되찾을 수 없습니다.",
        "ボット（{level}）が最後まで代わりに遊べます。席には戻れません。"
    ],
    play_on: ["Resign and let a bot take over", "기권하고 봇에게 맡기기", "降参してボットに任せる"],
    end_too: ["Resign and end the match", "기권하고 게임 끝내기", "降参して対戦を終える"],
    /// The result if the match ended now.
    if_it_ends: |follows: &str| [
        "If the match ends now: {follows}",
        "지금 게임을 끝내면: {follows}",
        "今ここで終えると：{follows}"
    ],
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
    /// The name of the player who gets the tablet next.
    then: |name: &str| ["Next: {name}", "다음은 {name} 님", "次は{name}さん"],
}));
