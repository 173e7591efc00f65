//! The sentences of a lesson, in one language. The app loads them when the lesson starts; they cost nothing before.

use super::glyph::card_glyph;
use serde::Deserialize;

/// The sentences of a lesson, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonText {
    /// The steps of the learner, in order.
    pub steps: Vec<LessonStep>,
    /// The sentence at the end of the lesson, when the learner continues alone.
    pub play: String,
}

/// The sentences of one step.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The subject of the step, in two or three words.
    pub about: String,
    /// The explanation or instruction of the step.
    pub say: String,
    /// Why the step does not want another legal move; `None` if there is no other.
    #[serde(default)]
    pub other: Option<String>,
    /// The labels on the pieces that the script flags, in the script's order: a word or two each.
    #[serde(default)]
    pub flags: Vec<String>,
}

impl LessonText {
    /// Reads the sentences from JSON. They write a card as saves do, in braces: `{10h}`.
    ///
    /// # Errors
    /// A description of the malformed part: the JSON, or the card in a brace.
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

/// Replaces each card in braces by its character.
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
