//! The evaluation of a position, which is the same on every machine.

use mallard::engine::search::Payoffs;
use mallard::engine::{Rng, Setup, Table, Viewer};
use mallard::games::{GAMES, Shelved};
use mallard::with_game;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The result of four rollouts for the fullest table after twenty decisions, the first of the list each time.
const EVALUATIONS: [&[i32]; 5] = [
    &[875, 1000, 625, 875, 688, 1000],
    &[370, 259, 370],
    &[296, 252, 323, 129],
    &[0, 0, 125, 375, 250, 250, 0],
    &[88, 103, 94, 141, 102, 141, 104, 91, 138],
];

fn after_twenty<G: Shelved>() -> Option<Payoffs> {
    let mut table = Table::<G>::deal(Setup::new(*G::SEATS.end(), 7)).ok()?;
    let mut legal = Vec::new();
    for _ in 0..20 {
        let seat = table.pending().owed().first()?;
        table.legal(seat, &mut legal);
        table.play(seat, *legal.first()?).ok()?;
    }
    G::win_probabilities(&table.view(Viewer::Everyone), 4, &mut Rng::from_seed(1))
}

#[test]
fn evaluations_are_the_same_on_every_machine() {
    for &game in GAMES {
        let expected = EVALUATIONS[game as usize];
        let payoffs = with_game!(game, G => after_twenty::<G>()).expect("it can be evaluated");
        let (seats, others) = payoffs.split_at(expected.len());
        assert_eq!(seats, expected, "{}", game.slug());
        assert!(others.iter().all(|&other| other == 0), "{}", game.slug());
    }
}
