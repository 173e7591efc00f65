//! Korean.

use super::VariantLabels;
use mallard_words::{Lang, text as shared};

pub(super) static VARIANTS: VariantLabels = VariantLabels {
    named: [
        ("경쟁", "물방울 대신 오리의 숫자가 점수가 됩니다."),
        ("압박", "마지막 라운드에서는 마이너스 점수가 두 배가 됩니다."),
        (
            "깜짝 카드",
            "라운드 전에 뽑기 더미에서 2장을 빼 둡니다. 무슨 카드인지는 아무도 모릅니다.",
        ),
        ("제약", "1, 2, 3은 부르지 않고, 이 오리가 맨 위인 더미는 옮길 수 없습니다."),
        ("소동", "각자 꽥 대신 다른 동물의 소리를 냅니다."),
    ],
    round: |round| format!("{round}라운드"),
    rounds: |rounds| format!("{}라운드", rounds.join(shared(Lang::Ko).marks.list)),
    named_in_a_list: |name| format!("‘{name}’"),
};
