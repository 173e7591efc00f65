//! Reads a link.

use super::coder::LinkReader;
use super::{
    CHANGED, ENDED, LONGEST, LinkContent, LinkError, LinkKind, OpenedLink, VERSION, head, letters,
    sum,
};
use crate::GameId;
use crate::game_rules::RulesFn;

/// Reads a link. Text after it in a sentence, such as `.`, `)` or `에서`, is ignored if the checksum confirms that the
/// rest is whole.
///
/// # Errors
/// [`LinkError`]; any change of any letter is found.
pub fn read(rules: RulesFn, text: &str) -> Result<LinkContent, LinkError> {
    with_or_without_ending(text, |text| {
        let (kind, version, bytes) = unseal(text)?;
        let mut reader = LinkReader::new(&bytes);
        let (game, number) = head::read_game(&mut reader)?;
        rules(game).read_link(OpenedLink { kind, version, game, rules: number, reader })
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
    if text.len() > LONGEST {
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
    let (contents, told) = bytes.split_last_chunk::<4>().ok_or(LinkError::Damaged)?;
    if version.to_string() != number || u32::from_be_bytes(*told) != sum(kind, version, contents) {
        return Err(LinkError::Damaged);
    }
    bytes.truncate(contents.len());
    match version {
        VERSION => {}
        CHANGED | ENDED if kind == LinkKind::Match => {}
        0 => return Err(LinkError::Damaged),
        _ => return Err(LinkError::Newer),
    }
    Ok((kind, version, bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::coder::LinkWriter;
    use crate::store::MatchExport;
    use crate::{GameId, GameRules, TypedGame};
    use mallard_duck_and_cover::DuckAndCover;
    use mallard_duck_that_goose::DuckThatGoose;
    use mallard_duckit::Duckit;
    use mallard_durak::Durak;
    use mallard_engine::{Rng, Table};
    use mallard_quantum::Quantum;
    use mallard_session::{Duck, Player, PlayerKind, follow};
    use mallard_words::GameText;

    /// A game, and what its links need in these tests.
    struct Tested {
        rules: &'static dyn GameRules,
        dealt: fn(&mut Rng) -> Vec<u8>,
        follows: fn(MatchExport) -> bool,
    }

    impl Tested {
        const fn new<G: GameText>() -> Self {
            Self { rules: TypedGame::<G>::GAME, dealt: dealt::<G>, follows: follows::<G> }
        }
    }

    /// The games, as [`GameId::ALL`] lists them.
    static GAMES: [Tested; GameId::ALL.len()] = [
        Tested::new::<Durak>(),
        Tested::new::<Duckit>(),
        Tested::new::<Quantum>(),
        Tested::new::<DuckAndCover>(),
        Tested::new::<DuckThatGoose>(),
    ];

    fn any_rules(game: GameId) -> &'static dyn GameRules {
        GAMES[game as usize].rules
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

    /// A match of this game that can be dealt, with random moves.
    fn dealt<G: GameText>(rng: &mut Rng) -> Vec<u8> {
        let seats = *G::SEATS.start();
        let setup = mallard_engine::Setup::new(seats, u64::from(rng.next_below(99)));
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
                Some(&game) if rng.next_below(2) == 0 => (GAMES[game as usize].dealt)(&mut rng),
                _ => begun(game, 1 + rng.next_below(2), &mut rng),
            };
            match read(any_rules, &sealed(of, VERSION, &bytes)) {
                Err(_) => {}
                Ok(LinkContent::Deal(deal)) => {
                    read_at_all += 1;
                    assert!(!deal.players.is_empty());
                }
                Ok(LinkContent::Match(match_export)) => {
                    read_at_all += 1;
                    let slug = match_export.record["game"].as_str().and_then(GameId::from_slug);
                    let game = slug.expect("a game");
                    assert!((GAMES[game as usize].follows)(match_export));
                }
            }
        }
        assert!(read_at_all > 100, "{read_at_all}");
    }

    #[test]
    fn each_foreign_link_has_its_reason() {
        let mut rng = Rng::from_seed(1);
        let durak = begun(0, 1, &mut rng);
        assert_eq!(read(any_rules, &sealed(LinkKind::Deal, 2, &durak)), Err(LinkError::Newer));
        assert_eq!(read(any_rules, &sealed(LinkKind::Deal, 0, &durak)), Err(LinkError::Damaged));
        let by = |game, rules| {
            read(any_rules, &sealed(LinkKind::Deal, 1, &begun(game, rules, &mut Rng::from_seed(1))))
        };
        assert_eq!(by(0, 99), Err(LinkError::Newer));
        assert_eq!(by(0, 0), Err(LinkError::OtherRules));
        assert_eq!(by(250, 1), Err(LinkError::UnknownGame));
    }

    #[test]
    fn a_match_that_claims_more_moves_than_there_can_be_is_not_played() {
        let table = Table::<Durak>::deal(mallard_engine::Setup::new(2, 1)).expect("two can play");
        let person = |duck| Player { name: None, kind: PlayerKind::Person, duck: Duck::new(duck) };
        let mut writer = LinkWriter::new();
        head::write::<Durak>(&mut writer, table.setup(), &[person(0), person(1)]);
        writer.number(u32::MAX);
        assert_eq!(
            read(any_rules, &sealed(LinkKind::Match, 1, &writer.finish())),
            Err(LinkError::TooLong)
        );
    }
}
