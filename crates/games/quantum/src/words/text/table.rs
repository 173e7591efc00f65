//! The texts at the table.

use super::colour;
use crate::{Colour, Dice, DiceSet, Die};
use mallard_words::{Lang, text as shared};

messages!(TableLabels {
    row_filled: |name: &str, colour: Colour| [
        format!("{name} fills the {} row", colour::en::name(colour)),
        format!("{name}: {} 열 완성", colour::ko::name(colour)),
        format!("{name}が{}の行を完成", colour::ja::name(colour))
    ],
    from_the_left: |colour: Colour| [
        format!("Rows fill from the left: use the first empty {} box.", colour::en::name(colour)),
        format!("열은 왼쪽부터 채웁니다. {} 열의 첫 빈칸에 적으세요.", colour::ko::name(colour)),
        {
            let colour = colour::ja::name(colour);
            format!("行は左から埋めます。{colour}の行の最初の空きマスに書いてください。")
        }
    ],
    colour: |colour: Colour| [
        colour::en::name(colour),
        colour::ko::name(colour),
        colour::ja::name(colour)
    ] as &'static str,
    white: ["white", "하얀색", "白"],
    /// A face or a value: "red 4".
    face: |colour: Option<Colour>, number: u8| [
        format!("{} {number}", colour.map_or("white", colour::en::name)),
        format!("{} {number}", colour.map_or("하얀색", colour::ko::name)),
        format!("{}{number}", colour.map_or("白", colour::ja::mark))
    ],
    /// The turn, the number of seats.
    subtitle: |turn: u16, seats: u8| [
        "Turn {turn} · {seats} players",
        "차례 {turn} · {seats}인",
        "手番{turn} · {seats}人"
    ],
    subtitle_all: |turn: u16| [
        "Turn {turn} · everyone writes",
        "차례 {turn} · 모두 적기",
        "手番{turn} · 全員が書く"
    ],
    you_roll: |name: &str| [
        "{name}, step A: roll",
        "{name} 님 차례, A단계",
        "{name}さん、ステップA"
    ],
    you_write: |name: &str| [
        "{name}, step B: write",
        "{name} 님 차례, B단계",
        "{name}さん、ステップB"
    ],
    you_choose: |name: &str| [
        "{name}, step C: choose in secret",
        "{name} 님, C단계: 몰래 고르세요",
        "{name}さん、ステップC：ひそかに選択"
    ],
    rolls: |name: &str| [
        "{name} rolls the dice",
        "{name} 님이 주사위를 굴릴 차례",
        "{name}さんがダイスを振る番"
    ],
    writes: |name: &str| ["{name} writes a number", "{name} 님이 적을 차례", "{name}さんが書く番"],
    all_write: ["Everyone writes", "모두 적는 중", "全員が書くところ"],
    chooses: |name: &str| [
        "{name} chooses a number",
        "{name} 님이 고를 차례",
        "{name}さんが選ぶ番"
    ],
    /// How many dice roll again.
    keep: |count: u8| [
        match count {
            0 => String::from("You keep all seven. Tap a die to reroll it."),
            1 => String::from("Tap the dice to keep. The other one is rerolled."),
            7 => String::from("Tap the dice to keep. The others are rerolled."),
            _ => format!("Tap the dice to keep. The other {count} are rerolled."),
        },
        match count {
            0 => String::from("모두 남깁니다. 다시 굴릴 주사위를 누르세요."),
            7 => String::from("남길 주사위를 누르세요. 나머지는 다시 굴립니다."),
            _ => format!("남길 주사위를 누르세요. 나머지 {count}개를 다시 굴립니다."),
        },
        match count {
            0 => String::from("すべて残します。振り直すダイスをタップしてください。"),
            7 => String::from("残すダイスをタップしてください。ほかは振り直します。"),
            _ => format!("残すダイスをタップしてください。ほかの{count}個を振り直します。"),
        }
    ],
    write_one: [
        "Write one value in its row, or write nothing.",
        "값 하나를 그 색깔 열에 적으세요. 적지 않아도 됩니다.",
        "値を1つ、その色の行に書いてください。書かずに進むこともできます。"
    ],
    write_this: |colour: Colour, number: u8| [
        format!("Write {number} in the {} row, or pick another box.", colour::en::name(colour)),
        format!("{} 열에 적을 숫자: {number}. 다른 칸을 골라도 됩니다.", colour::ko::name(colour)),
        format!("{}の行に{number}を書きます。別のマスも選べます。", colour::ja::name(colour))
    ],
    none_fits: [
        "Nothing fits your sheet, so write nothing.",
        "적을 수 있는 값이 없습니다. 적지 않고 넘어가세요.",
        "書ける値がありません。書かずに進んでください。"
    ],
    /// The cost of the next penalty box.
    penalty_warning: |points: u8| [
        "If you write nothing now, you take a penalty of {points}.",
        "이번에도 적지 않으면 벌점 {points}점을 받습니다.",
        "ここでも書かないと、ペナルティ{points}点です。"
    ],
    last_penalty_warning: [
        "If you write nothing now, the match ends.",
        "이번에도 적지 않으면 게임이 끝납니다.",
        "ここでも書かないと、対戦が終わります。"
    ],
    ends_match: [
        "This fills your sheet and ends the match.",
        "점수 용지를 다 채워 게임이 끝납니다.",
        "シートがすべて埋まり、対戦が終わります。"
    ],
    show_mine: |name: &str| [
        "I’m {name}, show my sheet",
        "{name}입니다. 점수 용지 보기",
        "{name}です。シートを見る"
    ],
    private_title: |name: &str| [
        "Only {name} can see this",
        "{name} 님에게만 보입니다",
        "{name}さんだけに見えています"
    ],
    private_hint: [
        "No number is written until everyone has chosen.",
        "모두 고를 때까지 누구의 숫자도 적지 않습니다.",
        "全員が選ぶまで、誰の数字も書かれません。"
    ],
    thinks_roll: |name: &str| [
        "{name} is choosing dice to reroll.",
        "{name} 님이 다시 굴릴 주사위를 고르고 있습니다.",
        "{name}さんが振り直すダイスを考えています。"
    ],
    thinks_write: |name: &str| [
        "{name} is choosing a number to write.",
        "{name} 님이 적을 숫자를 고르고 있습니다.",
        "{name}さんが書く数字を考えています。"
    ],
    thinks_choose: |name: &str| [
        "{name} is choosing in secret.",
        "{name} 님이 몰래 고르고 있습니다.",
        "{name}さんがひそかに選んでいます。"
    ],
    keep_all: ["Keep all seven", "7개 모두 남기기", "7個すべて残す"],
    roll_again: |count: u8| ["Reroll {count}", "{count}개 다시 굴리기", "{count}個振り直す"],
    roll_again_all: ["Reroll all seven", "7개 모두 다시 굴리기", "7個すべて振り直す"],
    roll_again_these: |list: &str| ["Reroll: {list}", "다시 굴리기: {list}", "振り直す：{list}"],
    write: |colour: Colour, number: u8| [
        format!("Write {} {number}", colour::en::name(colour)),
        format!("{}에 {number} 적기", colour::ko::name(colour)),
        format!("{}に{number}を書く", colour::ja::name(colour))
    ],
    write_short: |number: u8| ["Write {number}", "{number} 적기", "{number}を書く"],
    choose: |colour: Colour, number: u8| [
        format!("Choose {} {number}", colour::en::name(colour)),
        format!("{} {number} 고르기", colour::ko::name(colour)),
        format!("{}の{number}を選ぶ", colour::ja::name(colour))
    ],
    choose_short: |number: u8| ["Choose {number}", "{number} 고르기", "{number}を選ぶ"],
    pass: ["Write nothing", "적지 않기", "書かない"],
    step_a: ["Roll", "굴리기", "振る"],
    step_b_you: ["You write", "나만 적기", "自分が書く"],
    step_b: |name: &str| ["{name} writes", "{name} 님만 적기", "{name}さんが書く"],
    step_b_wrote: |name: &str| ["{name} wrote", "{name} 님 적음", "{name}さんが書いた"],
    step_b_passed: |name: &str| [
        "{name} wrote nothing",
        "{name} 님 적지 않음",
        "{name}さんは書かない"
    ],
    step_c: ["Everyone", "모두", "全員"],
    state_rolling: ["Rolling", "굴리는 중", "振る番"],
    state_writing: ["Writing", "적는 중", "書く番"],
    state_chosen: ["Has chosen", "선택 완료", "選択済み"],
    /// The tablet goes to this player.
    state_next: ["Next", "다음 차례", "次の番"],
    state_wrote: |colour: Colour, number: u8| [
        format!("Wrote {} {number}", colour::en::name(colour)),
        format!("{}에 {number} 적음", colour::ko::name(colour)),
        format!("{}に{number}", colour::ja::name(colour))
    ],
    state_nothing: ["Wrote nothing", "적지 않음", "書かない"],
    /// Below a die.
    kept: ["kept", "남김", "残す"],
    rolls_mark: ["reroll", "다시", "振り直す"],
    faces: ["This die’s faces", "이 주사위의 면", "このダイスの面"],
    /// Before the value of a colour that no face shows.
    only_white: ["white only\u{a0}=", "하얀색만\u{a0}=", "白だけ\u{a0}="],
    set_aside: ["set aside", "빼 둠", "脇に置いた"],
    /// In a box.
    used_in_b: ["used in B", "B단계에 적음", "ステップBで使用"],
    needs_least: |number: u8| ["needs {number}+", "{number} 이상", "{number}以上"],
    needs_most: |number: u8| ["at most {number}", "{number} 이하", "{number}以下"],
    never_fits: ["nothing fits", "적을 수 없음", "書けません"],
    now_value: |number: u8| ["{number} now", "지금 {number}", "今は{number}"],
    would_fit: ["would fit", "적을 수 있음", "書けます"],
    rising: ["rising to the line", "기준선까지 커짐", "白線まで大きく"],
    falling: ["falling after", "그 뒤는 작아짐", "あとは小さく"],
    column_points: ["Column points", "세로줄 점수", "列の得点"],
    penalties: ["Penalties", "벌점", "ペナルティ"],
    score: ["Score", "점수", "得点"],
});

impl TableLabels {
    /// The face on top of the die, in words: "red 4".
    pub fn face_name(&self, dice: Dice, of: Die) -> String {
        let face = dice.face(of);
        (self.face)(face.colour(), face.number())
    }

    /// The faces of these dice as a list.
    pub fn faces(&self, dice: Dice, of: DiceSet, lang: Lang) -> String {
        let faces: Vec<String> = of.iter().map(|die| self.face_name(dice, die)).collect();
        (shared(lang).list_of_names)(&faces)
    }
}
