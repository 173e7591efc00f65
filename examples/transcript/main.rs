//! Prints whole matches with everything that is true, for checkers outside this program.
//!
//! `cargo run --release --no-default-features --example transcript -- durak --seats 2 --seed 1
//! --games 3`. The format is described in `docs/transcript.md`.

mod args;
mod print;

use print::Failure;
use std::io::{self, BufWriter, ErrorKind};
use std::process::ExitCode;

/// How the program is called.
const USAGE: &str = "\
usage: transcript GAME [--seats N] [--seed N] [--games N] [--option NAME=VALUE]... [--bot BOT]

  GAME                 the game, such as durak
  --seats N            number of seats; the fewest the game allows if left out
  --seed N             the seed of the first match, 1 if left out; each further match has the next
  --games N            how many matches, 1 if left out
  --option NAME=VALUE  an option of the game; VALUE is JSON, or a bare word: deck=52 throw_in=off
  --bot BOT            who decides: random, if left out, or one of the game's bots

Matches are printed as JSON Lines; docs/transcript.md describes them.";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.iter().any(|word| word == "--help" || word == "-h") {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    let out = BufWriter::new(io::stdout().lock());
    match args::parse(&words).map_err(Failure::Usage).and_then(|args| print::matches(&args, out)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has seen enough, as with `| head`.
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Usage(sentence)) => {
            eprintln!("transcript: {sentence}\n\n{USAGE}");
            ExitCode::from(2)
        }
        Err(failure) => {
            eprintln!("transcript: {failure}");
            ExitCode::FAILURE
        }
    }
}
