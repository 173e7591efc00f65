//! Text of a lesson’s coach, besides the sentences of the lesson itself, which the app loads on demand.

messages!(coach_messages(CoachMessages {
    /// The subject of the step.
    about: |about: &str| ["Lesson · {about}", "튜토리얼 · {about}", "レッスン · {about}"],
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
    tap_this: ["Tap this", "여기를 누르세요", "ここをタップ"],
}));
