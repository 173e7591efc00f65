//! Bots play by the rules, as strongly as their level promises, and sensibly.
//!
//! The tests for every game are here; for strength and sense each game on the list has a file. The slow comparisons of
//! levels are left to `make ladder`.

#![cfg_attr(
    not(feature = "games"),
    allow(dead_code, unused_imports, reason = "the tests of other games use them")
)]

mod drive;
#[path = "../../examples/common/patient/mod.rs"]
mod patient;
#[path = "../contract/stage.rs"]
mod stage;

use mallard::engine::{Bot, GameView, Rng, Setup, Viewer};
use mallard::games::GAMES;
use mallard::with_game;
use mallard::words::GameText;
use stage::check_part;

macro_rules! tests_of_games {
    ($($id:ident, $feature:literal => $folder:ident::$game:ident,)+) => {
        $(
            #[cfg(feature = $feature)]
            mod $folder;
        )+
    };
}
mallard::each_complete_game!(tests_of_games);

/// The true hands of the others make no difference: another state that looks the same from a seat gets the
/// same choice there.
#[test]
fn every_match_ends_by_legal_choices_and_states_that_look_alike_get_the_same() {
    fn check_lookalikes<G: Bot>(decision: &drive::Decision<'_, G>) {
        let chosen = |state: &G::State| {
            let (view, mut legal) = (G::view(state, Viewer::Seat(decision.seat)), Vec::new());
            G::legal(state, decision.seat, &mut legal);
            let mut rng = Rng::from_seed(5);
            let choice = decision.level.choose::<G>(&view, &legal, &mut rng);
            (choice, G::interrupt(&view, &legal, decision.level, &mut rng))
        };
        assert!(decision.legal.contains(&decision.action));
        let other = decision.view().determinize(&mut Rng::from_seed(9));
        assert_eq!(chosen(decision.state), chosen(&other));
    }
    for game in GAMES {
        with_game!(game, G => drive::any_matches::<G>(check_lookalikes));
    }
}

/// Measured in the arena: from 41 to 56 %. The bots of the defaults lose in most drafts.
#[test]
fn the_duckling_wins_about_half_of_its_matches_against_a_patient_beginner() {
    fn play_half<G: GameText>() {
        if !G::SEATS.contains(&2) {
            return;
        }
        let rate = drive::rate_among_beginners::<G>(G::LEVELS[0], |seed| Setup::new(2, seed), 100);
        let folder = G::SLUG.replace('-', "_");
        assert!(
            (35.0..61.0).contains(&rate),
            "the Duckling wins {rate:.0} % of its matches against the beginner of \
             examples/common/patient/{folder}.rs, not about half: write Search::play_quickly first"
        );
    }
    check_part(|game| with_game!(game, G => play_half::<G>()));
}
