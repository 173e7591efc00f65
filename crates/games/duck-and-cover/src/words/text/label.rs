//! The texts for screen readers.

use crate::Number;
use mallard_words::english::counted;
use mallard_words::{Lang, text as shared};

messages!(PieceLabels {
    called: |call: &str| ["Called: {call}", "부른 카드: {call}", "コールされたカード：{call}"],
    repeats: |call: &str| [
        "Called: Repeat, again {call}",
        "부른 카드: 반복, 다시 {call}",
        "コールされたカード：くり返し、もう一度「{call}」"
    ],
    deck: |count: u8| [
        format!("Deck, {} left", counted(count, "card", "cards")),
        "뽑기 더미, {count}장 남음",
        "山札、残り{count}枚"
    ],
    /// The number of cards, and the call on the last one.
    pile: |count: u8, call: &str| [
        match count {
            1 => format!("Captain pile, 1 card, {call}"),
            _ => format!("Captain pile, {count} cards, the last is {call}"),
        },
        "선장 더미, {count}장, 맨 위는 {call}",
        "船長の山、{count}枚、いちばん上は{call}"
    ],
    pile_empty: ["Captain pile, empty", "선장 더미, 비어 있음", "船長の山、カードなし"],
    /// The number of cards in the zone, the number that ends the round, and the list of them.
    zone: |count: usize, limit: u8, list: &str| [
        "Discard zone, {count} of {limit} cards: {list}",
        "버림 구역, {limit}장 중 {count}장: {list}",
        "捨て場、{limit}枚中{count}枚：{list}"
    ],
    zone_empty: |limit: u8| [
        "Discard zone, empty. {limit} cards end the round",
        "버림 구역, 비어 있음, {limit}장이면 라운드 끝",
        "捨て場、カードなし、{limit}枚でラウンド終了"
    ],
    your_ducks: |count: usize| [
        format!("Your ducks, {}", counted(count, "stack", "stacks")),
        "내 오리, 더미 {count}개",
        "自分のカモ、{count}束"
    ],
    /// The player's name, the list of ducks.
    ducks_listed: |name: &str, list: &str| [
        "{name}’s ducks: {list}",
        "{name} 님의 오리: {list}",
        "{name}さんのカモ：{list}"
    ],
    /// The number, the cards in the stack, the column, the row.
    stack: |number: u8, height: u8, column: i16, row: i16| [
        match height {
            1 => format!("{number}, one card, column {column}, row {row}"),
            _ => format!("{number}, {height} cards high, column {column}, row {row}"),
        },
        match height {
            1 => format!("{number}번, 1장, 가로 {column}, 세로 {row}"),
            _ => format!("{number}번, {height}장 더미, 가로 {column}, 세로 {row}"),
        },
        match height {
            1 => format!("{number}、1枚、{column}列{row}段"),
            _ => format!("{number}、{height}枚の束、{column}列{row}段"),
        }
    ],
    with_splashes: |label: &str, count: u8| [
        format!("{label}, {}", counted(count, "splash", "splashes")),
        "{label}, 물방울 {count}개",
        "{label}、しぶき{count}"
    ],
    splashes: |count: i8| [
        {
            let minus = if count < 0 { "minus " } else { "" };
            format!("{minus}{}", counted(count.unsigned_abs(), "splash", "splashes"))
        },
        match count {
            0.. => format!("물방울 {count}개"),
            _ => format!("물방울 −{}개", count.unsigned_abs()),
        },
        match count {
            0.. => format!("しぶき{count}"),
            _ => format!("しぶきマイナス{}", count.unsigned_abs()),
        }
    ],
    points: |count: i8| [
        {
            let minus = if count < 0 { "minus " } else { "" };
            format!("{minus}{}", counted(count.unsigned_abs(), "point", "points"))
        },
        match count {
            0.. => format!("{count}점"),
            _ => format!("−{}점", count.unsigned_abs()),
        },
        match count {
            0.. => format!("{count}点"),
            _ => format!("マイナス{}点", count.unsigned_abs()),
        }
    ],
    must_move: |label: &str| ["{label}, must move", "{label}, 옮겨야 함", "{label}、動かすカモ"],
    can_cover: |label: &str| [
        "{label}, can be covered",
        "{label}, 덮을 수 있음",
        "{label}、上にかぶせることができます"
    ],
    /// A number in a list within a sentence.
    listed_number: |number: u8| ["the {number}", number.to_string(), number.to_string()],
    /// The column, the row, the list of neighbours.
    space: |column: i16, row: i16, list: &str| [
        "Duck here: column {column}, row {row}, beside {list}",
        "여기로 피하기: 가로 {column}, 세로 {row}, 이웃 {list}",
        "ここへ逃がす：{column}列{row}段、隣は{list}"
    ],
    /// The stack's label, the list of ducks seen under it.
    remembered: |label: &str, list: &str| [
        "{label}, over {list}",
        "{label}, 아래에 {list}",
        "{label}、下に{list}"
    ],
});

impl PieceLabels {
    /// The numbers as a list within a sentence.
    pub fn list(&self, numbers: impl IntoIterator<Item = Number>, lang: Lang) -> String {
        let named = |number: Number| (self.listed_number)(number.into());
        let numbers: Vec<String> = numbers.into_iter().map(named).collect();
        (shared(lang).list_of_names)(&numbers)
    }
}
