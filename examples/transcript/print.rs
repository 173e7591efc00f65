//! Plays matches and prints them.

use super::args::Args;
use super::deal::{options, refused};
use super::players::Players;
use mallard::engine::{
    Game, Pending, PlayError, Rng, Seat, SeatSet, Setup, Standing, Table, Viewer,
};
use mallard::with_game;
use mallard::words::GameText;
use serde::Serialize;
use std::fmt;
use std::io::{self, ErrorKind, Write};

/// Why the printing stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The request cannot be played; the sentence gives the reason.
    Usage(String),
    /// The output refuses the text.
    Output(io::Error),
    /// A match took more steps than its game allows.
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

impl Failure {
    /// The exit code. A reader that closes the pipe, as `head` does, has seen enough.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Self::Output(error) if error.kind() == ErrorKind::BrokenPipe => 0,
            Self::Output(_) | Self::Endless(_) => 1,
            Self::Usage(_) => 2,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// One line of output.
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
        /// The number of the step, from 1.
        step: u32,
        /// The state before the action.
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

/// The seats that the match waits for.
#[derive(Serialize)]
struct Waiting {
    owed: SeatSet,
    may: SeatSet,
}

/// Everything that one of these seats may play.
#[derive(Serialize)]
#[serde(bound = "")]
pub(crate) struct Offer<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) actions: Vec<G::Action>,
}

/// Plays the matches and prints them, a line for each deal, step and end.
pub(crate) fn matches(args: &Args, out: impl Write) -> Result<(), Failure> {
    with_game!(args.game, G => print::<G, _>(args, out))
}

fn print<G: GameText, W: Write>(args: &Args, out: W) -> Result<(), Failure> {
    let seats = args.seats.unwrap_or(*G::SEATS.start());
    let options = options::<G>(&args.options).map_err(Failure::Usage)?;
    let players = Players::parse::<G>(&args.bot, seats).map_err(Failure::Usage)?;
    let mut printer = Printer { args, out };
    for game in 0..args.games {
        let seed = args.seed.saturating_add(game.into());
        let table = Table::<G>::deal(Setup { seats, seed, options: options.clone() })
            .map_err(|error| Failure::Usage(refused::<G>(error, seats)))?;
        printer.print_match(table, &players)?;
    }
    Ok(printer.out.flush()?)
}

struct Printer<'a, W> {
    args: &'a Args,
    out: W,
}

impl<W: Write> Printer<'_, W> {
    fn print_match<G: GameText>(
        &mut self,
        mut table: Table<G>,
        players: &Players,
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
        // Not the seed itself: the game draws from that seed.
        let mut rng = Rng::from_seed(!setup.seed);
        for steps in 0..=G::MAX_STEPS {
            let state = table.view(Viewer::Everyone);
            let (owed, may) = match table.pending() {
                Pending::Decide { owed, may } => (owed, may),
                Pending::Over(standing) => {
                    return self.line::<G>(&Line::End { standing, steps, state });
                }
            };
            let legal = offers(&table, owed.or(may));
            let (seat, action) = players.decide(&table, &legal, owed, &mut rng);
            let step = match table.play(seat, action) {
                Ok(step) => step,
                Err(PlayError::TooLong) => break,
                Err(PlayError::Refused(refusal)) => panic!("{action:?} is legal, not {refusal:?}"),
            };
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
