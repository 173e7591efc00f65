//! The players at the table.

use super::duck::{DUCKS, Duck};
use super::name::{cut, is_same, is_turning, numbered};
use mallard_words::{Lang, is_glyph, player_messages};
use serde::{Deserialize, Deserializer, Serialize};

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlayerKind {
    /// A human at the tablet.
    Person,
    /// A bot of this level.
    Bot(String),
}

/// A player at the table. A default name follows the language until the deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The name that a user typed; `None` for a default name.
    #[serde(default, deserialize_with = "read_name")]
    pub name: Option<String>,
    pub kind: PlayerKind,
    pub duck: Duck,
}

impl Player {
    pub fn shown_name(&self, lang: Lang) -> String {
        self.name.clone().unwrap_or_else(|| {
            let number = usize::from(u8::from(self.duck));
            let names = player_messages(lang);
            match self.kind {
                PlayerKind::Person => (names.person_name)(number + 1),
                // The first duck is usually a human's: bots begin with the second.
                PlayerKind::Bot(_) => names.bot_names[(number + DUCKS - 1) % DUCKS].to_owned(),
            }
        })
    }

    pub fn is_person(&self) -> bool {
        self.kind == PlayerKind::Person
    }

    /// Does the player have this name, as readers compare names?
    pub fn is_named(&self, name: &str) -> bool {
        self.name.as_deref().is_some_and(|own| is_same(own, name))
    }
}

pub fn free_duck(players: &[Player]) -> Duck {
    let taken = |duck| players.iter().any(|player| player.duck == duck);
    (0..DUCKS).map(Duck::new).find(|&duck| !taken(duck)).unwrap_or(Duck::new(0))
}

/// If imported players share a duck, the later seat gets another: two that look alike could not be told apart.
pub fn set_apart(players: &mut [Player]) {
    for seat in 1..players.len() {
        let duck = players[seat].duck;
        if players[..seat].iter().any(|before| before.duck == duck) {
            players[seat].duck = free_duck(players);
        }
    }
}

/// If two at the table have the same name, the later one gets a number, and a bot before a human: the stats identify
/// players by their names.
pub fn name_apart(players: &mut [Player], lang: Lang) {
    let mut taken: Vec<String> = players.iter().map(|player| player.shown_name(lang)).collect();
    let mut before = Vec::<String>::new();
    for person in [true, false] {
        for player in players.iter_mut().filter(|player| player.is_person() == person) {
            let name = player.shown_name(lang);
            if before.iter().any(|earlier| is_same(earlier, &name)) {
                let apart = numbered(&name, &taken);
                player.name = Some(apart.clone());
                taken.push(apart);
            } else {
                before.push(name);
            }
        }
    }
}

/// The first human whose name another player has already, and the name that the table gives them.
pub fn namesake(players: &[Player], lang: Lang) -> Option<(String, String)> {
    let mut called = players.to_vec();
    name_apart(&mut called, lang);
    let both = players.iter().zip(called).filter(|(player, _)| player.is_person());
    let mut names = both.map(|(player, called)| (player.shown_name(lang), called.shown_name(lang)));
    names.find(|(name, called)| name != called)
}

/// Reads a name. An older version may have stored one with parts that turn the direction of its line.
fn read_name<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    Ok(Option::<String>::deserialize(from)?.as_deref().and_then(tidy_name))
}

/// Reads sentences that contain names, without parts that turn their direction. Those in a language that this version
/// does not have are left out.
///
/// # Errors
///
/// Fails if the text is not such a list.
pub fn read_sentences<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<(Lang, String)>, D::Error> {
    let sentences = Vec::<(String, String)>::deserialize(from)?.into_iter();
    let read = |(tag, mut sentence): (String, String)| {
        sentence.retain(|part| !is_turning(part));
        Some((Lang::ALL.into_iter().find(|lang| lang.tag() == tag)?, sentence))
    };
    Ok(sentences.filter_map(read).collect())
}

/// Turns a typed text into a name: one line, nothing invisible, not too long.
pub fn tidy_name(written: &str) -> Option<String> {
    let fits = |&character: &char| !character.is_control() && !is_glyph(character);
    let name = cut(written.trim().chars().filter(fits));
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NAME_LENGTH;

    #[test]
    fn a_name_that_was_saved_earlier_turns_no_line() {
        let read = |name: &str| -> Player {
            let player = serde_json::json!({ "name": name, "kind": "person", "duck": 0 });
            serde_json::from_value(player).expect("a player")
        };
        assert_eq!(read("Mi\u{202E}na").shown_name(Lang::En), "Mina");
        assert_eq!(read("\u{202E}").name, None);
        assert_eq!(read("מינה").shown_name(Lang::En), "מינה", "such letters turn by themselves");
        let label = serde_json::json!([["en", "\u{202E}Mina\u{2069} wins"], ["eo", "Mina venkas"]]);
        let sentences = read_sentences(label).expect("sentences");
        assert_eq!(sentences, [(Lang::En, String::from("Mina wins"))]);
    }

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(tidy_name("  Mina\n "), Some(String::from("Mina")));
        assert_eq!(tidy_name(" \t "), None);
        assert_eq!(tidy_name("\u{E000}"), None, "a card is no name");
        assert_eq!(tidy_name(&"오".repeat(99)).map(|name| name.chars().count()), Some(NAME_LENGTH));
    }
}
