//! Korean.

use super::{Label, Table};

pub const TABLE: Table = Table {
    subtitle: |round, rounds, seats| format!("{rounds}라운드 중 {round}라운드 · {seats}인"),
    deck_label: "덱",
    pile_label: "버린 더미",
    you_drew: "뽑은 카드",
    drew_panel: |name| format!("{name} 님이 뽑은 카드"),
    you_took: "가져온 카드",
    took_panel: |name| format!("{name} 님이 가져온 카드"),
    turned_up_panel: "공개한 카드",
    showing: "공개 점수",
    facedown: "뒷면",
    facedown_count: |count| format!("뒷면 {count}장"),
    game_total: "총점",
    game_so_far: "지금까지 총점",
    your_range: "내 영역",
    range_of: |name| format!("{name} 님의 영역"),
    tag_choosing: "고르는 중",
    tag_looking: "보는 중",
    tag_ready: "준비됨",
    tag_decided_by: |name| format!("{name} 님이 정함"),
    tag_chose: |value| format!("{value} 고름"),
    control_bar: |name, other| format!("{name} 님이 {other} 님을 대신해 정합니다"),
    keep_mode: "놓기",
    discard_mode: "버리기",
    mark_replace: "바꾸기",
    mark_turn_up: "공개",
    mark_look: "보기",
    next_card: "다음 카드",
    second_card: "두 번째",
    third_card: "세 번째",
    earlier: "앞으로",
    later: "뒤로",
    card_for: |name| format!("{name} 님에게 줄 카드"),
    card_for_you: "내가 받을 카드",
    yellow_discards: "버린 더미의 노랑 카드",
    you: "나",
    to_left: "왼쪽",
    to_right: "오른쪽",
    over: "시합이 끝났습니다.",
    ranges: "영역",
};

pub const LABEL: Label = Label {
    card_label: |card, value| format!("{card}, {value}"),
    facedown_label: |place| format!("{place}번 카드, 뒷면"),
    facedown_known_label: |place, card| format!("{place}번 카드, 뒷면: {card}"),
    face_up_label: |place, card, value| format!("{place}번 카드: {card}, {value}"),
    copy_label: |label| format!("{label}, 따라쟁이"),
    covers_label: |label, list| format!("{label}, 덮인 카드: {list}"),
    cancelled_label: |label| format!("{label}, 상쇄됨"),
    range_label: |name, count, points| {
        format!("{name} 님의 영역: {count}장, 공개 점수 {points}점")
    },
    yellow_label: |card, count| format!("{card}, 버린 더미에 {count}장"),
};
