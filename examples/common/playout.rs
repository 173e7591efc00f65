//! Random matches with nothing around them, as a search plays them: list the legal actions into a
//! reused buffer, choose one, apply it. Only seats that owe a decision decide.

use mallard::engine::{Game, Rng, Setup};
use mallard::games::{GAMES, GameId};
use mallard::with_game;
use mallard::words::GameText;
use std::fmt;
use std::hint::black_box;

/// A game with a number of seats and the usual options.
#[derive(Clone, Copy)]
pub struct Case {
    pub game: GameId,
    pub seats: u8,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.game.slug(), self.seats)
    }
}

/// Each game with the fewest seats, and with the most.
pub fn cases() -> Vec<Case> {
    fn seats<G: GameText>() -> [u8; 2] {
        [*G::SEATS.start(), *G::SEATS.end()]
    }
    let mut cases = Vec::new();
    for &game in GAMES {
        let [fewest, most] = with_game!(game, G => seats::<G>());
        cases.push(Case { game, seats: fewest });
        if most > fewest {
            cases.push(Case { game, seats: most });
        }
    }
    cases
}

/// Freshly dealt matches to start from.
pub fn deal<G: Game>(seats: u8, matches: u64) -> Vec<G::State> {
    let deal = |seed| G::deal(&Setup::new(seats, seed), &mut ()).expect("the seats fit");
    (0..matches).map(deal).collect()
}

/// Plays one random match from a copy of `dealt`, and returns the number of steps.
pub fn playout<G: Game>(dealt: &G::State, actions: &mut Vec<G::Action>, rng: &mut Rng) -> u64 {
    let mut state = dealt.clone();
    let mut steps = 0;
    while let Some(seat) = G::pending(&state).owed().first() {
        G::legal(&state, seat, actions);
        let Some(&action) = rng.pick(actions) else { break };
        G::take_step(&mut state, seat, action, &mut ());
        steps += 1;
        if steps == u64::from(G::MAX_STEPS) {
            break;
        }
    }
    black_box(&state);
    steps
}
