//! The pieces in the figures of the rules.

use crate::Number;

/// A piece of a figure: `8`, or `8x3` for a stack of three with the 8 on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DuckFigure {
    /// The duck on top.
    pub number: Number,
    /// How many cards are in the stack.
    pub height: u8,
}

impl DuckFigure {
    pub fn named(name: &str) -> Option<Self> {
        let (number, height) = name.split_once('x').unwrap_or((name, "1"));
        let number = Number::try_from(number.parse::<u8>().ok()?).ok()?;
        let height = height.parse().ok().filter(|height| (1..=12).contains(height))?;
        Some(Self { number, height })
    }

    pub fn describe(self) -> String {
        let number = u8::from(self.number);
        if self.height == 1 { number.to_string() } else { format!("{number} ×{}", self.height) }
    }
}
