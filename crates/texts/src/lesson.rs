//! Text around the lessons.

use mallard_words::messages;

messages!(lesson_messages(LessonMessages {
    /// The link to the lesson.
    name: ["Lesson", "튜토리얼", "レッスン"],
    /// The number of the step, and the number of steps.
    step: |number: usize, count: usize| [
        "Step {number} of {count}",
        "{number}/{count}단계",
        "ステップ {number}/{count}"
    ],
    next: ["Next", "다음", "次へ"],
    leave: ["Leave the lesson", "튜토리얼 그만두기", "レッスンをやめる"],
    new_to: |game: &str| [
        "New to {game}?",
        "{game}, 처음 하십니까?",
        "{game}\u{2060}は初めてですか？"
    ],
    offer: [
        "Play a five-minute lesson.",
        "5분이면 직접 해 보며 배울 수 있습니다.",
        "5分のレッスンで覚えられます。"
    ],
    start: ["Start the lesson", "튜토리얼 시작", "レッスンを始める"],
    not_now: ["Not now", "나중에", "あとで"],
    /// The buttons after the lesson.
    play: ["Play a match", "게임하기", "対戦する"],
    again: ["Take the lesson again", "튜토리얼 다시 하기", "もう一度レッスン"],
}));
