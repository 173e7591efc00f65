//! Korean.

use super::{InfoLabels, SetupLabels};
use mallard_words::About;

pub static BOXED: InfoLabels = InfoLabels {
    about: About {
        name: "덕 댓 구스!",
        pitch: "뒷면 카드를 바꾸고 공개하세요. 짝은 상쇄되고 효과는 반전을 부르며, 점수가 가장 낮은 사람이 이깁니다.",
        minutes: 45,
        deal: "카드 나누기",
    },
    setup: SetupLabels {
        deck: "덱",
        deck_value_novice: "입문",
        deck_value_advanced: "고급",
        deck_hint_novice: "62장입니다. 까다로운 보라 카드 7장을 뺍니다.",
        deck_hint_advanced: "69장 모두 씁니다. 끼어들기와 덮기가 있습니다.",
        rounds: "라운드",
        rounds_value_short: |count| format!("짧게: {count}"),
        rounds_value_long: |count| format!("길게: {count}"),
        rounds_value_count: "직접 정하기",
        rounds_count: |count| format!("{count}라운드"),
        rounds_hint: "‘짧게’와 ‘길게’의 라운드 수는 사람 수에 따라 다릅니다.",
        fewer_rounds: "1라운드 줄이기",
        more_rounds: "1라운드 늘리기",
        peachy: "‘싱글벙글 복숭아’ 상쇄",
        peachy_hint: "‘싱글벙글 복숭아’ 2장이 −6점이 아니라 0점이 됩니다.",
        on: "켬",
        off: "끔",
    },
};
