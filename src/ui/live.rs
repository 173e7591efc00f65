//! Parts of a page that change.

use leptos::prelude::*;

/// A part that is made anew whenever something it reads changes.
///
/// A bare closure in a view does the same, but the compiler then writes the framework's code for
/// keeping it up to date once more for every closure. Boxed, all of them share one: measured on
/// this app, two kilobytes a closure.
pub fn live(part: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    fn shared(part: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
        (move || part()).into_any()
    }
    shared(Box::new(part))
}

/// A part that is there only while something holds.
pub fn live_if(
    holds: impl Fn() -> bool + Send + Sync + 'static,
    part: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    // The memo keeps the part as it is while the answer stays the same.
    let holds = Memo::new(move |_| holds());
    live(move || if holds.get() { part() } else { ().into_any() })
}

/// A yes or no that follows what it reads.
pub fn flag(holds: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(holds)
}

/// A text that follows what it reads.
pub fn words(text: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(text)
}
