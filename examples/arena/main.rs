//! Lets bots play against each other and prints which is stronger, with confidence intervals.
//!
//! `cargo run --release --example arena -- durak --a diver --b dabbler --games 1000`. External
//! programs can play too: `docs/bots.md` describes how.

mod args;
mod course;
#[path = "../common/deal.rs"]
mod deal;
mod duel;
mod evening;
mod figures;
mod outside;
#[path = "../common/patient/mod.rs"]
mod patient;
mod plain;
mod player;

use std::process::ExitCode;

/// The usage message.
const USAGE: &str = "\
usage: arena GAME --a PLAYER --b PLAYER [--seats N] [--games N] [--seed N] [--option NAME=VALUE]...
             [--threads N] [--course N]
       arena evening EVENINGS SEED

  GAME                 the game, such as durak
  --a PLAYER           one of these sits among b's, then b among a's; random, policy, reference, first, patient,
                       keen (people), plain@N (plain search from N positions), one of the game's levels,
                       LEVEL~N for a level that errs by up to N, LEVEL@N for one that looks ahead N times,
                       or run:PROGRAM
  --b PLAYER           the others
  --seats N            number of seats; the fewest the game allows if left out
  --games N            how many deals, 100 if left out; each is played once with the one in every seat
  --seed N             the seed of the first deal, 1 if left out
  --option NAME=VALUE  an option of the game; VALUE is JSON, or a bare word
  --course N           also prints who is ahead when, from N rollouts before each decision
  --threads N          how many matches are played at once; as many as the machine can if left out
  evening              family evenings: keen, first and two hatchlings play one match of each game";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.iter().any(|word| word == "--help" || word == "-h") {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    let figures = match &words[..] {
        [mode, count, seed] if mode == "evening" => deal::number("EVENINGS", count)
            .and_then(|count| evening::evenings(count, deal::number("SEED", seed)?)),
        _ => args::parse(&words).and_then(|args| Ok(duel::fight(&args)?.to_string())),
    };
    match figures {
        Ok(figures) => {
            print!("{figures}");
            ExitCode::SUCCESS
        }
        Err(sentence) => {
            eprintln!("arena: {sentence}\n\n{USAGE}");
            ExitCode::from(2)
        }
    }
}
