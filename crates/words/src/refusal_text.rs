//! Why the app refuses a move, and the rule behind it.

/// Why the app refuses a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusalText {
    /// The reason, as a sentence.
    pub reason: String,
    /// The number of the rule behind it, such as `DUR-7`.
    pub rule: &'static str,
}
