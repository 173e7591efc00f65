//! The texts in Korean.

use super::LessonMessages;

pub const LESSON: LessonMessages = LessonMessages {
    name: "튜토리얼",
    about: |about| format!("튜토리얼 · {about}"),
    step: |number, count| format!("{number}/{count}단계"),
    next: "다음",
    leave: "튜토리얼 그만두기",
    tap_this: "여기를 누르세요",
    other: "그렇게 해도 되지만, 지금은 표시된 대로 해 보세요.",
    missing: "튜토리얼을 불러오지 못했습니다. 기기가 온라인일 때 다시 시도하세요.",
    new_to: |game| format!("{game}, 처음 하십니까?"),
    offer: "5분이면 직접 해 보며 배울 수 있습니다.",
    start: "튜토리얼 시작",
    not_now: "나중에",
    play: "게임하기",
    again: "튜토리얼 다시 하기",
};
