//! Bots: that they play by the rules, as strongly as their level says, and sensibly.
//!
//! What holds for every game stands here; strength and sense have a file for each game.

mod drive;
mod duck_and_cover;
mod duck_that_goose;
mod duckit;
mod durak;
mod quantum;

use mallard::engine::{Bot, Chance, Viewer};
use mallard::games::{GameId, GameVisitor, Shelved};

/// Looks at decisions of bots, in every game.
trait Look: Copy {
    fn at<G: Bot>(self, decision: &drive::Decision<'_, G>);
}

fn everywhere(look: impl Look) {
    struct Visitor<L>(L);
    impl<L: Look> GameVisitor for Visitor<L> {
        type Output = ();

        fn visit<G: Shelved>(self) {
            drive::any_matches::<G>(|decision| self.0.at(decision));
        }
    }
    for game in GameId::ALL {
        game.visit(Visitor(look));
    }
}

#[test]
fn every_match_ends_and_every_action_is_one_of_the_legal_ones() {
    #[derive(Clone, Copy)]
    struct Legal;
    impl Look for Legal {
        fn at<G: Bot>(self, decision: &drive::Decision<'_, G>) {
            assert!(decision.legal.contains(&decision.action));
        }
    }
    everywhere(Legal);
}

#[test]
fn the_same_view_and_the_same_chance_give_the_same_action() {
    #[derive(Clone, Copy)]
    struct Same;
    impl Look for Same {
        fn at<G: Bot>(self, decision: &drive::Decision<'_, G>) {
            let again = || {
                let (view, mut chance) = (decision.view(), Chance::from_seed(5));
                let choice = G::choose(&view, decision.legal, decision.level, &mut chance);
                (choice, G::interrupt(&view, decision.legal, decision.level, &mut chance))
            };
            assert_eq!(again(), again());
        }
    }
    everywhere(Same);
}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_choice() {
    #[derive(Clone, Copy)]
    struct Blind;
    impl Look for Blind {
        fn at<G: Bot>(self, decision: &drive::Decision<'_, G>) {
            let view = decision.view();
            let other = G::imagine(&view, &mut Chance::from_seed(6));
            let same = G::view(&other, Viewer::Seat(decision.seat));
            assert_eq!(same, view, "it is another state behind the same view");
            let choose = |view: &G::View| {
                G::choose(view, decision.legal, decision.level, &mut Chance::from_seed(5))
            };
            assert_eq!(choose(&same), choose(&view));
        }
    }
    everywhere(Blind);
}
