//! A deal or a match as a text short enough for an address: `d1.K7TQ…` or `m1.K7TQ…`.
//!
//! The letter is the kind, and the number the version of the format. Every version ends with the same checksum over all
//! before it, so that an older version of the app can distinguish a newer link from a damaged one. The contents are
//! untrusted: a match is played by its rules while it is read, and then checked like every import
//! (`mallard_device::ValidatedImport`).

mod branches;
mod coder;
mod error;
mod head;
pub mod letters;
mod levels;
mod moves;
mod qr;
mod read;
mod seats;

use crate::{GameId, SavedMatch};
pub use error::LinkError;
use mallard_engine::Table;
use mallard_session::{Label, Player, PlayerKind, Seating, set_apart};
use mallard_words::GameText;
pub use qr::{MOST_DRAWN, QrImage, drawn};
pub use read::{LONGEST_LINK, linked_game, read};

use coder::{LinkReader, LinkWriter};
use crc::{CRC_32_ISO_HDLC, Crc};
use levels::VERSION_WITH_FIRST_LEVEL;
use serde_json::{Value, json};

/// The version that this app writes. It rises when the format changes, and when a game's default options or levels
/// change: a link contains only the differences from them.
const VERSION: u32 = 1;

/// The version of a match in which seats changed hands: the changes follow its moves. An older version of the app
/// refuses it.
const VERSION_WITH_SEAT_CHANGES: u32 = 2;

/// The version of a match that a player ended before its rules did, with the seats that changed hands, if any.
const VERSION_WITH_EARLY_END: u32 = 3;

/// The version of a branch: where it left other matches, then as with a bot of the first level.
const VERSION_WITH_BRANCHES: u32 = 5;

const CRC: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

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

#[derive(Clone, PartialEq, Debug)]
pub enum LinkContent {
    Deal(SharedDeal),
    /// A match, ready to be checked.
    Match(SavedMatch),
}

#[derive(Clone, PartialEq, Debug)]
pub struct SharedDeal {
    pub game: GameId,
    /// The players, in the order of the seats.
    pub players: Vec<Player>,
    /// Players, options and seed as a draft of the setup reads them.
    pub draft: Value,
}

impl SharedDeal {
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
    let changes = if of == LinkKind::Match { seating.changes() } else { &[] };
    let branches = if of == LinkKind::Match { table.branches() } else { &[] };
    let version = match of {
        _ if !branches.is_empty() => VERSION_WITH_BRANCHES,
        _ if levels::have_first::<G>(&players, changes) => VERSION_WITH_FIRST_LEVEL,
        LinkKind::Match if seating.was_ended() => VERSION_WITH_EARLY_END,
        LinkKind::Match if !changes.is_empty() => VERSION_WITH_SEAT_CHANGES,
        LinkKind::Match | LinkKind::Deal => VERSION,
    };
    head::write::<G>(&mut writer, version, &setup, &players);
    if of == LinkKind::Match {
        if version == VERSION_WITH_BRANCHES {
            branches::write(&mut writer, branches, table.setup().seats)?;
        }
        moves::write(&mut writer, table)?;
        if version >= VERSION_WITH_FIRST_LEVEL {
            writer.below(u32::from(seating.was_ended()), 2);
        }
        if version != VERSION {
            seats::write::<G>(&mut writer, version, changes, table.setup().seats)?;
        }
    }
    let mut bytes = writer.finish();
    bytes.extend(sum(of, version, &bytes).to_be_bytes());
    Some(format!("{}{version}.{}", of.letter(), letters::encode(&bytes)))
}

/// A whole link, of which only its game can read the rest.
#[derive(Debug)]
pub struct OpenedLink<'a> {
    kind: LinkKind,
    version: u32,
    pub game: GameId,
    /// The version of its rules.
    rules: u32,
    reader: LinkReader<'a>,
}

/// Reads the rest of a link of this game.
///
/// # Errors
/// [`LinkError`] if it does not follow the rules of the game.
pub fn read_opened<G: GameText>(link: OpenedLink<'_>) -> Result<LinkContent, LinkError> {
    let OpenedLink { kind: of, version, game, rules, mut reader } = link;
    head::by_these_rules::<G>(rules)?;
    let (setup, mut players) = head::read::<G>(&mut reader, version)?;
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
            let seats = setup.seats;
            let branches = match version {
                VERSION_WITH_BRANCHES => branches::read(&mut reader, seats)?,
                _ => Vec::new(),
            };
            let table = Table::<G>::deal_branch(setup, branches);
            let mut table = table.map_err(|_| LinkError::Damaged)?;
            moves::read(&mut reader, &mut table)?;
            if table.has_missing_branch() {
                return Err(LinkError::Damaged);
            }
            let ended = match version {
                _ if version >= VERSION_WITH_FIRST_LEVEL => reader.below(2)? == 1,
                _ => version == VERSION_WITH_EARLY_END,
            };
            let changes = match version {
                VERSION => Value::Null,
                _ => seats::read::<G>(&mut reader, version, seats, table.steps().len())?,
            };
            // The second version exists only for matches in which seats changed hands.
            if version == VERSION_WITH_SEAT_CHANGES && changes.is_null() {
                return Err(LinkError::Damaged);
            }
            let record = table.record().with_changes(changes);
            let value = serde_json::to_value(&record).map_err(|_| LinkError::Damaged)?;
            let label = Some(Label::imported(ended));
            Ok(LinkContent::Match(SavedMatch {
                players,
                saved_at: 0,
                label,
                sat_out: Vec::new(),
                record: value,
            }))
        }
    }
}

/// The checksum of some bytes.
pub fn sum_of(bytes: &[u8]) -> u32 {
    CRC.checksum(bytes)
}

fn sum(of: LinkKind, version: u32, bytes: &[u8]) -> u32 {
    let mut sum = CRC.digest();
    sum.update(format!("{}{version}.", of.letter()).as_bytes());
    sum.update(bytes);
    sum.finalize()
}
