//! The choices of divers: the same natively and on wasm32, to the last bit of their numbers.
//!
//! They have a small budget, which is quick; more would test nothing else.

use mallard::engine::{Level, Pending, Rng, Seat, Setup, Strategy, Table, Viewer};
use mallard::games::GameId;
use mallard::with_game;
use mallard::words::GameText;
use std::fmt::Write;

/// Their budget.
const LOOKS: u32 = 40;

/// A match: first `random` random steps, then `asked` decisions of divers, where there is a choice.
struct Case {
    game: &'static str,
    seats: u8,
    seed: u64,
    random: u32,
    asked: u32,
}

const fn case(game: &'static str, seats: u8, seed: u64, random: u32, asked: u32) -> Case {
    Case { game, seats, seed, random, asked }
}

/// For each of these games the opening with few seats, and later with more. For Durak also the ending between two,
/// which has a separate search.
const CASES: &[Case] = &[
    case("durak", 2, 1, 0, 8),
    case("durak", 2, 2, 50, 8),
    case("durak", 4, 3, 10, 6),
    case("duckit", 3, 4, 0, 6),
    case("duckit", 3, 5, 30, 6),
    case("quantum", 2, 6, 0, 6),
    case("quantum", 4, 7, 80, 6),
    case("duck-and-cover", 2, 8, 0, 6),
    case("duck-and-cover", 5, 9, 60, 6),
    case("duck-that-goose", 2, 10, 4, 8),
    case("duck-that-goose", 5, 11, 40, 8),
];

/// A game without special cases: the opening with the fewest seats, and later with the most.
fn usual<G: GameText>() -> [Case; 2] {
    [case(G::SLUG, *G::SEATS.start(), 1, 0, 6), case(G::SLUG, *G::SEATS.end(), 2, 10, 6)]
}

/// The choices of a game's divers, one per line below each case.
pub(crate) fn record_choices(game: GameId) -> String {
    let usual = with_game!(game, G => usual::<G>());
    let own = CASES.iter().filter(|case| case.game == game.slug()).collect::<Vec<_>>();
    let cases = if own.is_empty() { usual.iter().collect() } else { own };
    let mut text = String::new();
    for case in cases {
        let Case { game: slug, seats, seed, random, .. } = case;
        let _ = writeln!(text, "{slug}, {seats} seats, seed {seed}, {random} steps at random");
        with_game!(game, G => choices::<G>(case, &mut text));
    }
    text
}

fn choices<G: GameText>(case: &Case, text: &mut String) {
    let Case { seats, seed, random, asked, .. } = *case;
    let setup = Setup { seats, seed, options: G::Options::default() };
    let mut table = Table::<G>::deal(setup).expect("it can be dealt");
    let mut rng = Rng::from_seed(seed);
    let diver = *G::LEVELS.last().expect("a level");
    let diver = Level { mind: Strategy::Search(LOOKS), ..diver };
    let (mut steps, mut choices, mut legal) = (0, 0, Vec::new());
    while choices < asked {
        let Pending::Decide { owed, .. } = table.pending() else { break };
        let seat: Seat = owed.first().expect("somebody decides");
        table.legal(seat, &mut legal);
        let action = if steps < random || legal.len() == 1 {
            *rng.pick(&legal).expect("something can be done")
        } else {
            choices += 1;
            let view = table.view(Viewer::Seat(seat));
            let action = diver.choose::<G>(&view, &legal, &mut rng);
            let written = serde_json::to_string(&action).expect("it is data");
            let _ = writeln!(text, "  seat {} {written}", u8::from(seat));
            action
        };
        steps += 1;
        table.play(seat, action).expect("it is legal");
    }
}
