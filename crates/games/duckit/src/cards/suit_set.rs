use mallard_engine::bit_set;
use mallard_engine::cards::Suit;

bit_set! {
    /// A set of suits, with a bit for each.
    pub struct SuitSet(u8) of Suit;
}
