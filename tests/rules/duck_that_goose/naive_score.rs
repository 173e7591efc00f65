//! Compares the scoring with a count by hand: cards are laid out, cancelled pair by pair and added
//! up (DTG-33 to DTG-35), without the sheet's own arithmetic.

use super::play::*;
use mallard::engine::{Rng, Seat};
use mallard::games::duck_that_goose::{Deck, Kind, Options, Points, Position, Sheet};

/// Removes one card of each of these kinds, if all are there.
fn take_away(cards: &mut Vec<Kind>, codes: &[&str]) -> bool {
    let mut left = cards.clone();
    for code in codes {
        let Some(place) = left.iter().position(|&card| card == kind(code)) else { return false };
        left.remove(place);
    }
    *cards = left;
    true
}

/// The value of a range, in eighths, if `opponents` opponents have exactly three Devils.
fn count_by_hand(cards: &[Kind], opponents: i32, peachy_keen_cancels: bool) -> i32 {
    let mut left = cards.to_vec();
    for code in "0 1 4 7 8 9 10 12 13".split(' ') {
        while take_away(&mut left, &[code, code]) {}
    }
    if peachy_keen_cancels {
        while take_away(&mut left, &["-3", "-3"]) {}
    }
    while take_away(&mut left, &["goose", "chase"]) {}
    // Devils once only.
    take_away(&mut left, &["6", "6", "6"]);
    let mut eighths = opponents * 6 * 8;
    let (mut doubles, mut halves, mut dodged) = (0, 0, false);
    for card in left {
        match card.code() {
            "x2" => doubles += 1,
            "/2" => halves += 1,
            "bullet" => dodged = true,
            "burst" | "freak" | "flip" | "birds" | "wind" | "thunder" | "tables" | "ripe" => {
                eighths += 8;
            }
            "cow" => eighths += 3 * 8,
            "copycat" => {}
            "train" => eighths -= 13 * 8,
            "bus" => eighths += 13 * 8,
            "goose" | "chase" => eighths += 11 * 8,
            number => eighths += 8 * number.parse::<i32>().expect("a number of points"),
        }
    }
    for _ in 0..doubles {
        eighths *= 2;
    }
    for _ in 0..halves {
        assert_eq!(eighths % 2, 0, "three halves of whole points are eighths");
        eighths /= 2;
    }
    if dodged { 0 } else { eighths }
}

/// Some cards of the full deck; Copycat gets any of its names.
fn some_cards(rng: &mut Rng, most: u32) -> Vec<Kind> {
    let mut deck: Vec<Kind> = Deck::Advanced.cards().collect();
    rng.shuffle(&mut deck);
    let count = usize::try_from(rng.next_below(most + 1)).expect("few");
    let all: Vec<Kind> = Kind::copied().collect();
    let named = |card| match card {
        Kind::Copycat => *rng.pick(&all).expect("fifteen"),
        other => other,
    };
    deck.into_iter().take(count).map(named).collect()
}

/// DTG-33, DTG-35
#[test]
fn any_range_has_the_score_of_a_naive_count() {
    let mut rng = Rng::from_seed(33);
    for round in 0..20_000_u32 {
        let most = [4, 8, 20, 69][usize::try_from(round % 4).expect("few")];
        let cards = some_cards(&mut rng, most);
        let cancels = round % 3 == 0;
        let expected = Points { eighths: count_by_hand(&cards, 0, cancels) };
        assert_eq!(Sheet::new(cards.iter().copied(), cancels).result(), expected, "{cards:?}");
    }
}

/// DTG-34
#[test]
fn opponents_devils_are_added_before_multiplying() {
    let mut rng = Rng::from_seed(34);
    for _ in 0..5_000 {
        let cards = some_cards(&mut rng, 12);
        let opponents = [B].into_iter().collect();
        let sheet = Sheet::new(cards.iter().copied(), false).with_devils(opponents);
        let expected = Points { eighths: count_by_hand(&cards, 1, false) };
        assert_eq!(sheet.result(), expected, "{cards:?}");
    }
}

/// DTG-33
#[test]
fn the_order_of_the_cards_does_not_matter() {
    let mut rng = Rng::from_seed(35);
    for _ in 0..1_000 {
        let mut cards = some_cards(&mut rng, 20);
        let before = Sheet::new(cards.iter().copied(), false).result();
        rng.shuffle(&mut cards);
        assert_eq!(Sheet::new(cards, false).result(), before);
    }
}

/// Ranges of face-up cards for `seats` seats, the first with one facedown card in addition.
fn table(rng: &mut Rng, seats: usize) -> Vec<Vec<Kind>> {
    let mut deck: Vec<Kind> = Deck::Advanced.cards().collect();
    deck.retain(|card| !matches!(card, Kind::Ripe | Kind::Copycat | Kind::DeadlyDozen));
    // Devils more often than by chance, so that threes come up.
    rng.shuffle(&mut deck);
    deck.sort_by_key(|card| *card != Kind::Devil);
    let mut ranges = vec![Vec::new(); seats];
    for card in deck.into_iter().take(5 * seats) {
        let seat =
            if rng.next_below(2) == 0 { 0 } else { rng.next_below(seats.try_into().expect("few")) };
        ranges[usize::try_from(seat).expect("few")].push(card);
    }
    ranges
}

/// DTG-33, DTG-34, DTG-35
#[test]
fn whole_tables_are_scored_as_by_hand() {
    let mut rng = Rng::from_seed(36);
    let (mut threes, mut fours) = (0, 0);
    for seats in (2..=9).cycle().take(800) {
        let mut ranges = table(&mut rng, seats);
        let words =
            |range: &Vec<Kind>| range.iter().map(|card| card.code()).collect::<Vec<_>>().join(" ");
        let mut rows: Vec<String> = ranges.iter().map(words).collect();
        rows[0].push_str(" 12?");
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let options = Options {
            deck: Deck::Advanced,
            peachy_keen_cancels: seats % 2 == 0,
            ..Options::default()
        };
        // The last card is discarded for a 12, which does nothing.
        let mut play = Play::from(&Position::new(&rows).options(options).pile("12"));
        if play.legal(A).contains(&DECLINE) {
            play.does(A, DECLINE);
        }
        play.does(A, TAKE);
        let last = play.legal(A)[0];
        play.does(A, last);
        assert!(play.round_ended());
        ranges[0].push(kind("12"));
        let devils = |range: &Vec<Kind>| range.iter().filter(|card| **card == Kind::Devil).count();
        threes += ranges.iter().filter(|range| devils(range) == 3).count();
        fours += ranges.iter().filter(|range| devils(range) == 4).count();
        for (seat, range) in Seat::all(seats.try_into().expect("few")).zip(&ranges) {
            let given = ranges
                .iter()
                .enumerate()
                .filter(|&(other, range)| other != seat.index() && devils(range) == 3);
            let opponents = i32::try_from(given.count()).expect("few");
            let eighths = count_by_hand(range, opponents, options.peachy_keen_cancels);
            assert_eq!(play.scored(seat).result(), Points { eighths }, "{rows:?}");
        }
    }
    assert!(threes > 20 && fours > 20, "{threes} threes, {fours} fours");
}
