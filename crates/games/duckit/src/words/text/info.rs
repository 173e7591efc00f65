//! The texts of the game's tile. The home screen needs only these, so they are a separate part: what is loaded
//! first remains small.

use mallard_words::About;

messages!(info_labels(InfoLabels {
    about: About {
        name: ["Duckit", "덕킷", "Duckit"],
        pitch: [
            "Win tricks, but duck the fours: each one costs you a chip, \
             unless you capture all four.",
            "트릭을 따되 4는 피하세요. 4를 딸 때마다 칩을 1개 잃습니다. \
             단, 4를 4장 모두 따면 이야기가 달라집니다.",
            "トリックを取りつつ、4は避けましょう。4を1枚取るごとに\
             チップを1枚失います。ただし4枚すべて取れば話は別です。"
        ],
        minutes: [25, 25, 25],
        deal: ["Deal the cards", "카드 나누기", "カードを配る"]
    },
}));
