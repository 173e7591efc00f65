//! The explanation of a decision.

use mallard_words::Lang;
use std::fmt;

/// A bot's analysis, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The bot's choice now, if it differs from its action then: a mistake, or another seed.
    pub instead: Option<String>,
    /// The name of the seat that the advice is for.
    pub to: String,
    /// The best option and why, as a hint to its seat.
    pub advice: String,
    /// The options that it compared, the best first.
    pub options: Vec<RatedOption>,
    /// The meaning of the order of the options, or of their per cent.
    pub measure: &'static str,
}

/// An option that was compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedOption {
    /// The action in words.
    pub offer: String,
    /// Its value in per cent, if known.
    pub per_cent: Option<u8>,
    pub was_played: bool,
}

/// A decision that is analyzed again, without the type of its game.
pub(super) trait DynReanalysis {
    /// Continues for `steps` steps. Is the analysis complete?
    fn advance(&mut self, steps: u32) -> bool;
    /// The result; `None` until it is complete.
    fn explain(&self, lang: Lang) -> Option<Explanation>;
}

// Not a bound of the trait: the program would then contain the text of every game's types.
impl fmt::Debug for dyn DynReanalysis {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("DynReanalysis")
    }
}
