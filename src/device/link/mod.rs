//! A deal or a match as a text short enough for an address: `d1.K7TQ…` or `m1.K7TQ…`.
//!
//! The letter says what it is, and the number which version it is written in. Every version ends
//! with the same checksum over all before it, so that an older program can tell a newer link from a
//! damaged one. The contents are untrusted: a match is played by its rules while it is read, and
//! then checked like everything from elsewhere ([`Checked`](super::Checked)).

mod coder;
mod head;
pub(super) mod letters;
mod moves;
mod picture;
mod seats;

use crate::engine::{Record, Table};
use crate::games::GameId;
use crate::session::{Kind, Player, Seating, Unopened, set_apart};
use crate::vault::Parcel;
use crate::words::{Lang, Worded, share_text};
pub use picture::{MOST_DRAWN, Picture, drawn};

use coder::{Reader, Writer};
use crc::{CRC_32_ISO_HDLC, Crc};
use serde_json::{Value, json};

/// The version that this program writes. It rises when the format changes, and when a game's usual
/// options or levels change: a link holds only what differs from them.
const VERSION: u32 = 1;

/// The version of a match in which seats changed hands: the changes follow its moves. A program
/// that does not know such matches refuses it.
const CHANGED: u32 = 2;

/// The version of a match that a person ended before its rules did, with the seats that changed
/// hands, if any.
const ENDED: u32 = 3;

/// The note under which the shelf asks the table to share the match with this name.
pub const SHARE: &str = "share";

/// The longest text that is read, in letters. The longest matches of all games are shorter
/// (`tests/contract/links.rs`).
pub const LONGEST: usize = 1 << 16;

const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// The contents of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// The cards, the seats and the rules.
    Deal,
    /// The same with every decision.
    Match,
}

impl Of {
    const fn letter(self) -> char {
        match self {
            Self::Deal => 'd',
            Self::Match => 'm',
        }
    }
}

/// The contents found in a link.
#[derive(Clone, PartialEq, Debug)]
pub enum Linked {
    /// A deal.
    Deal(SharedDeal),
    /// A match, ready to be checked.
    Match(Parcel),
}

/// A shared deal: its game, and the draft for the shelf.
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
    /// How many people it is for, and how many bots.
    pub fn people_and_bots(&self) -> (usize, usize) {
        let people = self.players.iter().filter(|player| player.is_person()).count();
        (people, self.players.len() - people)
    }
}

/// Why a link cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadLink {
    /// Part of it is missing or was changed, or it never was a link.
    Damaged,
    /// A newer program wrote it.
    Newer,
    /// It is of older rules, by which matches are no longer dealt.
    OtherRules,
    /// Its game is not on the shelf.
    UnknownGame,
    /// It holds more steps than a match can have.
    TooLong,
}

impl BadLink {
    /// The reason as a sentence.
    pub fn sentence(self, lang: Lang) -> &'static str {
        let words = share_text(lang);
        match self {
            Self::Damaged => words.damaged,
            Self::Newer => words.newer,
            Self::OtherRules => words.other_rules,
            Self::UnknownGame => Unopened::UnknownGame.sentence(lang),
            Self::TooLong => Unopened::TooLong.sentence(lang),
        }
    }
}

/// Writes a match, or only its deal. A deal holds no person's own name: the people who open it sit
/// there themselves. With `named`, the names of a match go with it.
///
/// `None` if the match holds something that its rules do not allow.
pub fn written<G: Worded>(
    of: Of,
    table: &Table<G>,
    players: &[Player],
    seating: &Seating,
    named: bool,
) -> Option<String> {
    let unnamed = |player: &Player| match player.kind {
        Kind::Person => of == Of::Deal || !named,
        Kind::Bot(_) => of == Of::Match && !named,
    };
    let mut players = players.to_vec();
    for player in players.iter_mut().filter(|player| unnamed(player)) {
        player.name = None;
    }
    let mut writer = Writer::new();
    let mut setup = table.setup().clone();
    if of == Of::Deal {
        setup.options = G::single(setup.options);
    }
    head::write::<G>(&mut writer, &setup, &players);
    if of == Of::Match {
        moves::write::<G>(&mut writer, table.setup(), table.log())?;
    }
    let version = match of {
        Of::Match if seating.was_ended() => ENDED,
        Of::Match if !seating.changes().is_empty() => CHANGED,
        Of::Match | Of::Deal => VERSION,
    };
    if version != VERSION {
        seats::write::<G>(&mut writer, seating.changes(), table.setup().seats)?;
    }
    let mut bytes = writer.finish();
    bytes.extend(sum(of, version, &bytes).to_be_bytes());
    Some(format!("{}{version}.{}", of.letter(), letters::written(&bytes)))
}

/// Reads a link. Text that follows it in a sentence, such as `.`, `)` or `에서`, is left out if the
/// checksum says that the rest is whole.
///
/// # Errors
/// [`BadLink`]; any change of any letter is found.
pub fn read(text: &str) -> Result<Linked, BadLink> {
    if text.len() > LONGEST {
        return Err(BadLink::TooLong);
    }
    read_exactly(text).or_else(|why| match (why, without_ending(text)) {
        (BadLink::Damaged, Some(text)) => read_exactly(text),
        _ => Err(why),
    })
}

/// The text up to the first character that cannot be a letter of a link, if there is one.
fn without_ending(text: &str) -> Option<&str> {
    let letters = text.find('.')? + 1;
    let end = letters + text[letters..].find(|letter| !letters::is_letter(letter))?;
    Some(&text[..end])
}

fn read_exactly(text: &str) -> Result<Linked, BadLink> {
    let (of, rest) = match text.split_at_checked(1) {
        Some(("d", rest)) => (Of::Deal, rest),
        Some(("m", rest)) => (Of::Match, rest),
        _ => return Err(BadLink::Damaged),
    };
    let (number, rest) = rest.split_once('.').ok_or(BadLink::Damaged)?;
    let version: u32 = number.parse().map_err(|_| BadLink::Damaged)?;
    let bytes = letters::read(rest).ok_or(BadLink::Damaged)?;
    let (bytes, told) = bytes.split_last_chunk::<4>().ok_or(BadLink::Damaged)?;
    if version.to_string() != number || u32::from_be_bytes(*told) != sum(of, version, bytes) {
        return Err(BadLink::Damaged);
    }
    match version {
        VERSION => {}
        CHANGED | ENDED if of == Of::Match => {}
        0 => return Err(BadLink::Damaged),
        _ => return Err(BadLink::Newer),
    }
    let mut reader = Reader::new(bytes);
    let (game, rules) = head::which(&mut reader)?;
    with_game!(game, G => read_of::<G>((of, version, game, rules), reader))
}

fn read_of<G: Worded>(
    (of, version, game, rules): (Of, u32, GameId, u32),
    mut reader: Reader<'_>,
) -> Result<Linked, BadLink> {
    head::by_these_rules::<G>(rules)?;
    let (setup, mut players) = head::read::<G>(&mut reader)?;
    match of {
        Of::Deal => {
            // Refused here, not when it is dealt.
            let table = Table::<G>::deal(setup).map_err(|_| BadLink::Damaged)?;
            let setup = table.setup();
            set_apart(&mut players);
            let draft = json!({ "players": players, "options": setup.options, "seed": setup.seed });
            Ok(Linked::Deal(SharedDeal { game, players, draft }))
        }
        Of::Match => {
            let log = moves::read::<G>(&mut reader, &setup)?;
            let changes = match version {
                VERSION => Value::Null,
                _ => seats::read::<G>(&mut reader, setup.seats, log.len())?,
            };
            // The second version exists only for matches in which seats changed hands.
            if version == CHANGED && changes.is_null() {
                return Err(BadLink::Damaged);
            }
            let record = Record::<G> { log, ..Record::fresh(setup).with_changes(changes) };
            let value = serde_json::to_value(&record).map_err(|_| BadLink::Damaged)?;
            let players = serde_json::to_value(players).map_err(|_| BadLink::Damaged)?;
            Ok(Linked::Match(Parcel {
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
fn sum(of: Of, version: u32, bytes: &[u8]) -> u32 {
    let mut sum = CRC.digest();
    sum.update(format!("{}{version}.", of.letter()).as_bytes());
    sum.update(bytes);
    sum.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Chance;
    use crate::session::{Duck, follow};

    fn sealed(of: Of, version: u32, bytes: &[u8]) -> String {
        let sum = sum(of, version, bytes).to_be_bytes();
        format!("{}{version}.{}", of.letter(), letters::written(&[bytes, &sum].concat()))
    }

    /// The head of a match of this game by these rules, as numbers, followed by random bytes.
    fn begun(game: u32, rules: u32, chance: &mut Chance) -> Vec<u8> {
        let mut writer = Writer::new();
        writer.number(game);
        writer.number(rules);
        for _ in 0..chance.below(60) {
            writer.below(chance.below(4), 4);
        }
        let length = chance.below(200);
        (0..length).for_each(|_| writer.below(chance.below(256), 256));
        writer.finish()
    }

    /// A match of this game that can be dealt, with random moves.
    fn dealt<G: Worded>(chance: &mut Chance) -> Vec<u8> {
        let seats = *G::SEATS.start();
        let setup = crate::engine::Setup::new(seats, u64::from(chance.below(99)));
        let person = |seat| Player { name: None, kind: Kind::Person, duck: Duck::new(seat) };
        let players: Vec<_> = (0..usize::from(seats)).map(person).collect();
        let mut writer = Writer::new();
        head::write::<G>(&mut writer, &setup, &players);
        writer.number(chance.below(60));
        (0..100).for_each(|_| writer.below(chance.below(256), 256));
        writer.finish()
    }

    fn follows<G: Worded>(parcel: Parcel) -> bool {
        let players: Vec<Player> = serde_json::from_value(parcel.players).expect("players");
        follow::<G>(&parcel.record, &players, parcel.ended).is_ok_and(|it| it.damage.is_none())
    }

    #[test]
    fn any_sealed_bytes_are_refused_or_can_be_replayed() {
        let mut chance = Chance::from_seed(1);
        let mut read_at_all = 0;
        for _ in 0..4000 {
            let of = if chance.below(2) == 0 { Of::Deal } else { Of::Match };
            let game = chance.below(6);
            let bytes = match GameId::ALL.get(game as usize) {
                Some(&game) if chance.below(2) == 0 => {
                    with_game!(game, G => dealt::<G>(&mut chance))
                }
                _ => begun(game, 1 + chance.below(2), &mut chance),
            };
            match read(&sealed(of, VERSION, &bytes)) {
                Err(_) => {}
                Ok(Linked::Deal(deal)) => {
                    read_at_all += 1;
                    assert!(!deal.players.is_empty());
                }
                Ok(Linked::Match(parcel)) => {
                    read_at_all += 1;
                    let slug = parcel.record["game"].as_str().and_then(GameId::from_slug);
                    let game = slug.expect("a game");
                    assert!(with_game!(game, G => follows::<G>(parcel)));
                }
            }
        }
        assert!(read_at_all > 100, "{read_at_all}");
    }

    #[test]
    fn each_foreign_link_has_its_reason() {
        let mut chance = Chance::from_seed(1);
        let durak = begun(0, 1, &mut chance);
        assert_eq!(read(&sealed(Of::Deal, 2, &durak)), Err(BadLink::Newer));
        assert_eq!(read(&sealed(Of::Deal, 0, &durak)), Err(BadLink::Damaged));
        let by = |game, rules| {
            read(&sealed(Of::Deal, 1, &begun(game, rules, &mut Chance::from_seed(1))))
        };
        assert_eq!(by(0, 99), Err(BadLink::Newer));
        assert_eq!(by(0, 0), Err(BadLink::OtherRules));
        assert_eq!(by(250, 1), Err(BadLink::UnknownGame));
    }

    #[test]
    fn a_match_that_claims_more_moves_than_there_can_be_is_not_played() {
        use crate::games::durak::Durak;
        let table = Table::<Durak>::deal(crate::engine::Setup::new(2, 1)).expect("two can play");
        let person = |duck| Player { name: None, kind: Kind::Person, duck: Duck::new(duck) };
        let mut writer = Writer::new();
        head::write::<Durak>(&mut writer, table.setup(), &[person(0), person(1)]);
        writer.number(u32::MAX);
        assert_eq!(read(&sealed(Of::Match, 1, &writer.finish())), Err(BadLink::TooLong));
    }

    #[test]
    fn each_reason_has_a_sentence_of_its_own_in_every_language() {
        use BadLink::{Damaged, Newer, OtherRules, TooLong, UnknownGame};
        for lang in Lang::ALL {
            let reasons = [Damaged, Newer, OtherRules, UnknownGame, TooLong];
            let sentences: std::collections::BTreeSet<_> =
                reasons.iter().map(|why| why.sentence(lang)).collect();
            assert_eq!(sentences.len(), reasons.len(), "{lang:?}");
        }
    }
}
