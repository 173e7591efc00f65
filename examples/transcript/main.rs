//! Prints whole matches with all hidden information, for external checkers.
//!
//! `cargo run --release --example transcript -- durak --seats 2 --seed 1
//! --games 3`. The format is described in `docs/transcript.md`.

mod args;
#[path = "../common/deal.rs"]
mod deal;
mod players;
mod print;

use print::Failure;
use std::io::{self, BufWriter};
use std::process::ExitCode;

/// The usage message.
const USAGE: &str = "\
usage: transcript GAME [--seats N] [--seed N] [--games N] [--option NAME=VALUE]... [--bot BOT[,BOT]...]

  GAME                 the game, such as durak
  --seats N            number of seats; the fewest the game allows if left out
  --seed N             the seed of the first match, 1 if left out; each further match has the next
  --games N            how many matches, 1 if left out
  --option NAME=VALUE  an option of the game; VALUE is JSON, or a bare word: deck=52 throw_in=off
  --bot BOT[,BOT]...   who decides: random, if left out, or one of the game's bots; one for all seats
                       or, with commas, one for each

Matches are printed as JSON Lines; docs/transcript.md describes them.";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.iter().any(|word| word == "--help" || word == "-h") {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    let out = BufWriter::new(io::stdout().lock());
    let printed = args::parse(&words).map_err(Failure::Usage);
    let Err(failure) = printed.and_then(|args| print::matches(&args, out)) else {
        return ExitCode::SUCCESS;
    };
    match failure.code() {
        0 => {}
        2 => eprintln!("transcript: {failure}\n\n{USAGE}"),
        _ => eprintln!("transcript: {failure}"),
    }
    ExitCode::from(failure.code())
}
