//! Matches of random play.

use mallard::engine::{Game, Rng, Seat, Setup, Table};

/// A table of this game; its seats and options follow from the seed.
pub(crate) fn dealt<G: Game>(seats: u8, seed: u64) -> Table<G> {
    let options = G::any_options(seats, &mut Rng::from_seed(seed));
    Table::deal(Setup { seats, seed, options }).expect("any options can be played")
}

/// The same after at most `most` decisions.
pub(crate) fn played<G: Game>(seats: u8, seed: u64, most: usize) -> Table<G> {
    // Not the seed itself: the game draws from that one.
    let (mut table, mut chance) = (dealt(seats, seed), Rng::from_seed(!seed));
    let mut legal = Vec::new();
    while table.steps().len() < most && play_anything(&mut table, &mut chance, &mut legal) {}
    table
}

/// Any seat that can act, even one that need not, does anything; false once the match is over.
pub(crate) fn play_anything<G: Game>(
    table: &mut Table<G>,
    rng: &mut Rng,
    legal: &mut Vec<G::Action>,
) -> bool {
    let Some(seat) = pick_actor(table, rng) else { return false };
    table.legal(seat, legal);
    let action = *rng.pick(legal).expect("a seat that can act has something to do");
    table.play(seat, action).expect("a legal action is accepted");
    true
}

/// Any seat that can act; `None` once the match is over.
pub(crate) fn pick_actor<G: Game>(table: &Table<G>, rng: &mut Rng) -> Option<Seat> {
    let actors: Vec<Seat> = table.pending().actors().iter().collect();
    rng.pick(&actors).copied()
}
