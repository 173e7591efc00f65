//! The languages.

use serde::{Deserialize, Serialize};

/// A language the app speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    En,
    /// Korean.
    Ko,
    /// Japanese.
    Ja,
}

impl Lang {
    /// Every language, in the order of the settings.
    pub const ALL: [Self; 3] = [Self::En, Self::Ko, Self::Ja];

    /// The tag for `<html lang>` and file names.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ko => "ko",
            Self::Ja => "ja",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ko => "한국어",
            Self::Ja => "日本語",
        }
    }

    /// The first of the person's languages that the app speaks, else English.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        let speaks = |tag: &str| Self::ALL.into_iter().find(|lang| tag.starts_with(lang.tag()));
        tags.into_iter().find_map(speaks).unwrap_or(Self::En)
    }
}
