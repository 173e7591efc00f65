//! The texts at the table.

use super::en;
use crate::Rank;
use mallard_engine::cards::Suit;
use mallard_words::english::one_suit;
use mallard_words::{japanese_suit, korean_suit};

messages!(TableLabels {
    must_bank: [
        "First bank one card from your hand.",
        "먼저 손패 1장을 묻으세요.",
        "まず手札から1枚を伏せてください。"
    ],
    /// The refusal of a card of another suit, to a player who has the Super Duck.
    must_follow_or_duck: |led: Suit| [
        format!("You have a {}, so you must follow suit or play the Super Duck.", one_suit(led)),
        format!("{}나 슈퍼 오리를 내야 합니다.", korean_suit(led)),
        format!("リードスートの{}か、Super Duckを出してください。", japanese_suit(led))
    ],
    nothing_to_bank: [
        "Only the player who just took the Quacker banks a card.",
        "꽥꽥이를 막 가져온 사람만 카드를 묻습니다.",
        "カードを伏せるのは、Quackerを取った直後の人だけです。"
    ],
    /// The last action of a player, after the name.
    did_bank: ["banks a card", "1장을 묻음", "1枚を伏せる"],
    /// The Super Duck in a sentence.
    super_duck: ["Super Duck", "슈퍼 오리", "Super Duck"],
    /// The round, the trick.
    subtitle: |round: u8, trick: u8| [
        "Round {round} · trick {trick} of 9",
        "라운드 {round} · 트릭 {trick}/9",
        "ラウンド{round} · トリック{trick}/9"
    ],
    you_bank: |name: &str| [
        "{name}, you took the Quacker",
        "{name} 님, 꽥꽥이를 가져왔습니다",
        "{name}さん、Quackerを取りました"
    ],
    banks: |name: &str| [
        "{name} banks a card",
        "{name} 님이 카드를 묻을 차례",
        "{name}さんがカードを伏せる番"
    ],
    thinks_bank: |name: &str| [
        "{name} is choosing a card to bank.",
        "{name} 님이 묻을 카드를 고르고 있습니다.",
        "{name}さんが伏せるカードを考えています。"
    ],
    follow_or_duck: |led: Suit| [
        format!("Follow suit: play a {} or the Super Duck.", one_suit(led)),
        {
            let suit = korean_suit(led);
            format!("이번 트릭의 문양은 {suit}입니다. {suit}나 슈퍼 오리를 내세요.")
        },
        {
            let suit = japanese_suit(led);
            format!("リードスートは{suit}です。{suit}かSuper Duckを出してください。")
        }
    ],
    /// The Super Duck was led, and this is the second card.
    after_duck: [
        "The Super Duck was led. Your card sets the suit.",
        "슈퍼 오리가 먼저 나왔습니다. 내는 카드가 문양을 정합니다.",
        "Super Duckがリードされました。自分の出すカードでスートが決まります。"
    ],
    bank_one: |card: &str| [
        "The Quacker is the {card}. Bank one card. A banked four counts as captured.",
        "꽥꽥이는 {card}입니다. 손패 1장을 묻으세요. 묻은 4도 딴 것으로 칩니다.",
        "Quackerは{card}です。手札から1枚を伏せてください。伏せた4も獲得したものに数えます。"
    ],
    bank: |card: &str| ["Bank the {card}", "{card} 묻기", "{card}を伏せる"],
    bank_quacker: |card: &str| [
        "Bank the {card}, the Quacker",
        "꽥꽥이 {card} 묻기",
        "Quackerの{card}を伏せる"
    ],
    chips: ["Chips", "칩", "チップ"],
    tricks: ["Tricks", "트릭", "トリック"],
    fours: ["Fours", "딴 4", "4の数"],
    banked: ["Banked", "묻은 카드", "伏せ札"],
    /// How many chips are in the middle.
    paid: |count: u8| ["{count} in the middle", "가운데 칩 {count}개", "中央のチップ{count}枚"],
    /// The name of the first dealer, below the cards that were drawn to choose one.
    drew_lowest: |name: &str| [
        "{name} drew the lowest card and deals.",
        "{name} 님이 가장 낮은 카드를 뽑아 딜러가 됩니다.",
        "{name}さんがいちばん低いカードを引き、ディーラーになります。"
    ],
    lowest: ["lowest", "가장 낮음", "いちばん低い"],
    banking: ["Banking", "묻는 중", "伏せる番"],
    took_quacker: ["Took the Quacker", "꽥꽥이 가져감", "Quackerを取った"],
    out_of_chips: ["No chips left", "칩 없음", "チップなし"],
    no_trump: ["No trumps", "으뜸패 없음", "切り札なし"],
    duck_rank_is: |rank: Rank| [
        format!("{} are the Duck rank", en::capital_ranks(rank)),
        format!("오리 숫자: {}", rank.mark()),
        format!("Duckランク：{}", rank.mark())
    ],
    no_duck_rank: ["No Duck rank", "오리 숫자 없음", "Duckランクなし"],
    no_quackback: [
        "No Quackback this round",
        "이번 라운드는 꽥백 없음",
        "このラウンドはQuackbackなし"
    ],
    reversed: ["Ranks are reversed", "서열 뒤집힘", "ランク逆転"],
    low: ["low", "낮음", "低"],
    high: ["high", "높음", "高"],
    duck: ["Super Duck", "슈퍼 오리", "Super Duck"],
    duck_rank: ["Duck rank", "오리 숫자", "Duck\u{200B}ランク"],
    costs_a_chip: ["−1 chip", "칩 −1", "チップ−1"],
    quacker: ["Quacker", "꽥꽥이", "Quacker"],
    /// The list of suits.
    known_void: |list: &str| ["Has no {list}", "{list} 없음", "{list}なし"],
});
