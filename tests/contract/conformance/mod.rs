//! The rules that every game must obey, written once for all: each game of the list, each number of seats, any options,
//! many seeds.
//!
//! [`walk`] plays a match of random decisions and stops at its positions; each other module checks one promise of the
//! API (`engine/game.rs`).

mod bots;
mod branches;
mod legality;
mod long_run;
mod parts;
mod refusals;
mod saving;
mod secrecy;
mod undoing;
pub(crate) mod walk;

use crate::random::dealt;
use mallard::engine::{Game, Viewer};
use mallard::games::{GAMES, GameId};
use mallard::with_game;
use mallard::words::GameText;
use walk::{Moment, walk};

/// The number of seeds for each number of seats in the tests that look closely.
const SEEDS: u64 = 20;

/// Looks at matches of every game.
trait Look: Copy {
    fn at<G: Game>(self, moment: &mut Moment<G>);
}

/// Walks through `SEEDS` matches for each number of seats of each game.
fn check_everywhere(look: impl Look) {
    fn check_any_match<G: GameText, L: Look>(look: L) {
        for seats in G::SEATS {
            for seed in 0..SEEDS {
                walk::<G>(dealt(seats, seed), seed, |moment| look.at(moment));
            }
        }
    }
    for game in GAMES {
        with_game!(game, G => check_any_match::<G, _>(look));
    }
}

#[test]
fn legal_lists_are_without_doubles_and_agree_with_check() {
    #[derive(Clone, Copy)]
    struct Legality;
    impl Look for Legality {
        fn at<G: Game>(self, moment: &mut Moment<G>) {
            legality::check(moment);
        }
    }
    check_everywhere(Legality);
}

#[test]
fn a_refused_action_leaves_every_view_as_it_was() {
    #[derive(Clone, Copy)]
    struct Refusals;
    impl Look for Refusals {
        fn at<G: Game>(self, moment: &mut Moment<G>) {
            refusals::are_refused(moment);
            if moment.number.is_multiple_of(7) {
                refusals::change_nothing(moment);
            }
        }
    }
    check_everywhere(Refusals);
}

#[test]
fn a_saved_match_loads_as_it_was() {
    #[derive(Clone, Copy)]
    struct Saving;
    impl Look for Saving {
        fn at<G: Game>(self, moment: &mut Moment<G>) {
            // Each look replays the match from its beginning, so this looks at fewer and fewer
            // positions.
            if moment.number.is_power_of_two() || moment.is_last() {
                saving::loads_equal(moment);
            }
            if moment.number.is_multiple_of(4) || moment.is_last() {
                saving::views_read_back(moment);
            }
        }
    }
    check_everywhere(Saving);
}

#[test]
fn a_branch_is_a_match_of_its_own_and_keeps_what_its_seat_saw() {
    #[derive(Clone, Copy)]
    struct Branches;
    impl Look for Branches {
        fn at<G: Game>(self, moment: &mut Moment<G>) {
            if moment.number.is_power_of_two() || moment.is_last() {
                branches::a_redeal_changes_nothing_that_its_seat_sees(moment);
                branches::it_is_played_and_loaded_like_any_match(moment);
                branches::a_damaged_one_stays_a_branch(moment);
            }
        }
    }
    check_everywhere(Branches);
}

#[test]
fn undo_takes_back_only_actions_that_revealed_nothing() {
    #[derive(Clone, Copy)]
    struct Undoing;
    impl Look for Undoing {
        fn at<G: Game>(self, moment: &mut Moment<G>) {
            undoing::follows_the_rule(moment);
            if moment.number < 40 || moment.number.is_power_of_two() {
                undoing::goes_one_step_back(moment);
            }
        }
    }
    check_everywhere(Undoing);
}

#[test]
fn a_view_contains_only_what_its_viewer_may_know() {
    #[derive(Clone, Copy)]
    struct Secrecy;
    impl Look for Secrecy {
        fn at<G: Game>(self, moment: &mut Moment<G>) {
            if moment.number.is_multiple_of(2) || moment.is_last() {
                secrecy::imagined_states_look_the_same(moment);
                secrecy::events_tell_no_more_than_views(moment);
            }
        }
    }
    check_everywhere(Secrecy);
}

#[test]
fn the_next_deal_begins_after_the_end_of_each_and_nowhere_else() {
    fn check_any_seats<G: GameText>() {
        for seats in G::SEATS {
            for seed in 0..4 {
                parts::next_deal_begins_each_after_the_first::<G>(seats, seed);
            }
        }
    }
    for game in GAMES {
        with_game!(game, G => check_any_seats::<G>());
    }
}

/// Only where the game looks for one loser do all others get the same place.
#[test]
fn durak_alone_spares() {
    fn does_spare<G: GameText>() -> bool {
        let table = dealt::<G>(*G::SEATS.start(), 1);
        G::spares_all_but_one(&table.view(Viewer::Everyone))
    }
    let spare = |game: &GameId| with_game!(game, G => does_spare::<G>());
    assert!(GAMES.iter().copied().filter(spare).all(|game| game.slug() == "durak"));
}
