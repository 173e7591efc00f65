//! Text about the thinking behind a bot’s move.

messages!(why_messages(WhyMessages {
    /// The name of the player who gets the advice below.
    hint_to: |name: &str| ["Hint for {name}", "{name} 님에게 주는 힌트", "{name}さんへのヒント"],
    /// The bot's name: it rates the moves the same each time, but misjudged them.
    erred: |name: &str| [
        "A mistake: on a closer look, {name} prefers another move.",
        "실수입니다. 더 따져 보면 {name} 님은 다른 수를 고릅니다.",
        "うっかりミスです。よく見れば、{name}さんは別の手を選びます。"
    ],
    /// The bot's name: it did not play the move it rates best now.
    otherwise: |name: &str| [
        "Thinking again, {name} would choose something else.",
        "다시 생각해 보니 {name} 님은 다른 수를 고릅니다.",
        "もう一度考えると、{name}さんは別の手を選びます。"
    ],
    /// The reason for that: this bot makes mistakes, and its thinking depends on chance.
    errs_and_chance: [
        "It makes the odd mistake, and there is some luck in its thinking.",
        "가끔 실수하며, 생각에는 운도 섞입니다.",
        "ときどきミスをします。考えには運も関わります。"
    ],
    /// The reason for that, for a bot that makes no mistakes.
    chance: [
        "There is some luck in its thinking.",
        "생각에는 운도 섞입니다.",
        "考えには運も関わります。"
    ],
    /// The meaning of the percentages: the thinking spent on each move, or the chance of winning.
    looks: [
        "How much of its thinking went into each move.",
        "각 수를 내다보는 데 들인 시간의 비율입니다.",
        "それぞれの手の先読みに使った時間の割合です。"
    ],
    chances: [
        "Its estimate of the chance of winning.",
        "봇이 계산한 승리 확률입니다.",
        "ボットが計算した、勝つ確率です。"
    ],
    /// The same as `looks`, where the bot chose the cheaper of nearly equal moves.
    cheaper: [
        "How much of its thinking went into each move. \
         Of nearly equal moves, it plays the lower card.",
        "각 수를 내다보는 데 들인 시간의 비율입니다. 거의 같은 수 가운데서는 더 낮은 카드를 \
         냅니다.",
        "それぞれの手の先読みに使った時間の割合です。ほぼ同じ手のなかでは、より弱いカードを\
         出します。"
    ],
    order: ["Best first.", "나은 수부터 보여 줍니다.", "よい手から順に並べています。"],
    /// The bot compared no moves.
    settled: [
        "No other move was better.",
        "이보다 나은 수는 없었습니다.",
        "これよりよい手はありませんでした。"
    ],
}));
