//! The texts of the game's tile. The home screen needs only these, so they are a separate part: what is loaded
//! first remains small.

use mallard_words::About;

messages!(info_labels(InfoLabels {
    about: About {
        name: ["Duck & Cover", "덕&커버", "ダック&カバー"],
        pitch: [
            "All at once, cover your ducks or let them duck. The lowest total wins.",
            "다 함께 오리로 덮거나 피하세요. 점수가 낮을수록 좋습니다.",
            "全員同時に、カモをかぶせるか、逃がすか。合計点がいちばん低い人の勝ちです。"
        ],
        minutes: [20, 20, 20],
        deal: ["Lay out the ducks", "오리 놓기", "カモを並べる"]
    },
}));
