//! A deal or a match as a text short enough for an address: `d1.K7TQ…` or `m1.K7TQ…`.
//!
//! The letter is the kind, and the number the version of the format. Every version ends with the same checksum over all
//! before it, so that an older version of the app can distinguish a newer link from a damaged one. The contents are
//! untrusted: a match is played by its rules while it is read, and then checked like every import
//! ([`ValidatedImport`](super::ValidatedImport)).

mod coder;
mod error;
mod head;
pub(super) mod letters;
mod moves;
mod qr;
mod seats;

use crate::engine::{Record, Table};
use crate::games::GameId;
use crate::session::{Player, PlayerKind, Seating, set_apart};
use crate::store::MatchExport;
use crate::words::GameText;
pub use error::LinkError;
pub use qr::{MOST_DRAWN, QrImage, drawn};

use coder::{LinkReader, LinkWriter};
use crc::{CRC_32_ISO_HDLC, Crc};
use serde_json::{Value, json};

/// The version that this app writes. It rises when the format changes, and when a game's default options or levels
/// change: a link contains only the differences from them.
const VERSION: u32 = 1;

/// The version of a match in which seats changed hands: the changes follow its moves. An older version of the app
/// refuses it.
const CHANGED: u32 = 2;

/// The version of a match that a player ended before its rules did, with the seats that changed hands, if any.
const ENDED: u32 = 3;

/// The key of the note with which the home screen asks the table to share the match with this id.
pub const SHARE: &str = "share";

/// The longest text that is read, in letters. The longest matches of all games are shorter
/// (`tests/contract/links.rs`).
pub const LONGEST: usize = 1 << 16;

const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// The contents of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkKind {
    /// The cards, the seats and the rules.
    Deal,
    /// The same with every decision.
    Match,
}

impl LinkKind {
    const fn letter(self) -> char {
        match self {
            Self::Deal => 'd',
            Self::Match => 'm',
        }
    }
}

/// The contents found in a link.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkContent {
    /// A deal.
    Deal(SharedDeal),
    /// A match, ready to be checked.
    Match(MatchExport),
}

/// A shared deal: its game, and the draft for the setup.
#[derive(Clone, PartialEq, Debug)]
pub struct SharedDeal {
    /// The game.
    pub game: GameId,
    /// The players, in the order of the seats.
    pub players: Vec<Player>,
    /// Players, options and seed as a [`Draft`](super::Draft) reads them.
    pub draft: Value,
}

impl SharedDeal {
    /// The number of its human players, and of its bots.
    pub fn people_and_bots(&self) -> (usize, usize) {
        let people = self.players.iter().filter(|player| player.is_person()).count();
        (people, self.players.len() - people)
    }
}

/// Writes a match, or only its deal. A deal contains no name of a human player: those who open it sit there themselves.
/// With `named`, a match contains its names.
///
/// `None` if the match contains a step that its rules do not allow.
pub fn encode<G: GameText>(
    of: LinkKind,
    table: &Table<G>,
    players: &[Player],
    seating: &Seating,
    named: bool,
) -> Option<String> {
    let unnamed = |player: &Player| match player.kind {
        PlayerKind::Person => of == LinkKind::Deal || !named,
        PlayerKind::Bot(_) => of == LinkKind::Match && !named,
    };
    let mut players = players.to_vec();
    for player in players.iter_mut().filter(|player| unnamed(player)) {
        player.name = None;
    }
    let mut writer = LinkWriter::new();
    let mut setup = table.setup().clone();
    if of == LinkKind::Deal {
        setup.options = G::single(setup.options);
    }
    head::write::<G>(&mut writer, &setup, &players);
    if of == LinkKind::Match {
        moves::write::<G>(&mut writer, table.setup(), table.log())?;
    }
    let version = match of {
        LinkKind::Match if seating.was_ended() => ENDED,
        LinkKind::Match if !seating.changes().is_empty() => CHANGED,
        LinkKind::Match | LinkKind::Deal => VERSION,
    };
    if version != VERSION {
        seats::write::<G>(&mut writer, seating.changes(), table.setup().seats)?;
    }
    let mut bytes = writer.finish();
    bytes.extend(sum(of, version, &bytes).to_be_bytes());
    Some(format!("{}{version}.{}", of.letter(), letters::encode(&bytes)))
}

/// Reads a link. Text after it in a sentence, such as `.`, `)` or `에서`, is ignored if the checksum confirms that the
/// rest is whole.
///
/// # Errors
/// [`LinkError`]; any change of any letter is found.
pub fn read(text: &str) -> Result<LinkContent, LinkError> {
    if text.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    read_exactly(text).or_else(|why| match (why, without_ending(text)) {
        (LinkError::Damaged, Some(text)) => read_exactly(text),
        _ => Err(why),
    })
}

/// The text up to the first character that cannot be a letter of a link, if there is one.
fn without_ending(text: &str) -> Option<&str> {
    let letters = text.find('.')? + 1;
    let end = letters + text[letters..].find(|letter| !letters::is_letter(letter))?;
    Some(&text[..end])
}

fn read_exactly(text: &str) -> Result<LinkContent, LinkError> {
    let (of, rest) = match text.split_at_checked(1) {
        Some(("d", rest)) => (LinkKind::Deal, rest),
        Some(("m", rest)) => (LinkKind::Match, rest),
        _ => return Err(LinkError::Damaged),
    };
    let (number, rest) = rest.split_once('.').ok_or(LinkError::Damaged)?;
    let version: u32 = number.parse().map_err(|_| LinkError::Damaged)?;
    let bytes = letters::read(rest).ok_or(LinkError::Damaged)?;
    let (bytes, told) = bytes.split_last_chunk::<4>().ok_or(LinkError::Damaged)?;
    if version.to_string() != number || u32::from_be_bytes(*told) != sum(of, version, bytes) {
        return Err(LinkError::Damaged);
    }
    match version {
        VERSION => {}
        CHANGED | ENDED if of == LinkKind::Match => {}
        0 => return Err(LinkError::Damaged),
        _ => return Err(LinkError::Newer),
    }
    let mut reader = LinkReader::new(bytes);
    let (game, rules) = head::read_game(&mut reader)?;
    with_game!(game, G => read_of::<G>((of, version, game, rules), reader))
}

fn read_of<G: GameText>(
    (of, version, game, rules): (LinkKind, u32, GameId, u32),
    mut reader: LinkReader<'_>,
) -> Result<LinkContent, LinkError> {
    head::by_these_rules::<G>(rules)?;
    let (setup, mut players) = head::read::<G>(&mut reader)?;
    match of {
        LinkKind::Deal => {
            // Refused here, not when it is dealt.
            let table = Table::<G>::deal(setup).map_err(|_| LinkError::Damaged)?;
            let setup = table.setup();
            set_apart(&mut players);
            let draft = json!({ "players": players, "options": setup.options, "seed": setup.seed });
            Ok(LinkContent::Deal(SharedDeal { game, players, draft }))
        }
        LinkKind::Match => {
            let log = moves::read::<G>(&mut reader, &setup)?;
            let changes = match version {
                VERSION => Value::Null,
                _ => seats::read::<G>(&mut reader, setup.seats, log.len())?,
            };
            // The second version exists only for matches in which seats changed hands.
            if version == CHANGED && changes.is_null() {
                return Err(LinkError::Damaged);
            }
            let record = Record::<G> { log, ..Record::without_moves(setup).with_changes(changes) };
            let value = serde_json::to_value(&record).map_err(|_| LinkError::Damaged)?;
            let players = serde_json::to_value(players).map_err(|_| LinkError::Damaged)?;
            Ok(LinkContent::Match(MatchExport {
                players,
                saved_at: 0,
                ended: version == ENDED,
                record: value,
            }))
        }
    }
}

/// The checksum of some bytes.
pub(super) fn sum_of(bytes: &[u8]) -> u32 {
    CRC.checksum(bytes)
}

/// The checksum over the kind, the version and the bytes.
fn sum(of: LinkKind, version: u32, bytes: &[u8]) -> u32 {
    let mut sum = CRC.digest();
    sum.update(format!("{}{version}.", of.letter()).as_bytes());
    sum.update(bytes);
    sum.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rng;
    use crate::session::{Duck, follow};
    use crate::words::Lang;

    fn sealed(of: LinkKind, version: u32, bytes: &[u8]) -> String {
        let sum = sum(of, version, bytes).to_be_bytes();
        format!("{}{version}.{}", of.letter(), letters::encode(&[bytes, &sum].concat()))
    }

    /// The head of a match of this game by these rules, as numbers, followed by random bytes.
    fn begun(game: u32, rules: u32, rng: &mut Rng) -> Vec<u8> {
        let mut writer = LinkWriter::new();
        writer.number(game);
        writer.number(rules);
        for _ in 0..rng.next_below(60) {
            writer.below(rng.next_below(4), 4);
        }
        let length = rng.next_below(200);
        (0..length).for_each(|_| writer.below(rng.next_below(256), 256));
        writer.finish()
    }

    /// A match of this game that can be dealt, with random moves.
    fn dealt<G: GameText>(rng: &mut Rng) -> Vec<u8> {
        let seats = *G::SEATS.start();
        let setup = crate::engine::Setup::new(seats, u64::from(rng.next_below(99)));
        let person = |seat| Player { name: None, kind: PlayerKind::Person, duck: Duck::new(seat) };
        let players: Vec<_> = (0..usize::from(seats)).map(person).collect();
        let mut writer = LinkWriter::new();
        head::write::<G>(&mut writer, &setup, &players);
        writer.number(rng.next_below(60));
        (0..100).for_each(|_| writer.below(rng.next_below(256), 256));
        writer.finish()
    }

    fn follows<G: GameText>(export: MatchExport) -> bool {
        let players: Vec<Player> = serde_json::from_value(export.players).expect("players");
        follow::<G>(&export.record, &players, export.ended).is_ok_and(|it| it.damage.is_none())
    }

    #[test]
    fn any_sealed_bytes_are_refused_or_can_be_replayed() {
        let mut rng = Rng::from_seed(1);
        let mut read_at_all = 0;
        for _ in 0..4000 {
            let of = if rng.next_below(2) == 0 { LinkKind::Deal } else { LinkKind::Match };
            let game = rng.next_below(6);
            let bytes = match GameId::ALL.get(game as usize) {
                Some(&game) if rng.next_below(2) == 0 => {
                    with_game!(game, G => dealt::<G>(&mut rng))
                }
                _ => begun(game, 1 + rng.next_below(2), &mut rng),
            };
            match read(&sealed(of, VERSION, &bytes)) {
                Err(_) => {}
                Ok(LinkContent::Deal(deal)) => {
                    read_at_all += 1;
                    assert!(!deal.players.is_empty());
                }
                Ok(LinkContent::Match(match_export)) => {
                    read_at_all += 1;
                    let slug = match_export.record["game"].as_str().and_then(GameId::from_slug);
                    let game = slug.expect("a game");
                    assert!(with_game!(game, G => follows::<G>(match_export)));
                }
            }
        }
        assert!(read_at_all > 100, "{read_at_all}");
    }

    #[test]
    fn each_foreign_link_has_its_reason() {
        let mut rng = Rng::from_seed(1);
        let durak = begun(0, 1, &mut rng);
        assert_eq!(read(&sealed(LinkKind::Deal, 2, &durak)), Err(LinkError::Newer));
        assert_eq!(read(&sealed(LinkKind::Deal, 0, &durak)), Err(LinkError::Damaged));
        let by = |game, rules| {
            read(&sealed(LinkKind::Deal, 1, &begun(game, rules, &mut Rng::from_seed(1))))
        };
        assert_eq!(by(0, 99), Err(LinkError::Newer));
        assert_eq!(by(0, 0), Err(LinkError::OtherRules));
        assert_eq!(by(250, 1), Err(LinkError::UnknownGame));
    }

    #[test]
    fn a_match_that_claims_more_moves_than_there_can_be_is_not_played() {
        use crate::games::durak::Durak;
        let table = Table::<Durak>::deal(crate::engine::Setup::new(2, 1)).expect("two can play");
        let person = |duck| Player { name: None, kind: PlayerKind::Person, duck: Duck::new(duck) };
        let mut writer = LinkWriter::new();
        head::write::<Durak>(&mut writer, table.setup(), &[person(0), person(1)]);
        writer.number(u32::MAX);
        assert_eq!(read(&sealed(LinkKind::Match, 1, &writer.finish())), Err(LinkError::TooLong));
    }

    #[test]
    fn each_reason_has_a_sentence_of_its_own_in_every_language() {
        use LinkError::{Damaged, Newer, OtherRules, TooLong, UnknownGame};
        for lang in Lang::ALL {
            let reasons = [Damaged, Newer, OtherRules, UnknownGame, TooLong];
            let sentences: std::collections::BTreeSet<_> =
                reasons.iter().map(|why| why.sentence(lang)).collect();
            assert_eq!(sentences.len(), reasons.len(), "{lang:?}");
        }
    }
}
