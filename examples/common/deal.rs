//! The deal that a program's command line asks for.

use mallard::engine::{Game, MAX_SEED, SetupError};
use mallard::games::{GAMES, GameId};
use serde_json::Value;
use std::str::FromStr;

/// The game of this name.
pub(crate) fn game(slug: &str) -> Result<GameId, String> {
    GameId::from_slug(slug).ok_or_else(|| {
        let games: Vec<&str> = GAMES.iter().map(|game| game.slug()).collect();
        format!("there is no game {slug:?}; there is {}", games.join(", "))
    })
}

/// The number given with a flag.
pub(crate) fn number<N: FromStr>(flag: &str, value: &str) -> Result<N, String> {
    value.parse().map_err(|_| format!("{flag} needs a number that fits, not {value:?}"))
}

/// `NAME=VALUE`, with the value in JSON.
pub(crate) fn option(text: &str) -> Result<(String, Value), String> {
    let (name, value) =
        text.split_once('=').ok_or_else(|| format!("--option needs NAME=VALUE, not {text:?}"))?;
    // A bare word counts as a text, so that no one has to quote quotes for a shell.
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    Ok((name.to_owned(), value))
}

/// The game's usual options with these changes.
pub(crate) fn options<G: Game>(changes: &[(String, Value)]) -> Result<G::Options, String> {
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

/// Why this number of seats, or these options, cannot be dealt.
pub(crate) fn refused<G: Game>(error: SetupError, seats: u8) -> String {
    match error {
        SetupError::Seats => {
            let (least, most) = (G::SEATS.start(), G::SEATS.end());
            format!("{} is for {least} to {most} seats, not {seats}", G::SLUG)
        }
        SetupError::Seed => format!("a seed is {MAX_SEED} at most"),
        SetupError::Options(misfit) => misfit.to_string(),
    }
}
