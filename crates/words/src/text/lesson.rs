//! Texts around the lessons, in every language. Each lesson's sentences are in a separate file, which the app loads on
//! demand.

messages!(LessonMessages {
    /// The link to the lesson.
    name: ["Lesson", "튜토리얼", "レッスン"],
    /// The subject of the step.
    about: |about: &str| ["Lesson · {about}", "튜토리얼 · {about}", "レッスン · {about}"],
    /// The number of the step, and the number of steps.
    step: |number: usize, count: usize| [
        "Step {number} of {count}",
        "{number}/{count}단계",
        "ステップ {number}/{count}"
    ],
    next: ["Next", "다음", "次へ"],
    leave: ["Leave the lesson", "튜토리얼 그만두기", "レッスンをやめる"],
    tap_this: ["Tap this", "여기를 누르세요", "ここをタップ"],
    /// The answer to any other legal move, if the lesson has no special sentence for it.
    other: [
        "You could do that too. For this lesson, do what’s marked.",
        "그렇게 해도 되지만, 지금은 표시된 대로 해 보세요.",
        "それもできますが、ここでは印のとおりにしてみましょう。"
    ],
    /// The message if the lesson could not be loaded.
    missing: [
        "The lesson could not be loaded. Try again when the device is online.",
        "튜토리얼을 불러오지 못했습니다. 기기가 온라인일 때 다시 시도하세요.",
        "レッスンを読み込めませんでした。オンラインのときにもう一度お試しください。"
    ],
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
});
