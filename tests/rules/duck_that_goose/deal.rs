//! The deal, the first seat, and the number of rounds (DTG-3, DTG-5).

use super::play::*;
use mallard::engine::{Game, GameEvent, OptionError, Seat, SeatSet, Setup, SetupError, Viewer};
use mallard::games::duck_that_goose::{
    Action, Deck, DuckThatGoose, Event, Options, Position, RangeSlot, Rounds, Slot,
};

fn options(deck: Deck) -> Options {
    Options { deck, ..Options::default() }
}

/// All look at their first two cards.
fn peek_all(play: &mut Play) {
    for seat in play.owed() {
        play.does(seat, Action::Peek([0, 1]));
    }
}

/// DTG-3
#[test]
fn two_seats_get_six_facedown_cards_and_more_get_four() {
    for deck in Deck::ALL {
        for count in DuckThatGoose::SEATS {
            let play = Play::deal(count, 7, options(deck));
            let view = play.view();
            let each = if count == 2 { 6 } else { 4 };
            assert!(view.ranges.iter().all(|range| range.len() == each));
            assert!(view.ranges.iter().flatten().all(Slot::is_down));
            let cards = if deck == Deck::Novice { 62 } else { 69 };
            let dealt = u8::try_from(each).expect("few") * count;
            assert_eq!((view.pile.count, view.deck.count), (1, cards - 1 - dealt));
        }
    }
}

/// DTG-3
#[test]
fn the_same_seed_deals_the_same_cards_and_another_seed_others() {
    let dealt = |seed| Play::deal(4, seed, options(Deck::Advanced)).ranges();
    assert_eq!(dealt(5), dealt(5));
    assert_ne!(dealt(5), dealt(6));
}

/// DTG-3
#[test]
fn the_dealt_cards_are_unknown_to_all() {
    let play = Play::deal(3, 5, options(Deck::Advanced));
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C), Viewer::Table] {
        let view = DuckThatGoose::view(&play.state, viewer);
        for seat in Seat::all(3) {
            for slot in 0..4 {
                assert_eq!(view.remembered(RangeSlot { seat, slot }), None);
            }
        }
        assert!(view.deck.seen.is_empty() && view.recall.deck.is_empty());
    }
}

/// DTG-3
#[test]
fn the_first_discard_does_not_act() {
    // Each of these would ask or change something when played.
    for discard in ["4", "6", "9", "burst", "freak", "copycat", "flip", "wind", "tables", "ripe"] {
        let ranges = ["0? 1? 4? 7? 5", "0? 1? 4? 7? -3"];
        let mut play = Play::from(&Position::new(&ranges).peek(seats(&[A, B])).pile(discard));
        peek_all(&mut play);
        play.opens(A);
        assert_eq!(play.ranges(), ranges);
        assert_eq!(play.legal(A), [DRAW, TAKE]);
        assert_eq!((play.may(), play.pile().as_str()), (SeatSet::EMPTY, discard));
    }
}

/// DTG-3, DTG-8
#[test]
fn a_chase_as_the_first_discard_binds_the_first_seat() {
    let position = Position::new(&["0? 1? 4? 7?", "0? 1? 4? 7?"]).peek(seats(&[A, B]));
    let mut play = Play::from(&position.pile("chase"));
    peek_all(&mut play);
    assert_eq!(play.legal(A), [TAKE]);
}

/// DTG-5
#[test]
fn chance_draws_the_first_dealer_and_the_deal_passes_to_the_left_each_round() {
    for count in [2, 3, 9] {
        let four = Options { rounds: Rounds::Count(4), ..options(Deck::Novice) };
        let mut play = Play::deal(count, 3, four);
        let first = play.view().public.dealer.step_left(1, count);
        for round in 1..=4 {
            let starter = first.step_left(round - 1, count);
            assert_eq!(play.view().public.dealer.step_left(1, count), starter);
            peek_all(&mut play);
            assert_eq!(play.owed(), SeatSet::only(starter));
            while play.view().public.round == round && !play.owed().is_empty() {
                let seat = play.owed().first().expect("the round goes on");
                let first = play.legal(seat)[0];
                play.does(seat, first);
            }
        }
        assert!(play.owed().is_empty(), "four rounds are over");
    }
}

/// DTG-5
#[test]
fn any_seat_may_be_drawn_as_the_first_dealer() {
    let dealer = |seed| Play::deal(4, seed, options(Deck::Novice)).view().public.dealer;
    let drawn: SeatSet = (0..40).map(dealer).collect();
    assert_eq!(drawn, SeatSet::all(4));
}

/// DTG-5
#[test]
fn cards_are_dealt_one_at_a_time_from_the_dealers_left() {
    let play = Play::deal(3, 4, options(Deck::Novice));
    let view = play.view();
    let first = view.public.dealer.step_left(1, 3);
    // A card gets the lowest free mark when it leaves the deck.
    let marks = |seat: Seat| view.range(seat).iter().map(|slot| u8::from(slot.mark()));
    for (nth, seat) in (0..).zip(first.clockwise(3)) {
        assert!(marks(seat).eq([nth, nth + 3, nth + 6, nth + 9]));
    }
}

/// DTG-5
#[test]
fn a_match_has_the_rounds_of_the_rules() {
    let rounds = |rounds: Rounds| (2..=9).map(|seats| rounds.with(seats)).collect::<Vec<_>>();
    assert_eq!(rounds(Rounds::Short), [10, 7, 7, 7, 5, 5, 5, 5]);
    assert_eq!(rounds(Rounds::Long), [13, 10, 10, 10, 7, 7, 7, 7]);
    assert_eq!(rounds(Rounds::Count(4)), [4; 8]);
    assert_eq!(Options::default().rounds, Rounds::Short);
}

/// DTG-5
#[test]
fn any_number_of_rounds_can_be_played_up_to_thirty() {
    let deal = |count| {
        let options = Options { rounds: Rounds::Count(count), ..Options::default() };
        let setup = Setup { seats: 2, seed: 1, options };
        DuckThatGoose::deal(&setup, &mut ()).err()
    };
    assert_eq!([1, 2, 30].map(deal), [None; 3]);
    let limit = "a match has 1 to 30 rounds";
    let misfit = SetupError::Options(OptionError { option: "rounds", limit });
    assert_eq!([0, 31].map(deal), [Some(misfit); 2]);
    for count in ["0", "31", "300", "-1", "\"two\""] {
        let text = format!("{{\"rounds\":{{\"count\":{count}}}}}");
        let read = serde_json::from_str::<Options>(&text).expect_err("it is refused");
        assert!(read.to_string().starts_with(limit), "{read}");
    }
}

/// DTG-5
#[test]
fn two_to_nine_seats_can_play() {
    let deal = |seats| {
        let setup = Setup { seats, seed: 1, options: Options::default() };
        DuckThatGoose::deal(&setup, &mut ()).err()
    };
    assert!((2..=9).all(|seats| deal(seats).is_none()));
    assert_eq!([0, 1, 10].map(deal), [Some(SetupError::Seats); 3]);
}

/// DTG-3
#[test]
fn the_event_of_a_deal_has_only_the_first_discard() {
    let play = Play::deal(3, 1, options(Deck::Novice));
    let [event @ Event::Dealt { round: 1, each: 4, discard, .. }] = play.events[..] else {
        panic!("one deal");
    };
    assert_eq!(Some(discard), play.view().pile.top);
    assert_eq!(event.redacted(Viewer::Table), event);
}
