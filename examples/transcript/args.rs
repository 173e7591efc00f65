//! The command line of the transcript.

use super::deal::{game, number, option};
use mallard::games::GameId;
use serde_json::Value;

/// The matches to print.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Args {
    pub(crate) game: GameId,
    pub(crate) seats: Option<u8>,
    pub(crate) seed: u64,
    pub(crate) games: u32,
    pub(crate) options: Vec<(String, Value)>,
    pub(crate) bot: String,
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
        seats: None,
        seed: 1,
        games: 1,
        options: Vec::new(),
        bot: String::from("random"),
    };
    while let Some(flag) = words.next() {
        if !["--seats", "--seed", "--games", "--option", "--bot"].contains(&flag) {
            return Err(format!("there is no {flag:?}"));
        }
        let value = words.next().ok_or_else(|| format!("{flag} needs a value"))?;
        match flag {
            "--seats" => args.seats = Some(number(flag, value)?),
            "--seed" => args.seed = number(flag, value)?,
            "--games" => args.games = number(flag, value)?,
            "--option" => args.options.push(option(value)?),
            _ => value.clone_into(&mut args.bot),
        }
    }
    Ok(args)
}
