//! The texts of the game's tile and setup. The home screen needs only these, so they are a separate part: what is
//! loaded first remains small.

use mallard_words::About;
use mallard_words::english::counted;

messages!(info_labels(InfoLabels {
    about: About {
        name: ["Duck That Goose!", "덕 댓 구스!", "ダック・ザット・グース！"],
        pitch: [
            "Swap and turn up cards until all are face up. \
             Pairs cancel, actions bite back, the lowest score wins.",
            "뒷면 카드를 바꾸고 공개하세요. 짝은 상쇄되고 효과는 반전을 부르며, \
             점수가 가장 낮은 사람이 이깁니다.",
            "裏向きのカードを入れ替え、表にしていきます。そろえば打ち消し、効果で逆転。\
             得点がいちばん低い人の勝ちです。"
        ],
        minutes: [45, 45, 45],
        deal: ["Deal the cards", "카드 나누기", "カードを配る"]
    },
    setup: SetupLabels,
}));

// The options in the setup.
messages!(SetupLabels {
    deck: ["Deck", "덱", "デッキ"],
    deck_value_novice: ["Novice", "입문", "入門"],
    deck_value_advanced: ["Advanced", "고급", "上級"],
    deck_hint_novice: [
        "62 cards, without the seven trickiest.",
        "62장입니다. 까다로운 보라 카드 7장을 뺍니다.",
        "62枚です。難しい紫のカード7枚を除きます。"
    ],
    deck_hint_advanced: [
        "All 69 cards, with interrupts and covered cards.",
        "69장 모두 씁니다. 끼어들기와 덮기가 있습니다.",
        "69枚すべてです。割り込みや重ねるカードがあります。"
    ],
    rounds: ["Rounds", "라운드", "ラウンド数"],
    rounds_value_short: |count: u8| ["Short: {count}", "짧게: {count}", "短め：{count}"],
    rounds_value_long: |count: u8| ["Long: {count}", "길게: {count}", "長め：{count}"],
    rounds_value_count: ["Other number", "직접 정하기", "数を決める"],
    rounds_count: |count: u8| [
        counted(count, "round", "rounds"),
        "{count}라운드",
        "{count}ラウンド"
    ],
    rounds_hint: [
        "Short and long depend on the number of players.",
        "‘짧게’와 ‘길게’의 라운드 수는 사람 수에 따라 다릅니다.",
        "短めと長めのラウンド数は、人数で変わります。"
    ],
    fewer_rounds: ["One round fewer", "1라운드 줄이기", "1ラウンド減らす"],
    more_rounds: ["One more round", "1라운드 늘리기", "1ラウンド増やす"],
    peachy: ["Peachy Keens cancel", "‘싱글벙글 복숭아’ 상쇄", "「ごきげんピーチ」の打ち消し"],
    peachy_hint: [
        "Two Peachy Keens are worth 0 instead of −6.",
        "‘싱글벙글 복숭아’ 2장이 −6점이 아니라 0점이 됩니다.",
        "「ごきげんピーチ」2枚が−6点ではなく0点になります。"
    ],
    on: ["On", "켬", "オン"],
    off: ["Off", "끔", "オフ"],
});
