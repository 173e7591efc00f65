//! Points, exact to the eighth.

use super::kind::Value;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};

/// Points, counted in eighths: no range is halved more than three times (DTG-35), by two Not Half
/// Bad and a Copycat of one.
///
/// Printed as a decimal number, exact for eighths: `4.5`, `-0.125`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points {
    /// Eight times the points.
    pub eighths: i32,
}

const EIGHTHS_PER_POINT: i32 = 8;

impl Points {
    pub const ZERO: Self = Self { eighths: 0 };

    pub const fn whole(points: i32) -> Self {
        Self { eighths: EIGHTHS_PER_POINT * points }
    }

    /// The same as a float, for drawing.
    #[expect(clippy::cast_precision_loss, reason = "some thousand eighths at most")]
    pub fn as_number(self) -> f32 {
        self.eighths as f32 / EIGHTHS_PER_POINT as f32
    }

    /// The points that a card adds; zero for cards that multiply.
    pub(crate) const fn from_value(value: Value) -> Self {
        match value {
            Value::Add(points) => Self::whole(points as i32),
            Value::Double | Value::Halve | Value::Zero => Self::ZERO,
        }
    }

    pub const fn times(self, count: u8) -> Self {
        Self { eighths: self.eighths * count as i32 }
    }

    /// The points doubled `doubled` times, then halved `halved` times, up to three times (DTG-35).
    pub(super) const fn scaled(self, doubled: u8, halved: u8) -> Self {
        Self { eighths: (self.eighths << doubled) >> halved }
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { eighths: self.eighths + other.eighths }
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Self::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.eighths < 0 { "-" } else { "" };
        let size = self.eighths.abs();
        let fraction = ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"];
        let eighths = usize::try_from(size % EIGHTHS_PER_POINT).unwrap_or(0);
        write!(f, "{sign}{}{}", size / EIGHTHS_PER_POINT, fraction[eighths])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// DTG-35.
    #[test]
    fn halves_quarters_and_eighths_are_kept_exactly() {
        let halved = |points, times| Points::whole(points).scaled(0, times).to_string();
        assert_eq!(halved(9, 1), "4.5");
        assert_eq!(halved(-13, 2), "-3.25");
        assert_eq!(halved(-1, 3), "-0.125");
        assert_eq!(Points::whole(10).scaled(1, 1), Points::whole(10));
    }
}
