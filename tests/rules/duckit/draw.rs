//! The cards, the chips, and the first dealer (DKT-1, DKT-2).

use super::play::*;
use mallard::engine::cards::Suit;
use mallard::engine::{Game, Rng, Seat, Setup, SetupError, Viewer};
use mallard::games::duckit::{Card, CardSet, Duckit, Event, Rank};

/// DKT-1
#[test]
fn the_cards_are_ace_to_seven_in_four_suits_and_one_joker() {
    let view = Play::deal(1).view();
    let mut all = vec![view.public.turned_up, view.quacker.card().expect("everyone sees it")];
    all.extend(view.hands.iter().flat_map(|hand| hand.cards()));
    let suited = Suit::ALL.iter().flat_map(|&suit| Rank::ALL.map(|rank| Card::new(rank, suit)));
    let mut expected: Vec<Card> = suited.chain([Card::JOKER]).collect();
    all.sort_unstable();
    expected.sort_unstable();
    assert_eq!(all, expected);
    assert_eq!(all.len(), 29);
}

/// DKT-1
#[test]
fn three_seats_play_no_more_and_no_fewer() {
    for seats in (0..=9).filter(|&seats| seats != 3) {
        assert_eq!(Duckit::deal(&Setup::new(seats, 1), &mut ()).err(), Some(SetupError::Seats));
    }
    assert_eq!(Duckit::SEATS, 3..=3);
}

/// DKT-1
#[test]
fn each_seat_begins_the_match_with_ten_of_the_thirty_chips() {
    let view = Play::deal(1).view();
    assert_eq!((view.public.chips, view.public.pot()), ([10; 3], 0));
}

/// DKT-1
#[test]
fn a_new_round_brings_no_new_chips() {
    let mut play = Play::from(&position("3h", ["4c", "5c", "6c"]).chips([7, 5, 9]));
    play.plays("4c 5c 6c");
    assert_eq!(play.view().public.round, 2);
    let result = play.result();
    assert_eq!(play.view().public.chips, result.chips);
    assert_eq!(play.view().public.pot(), 9 + result.paid.iter().sum::<u8>());
}

/// DKT-1
#[test]
fn chips_are_open_to_all() {
    let play = Play::from(&position("3h", ["4c", "5c", "6c"]).chips([7, 4, 9]));
    for viewer in SEATS.map(Viewer::Seat).into_iter().chain([Viewer::Table]) {
        let view = Duckit::view(&play.state, viewer);
        assert_eq!((view.public.chips, view.public.pot()), ([7, 4, 9], 10));
    }
}

/// All cards in the order of a fresh pack, shuffled; the last is drawn first.
fn shuffled(rng: &mut Rng) -> Vec<Card> {
    let mut pack: Vec<Card> = CardSet::FULL.iter().collect();
    rng.shuffle(&mut pack);
    pack
}

/// The draws of a first deal: the seat, the card, and whether it was drawn again.
fn draws(play: &Play) -> Vec<(Seat, Card, bool)> {
    let drew = |event: &Event| match event {
        Event::Drew { seat, card, again } => Some((*seat, *card, *again)),
        _ => None,
    };
    play.events.iter().filter_map(drew).collect()
}

/// The place of a drawn card, low to high: the Joker, the ace, 2 to 7.
fn low_to_high(card: Card) -> usize {
    card.rank().map_or(0, |rank| 1 + rank as usize)
}

/// DKT-2
#[test]
fn each_seat_draws_and_the_lowest_deals_first() {
    let mut redrawn = 0;
    for seed in 0..400 {
        let play = Play::deal(seed);
        let mut pack = shuffled(&mut Rng::from_seed(seed));
        let mut drawing = SEATS.to_vec();
        let mut expected = Vec::new();
        while drawing.len() > 1 {
            let again = !expected.is_empty();
            redrawn += u32::from(again);
            let drawn: Vec<(Seat, Card)> =
                drawing.iter().map(|&seat| (seat, pack.pop().expect("cards"))).collect();
            expected.extend(drawn.iter().map(|&(seat, card)| (seat, card, again)));
            let least = drawn.iter().map(|&(_, card)| low_to_high(card)).min();
            let tied = drawn.iter().filter(|&&(_, card)| Some(low_to_high(card)) == least);
            drawing = tied.map(|&(seat, _)| seat).collect();
        }
        assert_eq!(draws(&play), expected, "seed {seed}");
        assert_eq!(vec![play.view().public.dealer], drawing, "seed {seed}");
    }
    assert!(redrawn > 20, "only {redrawn} draws after a tie");
}

/// DKT-2
#[test]
fn the_joker_is_drawn_as_the_lowest_card() {
    let mut seen = 0;
    for play in (0..200).map(Play::deal) {
        if let Some((seat, _, _)) = draws(&play).into_iter().find(|(_, card, _)| card.is_joker()) {
            assert_eq!(play.view().public.dealer, seat);
            seen += 1;
        }
    }
    assert!(seen > 5, "only {seen} jokers");
}

/// DKT-2
#[test]
fn an_ace_is_lower_than_a_two() {
    let by_an_ace = (0..200).map(Play::deal).filter(|play| {
        let ranks: Vec<_> = draws(play).iter().map(|(_, card, _)| card.rank()).collect();
        let aces = ranks.iter().filter(|&&rank| rank == Some(Rank::Ace)).count();
        ranks.len() == 3 && aces == 1 && !ranks.contains(&None)
    });
    let mut seen = 0;
    for play in by_an_ace {
        let ace = draws(&play).into_iter().find(|(_, card, _)| card.rank() == Some(Rank::Ace));
        assert_eq!(ace.map(|(seat, _, _)| seat), Some(play.view().public.dealer));
        seen += 1;
    }
    assert!(seen > 5, "only {seen} aces");
}

/// DKT-2
#[test]
fn the_deal_passes_left_each_round() {
    random_matches(20, |play| {
        let mut dealers = play.events.iter().filter_map(|event| match event {
            Event::Dealt { round, dealer, .. } => Some((*round, *dealer)),
            _ => None,
        });
        if let Some((round, dealer)) = dealers.next() {
            assert_eq!(play.view().public.dealer, dealer);
            assert_eq!(play.view().public.round, round);
            assert!(dealers.next().is_none());
        }
    });
    for (dealer, next) in [(A, B), (B, C), (C, A)] {
        let mut play = Play::from(&position("3h", ["4c", "5c", "6c"]).dealer(dealer).leader(A));
        play.plays("4c 5c 6c");
        assert_eq!(play.view().public.dealer, next);
    }
}
