//! Korean.

use super::{FactLabels, ScoreLabels, SheetLabels};

pub const SHEET: SheetLabels = SheetLabels {
    sheet_cancelled: |card, count| match count {
        2 => format!("{card}: 2장 상쇄"),
        _ => format!("{card}: 2장씩 모두 {count}장 상쇄"),
    },
    sheet_triple: |card| format!("{card}: 3장 상쇄"),
    sheet_geese: |card, other_card| format!("{card}, {other_card}: 서로 상쇄"),
    sheet_card: |card, count| match count {
        1 => card.to_owned(),
        _ => format!("{card} {count}장"),
    },
    sheet_devils: |name| format!("{name} 님의 ‘악마’가 정확히 3장: 다른 모두에게 6점"),
    sheet_sum: "합",
    sheet_doubled: |card, count| match count {
        1 => format!("{card}: 두 배"),
        _ => format!("{card} {count}장: 두 배를 {count}번"),
    },
    sheet_halved: |card, count| match count {
        1 => format!("{card}: 절반"),
        _ => format!("{card} {count}장: 절반을 {count}번"),
    },
    sheet_dodged: |card| format!("{card}: 0점"),
    sheet_result: |name, round| format!("{name} 님, {round}라운드"),
    sheet_empty: "카드 없음: 0점",
};

pub const SCORE: ScoreLabels = ScoreLabels {
    points: |total, _| format!("{total}점"),
    unit: |_| "점",
    best: "덕 댓 구스! 최고 기록: 가장 낮은 라운드 점수입니다.",
    total: "총점",
    note: |rounds| {
        format!(
            "{rounds}라운드 뒤 총점이 가장 낮은 사람이 이깁니다. 소수점 아래도 버리지 않습니다."
        )
    },
    ranges_close: "영역은 다시 가려집니다.",
    tap_player: "플레이어를 누르면 점수가 나온 과정을 볼 수 있습니다.",
    why_lowest: |total, rounds| format!("{rounds}라운드 총점이 {total}점으로 가장 낮습니다."),
    why_shared: |total| format!("{total}점으로 같아 함께 이겼습니다."),
};

pub const FACTS: FactLabels = FactLabels {
    term_deck: "덱",
    deck_now_novice: "입문, 62장",
    deck_now_advanced: "고급, 69장",
    term_round: "라운드",
    round_now: |round, rounds| format!("{round}/{rounds}"),
    term_dealt: "나눈 카드",
    dealt_each: |count| format!("{count}장씩, 2장 보기"),
    term_peachy: "‘싱글벙글 복숭아’ 상쇄",
    term_interrupt: "끼어들기",
    interrupt_now_novice: "이 덱에는 없음",
    interrupt_now_advanced: "언제든지",
    term_wins: "승리",
    lowest_wins: "총점이 가장 낮은 사람",
};
