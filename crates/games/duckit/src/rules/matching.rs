//! Gives cards to places that do not accept every card.

use crate::{Card, CardSet};

/// Capacity for a card at each place: more than the number of cards.
const CAPACITY: usize = 32;

/// For each place one of the cards it `wants`, with no card twice, then meaningless filler; `None` if that is
/// impossible.
pub(super) fn one_for_each(
    wants: impl Iterator<Item = CardSet>,
    cards: &[Card],
) -> Option<[Card; CAPACITY]> {
    let mut matching = Matching::default();
    let (mut last, mut fits) = (CardSet::EMPTY, 0);
    for (place, wanted) in wants.enumerate() {
        // Neighbouring places mostly want the same cards.
        if wanted != last {
            let numbers = cards.iter().enumerate().filter(|&(_, &card)| wanted.has(card));
            fits = numbers.fold(0, |all, (number, _)| all | 1 << number);
            last = wanted;
        }
        matching.fits[place] = fits;
        if !matching.serve(place, &mut 0) {
            return None;
        }
    }
    let mut given = [Card::JOKER; CAPACITY];
    for (number, &card) in cards.iter().enumerate() {
        if (matching.owned >> number) & 1 == 1 {
            given[matching.owner[number]] = card;
        }
    }
    Some(given)
}

/// Cards being matched to places, one place after the other. Sets of cards are bit masks here, by
/// index in the list of cards.
#[derive(Default)]
struct Matching {
    /// The cards that each place wants.
    fits: [u32; CAPACITY],
    /// The cards that have been given to a place.
    owned: u32,
    /// The place that each of these was given to.
    owner: [usize; CAPACITY],
}

impl Matching {
    /// Gives this place a card, if necessary one that another place can spare. Each card is `tried`
    /// once.
    fn serve(&mut self, place: usize, tried: &mut u32) -> bool {
        loop {
            let open = self.fits[place] & !*tried;
            if open == 0 {
                return false;
            }
            let number = open.trailing_zeros() as usize;
            *tried |= 1 << number;
            let is_owned = (self.owned >> number) & 1 == 1;
            if !is_owned || self.serve(self.owner[number], tried) {
                self.owned |= 1 << number;
                self.owner[number] = place;
                return true;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(names: &str) -> Vec<Card> {
        names.split_whitespace().map(|name| name.parse().expect(name)).collect()
    }

    fn set(names: &str) -> CardSet {
        cards(names).into_iter().collect()
    }

    #[test]
    fn a_place_gives_up_its_card_for_one_that_takes_no_other() {
        let wants = [set("2c 3c"), set("2c"), set("3c 4c")].into_iter();
        let given = one_for_each(wants, &cards("2c 3c 4c")).expect("there is a way");
        assert_eq!(given[..3], cards("3c 2c 4c"));
    }

    #[test]
    fn two_places_that_want_the_same_card_cannot_both_have_it() {
        assert_eq!(one_for_each([set("2c"); 2].into_iter(), &cards("2c 3c")), None);
    }
}
