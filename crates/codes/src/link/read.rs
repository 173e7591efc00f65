//! Reads a link.

use super::coder::LinkReader;
use super::levels::VERSION_WITH_FIRST_LEVEL;
use super::{
    LinkContent, LinkError, LinkKind, OpenedLink, VERSION, VERSION_WITH_BRANCHES,
    VERSION_WITH_EARLY_END, VERSION_WITH_SEAT_CHANGES, head, letters, sum,
};
use crate::GameId;

/// The longest link that is read, in letters: of the longest match of any game.
pub const LONGEST_LINK: usize = 256 << 10;

/// Reads a link, by a function that reads the rest of it by the rules of its game. Text after it in a sentence, such as `.`, `)` or `에서`, is ignored if the checksum confirms that the
/// rest is whole.
///
/// # Errors
/// [`LinkError`]; any change of any letter is found.
pub fn read(
    by_rules: impl Fn(OpenedLink<'_>) -> Result<LinkContent, LinkError>,
    text: &str,
) -> Result<LinkContent, LinkError> {
    with_or_without_ending(text, |text| {
        let (kind, version, bytes) = unseal(text)?;
        let mut reader = LinkReader::new(&bytes);
        let (game, number) = head::read_game(&mut reader)?;
        by_rules(OpenedLink { kind, version, game, rules: number, reader })
    })
}

/// The game of a link, whose rules [`read`] needs; `None` if there is none.
pub fn linked_game(text: &str) -> Option<GameId> {
    with_or_without_ending(text, |text| {
        let (_, _, bytes) = unseal(text)?;
        Ok(head::read_game(&mut LinkReader::new(&bytes))?.0)
    })
    .ok()
}

fn with_or_without_ending<T>(
    text: &str,
    read: impl Fn(&str) -> Result<T, LinkError>,
) -> Result<T, LinkError> {
    if text.len() > LONGEST_LINK {
        return Err(LinkError::TooLong);
    }
    read(text).or_else(|why| match (why, without_ending(text)) {
        (LinkError::Damaged, Some(text)) => read(text),
        _ => Err(why),
    })
}

/// The text up to the first character that cannot be a letter of a link, if there is one.
fn without_ending(text: &str) -> Option<&str> {
    let letters = text.find('.')? + 1;
    let end = letters + text[letters..].find(|letter| !letters::is_letter(letter))?;
    Some(&text[..end])
}

/// The kind, the version and the contents, if the checksum is right.
fn unseal(text: &str) -> Result<(LinkKind, u32, Vec<u8>), LinkError> {
    let (kind, rest) = match text.split_at_checked(1) {
        Some(("d", rest)) => (LinkKind::Deal, rest),
        Some(("m", rest)) => (LinkKind::Match, rest),
        _ => return Err(LinkError::Damaged),
    };
    let (number, rest) = rest.split_once('.').ok_or(LinkError::Damaged)?;
    let version: u32 = number.parse().map_err(|_| LinkError::Damaged)?;
    let mut bytes = letters::read(rest).ok_or(LinkError::Damaged)?;
    let (contents, checksum) = bytes.split_last_chunk::<4>().ok_or(LinkError::Damaged)?;
    if version.to_string() != number
        || u32::from_be_bytes(*checksum) != sum(kind, version, contents)
    {
        return Err(LinkError::Damaged);
    }
    bytes.truncate(contents.len());
    match version {
        VERSION | VERSION_WITH_FIRST_LEVEL => {}
        VERSION_WITH_SEAT_CHANGES | VERSION_WITH_EARLY_END | VERSION_WITH_BRANCHES
            if kind == LinkKind::Match => {}
        0 => return Err(LinkError::Damaged),
        _ => return Err(LinkError::Newer),
    }
    Ok((kind, version, bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::coder::LinkWriter;
    use crate::link::read_opened;
    use mallard_durak::Durak;
    use mallard_engine::{Rng, Setup};
    use mallard_session::{Duck, Player, PlayerKind, follow};

    /// The game of these tests, as links number it. `tests/contract/fuzz/` has links of all games.
    const DURAK: u32 = 0;

    fn durak_alone(link: OpenedLink<'_>) -> Result<LinkContent, LinkError> {
        assert_eq!(link.game.slug(), "durak");
        read_opened::<Durak>(link)
    }

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

    /// The head of a match that can be dealt.
    fn dealt(seed: u64) -> LinkWriter {
        let person = |seat| Player { name: None, kind: PlayerKind::Person, duck: Duck::new(seat) };
        let mut writer = LinkWriter::new();
        head::write::<Durak>(&mut writer, VERSION, &Setup::new(2, seed), &[person(0), person(1)]);
        writer
    }

    /// Such a match with random moves.
    fn played(rng: &mut Rng) -> Vec<u8> {
        let mut writer = dealt(u64::from(rng.next_below(99)));
        writer.number(rng.next_below(60));
        (0..100).for_each(|_| writer.below(rng.next_below(256), 256));
        writer.finish()
    }

    #[test]
    fn any_sealed_bytes_are_refused_or_can_be_replayed() {
        let mut rng = Rng::from_seed(1);
        let mut read_at_all = 0;
        for _ in 0..4000 {
            let of = if rng.next_below(2) == 0 { LinkKind::Deal } else { LinkKind::Match };
            let bytes = match rng.next_below(4) {
                0 => begun(u32::MAX, 1, &mut rng),
                1 => begun(DURAK, 1 + rng.next_below(2), &mut rng),
                _ => played(&mut rng),
            };
            match read(durak_alone, &sealed(of, VERSION, &bytes)) {
                Err(_) => {}
                Ok(LinkContent::Deal(deal)) => {
                    read_at_all += 1;
                    assert!(!deal.players.is_empty());
                }
                Ok(LinkContent::Match(found)) => {
                    read_at_all += 1;
                    let ended = found.was_ended();
                    let followed = follow::<Durak>(&found.record, &found.players, ended);
                    assert!(followed.is_ok_and(|it| it.damage.is_none()));
                }
            }
        }
        assert!(read_at_all > 100, "{read_at_all}");
    }

    #[test]
    fn each_foreign_link_has_its_reason() {
        let by = |version, game, rules| {
            let bytes = begun(game, rules, &mut Rng::from_seed(1));
            read(durak_alone, &sealed(LinkKind::Deal, version, &bytes))
        };
        assert_eq!(by(2, DURAK, 1), Err(LinkError::Newer));
        assert_eq!(by(0, DURAK, 1), Err(LinkError::Damaged));
        assert_eq!(by(1, DURAK, 99), Err(LinkError::Newer));
        assert_eq!(by(1, DURAK, 0), Err(LinkError::OtherRules));
        assert_eq!(by(1, u32::MAX, 1), Err(LinkError::UnknownGame));
    }

    #[test]
    fn a_match_that_claims_more_moves_than_there_can_be_is_not_played() {
        let mut writer = dealt(1);
        writer.number(u32::MAX);
        let link = sealed(LinkKind::Match, 1, &writer.finish());
        assert_eq!(read(durak_alone, &link), Err(LinkError::TooLong));
    }
}
