//! Trains the opponent model of Duckit: how likely players play each card.
//!
//! `cargo run --release --example habits -- MATCHES SEED LOOKS` plays MATCHES matches between
//! bots of several kinds, fits a net to every choice they make, and writes `crates/games/duckit/src/bot/habits/weights.bin`.
//! The divers have a budget of LOOKS iterations.

mod fit;
mod play;

use fit::Fitted;
use mallard::engine::Rng;
use mallard::games::duckit::habits::Net;
use play::Choice;
use std::io;

/// One in this many matches is left out of the fit, as the validation set.
const HELD_OUT: u64 = 20;

/// How often the fit goes through all choices.
const ROUNDS: u32 = 8;

#[expect(clippy::cast_precision_loss, reason = "few rounds")]
fn main() -> io::Result<()> {
    let mut words = std::env::args().skip(1).filter_map(|word| word.parse().ok());
    let (matches, seed): (u64, u64) = (words.next().unwrap_or(200), words.next().unwrap_or(1));
    let looks = words.next().and_then(|looks| looks.try_into().ok()).unwrap_or(200);
    let (mut learnt, mut held) = (Vec::new(), Vec::new());
    for number in 0..matches {
        let choices = if number % HELD_OUT == 0 { &mut held } else { &mut learnt };
        play::play(seed + number, looks, choices);
    }
    println!("{} choices to learn from, {} held out", learnt.len(), held.len());
    let (mut fitted, mut chance) = (Fitted::new(&mut Rng::from_seed(seed)), Rng::from_seed(seed));
    for round in 0..ROUNDS {
        chance.shuffle(&mut learnt);
        fitted.learn(&learnt, fit::STEP * (ROUNDS - round) as f32 / ROUNDS as f32);
        report(round, &Net::from(&fitted.trained()[..]), &held);
    }
    std::fs::write("crates/games/duckit/src/bot/habits/weights.bin", fitted.trained())
}

/// Prints how well the net predicts the choices of the validation set, for each kind of player.
fn report(round: u32, net: &Net, held: &[Choice]) {
    print!("round {round}:");
    for kind in play::KINDS {
        let (mut count, mut sum, mut any) = (0.0, 0.0, 0.0);
        for choice in held.iter().filter(|choice| choice.kind == kind) {
            count += 1.0;
            sum += f64::from(choice.likelihood(net)).ln();
            any -= f64::from(u32::try_from(choice.options.len()).unwrap_or(1)).ln();
        }
        print!(" {kind} {:.3} (by chance {:.3})", sum / count, any / count);
    }
    println!();
}
