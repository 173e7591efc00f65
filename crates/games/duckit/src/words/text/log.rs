//! The lines of the log.

use super::en;
use crate::Rank;
use mallard_engine::cards::Suit;
use mallard_words::english::suits;
use mallard_words::{japanese_suit, korean_suit};

messages!(LogLabels {
    drew_for_deal: |name: &str, card: &str| [
        "{name} draws the {card} for the deal",
        "{name}: 딜러를 정하려고 {card} 뽑음",
        "{name}がディーラー決めで{card}を引く"
    ],
    deals_first: |name: &str| [
        "{name} drew the lowest card and deals first",
        "{name}: 가장 낮아 첫 딜러",
        "{name}がいちばん低く、最初のディーラーに"
    ],
    /// The round, the dealer's name.
    round_begins: |round: u8, name: &str| [
        "Round {round}: {name} deals",
        "{round}라운드: 딜러 {name}",
        "第{round}ラウンド：ディーラー {name}"
    ],
    turned_up: |card: &str, suit: Suit, rank: Rank| [
        {
            let (suits, ranks) = (suits(suit), en::ranks(rank));
            format!("The {card} is turned up: {suits} are trumps, {ranks} are the Duck rank")
        },
        format!("{card} 공개: 으뜸패 {}, 오리 숫자 {}", korean_suit(suit), rank.mark()),
        format!("{card}を公開：切り札は{}、Duckランクは{}", japanese_suit(suit), rank.mark())
    ],
    turned_up_four: |card: &str, suit: Suit| [
        {
            let suits = suits(suit);
            format!("The {card} is turned up: {suits} are trumps, no Duck rank, no Quackback")
        },
        format!("{card} 공개: 으뜸패 {}, 오리 숫자와 꽥백 없음", korean_suit(suit)),
        format!("{card}を公開：切り札は{}、DuckランクとQuackbackはなし", japanese_suit(suit))
    ],
    turned_up_duck: [
        "The Super Duck is turned up: no trumps, ranks reversed",
        "슈퍼 오리 공개: 으뜸패 없음, 서열 뒤집힘",
        "Super Duckを公開：切り札なし、ランク逆転"
    ],
    won_fours: |name: &str, count: u8| [
        match count {
            1 => format!("{name} wins the trick and captures a four"),
            _ => format!("{name} wins the trick and captures {count} fours"),
        },
        "{name}: 트릭과 숫자 4 카드 {count}장 획득",
        "{name}がトリックを獲得、4を{count}枚"
    ],
    took_quacker: |name: &str| [
        "{name} takes the Quacker",
        "{name}: 꽥꽥이 가져감",
        "{name}がQuackerを取る"
    ],
    banked: |name: &str| [
        "{name} banks a card face down",
        "{name}: 카드 1장을 뒷면으로 묻음",
        "{name}が1枚を伏せる"
    ],
    /// In the ninth trick: the Quacker itself, which remains unseen.
    banked_at_once: |name: &str| [
        "{name} banks it at once, face down",
        "{name}: 꽥꽥이를 그대로 뒷면으로 묻음",
        "{name}がQuackerをそのまま伏せる"
    ],
    bank_shown: |name: &str, card: &str| [
        "{name} had banked the {card}",
        "{name}: 묻은 카드는 {card}",
        "{name}が伏せたカードは{card}"
    ],
    bank_shown_four: |name: &str, card: &str| [
        "{name} had banked the {card}: one more four",
        "{name}: 묻은 카드는 {card}, 딴 4가 1장 늘어남",
        "{name}が伏せたカードは{card}、4が1枚増加"
    ],
    quackback: |name: &str| [
        "Quackback: {name} captures all four fours",
        "꽥백: {name}, 4를 모두 획득",
        "Quackback：{name}が4を4枚とも獲得"
    ],
    paid: |name: &str, count: u8| [
        format!("{name} pays {}", en::chips(count)),
        "{name}: 칩 {count}개 냄",
        "{name}がチップ{count}枚を支払い"
    ],
    /// The player's name, the chips paid, the chips due.
    paid_short: |name: &str, count: u8, due: u8| [
        format!("{name} owes {} but has only {count} left to pay", en::chips(due)),
        "{name}: 칩 {due}개 가운데 {count}개만 냄, 남은 칩 없음",
        "{name}がチップ{due}枚のうち{count}枚を支払い、残りなし"
    ],
    paid_nothing: |name: &str| ["{name} pays nothing", "{name}: 내지 않음", "{name}は支払いなし"],
    round_over: |round: u8| ["Round {round} is over", "{round}라운드 끝", "第{round}ラウンド終了"],
    out_of_chips: |name: &str| [
        "{name} has no chips left: the match is over",
        "{name}: 칩이 없어 게임 끝",
        "{name}のチップがなくなり、対戦終了"
    ],
    /// The winner's name, the chips in the middle.
    match_won: |name: &str, pot: u8| [
        format!("{name} wins and takes the {} in the middle", en::chips(pot)),
        "{name}: 승리, 가운데 칩 {pot}개를 가져감",
        "{name}の勝ち、中央のチップ{pot}枚を受け取り"
    ],
    /// The winners' names as a list, the share of each.
    match_shared: |names: &str, each: u8| [
        format!("{names} share the win and take {} each", en::chips(each)),
        "공동 승리: {names}, 칩 {each}개씩 가져감",
        "共同勝利：{names}、チップ{each}枚ずつ"
    ],
});
