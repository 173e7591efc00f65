//! Japanese.

use super::{InfoLabels, SetupLabels};
use mallard_words::About;

pub static BOXED: InfoLabels = InfoLabels {
    about: About {
        name: "ダック・ザット・グース！",
        pitch: "裏向きのカードを入れ替え、表にしていきます。そろえば打ち消し、効果で逆転。得点がいちばん低い人の勝ちです。",
        minutes: 45,
        deal: "カードを配る",
    },
    setup: SetupLabels {
        deck: "デッキ",
        deck_value_novice: "入門",
        deck_value_advanced: "上級",
        deck_hint_novice: "62枚です。難しい紫のカード7枚を除きます。",
        deck_hint_advanced: "69枚すべてです。割り込みや重ねるカードがあります。",
        rounds: "ラウンド数",
        rounds_value_short: |count| format!("短め：{count}"),
        rounds_value_long: |count| format!("長め：{count}"),
        rounds_value_count: "数を決める",
        rounds_count: |count| format!("{count}ラウンド"),
        rounds_hint: "短めと長めのラウンド数は、人数で変わります。",
        fewer_rounds: "1ラウンド減らす",
        more_rounds: "1ラウンド増やす",
        peachy: "「ごきげんピーチ」の打ち消し",
        peachy_hint: "「ごきげんピーチ」2枚が−6点ではなく0点になります。",
        on: "オン",
        off: "オフ",
    },
};
