//! Numbers as the app shows them: the minus is a true minus.

use crate::{Kind, Points, Value};

/// Points: "13", "4.5", "−0.125".
pub(super) fn points(points: Points) -> String {
    points.to_string().replace('-', "\u{2212}")
}

/// Points with their sign: "+13", "0", "−3".
pub fn signed(value: Points) -> String {
    let sign = if value > Points::ZERO { "+" } else { "" };
    format!("{sign}{}", points(value))
}

/// The value printed on a card: "+12", "0", "×2", "−13"; the Copycat's is open.
pub fn value(kind: Kind) -> String {
    match kind.value() {
        _ if kind == Kind::Copycat => String::from("?"),
        Value::Add(points) => signed(Points::whole(points.into())),
        Value::Double => String::from("×2"),
        Value::Halve => String::from("÷2"),
        Value::Zero => String::from("×0"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_shown_with_their_sign() {
        assert_eq!(value(Kind::PerfectStorm), "+13");
        assert_eq!(value(Kind::DiddlySquat), "0");
        assert_eq!(value(Kind::PeachyKeen), "\u{2212}3");
        assert_eq!(value(Kind::Copycat), "?");
        assert_eq!(value(Kind::Bullet), "×0");
    }
}
