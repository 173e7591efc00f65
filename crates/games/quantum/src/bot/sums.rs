//! The sums that the coloured dice can show together.

use super::super::{Colour, Die};
use std::sync::LazyLock;

pub(super) const COLOURED: usize = 6;

/// A sum of the faces of each colour, without white, in the order of the rows.
pub(super) type Sums = [u8; 4];

/// All sums that the first dice can show, for each number of dice; equal sums once.
pub(super) static LADDER: LazyLock<Ladder> = LazyLock::new(Ladder::build);

/// All sums of some dice, and the sum that each becomes with one more die.
#[derive(Debug)]
pub(super) struct Ladder {
    /// The sums of all six dice: 18,724 different sums instead of 46,656 ways to fall.
    pub(super) all: Vec<Sums>,
    /// By the number of dice before it, the effect of each face of a die on each of their sums: the
    /// index of the new sum.
    pub(super) rungs: Vec<Vec<[u16; 6]>>,
}

impl Ladder {
    fn build() -> Self {
        let (mut all, mut rungs) = (vec![Sums::default()], Vec::with_capacity(COLOURED));
        for die in Die::ALL.into_iter().filter(|&die| die != Die::WHITE) {
            let (more, rung) = with_any_face(&all, die);
            rungs.push(rung);
            all = more;
        }
        Self { all, rungs }
    }
}

/// The sums with one more die, and for each old sum the index of the new sum with each face. Each
/// face keeps the sums in order, so the six lists are merged.
fn with_any_face(all: &[Sums], die: Die) -> (Vec<Sums>, Vec<[u16; 6]>) {
    let (mut more, mut rung) = (Vec::new(), vec![[0; 6]; all.len()]);
    let mut at = [0; 6];
    let with = |face: usize, at: usize| all.get(at).map(|&sums| with_die(sums, die)[face]);
    while let Some(next) = at.iter().enumerate().filter_map(|(face, &at)| with(face, at)).min() {
        for (face, at) in at.iter_mut().enumerate() {
            while with(face, *at) == Some(next) {
                rung[*at][face] = u16::try_from(more.len()).unwrap_or(0);
                *at += 1;
            }
        }
        more.push(next);
    }
    (more, rung)
}

/// The sums with each face of one die more.
fn with_die(sums: Sums, die: Die) -> [Sums; 6] {
    die.faces().map(|face| {
        let mut more = sums;
        if let Some(colour) = face.colour() {
            more[Colour::index(colour)] += face.number();
        }
        more
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn equal_sums_are_listed_once() {
        assert_eq!(LADDER.all.len(), 18_724);
        assert!(LADDER.all.is_sorted_by(|one, other| one < other));
    }

    #[test]
    fn the_rungs_lead_to_the_sums_of_the_dice() {
        // R4, Y3, B4, Y6, P5, B3.
        let faces = [1, 3, 4, 1, 5, 3];
        let place = LADDER
            .rungs
            .iter()
            .zip(faces)
            .fold(0, |place, (rung, face): (_, usize)| usize::from(rung[place][face]));
        assert_eq!(LADDER.all[place], [5, 7, 4, 9]);
    }
}
