use super::Die;
use mallard_engine::bit_set;

bit_set! {
    /// A set of dice, with a bit for each.
    pub struct DiceSet(u8) of Die;
}

impl DiceSet {
    /// All seven dice.
    pub const FULL: Self = Self(0x7F);

    /// Every set: the empty one first, the full one last.
    pub const ALL: [Self; 128] = {
        let mut sets = [Self::EMPTY; 128];
        let mut bits = 0;
        while bits < 128 {
            sets[bits as usize] = Self(bits);
            bits += 1;
        }
        sets
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_128_sets_of_seven_dice() {
        assert_eq!(DiceSet::ALL[0], DiceSet::EMPTY);
        assert_eq!(DiceSet::ALL[127], DiceSet::FULL);
        for (place, set) in DiceSet::ALL.into_iter().enumerate() {
            assert_eq!(set.iter().collect::<DiceSet>(), set);
            assert_eq!(set.iter().count(), usize::from(set.len()));
            assert!(!DiceSet::ALL[..place].contains(&set));
        }
    }

    #[test]
    fn a_die_comes_and_goes() {
        for die in Die::ALL {
            assert_eq!(DiceSet::EMPTY.with(die).without(die), DiceSet::EMPTY);
            assert!(!DiceSet::FULL.without(die).has(die));
        }
    }

    #[test]
    fn a_die_that_does_not_exist_is_not_read() {
        assert!(serde_json::from_str::<DiceSet>("[0, 7]").is_err());
        assert!(serde_json::from_str::<DiceSet>("[-1]").is_err());
        let read = serde_json::from_str::<DiceSet>("[6, 0]").expect("two dice");
        assert_eq!(serde_json::to_string(&read).expect("data"), "[0,6]");
    }
}
