//! The texts at the table.

use crate::{Animal, Call, CaptainCard};
use mallard_words::english::counted;

messages!(TableLabels {
    /// The number that moves, where the player moves another duck.
    not_that_duck: |number: u8| [
        "You can only move the {number} this time.",
        "이번에는 {number}번만 옮길 수 있습니다.",
        "今回動かすのは{number}だけです。"
    ],
    /// The round, the last round, and how many cards were turned over in this one.
    subtitle: |round: u8, last: u8, calls: u16| [
        match calls {
            0 => format!("Round {round} of {last}"),
            _ => {
                format!("Round {round} of {last} · {}", counted(calls, "call", "calls"))
            }
        },
        match calls {
            0 => format!("라운드 {round}/{last}"),
            _ => format!("라운드 {round}/{last} · {calls}장째"),
        },
        match calls {
            0 => format!("ラウンド{round}/{last}"),
            _ => format!("ラウンド{round}/{last} · {calls}回目"),
        }
    ],
    highest: ["Max", "가장 큰 숫자", "最大"],
    repeat: ["Repeat", "반복", "くり返し"],
    you_turn: |name: &str| [
        "{name}, you are the captain",
        "{name} 님이 선장입니다",
        "{name}さんが船長です"
    ],
    you_move: |name: &str, number: u8| [
        "{name}, everyone moves their {number}",
        "{name} 님, 모두 {number}번 오리를 옮깁니다",
        "{name}さん、全員が「{number}」を動かします"
    ],
    you_move_highest: |name: &str| [
        "{name}, everyone moves their highest number",
        "{name} 님, 모두 가장 큰 숫자의 오리를 옮깁니다",
        "{name}さん、全員がいちばん大きい数字のカモを動かします"
    ],
    you_repeat: |name: &str, number: u8| [
        "{name}, Repeat: move your {number} again",
        "{name} 님, 반복: {number}번 오리를 한 번 더 옮깁니다",
        "{name}さん、くり返し：もう一度「{number}」を動かします"
    ],
    you_repeat_highest: |name: &str| [
        "{name}, Repeat: move your highest number again",
        "{name} 님, 반복: 가장 큰 숫자의 오리를 한 번 더 옮깁니다",
        "{name}さん、くり返し：もう一度いちばん大きい数字のカモを動かします"
    ],
    turns: |name: &str| [
        "{name} turns over a card",
        "{name} 님이 카드를 뽑을 차례",
        "{name}さんがカードをめくる番"
    ],
    all_move: |number: u8| [
        "Everyone moves their {number}",
        "모두 {number}번 오리를 옮기는 중",
        "全員が「{number}」を動かすところ"
    ],
    all_move_highest: [
        "Everyone moves their highest number",
        "모두 가장 큰 숫자의 오리를 옮기는 중",
        "全員がいちばん大きい数字のカモを動かすところ"
    ],
    chooses: |name: &str| ["{name} chooses a move", "{name} 님이 고를 차례", "{name}さんが選ぶ番"],
    turn_next: [
        "Turn over the next card.",
        "다음 카드를 뽑으세요.",
        "次のカードをめくってください。"
    ],
    /// The same, when the draw deck is empty.
    turn_shuffled: [
        "Turn over the next card. The captain pile is shuffled first.",
        "다음 카드를 뽑으세요. 먼저 선장 더미를 섞습니다.",
        "次のカードをめくってください。先に船長の山をシャッフルします。"
    ],
    /// The same, after a call that no player could follow.
    turn_after_quacks: |number: u8| [
        "Nobody could move the {number}, so it was discarded. Turn over the next card.",
        "아무도 {number}번 오리를 옮길 수 없어 카드를 버렸습니다. 다음 카드를 뽑으세요.",
        "「{number}」は誰も動かせず、捨て場へ行きました。次のカードをめくってください。"
    ],
    /// The same, after a Repeat with nothing to repeat.
    turn_after_repeat: [
        "There is nothing to repeat, so the card was discarded. Turn over the next one.",
        "반복할 것이 없어 카드를 버렸습니다. 다음 카드를 뽑으세요.",
        "くり返すものがなく、捨て場へ行きました。次のカードをめくってください。"
    ],
    cover_or_duck: [
        "Cover a neighbour, or duck into any marked space.",
        "이웃 오리를 덮거나 표시된 칸으로 피하세요.",
        "隣のカモにかぶせるか、印のあるマスに逃がしてください。"
    ],
    only_duck: [
        "There is no duck beside it to cover. Duck into a marked space.",
        "덮을 이웃이 없습니다. 표시된 칸으로 피하세요.",
        "かぶせる相手が隣にいません。印のあるマスに逃がしてください。"
    ],
    highest_is: |number: u8| [
        "Your highest number is {number}. Cover a neighbour or duck.",
        "가장 큰 숫자는 {number}번입니다. 이웃을 덮거나 피하세요.",
        "いちばん大きいのは{number}です。隣のカモにかぶせるか、逃がしてください。"
    ],
    /// The number that moves, the number it covers.
    chosen_cover: |number: u8, other: u8| [
        "You cover the {other} with the {number}. You can still change your mind.",
        "{number}번으로 {other}번을 덮습니다. 아직 바꿀 수 있습니다.",
        "{number}を{other}にかぶせます。まだ変えられます。"
    ],
    chosen_duck: |number: u8| [
        "You duck with the {number}. You can still change your mind.",
        "{number}번이 피합니다. 아직 바꿀 수 있습니다.",
        "{number}を逃がします。まだ変えられます。"
    ],
    /// The covered number, and the player's cry.
    you_quack: |number: u8, said: &str| [
        "Your {number} is covered: {said}",
        "{number}번이 덮여 있습니다. {said}",
        "{number}は下に隠れています。{said}"
    ],
    thinks_turn: |name: &str| [
        "{name} turns over the next card.",
        "{name} 님이 다음 카드를 뽑습니다.",
        "{name}さんが次のカードをめくります。"
    ],
    thinks_move: |name: &str| [
        "{name} is choosing a move.",
        "{name} 님이 어떻게 옮길지 고르고 있습니다.",
        "{name}さんが動かし方を考えています。"
    ],
    turn: ["Turn over the next card", "다음 카드 뽑기", "次のカードをめくる"],
    /// The number that moves, the number it covers.
    cover: |number: u8, other: u8| [
        "Cover the {other} with your {number}",
        "{number}번으로 {other}번 덮기",
        "{number}を{other}にかぶせる"
    ],
    duck_here: |number: u8| [
        "Duck here with your {number}",
        "{number}번 여기로 피하기",
        "{number}をここへ逃がす"
    ],
    /// The number, the column, the row, and the list of neighbours there.
    duck_beside: |number: u8, column: i16, row: i16, list: &str| [
        "Duck with your {number} to column {column}, row {row}, beside {list}",
        "{number}번 피하기: 가로 {column}, 세로 {row}, 이웃 {list}",
        "{number}を{column}列{row}段へ逃がす、隣は{list}"
    ],
    ready: ["Ready", "준비됨", "準備完了"],
    /// Over a board that grows, because its player is next.
    pass_to: |name: &str| [
        "Pass to {name}",
        "{name} 님에게 넘겨 주세요",
        "{name}さんに渡してください"
    ],
    /// On the board of a player around the tablet: the number that moves.
    yours: |number: u8| ["Your {number}", "내 {number}번", "自分の{number}"],
    chosen: ["Chosen", "선택 완료", "選択済み"],
    /// On the button that chooses again.
    change: ["Choose again", "다시 고르기", "選び直す"],
    quack: ["Quack!", "꽥!", "クワッ！"],
    /// The cry of each animal, in the order of `Animal::ALL`.
    animals: [
        ["Moo!", "Woof!", "Meow!", "Baa!", "Oink!", "Ribbit!", "Neigh!", "Cuckoo!"],
        ["음매!", "멍멍!", "야옹!", "매애!", "꿀꿀!", "개굴!", "히힝!", "뻐꾹!"],
        [
            "モー！",
            "ワンワン！",
            "ニャー！",
            "メー！",
            "ブーブー！",
            "ケロケロ！",
            "ヒヒーン！",
            "カッコウ！",
        ]
    ] as [&'static str; 8],
    captain_calls: ["Captain calls", "선장이 부른 숫자", "船長のコール"],
    /// The name of a card without a number.
    captain_calls_sign: |call: &str| [
        "Captain calls: {call}",
        "선장의 카드: {call}",
        "船長のコール：{call}"
    ],
    to_draw: |count: u8| [
        [String::new(), count.to_string(), String::from(" to draw")],
        [String::from("남은 카드 "), count.to_string(), String::from("장")],
        [String::from("残り"), count.to_string(), String::from("枚")]
    ] as Counted,
    called: |count: u16| [
        [String::new(), count.to_string(), String::from(" called")],
        [String::from("부른 카드 "), count.to_string(), String::from("장")],
        [String::new(), count.to_string(), String::from("回コール")]
    ] as Counted,
    discard_zone: ["Discard zone", "버림 구역", "捨て場"],
    /// The number of cards in the zone, and the number that ends the round.
    discards_of: |count: usize, limit: u8| [
        "{count} of {limit}",
        "{count}/{limit}장",
        "{count}/{limit}枚"
    ],
    your_splashes: ["Your splashes", "내 물방울", "自分のしぶき"],
    /// The same where other points count.
    your_points: ["Your points", "내 점수", "自分の点"],
});

/// A sentence around an emphasised number: the text before it, the number, the text after it.
pub type Counted = [String; 3];

impl TableLabels {
    pub fn call_name(&self, call: Call) -> String {
        match call {
            Call::Max => self.highest.to_owned(),
            Call::Number(number) => u8::from(number).to_string(),
        }
    }

    pub fn card_name(&self, card: CaptainCard) -> String {
        match card {
            CaptainCard::Max => self.call_name(Call::Max),
            CaptainCard::Repeat => self.repeat.to_owned(),
            CaptainCard::Number(number) => self.call_name(Call::Number(number)),
        }
    }

    /// The cry of a seat that quacks: with madness, the sound of its animal (DNC-22).
    pub fn quack_text(&self, animal: Option<Animal>) -> &'static str {
        animal.map_or(self.quack, |animal| self.animals[animal.index()])
    }
}
