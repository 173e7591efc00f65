//! Text for players who leave their seats.

use mallard_words::korean::subject;
use mallard_words::messages;

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
    /// The name of the player who gets the tablet next.
    then: |name: &str| ["Next: {name}", "다음은 {name} 님", "次は{name}さん"],
}));
