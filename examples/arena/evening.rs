//! Family evenings: a grown-up, a child and two bots of the lowest level play one match of each game.

use crate::course::Course;
use crate::duel::play;
use crate::figures::mean;
use crate::player::Player;
use mallard::device::NightPoints;
use mallard::engine::{Rng, Seat, Setup};
use mallard::games::GAMES;
use mallard::with_game;
use mallard::words::GameText;

/// The grown-up, the child and the bots: a game for three leaves the last one out.
const FAMILY: [&str; 4] = ["keen", "first", "hatchling", "hatchling"];
const CHILD: usize = 1;
const PEOPLE: usize = 2;

/// Each player's result in a match: has it won, and its points. A bot that is left out has none.
type Results = [(bool, f64); FAMILY.len()];

/// Plays the evenings, the first with `seed`, and returns what they show.
pub(crate) fn evenings(count: u32, seed: u64) -> Result<String, String> {
    let (mut wins, mut shares) = (vec![Vec::new(); GAMES.len() + 1], [Vec::new(), Vec::new()]);
    for evening in 0..u64::from(count) {
        let (mut has_won, mut points) = (false, [0.0; FAMILY.len()]);
        for (game, wins) in GAMES.iter().zip(&mut wins) {
            let results = with_game!(*game, G => play_match::<G>(seed + evening))?;
            wins.push(f64::from(u8::from(results[CHILD].0)));
            has_won |= results[CHILD].0;
            for (points, (_, more)) in points.iter_mut().zip(results) {
                *points += more;
            }
        }
        wins[GAMES.len()].push(f64::from(u8::from(has_won)));
        shares[0].push(points[CHILD] / points.iter().sum::<f64>());
        shares[1].push(points[CHILD] / points[..PEOPLE].iter().sum::<f64>());
    }
    let shown = |samples: &[f64]| {
        let (mean, doubt) = mean(samples);
        format!("{mean:.1} ± {doubt:.1} %")
    };
    let games =
        GAMES.iter().zip(&wins).map(|(game, wins)| format!("{} {}", game.slug(), shown(wins)));
    Ok(format!(
        "{count} evenings from {seed}: the child wins a match in {}; its points: {} of all, {} of those of people\n\
         it wins {}\n",
        shown(&wins[GAMES.len()]),
        shown(&shares[0]),
        shown(&shares[1]),
        games.collect::<Vec<_>>().join(", "),
    ))
}

fn play_match<G: GameText>(evening: u64) -> Result<Results, String> {
    let most = u8::try_from(FAMILY.len()).unwrap_or(u8::MAX);
    let seats = most.clamp(*G::SEATS.start(), *G::SEATS.end());
    let mut players = Vec::new();
    for name in FAMILY {
        players.push(Player::parse::<G>(name)?);
    }
    // Every evening each player sits one seat further.
    let first = usize::try_from(evening % u64::from(seats)).unwrap_or(0);
    let at = |seat: Seat| (seat.index() + first) % usize::from(seats);
    let setup = Setup::new(seats, evening);
    let mut course = Course::new(0, seats, evening);
    let mut rng = Rng::from_seed(!evening);
    let end = play::<G>(setup, &mut players, at, &mut rng, &mut course, |_, _, _, _| ())?;
    let mut results = Results::default();
    let Some(standing) = end else { return Ok(results) };
    let places = standing.places();
    for seat in Seat::all(seats) {
        // As shown, with one decimal: exact with three and four seats.
        let points = NightPoints::for_seat(places, seat.index()).to_string();
        let has_won = standing.place(seat) == 1 && places.iter().any(|&place| place != 1);
        results[at(seat)] = (has_won, points.parse().map_err(|_| points)?);
    }
    Ok(results)
}
