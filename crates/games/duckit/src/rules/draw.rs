//! The first dealer (DKT-2).

use super::Event;
use super::sizes::SEATS;
use crate::{Card, Rank};
use mallard_engine::{EventSink, Seat, SeatSet};

/// Each seat draws from `pack`, whose top card is the last; the lowest card deals. Tied seats draw
/// again from the rest.
///
/// A pack of 29 could in theory tie to its end: then the first tied seat deals.
pub(super) fn first_dealer(mut pack: &[Card], events: &mut impl EventSink<Event>) -> Seat {
    let mut tied = SeatSet::all(SEATS);
    let mut again = false;
    loop {
        let mut drawn: [Option<Option<Rank>>; SEATS as usize] = [None; SEATS as usize];
        for seat in tied {
            let Some((&card, rest)) = pack.split_last() else { return first(tied) };
            pack = rest;
            drawn[seat.index()] = Some(card.rank());
            events.push(Event::Drew { seat, card, again });
        }
        // The Joker has no rank, and `None` is the least: it is below the ace.
        let lowest = drawn.into_iter().flatten().min();
        tied = tied.iter().filter(|seat| drawn[seat.index()] == lowest).collect();
        if tied.len() == 1 {
            return first(tied);
        }
        again = true;
    }
}

fn first(seats: SeatSet) -> Seat {
    seats.first().unwrap_or(Seat::new(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dealer, and each seat's drawn cards.
    fn draw(names: &str) -> (Seat, Vec<(usize, String, bool)>) {
        let mut pack: Vec<Card> =
            names.split_whitespace().map(|name| name.parse().expect(name)).collect();
        pack.reverse();
        let mut events = Vec::new();
        let dealer = first_dealer(&pack, &mut events);
        let drew = |event: &Event| match event {
            Event::Drew { seat, card, again } => (seat.index(), card.to_string(), *again),
            other => panic!("{other:?}"),
        };
        (dealer, events.iter().map(drew).collect())
    }

    #[test]
    fn the_lowest_rank_deals_and_the_ace_is_low() {
        assert_eq!(draw("3h 2c 7s").0, Seat::new(1));
        assert_eq!(draw("2h 2c As").0, Seat::new(2));
    }

    #[test]
    fn the_joker_is_lower_than_an_ace() {
        assert_eq!(draw("Ah joker As").0, Seat::new(1));
    }

    #[test]
    fn only_tied_seats_draw_again_from_the_remaining_cards() {
        let (dealer, drew) = draw("3h 7s 3c Ah 2c");
        assert_eq!(dealer, Seat::new(0));
        let cards: Vec<(usize, &str, bool)> =
            drew.iter().map(|(seat, card, again)| (*seat, card.as_str(), *again)).collect();
        let first = [(0, "3h", false), (1, "7s", false), (2, "3c", false)];
        assert_eq!(cards[..3], first);
        assert_eq!(cards[3..], [(0, "Ah", true), (2, "2c", true)]);
    }

    #[test]
    fn ties_may_follow_on_ties() {
        let (dealer, drew) = draw("3h 3s 3c 5h 5c 6d Ah Ac 7h 6s");
        assert_eq!((dealer, drew.len()), (Seat::new(1), 10));
    }

    #[test]
    fn a_pack_that_ties_to_its_end_still_has_a_dealer() {
        assert_eq!(draw("7h 3s 3c 5h 5c 6d").0, Seat::new(1));
    }
}
