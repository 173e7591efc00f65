//! Matches, and their positions.

use crate::random::play_anything;
use mallard::engine::{Game, Pending, Rng, Seat, Table, Viewer};

/// The number of actions of earlier positions that are stored, to try them where they are not legal.
const KEPT: usize = 24;

/// The number of positions that [`walk`] visits from the start on ([`Moment::looks`]).
const LOOKS: u32 = 50;

/// A position of a match.
pub(crate) struct Moment<G: Game> {
    pub(crate) table: Table<G>,
    /// The number of decisions that led here.
    pub(crate) number: u32,
    /// The test looks at every one of the first `looks` positions of a match, and at fewer and
    /// fewer after them: a long match costs little more than a short one, and its end still counts.
    looks: u32,
    /// Each seat's legal actions, in seat order.
    pub(crate) legal: Vec<Vec<G::Action>>,
    /// Actions that were legal in some earlier position of the match.
    pub(crate) earlier: Vec<G::Action>,
    /// Randomness for the tests that look.
    pub(crate) rng: Rng,
    /// Space to compare lists in.
    pub(crate) scratch: Vec<G::Action>,
}

impl<G: Game> Moment<G> {
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.table.setup().seats)
    }

    /// Every viewer.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        self.seats().map(Viewer::Seat).chain([Viewer::Table, Viewer::Everyone])
    }

    pub(crate) fn is_last(&self) -> bool {
        matches!(self.table.pending(), Pending::Over(_))
    }

    /// Is this position among the chosen ones (`looks`)? Each call draws again.
    pub(crate) fn is_chosen(&mut self) -> bool {
        self.number < self.looks || self.rng.next_below(self.number) < self.looks
    }

    fn list(&mut self) {
        for (seat, list) in Seat::all(self.table.setup().seats).zip(&mut self.legal) {
            self.table.legal(seat, list);
        }
    }

    /// Stores some of the legal actions, in the place of older ones.
    fn keep(&mut self) {
        for &action in self.legal.iter().flatten() {
            if self.earlier.len() < KEPT {
                self.earlier.push(action);
            } else if self.rng.next_below(4) == 0 {
                let place = self.rng.next_below(u32::try_from(KEPT).expect("small"));
                self.earlier[place as usize] = action;
            }
        }
    }
}

/// Makes the next decision of a match; false once it is over. The list is room for the legal actions of
/// a seat.
pub(crate) type Decide<G> = fn(&mut Table<G>, &mut Rng, &mut Vec<<G as Game>::Action>) -> bool;

/// Plays a match of random decisions to its end, and calls `look` at its positions.
pub(crate) fn walk<G: Game>(table: Table<G>, seed: u64, look: impl FnMut(&mut Moment<G>)) {
    walk_by(table, seed, play_anything, LOOKS, look);
}

/// Plays a match to its end with the decisions of `decide`, and calls `look` at its first `looks` positions and at
/// some later ones.
pub(crate) fn walk_by<G: Game>(
    table: Table<G>,
    seed: u64,
    decide: Decide<G>,
    looks: u32,
    mut look: impl FnMut(&mut Moment<G>),
) {
    let seats = usize::from(table.setup().seats);
    let mut moment = Moment {
        table,
        number: 0,
        looks,
        legal: vec![Vec::new(); seats],
        earlier: Vec::new(),
        // Not the seed itself: the game draws from that one.
        rng: Rng::from_seed(!seed),
        scratch: Vec::new(),
    };
    loop {
        if moment.is_last() || moment.is_chosen() {
            moment.list();
            look(&mut moment);
            moment.keep();
        }
        if !decide(&mut moment.table, &mut moment.rng, &mut moment.scratch) {
            break;
        }
        moment.number += 1;
    }
}
