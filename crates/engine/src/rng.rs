//! The source of all randomness in a match.

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A random generator that gives the same values on every machine.
///
/// Saves are replayed, so a changed value would change the deal. The golden test below checks the values, natively and
/// on wasm32. All draws use fixed-width integers, because `usize` differs between the two. A game has its generator in
/// its state and never in a view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The generator that starts from `seed`.
    pub fn from_seed(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number from 0 up to but not including `end`, each equally likely.
    ///
    /// # Panics
    /// If `end` is 0.
    #[inline]
    pub fn next_below(&mut self, end: u32) -> u32 {
        self.0.random_range(0..end)
    }

    /// A seed for another generator.
    pub fn seed(&mut self) -> u64 {
        self.0.random()
    }

    /// Shuffles `items`; every order is equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        items.shuffle(&mut self.0);
    }

    /// One of `items`, each equally likely; `None` if there are none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.choose(&mut self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// If this fails after an update, every save would replay with other cards. Keep the old
    /// generator, or raise the `RULES` number of every game.
    #[test]
    fn the_values_of_a_seed_never_change() {
        let mut rng = Rng::from_seed(2026);
        let drawn: Vec<u32> = (0..6).map(|_| rng.next_below(36)).collect();
        assert_eq!(drawn, [15, 22, 25, 31, 1, 32]);

        let mut deck: Vec<u8> = (0..12).collect();
        rng.shuffle(&mut deck);
        assert_eq!(deck, [7, 1, 2, 3, 4, 8, 0, 10, 5, 11, 9, 6]);
        assert_eq!(rng.pick(&deck), Some(&9));
        assert_eq!(rng.seed(), 15_212_768_021_926_841_762);
    }
}
