//! The languages of the app.

use serde::{Deserialize, Serialize};

/// A language of the app.
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
    /// Every language, in the order of the settings and of this declaration.
    pub const ALL: [Self; 3] = [Self::En, Self::Ko, Self::Ja];

    /// Picks this language's item of `each`, which has one per language in the order of [`Self::ALL`].
    pub const fn pick<T: Copy>(self, each: [T; Self::ALL.len()]) -> T {
        each[self as usize]
    }

    /// The tag for `<html lang>` and file names.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ko => "ko",
            Self::Ja => "ja",
        }
    }

    /// The language's name in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ko => "한국어",
            Self::Ja => "日本語",
        }
    }

    /// The first of the user's languages (`tags`, such as `ja-JP`) that the app has; otherwise English.
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        let speaks = |tag: &str| {
            let language = tag.split('-').next().unwrap_or(tag);
            Self::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(language))
        };
        tags.into_iter().find_map(speaks).unwrap_or(Self::En)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_picks_its_own() {
        for lang in Lang::ALL {
            assert_eq!(lang.pick(Lang::ALL), lang);
        }
    }

    #[test]
    fn the_first_language_that_the_app_speaks_is_chosen() {
        assert_eq!(Lang::preferred(["de-DE", "ja-JP", "en"]), Lang::Ja);
        assert_eq!(Lang::preferred(["kok", "ko-KR"]), Lang::Ko);
        assert_eq!(Lang::preferred(["fr"]), Lang::En);
    }
}
