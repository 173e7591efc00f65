//! The switches (DTG-1, DTG-2, DTG-5).

use mallard::engine::{Game, Rng, Setup};
use mallard::games::duck_that_goose::{Deck, DuckThatGoose, Options, Rounds};

/// DTG-1, DTG-2, DTG-5
#[test]
fn at_first_novices_play_a_short_match_and_peachy_keens_do_not_cancel() {
    let expected =
        Options { deck: Deck::Novice, rounds: Rounds::Short, peachy_keen_cancels: false };
    assert_eq!(Options::default(), expected);
}

#[test]
fn all_switches_can_be_combined_with_any_number_of_seats() {
    for seats in DuckThatGoose::SEATS {
        for deck in Deck::ALL {
            for rounds in [Rounds::Short, Rounds::Long, Rounds::Count(1), Rounds::Count(30)] {
                for peachy_keen_cancels in [false, true] {
                    let options = Options { deck, rounds, peachy_keen_cancels };
                    let setup = Setup { seats, seed: 1, options };
                    assert!(DuckThatGoose::deal(&setup, &mut ()).is_ok(), "{setup:?}");
                }
            }
        }
    }
}

#[test]
fn any_options_fit_and_every_value_comes_up() {
    let mut seen = Vec::new();
    let mut rng = Rng::from_seed(1);
    for seats in DuckThatGoose::SEATS {
        for _ in 0..100 {
            let options = DuckThatGoose::any_options(seats, &mut rng);
            let setup = Setup { seats, seed: 1, options };
            assert!(DuckThatGoose::deal(&setup, &mut ()).is_ok(), "{options:?}");
            seen.push(options);
        }
    }
    let came_up = |wanted: &dyn Fn(&Options) -> bool| seen.iter().any(wanted);
    for deck in Deck::ALL {
        assert!(came_up(&|options| options.deck == deck));
    }
    for cancels in [false, true] {
        assert!(came_up(&|options| options.peachy_keen_cancels == cancels));
    }
    assert!(came_up(&|options| options.rounds == Rounds::Short));
    assert!(came_up(&|options| options.rounds == Rounds::Long));
    for count in 1..=3 {
        assert!(came_up(&|options| options.rounds == Rounds::Count(count)));
    }
    assert!(!came_up(&|options| matches!(options.rounds, Rounds::Count(4..))), "mostly few");
    let novices = seen.iter().filter(|options| options.deck == Deck::Novice).count();
    assert!(2 * novices < seen.len(), "mostly with all cards");
}

/// So that the result of a seed of `make soak` can be examined later.
#[test]
fn a_seed_gives_the_same_options_for_ever() {
    let cancels =
        |seed| DuckThatGoose::any_options(3, &mut Rng::from_seed(seed)).peachy_keen_cancels;
    assert_eq!([0, 1, 2, 3].map(cancels), [true, true, false, false]);
}

#[test]
fn options_read_back_and_a_word_too_many_is_refused() {
    for rounds in [Rounds::Short, Rounds::Long, Rounds::Count(12)] {
        let options = Options { deck: Deck::Advanced, rounds, peachy_keen_cancels: true };
        let text = serde_json::to_string(&options).expect("options are data");
        assert_eq!(serde_json::from_str::<Options>(&text).expect("they read back"), options);
    }
    assert!(serde_json::from_str::<Options>("{\"peeking\":true}").is_err());
}
