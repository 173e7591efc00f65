//! Matches of random play.

use mallard::engine::{Branch, Game, Redeal, Rng, Seat, Setup, Table};

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

/// The branch of a match after its first `step` steps.
pub(crate) fn branched<G: Game>(table: &Table<G>, step: usize, redeal: Option<Redeal>) -> Table<G> {
    let mut record = serde_json::to_value(table.record()).expect("a record is data");
    let step = u32::try_from(step).expect("a match is shorter");
    assert!(Branch::new(step, redeal).cut(&mut record), "it has as many steps");
    let (branch, damage) = Table::open(&record).expect("it can be opened");
    assert_eq!(damage, None);
    branch
}
