//! The announcements of a screen reader over a whole match of each game, in every language: as text in files next to
//! this one, compared to the letter.
//!
//! `UPDATE_GOLDENS=1 cargo test --test contract announcer` records again and writes the files.
//! Read them as a listener, without the lines in brackets: those contain the moves.

mod reader;

use super::tablet::Tab;
use crate::fake::Fake;
use mallard::engine::{Setup, Table};
use mallard::games::{GAMES, GameId};
use mallard::session::{Duck, Player, PlayerKind, Session};
use mallard::with_game;
use mallard::words::{GameText, Lang, is_glyph};
use reader::{Heard, listen, middling};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The number of lines of a long match that are recorded from its beginning; the next constant counts those from its
/// end.
const FIRST: usize = 140;
const LAST: usize = 40;

/// A match with `people` humans, and bots in the other seats.
fn listen_to_match<G: GameText>(seats: u8, people: usize, seed: u64, lang: Lang) -> Vec<Heard> {
    let (storage, memory) = (Fake::default(), Fake::default());
    let setup = Setup { seats, seed, options: G::Options::default() };
    let table = Table::<G>::deal(setup).expect("the usual options can be dealt");
    let names = lang.pick([["Mina", "Jun"], ["미나", "준"], ["ミナ", "ジュン"]]);
    let bot = middling::<G>().id;
    let player = |number: usize| Player {
        name: names.get(number).filter(|_| number < people).map(|&name| name.to_owned()),
        kind: if number < people { PlayerKind::Person } else { PlayerKind::Bot(bot.to_owned()) },
        duck: Duck::new(number),
    };
    let players = (0..usize::from(seats)).map(player).collect();
    listen(Session::new(table, players, lang), &Tab::new(&storage, &memory), lang, seed)
}

/// The games whose match between two humans and a bot is recorded as text too: the tablet goes round as the seats do,
/// or goes to a player who may interrupt.
const HANDED_ROUND: [GameId; 2] = [GameId::Durak, GameId::DuckThatGoose];

/// The matches that are recorded as text: the game, and the number of humans.
fn golden_matches() -> impl Iterator<Item = (GameId, usize)> {
    let alone = GAMES.iter().map(|&game| (game, 1));
    alone.chain(HANDED_ROUND.map(|game| (game, 2)))
}

fn file(game: GameId, people: usize, lang: Lang) -> PathBuf {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/contract/session/announcer/golden");
    let who = if people == 1 { "" } else { "-handed-round" };
    folder.join(format!("{}{who}.{}.txt", game.slug(), lang.tag()))
}

/// All announcements as text, without the middle if it is long.
fn text(heard: &[Heard]) -> String {
    let lines: Vec<String> = heard.iter().map(|heard| format!("{heard}\n")).collect();
    let left_out = lines.len().saturating_sub(FIRST + LAST);
    if left_out == 0 {
        return lines.concat();
    }
    let (first, last) = (&lines[..FIRST], &lines[FIRST + left_out..]);
    format!("{}  … {left_out} more …\n{}", first.concat(), last.concat())
}

#[test]
fn each_match_is_announced_as_its_golden_file() {
    for (game, people) in golden_matches() {
        for lang in Lang::ALL {
            let heard = text(&with_game!(game, G => listen_to_match::<G>(3, people, 7, lang)));
            let file = file(game, people, lang);
            if std::env::var_os("UPDATE_GOLDENS").is_some() {
                std::fs::write(&file, heard).expect("the file can be written");
                continue;
            }
            let stored = std::fs::read_to_string(&file).expect("the file is there");
            let mut lines = stored.lines().zip(heard.lines()).enumerate();
            if let Some((number, (old, new))) = lines.find(|(_, (old, new))| old != new) {
                panic!("{}, line {}:\n  was {old}\n  is  {new}", file.display(), number + 1);
            }
            assert_eq!(stored.lines().count(), heard.lines().count(), "{}", file.display());
        }
    }
}

/// A match and its announcements: its name, the language, and the announcements.
type Match = (String, Lang, Vec<Heard>);

/// A few matches of each game, recorded once for all tests.
fn matches() -> &'static [Match] {
    static MATCHES: OnceLock<Vec<Match>> = OnceLock::new();
    MATCHES.get_or_init(|| {
        let mut matches = Vec::new();
        for &game in GAMES {
            for lang in Lang::ALL {
                for (people, seed) in [(1, 3), (2, 2)] {
                    let heard = with_game!(game, G => listen_to_match::<G>(3, people, seed, lang));
                    let which = format!("{}, {lang:?}, {people}", game.slug());
                    matches.push((which, lang, heard));
                }
            }
        }
        matches
    })
}

fn for_each_match(look: impl Fn(&str, Lang, &[Heard])) {
    for (which, lang, heard) in matches() {
        look(which, *lang, heard);
    }
}

#[test]
fn announcements_are_words_and_never_repeated() {
    for_each_match(|which, _, heard| {
        let mut last = None;
        for heard in heard.iter().filter(|heard| heard.aloud().is_some()) {
            let said = heard.aloud().unwrap_or_default();
            assert!(!said.trim().is_empty(), "{which}: {heard:?}");
            let mark = said.chars().find(|&c| is_glyph(c) || "♠♥♦♣♤♡♢♧★/·×÷".contains(c));
            assert_eq!(mark, None, "{which}: {said}");
            assert_ne!(last, Some(heard), "{which}: twice");
            last = Some(heard);
        }
    });
}

#[test]
fn announcements_around_a_pause_stay_in_order() {
    let mut pauses = 0;
    for_each_match(|which, _, heard| {
        for (number, _) in heard.iter().enumerate().filter(|(_, it)| matches!(it, Heard::Pause(_)))
        {
            assert!(matches!(heard[number - 1], Heard::Log(_)), "{which}: {:?}", heard[number - 1]);
            assert!(matches!(heard[number + 1], Heard::Log(_)), "{which}: {:?}", heard[number + 1]);
        }
    });
    for (.., heard) in matches() {
        pauses += heard.iter().filter(|it| matches!(it, Heard::Pause(_))).count();
    }
    assert!(pauses > 0, "there are some");
}

/// A decision that is secret at first (to keep the drawn card) is announced with its result.
#[test]
fn each_bot_move_is_announced_before_the_next_seat_moves() {
    for_each_match(|which, _, heard| {
        let mut silent: Option<&Heard> = None;
        for heard in heard {
            match (heard, silent) {
                (Heard::Did { who, .. }, Some(before)) => {
                    let same = matches!(before, Heard::Did { who: other, .. } if other == who);
                    assert!(same, "{which}: {before}");
                }
                (Heard::Did { bot: true, .. }, None) => silent = Some(heard),
                (Heard::Log(_), _) => silent = None,
                _ => {}
            }
        }
        assert_eq!(silent, None, "{which}");
    });
}

#[test]
fn the_log_names_every_player_and_addresses_none() {
    for_each_match(|which, lang, heard| {
        for heard in heard {
            let Heard::Log(said) = heard else { continue };
            let addressed = match lang {
                Lang::En => said
                    .split(|c: char| !c.is_alphabetic())
                    .any(|word| ["you", "your", "yours"].contains(&word.to_lowercase().as_str())),
                Lang::Ko => said.contains('님') || said.contains("니다"),
                Lang::Ja => said.contains("さん") || said.contains("です") || said.contains("ます"),
            };
            assert!(!addressed, "{which}: {said}");
        }
    });
}
