//! What is said around the lessons, in every language; what a lesson itself says is fetched with it.

/// The lessons.
#[derive(Debug)]
pub struct Lesson {
    /// What the lesson is about at this step.
    pub about: fn(&str) -> String,
    /// Which step of how many.
    pub step: fn(usize, usize) -> String,
    pub next: &'static str,
    pub leave: &'static str,
    pub tap_this: &'static str,
    /// Said of anything else that is allowed, where the lesson has no words of its own.
    pub other: &'static str,
    /// The lesson could not be fetched.
    pub missing: &'static str,
    /// The game.
    pub new_to: fn(&str) -> String,
    pub offer: &'static str,
    pub start: &'static str,
    pub not_now: &'static str,
    /// After the lesson.
    pub play: &'static str,
    pub again: &'static str,
}

pub(super) const EN: Lesson = Lesson {
    about: |about| format!("Lesson · {about}"),
    step: |number, count| format!("Step {number} of {count}"),
    next: "Next",
    leave: "Leave the lesson",
    tap_this: "Tap this",
    other: "That is allowed too. For this lesson, do what is marked.",
    missing: "The lesson could not be loaded. Try again when the device is online.",
    new_to: |game| format!("New to {game}?"),
    offer: "Play a five-minute lesson.",
    start: "Start the lesson",
    not_now: "Not now",
    play: "Play a match",
    again: "Take the lesson again",
};

pub(super) const KO: Lesson = Lesson {
    about: |about| format!("배우기 · {about}"),
    step: |number, count| format!("{number}/{count}단계"),
    next: "다음",
    leave: "배우기 그만두기",
    tap_this: "누르세요",
    other: "그렇게 해도 되지만, 지금은 표시된 대로 해 보세요.",
    missing: "배우기를 불러오지 못했습니다. 기기가 온라인일 때 다시 시도하세요.",
    new_to: |game| format!("{game}: 처음이신가요?"),
    offer: "5분 동안 해 보면서 배우세요.",
    start: "배우기 시작",
    not_now: "나중에",
    play: "게임하기",
    again: "다시 배우기",
};

pub(super) const JA: Lesson = Lesson {
    about: |about| format!("レッスン · {about}"),
    step: |number, count| format!("ステップ {number}/{count}"),
    next: "次へ",
    leave: "レッスンをやめる",
    tap_this: "タップ",
    other: "それもできますが、ここでは印のとおりにしてみましょう。",
    missing: "レッスンを読み込めませんでした。オンラインのときにもう一度お試しください。",
    new_to: |game| format!("{game}は初めてですか？"),
    offer: "5分のレッスンで覚えられます。",
    start: "レッスンを始める",
    not_now: "あとで",
    play: "対戦する",
    again: "もう一度レッスン",
};
