//! The settings: what holds for every match on this device.

mod device;
mod dialog;

pub use dialog::SettingsDialog;

use super::lang::Lang;
use serde::{Deserialize, Serialize};

/// What a person set. Anything missing in an older save is the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the dialog")]
pub struct Settings {
    /// The language; nothing: the browser's.
    pub lang: Option<Lang>,
    /// Light or dark.
    pub theme: Theme,
    /// How fast things move.
    pub speed: Speed,
    /// A colour for each suit instead of red and black?
    pub four_colours: bool,
    /// Show what everybody saw and may remember?
    pub memory_aid: bool,
    /// Does a card need a second tap?
    pub confirm: bool,
    /// Is a decision that the rules leave no choice in made by itself?
    pub only_move: bool,
    /// Does the screen stay on while a match is played?
    pub awake: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::Auto,
            speed: Speed::Normal,
            four_colours: true,
            memory_aid: false,
            confirm: true,
            only_move: false,
            awake: true,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    Auto,
    Light,
    Dark,
}

impl Theme {
    /// In the order of the settings.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// The value of the root element's `data-theme`.
    pub const fn attribute(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    Slow,
    Normal,
    Fast,
    /// No motion, no waiting.
    Off,
}

impl Speed {
    /// In the order of the settings.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Off];

    /// How long a bot waits before it acts, in milliseconds.
    pub const fn bot_delay(self) -> u64 {
        match self {
            Self::Slow => 1100,
            Self::Normal => 500,
            Self::Fast => 150,
            Self::Off => 0,
        }
    }

    /// The value of the root element's `data-speed`.
    pub const fn attribute(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Off => "off",
        }
    }
}
