//! The rules of the round, as terms and values.

use mallard_engine::cards::Suit;
use mallard_words::english::capital_suits;
use mallard_words::{japanese_suit, korean_suit};

messages!(Terms {
    face_up: ["Face-up card", "공개된 카드", "表向きのカード"],
    trump: ["Trump", "으뜸패", "切り札"],
    duck_rank: ["Duck rank", "오리 숫자", "Duckランク"],
    order: ["Low to high", "낮은 것부터", "低い順"],
    quackback: ["Quackback", "꽥백", "Quackback"],
    quackback_on: [
        "All four fours: the others pay 4 chips each",
        "4를 4장 모두 따면 다른 사람이 칩 4개씩 냄",
        "4を4枚獲得すると、ほかの人がチップを4枚ずつ払う"
    ],
    quackback_off: [
        "Not this round: a 4 is face up",
        "4가 공개되어 이번 라운드에는 없음",
        "4が表向きなので、このラウンドはなし"
    ],
    pot: ["Chips in the middle", "가운데 칩", "中央のチップ"],
    /// The name of a suit on its own.
    suit: |suit: Suit| [capital_suits(suit), korean_suit(suit), japanese_suit(suit)]
        as &'static str,
});
