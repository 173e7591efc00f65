//! What a lesson says, in one language: fetched when it is taken, so that it weighs nothing before.

use super::glyph::card_glyph;
use serde::Deserialize;

/// The sentences of a lesson, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonText {
    /// One for each step of the learner, in their order.
    pub steps: Vec<LessonStep>,
    /// What is said when the lesson leaves the learner to play on.
    pub play: String,
}

/// What is said at one step.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// What it is about, in two or three words.
    pub about: String,
    /// What there is to know or to do.
    pub say: String,
    /// Why something else that is allowed is not what is wanted; nothing if nothing else is.
    #[serde(default)]
    pub other: Option<String>,
    /// What stands on the wrong piece, in a word or two; what is done with it is in the script, in this order.
    #[serde(default)]
    pub flags: Vec<String>,
}

impl LessonText {
    /// Reads the sentences. A card is written as in saves, in braces: `{10h}`.
    ///
    /// # Errors
    /// What cannot be read.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut read: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let mut sentences = vec![&mut read.play];
        for step in &mut read.steps {
            sentences.push(&mut step.say);
            sentences.extend(&mut step.other);
        }
        for sentence in sentences {
            *sentence = drawn(sentence)?;
        }
        Ok(read)
    }
}

/// The sentence with its cards as characters.
fn drawn(sentence: &str) -> Result<String, String> {
    let mut parts = sentence.split('{');
    let mut drawn = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (card, rest) = part.split_once('}').ok_or_else(|| format!("no }} in {part:?}"))?;
        drawn.push(card_glyph(card.parse()?));
        drawn.push_str(rest);
    }
    Ok(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_in_braces_become_characters() {
        let jack = card_glyph("Jd".parse().expect("a card"));
        assert_eq!(drawn("Lay {Jd} on {Jd}."), Ok(format!("Lay {jack} on {jack}.")));
        assert_eq!(drawn("No card"), Ok(String::from("No card")));
        assert!(drawn("a {1d}").is_err());
        assert!(drawn("a {Jd").is_err());
    }
}
