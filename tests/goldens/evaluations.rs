//! The evaluation of a position, which is the same on every machine.

use mallard::engine::search::Payoffs;
use mallard::engine::{Game, Rng, Setup, Table, Viewer};
use mallard::games::GameId;
use mallard::with_game;
use mallard::words::GameText;

/// The result of four rollouts for the fullest table after twenty decisions, the first of the list each time.
fn after_twenty<G: GameText>() -> Option<Payoffs> {
    let mut table = Table::<G>::deal(Setup::new(*G::SEATS.end(), 7)).ok()?;
    let mut legal = Vec::new();
    for _ in 0..20 {
        let seat = table.pending().owed().first()?;
        table.legal(seat, &mut legal);
        table.play(seat, *legal.first()?).ok()?;
    }
    G::win_probabilities(&table.view(Viewer::Everyone), 4, &mut Rng::from_seed(1))
}

/// The evaluation of a game, as a line.
pub(crate) fn record_evaluation(game: GameId) -> String {
    let (payoffs, seats) = with_game!(game, G => (after_twenty::<G>(), *G::SEATS.end()));
    let payoffs = payoffs.expect("it can be evaluated");
    let (seated, others) = payoffs.split_at(usize::from(seats));
    assert!(others.iter().all(|&other| other == 0), "{}", game.slug());
    format!("{}, {seats} seats: {seated:?}\n", game.slug())
}
