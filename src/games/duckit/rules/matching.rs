//! Giving cards to places that do not take every card.

use crate::games::duckit::{Card, CardSet};

/// For each place one of the cards it `wants`, no card twice; nothing if there is no way.
pub(super) fn one_for_each(wants: &[CardSet], cards: &[Card]) -> Option<Vec<Card>> {
    let mut matching = Matching { wants, cards, owner: vec![None; cards.len()] };
    for place in 0..wants.len() {
        if !matching.serve(place, &mut CardSet::default()) {
            return None;
        }
    }
    let owned = matching.owner.iter().zip(cards);
    let mut given: Vec<(usize, Card)> =
        owned.filter_map(|(owner, &card)| Some(((*owner)?, card))).collect();
    given.sort_unstable();
    Some(given.into_iter().map(|(_, card)| card).collect())
}

/// Cards being matched to places, one place after the other.
struct Matching<'a> {
    wants: &'a [CardSet],
    cards: &'a [Card],
    /// The place that each card was given to.
    owner: Vec<Option<usize>>,
}

impl Matching<'_> {
    /// Gives this place a card, if need be one that another place can spare. Each card is
    /// `tried` once.
    fn serve(&mut self, place: usize, tried: &mut CardSet) -> bool {
        for (number, &card) in self.cards.iter().enumerate() {
            if tried.has(card) || !self.wants[place].has(card) {
                continue;
            }
            *tried = tried.with(card);
            if self.owner[number].is_none_or(|other| self.serve(other, tried)) {
                self.owner[number] = Some(place);
                return true;
            }
        }
        false
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
        let wants = [set("2c 3c"), set("2c"), set("3c 4c")];
        assert_eq!(one_for_each(&wants, &cards("2c 3c 4c")), Some(cards("3c 2c 4c")));
    }

    #[test]
    fn two_places_that_want_the_same_card_cannot_both_have_it() {
        assert_eq!(one_for_each(&[set("2c"), set("2c")], &cards("2c 3c")), None);
    }
}
