//! The texts are `pub` by a word of this crate, so that the compiler reports a text without a use.

/// See [`mallard_words::messages!`].
macro_rules! messages {
    ($($texts:tt)+) => { mallard_words::messages!(pub $($texts)+); };
}
