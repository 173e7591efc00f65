//! The command line of the arena.

use super::deal::{game, number, option};
use mallard::games::GameId;
use serde_json::Value;
use std::num::NonZeroUsize;
use std::thread;

/// The matches to play, and the players to compare.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Args {
    pub(crate) game: GameId,
    pub(crate) players: [String; 2],
    pub(crate) seats: Option<u8>,
    pub(crate) games: u32,
    pub(crate) seed: u64,
    pub(crate) options: Vec<(String, Value)>,
    pub(crate) threads: usize,
    /// The number of rollouts for each estimate of who is ahead; 0 for none.
    pub(crate) course: u32,
}

/// Reads the command line.
///
/// # Errors
/// A sentence that describes the mistake in it.
pub(crate) fn parse(words: &[String]) -> Result<Args, String> {
    let mut words = words.iter().map(String::as_str);
    let slug = words.next().ok_or("name a game, such as durak")?;
    let mut args = Args {
        game: game(slug)?,
        players: Default::default(),
        seats: None,
        games: 100,
        seed: 1,
        options: Vec::new(),
        threads: thread::available_parallelism().map_or(1, NonZeroUsize::get),
        course: 0,
    };
    while let Some(flag) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{flag} needs a value"));
        match flag {
            "--a" => value()?.clone_into(&mut args.players[0]),
            "--b" => value()?.clone_into(&mut args.players[1]),
            "--seats" => args.seats = Some(number(flag, value()?)?),
            "--games" => args.games = number(flag, value()?)?,
            "--seed" => args.seed = number(flag, value()?)?,
            "--threads" => args.threads = number(flag, value()?)?,
            "--course" => args.course = number(flag, value()?)?,
            "--option" => args.options.push(option(value()?)?),
            _ => return Err(format!("there is no {flag:?}")),
        }
    }
    if args.players.iter().any(String::is_empty) {
        return Err(String::from("--a and --b name who plays"));
    }
    Ok(args)
}
