//! Presets, and options that go together (DUR-21).

use super::play::*;
use mallard::engine::{Game, OptionError, Rng, Setup, SetupError};
use mallard::games::durak::{AfterFool, Deck, Durak, Length, Options, Preset, ThrowIn};

/// DUR-21
#[test]
fn classic_two_hand_is_36_cards_with_every_option_off() {
    let options = Preset::Classic.options();
    let off = Options {
        deck: Deck::Cards36,
        throw_in: ThrowIn::Off,
        throw_in_after_take: false,
        first_bout_five: false,
        transfer: false,
        transfer_by_showing: false,
        teams: false,
        length: Length::Deals(1),
        after_fool: AfterFool::Attacked,
        several_at_once: false,
    };
    assert_eq!(options, off);
    assert!(Durak::deal(&Setup { seats: 2, seed: 1, options }, &mut ()).is_ok());
}

/// DUR-21
#[test]
fn the_preset_throw_in_sets_throwing_in_after_a_take_too_and_five_cards_at_first() {
    let options = Options {
        throw_in: ThrowIn::All,
        throw_in_after_take: true,
        first_bout_five: true,
        ..classic()
    };
    assert_eq!(Preset::ThrowIn.options(), options);
}

/// DUR-21
#[test]
fn the_preset_transfer_is_throw_in_with_transfers() {
    let options = Preset::Transfer.options();
    assert!(options.transfer);
    assert_eq!(Options { transfer: false, ..options }, Preset::ThrowIn.options());
}

/// DUR-21
#[test]
fn with_two_seats_the_option_for_throwing_in_makes_no_difference() {
    let mut rng = Rng::from_seed(1);
    for seed in 0..20 {
        let mut plays = [ThrowIn::Off, ThrowIn::All]
            .map(|throw_in| Play::deal(2, seed, Options { throw_in, ..classic() }));
        for _ in 0..1_000 {
            let legal =
                plays.each_ref().map(|play| match Durak::pending(&play.state).owed().first() {
                    Some(seat) => play.legal(seat),
                    None => Vec::new(),
                });
            assert_eq!(legal[0], legal[1]);
            let Some(&action) = rng.pick(&legal[0]) else { break };
            for play in &mut plays {
                play.does(play.turn(), action);
            }
        }
    }
}

#[test]
fn any_options_fit_and_every_value_comes_up() {
    let mut seen = Vec::new();
    let mut rng = Rng::from_seed(1);
    for seats in Durak::SEATS {
        for _ in 0..200 {
            let options = Durak::any_options(seats, &mut rng);
            let setup = Setup { seats, seed: 1, options };
            assert!(Durak::deal(&setup, &mut ()).is_ok(), "{setup:?}");
            let value = serde_json::to_value(options).expect("options are data");
            let pairs = value.as_object().expect("a map").iter();
            seen.extend(pairs.map(|(name, value)| format!("{name}={value}")));
        }
    }
    let wanted = ["deck=24", "deck=36", "deck=52", "throw_in=\"off\"", "throw_in=\"all\""];
    let more = ["throw_in=\"neighbours\"", "teams=true", "transfer_by_showing=true"];
    let newest = ["after_fool=\"under\"", "after_fool=\"winner\"", "several_at_once=true"];
    let newest = newest.into_iter().chain(["length=\"open\""]);
    let last = ["first_bout_five=true", "throw_in_after_take=true", "length={\"until\":3}"];
    for value in wanted.into_iter().chain(more).chain(last).chain(newest) {
        assert!(seen.iter().any(|seen| seen == value), "{value} never came up");
    }
    let decks = |seats| {
        let any = (0..50).map(move |seed| Durak::any_options(seats, &mut Rng::from_seed(seed)));
        any.map(|options| options.deck).any(|deck| deck == Deck::Cards24)
    };
    assert_eq!([4, 5].map(decks), [true, false], "24 cards are too few for five alone");
}

/// So that the result of a seed of `make soak` can be examined later.
#[test]
fn a_seed_gives_the_same_options_for_ever() {
    let transfers = |seed| Durak::any_options(3, &mut Rng::from_seed(seed)).transfer;
    assert_eq!([0, 1, 2, 3].map(transfers), [true, true, false, false]);
}

/// A record, a link or a save that leaves an option out means the same for ever.
#[test]
fn options_that_are_left_out_are_those_of_the_first_program() {
    let read: Options = serde_json::from_str("{}").expect("all can be left out");
    assert_eq!(read, throw_in());
}

/// DUR-17
#[test]
fn a_length_that_cannot_be_chosen_is_refused_with_its_limit() {
    let limit = "a match is open, has 1, 3, 5 or 7 deals, or is played until 1 to 9";
    let wrong =
        [Length::Deals(0), Length::Deals(2), Length::Deals(9), Length::Until(0), Length::Until(10)];
    for length in wrong {
        let options = Options { length, ..classic() };
        let dealt = Durak::deal(&Setup { seats: 2, seed: 1, options }, &mut ()).map(|_| ());
        assert_eq!(dealt, Err(SetupError::Options(OptionError { option: "length", limit })));
        let written = serde_json::to_string(&length).expect("it is data");
        let read = serde_json::from_str::<Length>(&written).map_err(|error| error.to_string());
        assert!(read.expect_err("it is refused").starts_with(limit));
    }
}

/// DUR-1
#[test]
fn a_deck_that_does_not_exist_is_refused_with_those_that_do() {
    for deck in ["0", "37", "300", "-24", "\"all\"", "null"] {
        let read = serde_json::from_str::<Deck>(deck).expect_err("it is refused");
        assert!(read.to_string().starts_with("a deck has 24, 36 or 52 cards"), "{read}");
    }
}
