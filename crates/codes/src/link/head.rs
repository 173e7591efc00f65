//! The part of a link before the moves: the game, its rules, the players, the seed and the options.

use super::coder::{LinkReader, LinkWriter};
use super::{LinkError, levels};
use crate::GameId;
use mallard_engine::{Game, Setup};
use mallard_session::{DUCKS, Duck, MOST_PARTS, NAME_LENGTH, Player, PlayerKind, tidy_name};
use mallard_words::{GameText, Lang};
use serde::Deserialize;
use serde_json::{Map, Value};

/// Most bytes of a name: four for each part of each character.
#[expect(clippy::cast_possible_truncation, reason = "some more than a thousand")]
const MAX_NAME_BYTES: u32 = 4 * (NAME_LENGTH * MOST_PARTS) as u32;

/// Far above any real options.
const MAX_OPTIONS_BYTES: u32 = 4096;

pub(super) fn write<G: GameText>(
    writer: &mut LinkWriter,
    version: u32,
    setup: &Setup<G::Options>,
    players: &[Player],
) {
    let place = GameId::ALL.iter().position(|game| game.slug() == G::SLUG);
    writer.number(place.and_then(|place| u32::try_from(place).ok()).unwrap_or_default());
    writer.number(G::RULES);
    writer.below(u32::from(setup.seats), 16);
    for player in players {
        let kind = match &player.kind {
            PlayerKind::Person => 0,
            PlayerKind::Bot(id) => 1 + levels::number::<G>(id),
        };
        writer.below(kind, 1 + levels::count::<G>(version));
        writer.below(u32::from(u8::from(player.duck)), DUCKS_END);
        let name = player.name.as_deref().filter(|name| !is_given(player, name));
        writer.text(name.unwrap_or_default());
    }
    writer.seed(setup.seed);
    writer.text(&differing(value(&setup.options), value(&G::Options::default())));
}

/// Reads the game and the version of its rules.
pub(super) fn read_game(reader: &mut LinkReader<'_>) -> Result<(GameId, u32), LinkError> {
    let place = usize::try_from(reader.number()?).unwrap_or(usize::MAX);
    let rules = reader.number()?;
    Ok((*GameId::ALL.get(place).ok_or(LinkError::UnknownGame)?, rules))
}

/// Reads the rest of the head, after [`read_game`].
pub(super) fn read<G: GameText>(
    reader: &mut LinkReader<'_>,
    version: u32,
) -> Result<(Setup<G::Options>, Vec<Player>), LinkError> {
    let seats = u8::try_from(reader.below(16)?).unwrap_or_default();
    if !G::SEATS.contains(&seats) {
        return Err(LinkError::Damaged);
    }
    let players =
        (0..seats).map(|_| player::<G>(reader, version)).collect::<Result<_, LinkError>>()?;
    let seed = reader.seed()?;
    let options = overlaid(&reader.text(MAX_OPTIONS_BYTES)?, value(&G::Options::default()))?;
    let options = G::Options::deserialize(&options).map_err(|_| LinkError::Damaged)?;
    Ok((Setup { seats, seed, options }, players))
}

fn player<G: GameText>(reader: &mut LinkReader<'_>, version: u32) -> Result<Player, LinkError> {
    let kind = match reader.below(1 + levels::count::<G>(version))?.checked_sub(1) {
        None => PlayerKind::Person,
        Some(level) => PlayerKind::Bot(levels::numbered::<G>(level).id.to_owned()),
    };
    let duck = Duck::new(reader.below(DUCKS_END)? as usize);
    let name = tidy_name(&reader.text(MAX_NAME_BYTES)?);
    Ok(Player { name, kind, duck })
}

/// One more than the highest number of a duck.
#[expect(clippy::cast_possible_truncation, reason = "nine")]
const DUCKS_END: u32 = DUCKS as u32;

/// Is this a default name, in any language? Then readers of the link see it in their own.
fn is_given(player: &Player, name: &str) -> bool {
    let unnamed = Player { name: None, ..player.clone() };
    Lang::ALL.into_iter().any(|lang| unnamed.shown_name(lang) == name)
}

fn value(options: &impl serde::Serialize) -> Value {
    // Options are plain data: they can be written.
    serde_json::to_value(options).unwrap_or_default()
}

/// The options that differ from the defaults, as JSON; empty if none does.
fn differing(options: Value, usual: Value) -> String {
    let (Value::Object(mut options), Value::Object(usual)) = (options, usual) else {
        return String::new();
    };
    options.retain(|name, value| usual.get(name) != Some(value));
    if options.is_empty() { String::new() } else { Value::Object(options).to_string() }
}

fn overlaid(differing: &str, usual: Value) -> Result<Value, LinkError> {
    let Value::Object(mut options) = usual else { return Ok(usual) };
    if !differing.is_empty() {
        let set: Map<_, _> = serde_json::from_str(differing).map_err(|_| LinkError::Damaged)?;
        options.extend(set);
    }
    Ok(Value::Object(options))
}

/// Can this version read a link of these rules?
pub(super) fn by_these_rules<G: Game>(rules: u32) -> Result<(), LinkError> {
    match rules.cmp(&G::RULES) {
        std::cmp::Ordering::Less => Err(LinkError::OtherRules),
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(LinkError::Newer),
    }
}
