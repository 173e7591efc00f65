//! Playing matches and printing them.

use super::args::Args;
use mallard::engine::{
    Chance, Game, Level, MAX_SEED, Pending, Seat, SeatSet, Setup, SetupError, Standing, Table,
    Viewer,
};
use mallard::games::{GameVisitor, Shelved};
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::io::{self, Write};

/// Why nothing more is printed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for cannot be played; the sentence says why.
    Usage(String),
    /// Nobody takes the text.
    Output(io::Error),
    /// A match went on for more steps than the game says one can.
    Endless(u32),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(sentence) => f.write_str(sentence),
            Self::Output(error) => write!(f, "cannot write: {error}"),
            Self::Endless(steps) => write!(f, "a match did not end within {steps} steps"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// One line.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase", bound = "")]
enum Line<'a, G: Game> {
    Deal {
        game: &'static str,
        rules: u32,
        seed: u64,
        setup: &'a Setup<G::Options>,
        bot: &'a str,
        events: &'a [G::Event],
    },
    Step {
        /// Counted from 1.
        step: u32,
        /// Before the action.
        state: G::View,
        pending: Waiting,
        legal: Vec<Offer<G>>,
        seat: Seat,
        action: G::Action,
        events: &'a [G::Event],
    },
    End {
        standing: Standing,
        steps: u32,
        state: G::View,
    },
}

/// The seats that are waited for.
#[derive(Serialize)]
struct Waiting {
    owed: SeatSet,
    may: SeatSet,
}

/// Everything one of them may do.
#[derive(Serialize)]
#[serde(bound = "")]
struct Offer<G: Game> {
    seat: Seat,
    actions: Vec<G::Action>,
}

/// Plays the matches and prints them, a line for each deal, step and end.
pub(crate) fn matches(args: &Args, out: impl Write) -> Result<(), Failure> {
    args.game.visit(Printer { args, out })
}

struct Printer<'a, W> {
    args: &'a Args,
    out: W,
}

impl<W: Write> GameVisitor for Printer<'_, W> {
    type Output = Result<(), Failure>;

    fn visit<G: Shelved>(mut self) -> Self::Output {
        let args = self.args;
        let seats = args.seats.unwrap_or(*G::SEATS.start());
        let options = options::<G>(&args.options).map_err(Failure::Usage)?;
        let bot = bot::<G>(&args.bot).map_err(Failure::Usage)?;
        for game in 0..args.games {
            let seed = args.seed.saturating_add(game.into());
            let table = Table::<G>::deal(Setup { seats, seed, options: options.clone() })
                .map_err(|error| Failure::Usage(refused::<G>(error, seats)))?;
            self.print_match(table, bot)?;
        }
        Ok(self.out.flush()?)
    }
}

impl<W: Write> Printer<'_, W> {
    fn print_match<G: Shelved>(
        &mut self,
        mut table: Table<G>,
        bot: Option<Level>,
    ) -> Result<(), Failure> {
        let setup = table.setup().clone();
        self.line::<G>(&Line::Deal {
            game: G::SLUG,
            rules: G::RULES,
            seed: setup.seed,
            setup: &setup,
            bot: &self.args.bot,
            events: table.opening(),
        })?;
        // Not the seed itself: the game draws from that one.
        let mut chance = Chance::from_seed(!setup.seed);
        for steps in 0..=G::MAX_STEPS {
            let state = table.view(Viewer::Everyone);
            let (owed, may) = match table.pending() {
                Pending::Decide { owed, may } => (owed, may),
                Pending::Over(standing) => {
                    return self.line::<G>(&Line::End { standing, steps, state });
                }
            };
            let legal = offers(&table, owed.or(may));
            let (seat, action) = match bot {
                Some(level) => decide(&table, &legal, owed, level, &mut chance),
                None => anything(&legal, &mut chance),
            };
            let step = table.play(seat, action).expect("a legal action is accepted");
            self.line::<G>(&Line::Step {
                step: steps + 1,
                state,
                pending: Waiting { owed, may },
                legal,
                seat,
                action,
                events: &step.events,
            })?;
        }
        Err(Failure::Endless(G::MAX_STEPS))
    }

    fn line<G: Game>(&mut self, line: &Line<'_, G>) -> Result<(), Failure> {
        serde_json::to_writer(&mut self.out, line).map_err(io::Error::from)?;
        self.out.write_all(b"\n")?;
        Ok(())
    }
}

fn offers<G: Game>(table: &Table<G>, seats: SeatSet) -> Vec<Offer<G>> {
    let offer = |seat| {
        let mut actions = Vec::new();
        table.legal(seat, &mut actions);
        Offer { seat, actions }
    };
    seats.iter().map(offer).collect()
}

/// Who of those waited for decides, and what, where bots do. A seat that may act but need not is
/// asked first whether it does; of those that owe a decision chance says who is next.
fn decide<G: Shelved>(
    table: &Table<G>,
    offers: &[Offer<G>],
    owed: SeatSet,
    level: Level,
    chance: &mut Chance,
) -> (Seat, G::Action) {
    let (owing, others): (Vec<_>, Vec<_>) = offers.iter().partition(|offer| owed.has(offer.seat));
    for Offer { seat, actions } in others {
        let view = table.view(Viewer::Seat(*seat));
        if let Some(action) = G::interrupt(&view, actions, level, chance) {
            return (*seat, action);
        }
    }
    let Offer { seat, actions } = chance.pick(&owing).expect("a match that goes on waits");
    (*seat, G::choose(&table.view(Viewer::Seat(*seat)), actions, level, chance))
}

/// Anything anybody can do.
fn anything<G: Game>(offers: &[Offer<G>], chance: &mut Chance) -> (Seat, G::Action) {
    let Offer { seat, actions } = chance.pick(offers).expect("a match that goes on waits");
    (*seat, *chance.pick(actions).expect("a seat that decides can act"))
}

/// The game's usual options with these in place of its own.
fn options<G: Game>(changes: &[(String, Value)]) -> Result<G::Options, String> {
    let mut options = G::Options::default();
    for (name, value) in changes {
        let mut all = serde_json::to_value(&options).map_err(|error| error.to_string())?;
        let Some(place) = all.get_mut(name) else {
            let names: Vec<&String> =
                all.as_object().into_iter().flat_map(|all| all.keys()).collect();
            return Err(format!("{} has no option {name:?}; it has {names:?}", G::SLUG));
        };
        *place = value.clone();
        options = serde_json::from_value(all)
            .map_err(|error| format!("{name} cannot be {value}: {error}"))?;
    }
    Ok(options)
}

/// The level of this name; none for `random`.
fn bot<G: Shelved>(name: &str) -> Result<Option<Level>, String> {
    if name == "random" {
        return Ok(None);
    }
    let known: Vec<&str> = G::LEVELS.iter().map(|level| level.id).collect();
    let unknown = || format!("there is no bot {name:?}; there is random, {}", known.join(", "));
    G::level(name).map(Some).ok_or_else(unknown)
}

fn refused<G: Game>(error: SetupError, seats: u8) -> String {
    match error {
        SetupError::Seats => {
            let (least, most) = (G::SEATS.start(), G::SEATS.end());
            format!("{} is for {least} to {most} seats, not {seats}", G::SLUG)
        }
        SetupError::Seed => format!("a seed is {MAX_SEED} at most"),
        SetupError::Options(misfit) => misfit.to_string(),
    }
}
