//! Why something cannot be done, and where that is to be read.

/// Why something cannot be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The reason, as a sentence.
    pub reason: String,
    /// The rule that says so, such as `DUR-7`.
    pub rule: &'static str,
}
