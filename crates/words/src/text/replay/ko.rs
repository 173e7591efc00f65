//! The texts in Korean.

use super::ReplayMessages;

pub(super) static REPLAY: ReplayMessages = ReplayMessages {
    look_back: "다시 보기",
    title: "다시 보기",
    step: |at, last| format!("{at}/{last}수"),
    slider: "게임 진행 위치",
    round_back: "이전 장면",
    step_back: "한 수 뒤로",
    play: "재생",
    pause: "일시 정지",
    step_on: "한 수 앞으로",
    round_on: "다음 장면",
    my_move: "내 마지막 수로",
    whose_view: "시점",
    seen_by: |name| format!("{name} 님 시점"),
    seen_by_all: "공개된 정보",
    everything: "모두 공개",
    milestones: "주요 장면",
    next_point: |label| format!("다음: {label}"),
    leads: |name| format!("{name} 님이 선두로 나섬"),
};
