//! The texts in Japanese.

use super::LessonMessages;

pub const LESSON: LessonMessages = LessonMessages {
    name: "レッスン",
    about: |about| format!("レッスン · {about}"),
    step: |number, count| format!("ステップ {number}/{count}"),
    next: "次へ",
    leave: "レッスンをやめる",
    tap_this: "ここをタップ",
    other: "それもできますが、ここでは印のとおりにしてみましょう。",
    missing: "レッスンを読み込めませんでした。オンラインのときにもう一度お試しください。",
    // Some names end in ！, after which the line would break.
    new_to: |game| format!("{game}\u{2060}は初めてですか？"),
    offer: "5分のレッスンで覚えられます。",
    start: "レッスンを始める",
    not_now: "あとで",
    play: "対戦する",
    again: "もう一度レッスン",
};
