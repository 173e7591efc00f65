//! The question to a bot about a position of a match that is over.

use crate::engine::search::Worth;
use crate::engine::{Bot, Chance};

/// A position in which nothing is hidden, and how closely to look at it. The same position has the
/// same answer on every machine.
#[derive(Clone, PartialEq, Debug)]
pub struct Position<G: Bot> {
    /// The seed of all random draws.
    pub(super) seed: u64,
    /// How many lines of play to look at.
    pub(super) lines: u32,
    pub(super) view: G::View,
}

impl<G: Bot> Position<G> {
    /// How likely each seat is to win, or to be spared; `None` if that is unknown.
    pub fn prospects(&self) -> Option<Worth> {
        G::prospects(&self.view, self.lines, &mut Chance::from_seed(self.seed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Setup, Table, Viewer};
    use crate::games::GameId;
    use crate::words::Worded;

    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// The result of four lines for the fullest table after twenty decisions, the first of the list
    /// each time.
    const SAID: [&[i32]; 5] = [
        &[875, 1000, 625, 875, 688, 1000],
        &[370, 259, 370],
        &[296, 252, 323, 129],
        &[0, 0, 125, 375, 250, 250, 0],
        &[88, 103, 94, 141, 102, 141, 104, 91, 138],
    ];

    fn after_twenty<G: Worded>() -> Option<Worth> {
        let mut table = Table::<G>::deal(Setup::new(*G::SEATS.end(), 7)).ok()?;
        let mut legal = Vec::new();
        for _ in 0..20 {
            let seat = table.pending().owed().first()?;
            table.legal(seat, &mut legal);
            table.play(seat, *legal.first()?).ok()?;
        }
        let view = table.view(Viewer::Everyone);
        Position::<G> { seed: 1, lines: 4, view }.prospects()
    }

    #[test]
    fn prospects_are_the_same_on_every_machine() {
        for (&game, said) in GameId::ALL.iter().zip(SAID) {
            let prospects = with_game!(game, G => after_twenty::<G>()).expect("it can be told");
            let (seats, others) = prospects.split_at(said.len());
            assert_eq!(seats, said, "{}", game.slug());
            assert!(others.iter().all(|&other| other == 0), "{}", game.slug());
        }
    }
}
