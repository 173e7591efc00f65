//! What is asked for on the command line.

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

/// Reads the command line, or says in a sentence what is wrong with it.
pub(crate) fn parse(words: &[String]) -> Result<Args, String> {
    let mut words = words.iter().map(String::as_str);
    let slug = words.next().ok_or("name a game, such as durak")?;
    let mut args = Args {
        game: GameId::from_slug(slug).ok_or_else(|| no_game(slug))?,
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

fn no_game(slug: &str) -> String {
    let games: Vec<&str> = GameId::ALL.iter().map(|game| game.slug()).collect();
    format!("there is no game {slug:?}; there is {}", games.join(", "))
}

fn number<N: std::str::FromStr>(flag: &str, value: &str) -> Result<N, String> {
    value.parse().map_err(|_| format!("{flag} needs a number that fits, not {value:?}"))
}

fn option(text: &str) -> Result<(String, Value), String> {
    let (name, value) =
        text.split_once('=').ok_or_else(|| format!("--option needs NAME=VALUE, not {text:?}"))?;
    // A bare word is a text, so that nobody has to quote quotes for a shell.
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    Ok((name.to_owned(), value))
}
