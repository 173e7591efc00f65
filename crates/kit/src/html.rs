//! A part of a page without its type.

/// A view, as [`view!`](leptos::prelude::view) makes it, without its type: the parts of all pages are of one type, so that
/// the framework's code is there once.
#[macro_export]
macro_rules! html {
    ($($body:tt)*) => {
        ::leptos::prelude::IntoAny::into_any(::leptos::prelude::view! { $($body)* })
    };
}
