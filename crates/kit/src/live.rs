//! Parts of a page that change.
//!
//! A bare closure in a view, an effect or a memo does the same as the functions here, but the compiler then generates
//! the framework's code again for every closure and every type. Boxed, all of them share one copy: measured on this
//! app, a fifth of the program.

use super::each::{KeyedList, RenderItem};
use leptos::prelude::*;
use std::sync::Arc;

/// A closure that runs again whenever its result may have changed.
pub type Getter<T> = Arc<dyn Fn() -> T + Send + Sync>;

/// A part that is rendered again whenever a value it reads changes.
pub fn live(part: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    fn shared(part: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
        (move || part()).into_any()
    }
    shared(Box::new(part))
}

/// A part that is there only while `holds` is true.
pub fn live_if(
    holds: impl Fn() -> bool + Send + Sync + 'static,
    part: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    // The memo leaves the part as it is while the answer is the same.
    let holds = settled(holds);
    live(move || if holds.get() { part() } else { ().into_any() })
}

/// Parts that retain their elements, and with them the focus, as long as their key is there.
pub fn live_each(
    keys: impl Fn() -> Vec<String> + Send + Sync + 'static,
    part: impl Fn(&str) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    type Keys = Box<dyn Fn() -> Vec<String> + Send + Sync>;
    fn shared(keys: Keys, part: RenderItem) -> AnyView {
        let owner = Owner::current().expect("parts of a page are made while something owns them");
        (move || KeyedList { keys: keys(), part: part.clone(), owner: owner.clone() }).into_any()
    }
    shared(Box::new(keys), Arc::new(part))
}

/// A part that is rendered again when its key changes. Most steps change little of a table, and rendering a part again
/// costs the browser much even if nothing of it looks different.
pub fn live_as(
    key: impl Fn() -> String + Send + Sync + 'static,
    part: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    live_each(move || vec![key()], move |_| part())
}

/// Collects the parts of a list, all of one type. A list of elements of another type would be another copy of the
/// framework's code for lists, in each game that has one.
pub trait CollectAny {
    fn collect_any(self) -> Vec<AnyView>;
}

impl<V: IntoView + 'static, I: IntoIterator<Item = V>> CollectAny for I {
    fn collect_any(self) -> Vec<AnyView> {
        self.into_iter().map(IntoAny::into_any).collect()
    }
}

/// A boolean that follows the values it reads.
pub fn flag(holds: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    derived(Box::new(holds))
}

/// A boolean that reports only changes.
pub fn settled(holds: impl Fn() -> bool + Send + Sync + 'static) -> Memo<bool> {
    memo(holds)
}

/// A value that reports only changes.
pub fn memo<T: PartialEq + Send + Sync + 'static>(
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    fn shared<T: PartialEq + Send + Sync + 'static>(
        value: Box<dyn Fn() -> T + Send + Sync>,
    ) -> Memo<T> {
        Memo::new(move |_| value())
    }
    shared(Box::new(value))
}

/// A text that follows the values it reads.
pub fn live_text(text: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    derived(Box::new(text))
}

fn derived<T: Send + Sync + 'static>(value: Box<dyn Fn() -> T + Send + Sync>) -> Signal<T> {
    Signal::derive(value)
}

/// Runs now, and again whenever a value it reads has changed.
pub fn watch(deed: impl Fn() + 'static) {
    fn shared(deed: Box<dyn Fn()>) {
        Effect::new(move |_| deed());
    }
    shared(Box::new(deed));
}
