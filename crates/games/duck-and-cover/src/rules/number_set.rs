use super::Number;
use mallard_engine::bit_set;

bit_set! {
    /// A set of numbers, with a bit for each.
    pub struct NumberSet(u16) of Number;
}

impl NumberSet {
    pub const ALL: Self = Self((1 << Number::ALL.len()) - 1);

    #[inline]
    pub fn highest(self) -> Option<Number> {
        let place = self.0.checked_ilog2()?;
        Some(Number::ALL[place as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_set_come_low_to_high() {
        let set: NumberSet = [Number::Twelve, Number::One, Number::Six].into_iter().collect();
        assert!(set.iter().eq([Number::One, Number::Six, Number::Twelve]));
        assert!(NumberSet::ALL.iter().eq(Number::ALL));
        assert_eq!(set.highest(), Some(Number::Twelve));
        assert_eq!(NumberSet::EMPTY.highest(), None);
    }

    #[test]
    fn a_number_that_is_on_no_duck_is_not_read() {
        assert!(serde_json::from_str::<NumberSet>("[1, 12]").is_ok());
        assert!(serde_json::from_str::<NumberSet>("[0]").is_err());
        assert!(serde_json::from_str::<NumberSet>("[13]").is_err());
    }
}
