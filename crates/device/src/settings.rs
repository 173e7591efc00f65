//! The settings, which apply to every match on this device.

use crate::help::Help;
use mallard_store::{Storage, readable};
use mallard_words::{Lang, Sound};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The user's settings. A value that an older save lacks is the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the dialog")]
pub struct Settings {
    /// The language; `None` is the browser's.
    pub lang: Option<Lang>,
    pub theme: Theme,
    pub speed: Speed,
    pub motion: Motion,
    /// Are the buttons and the menu on the left?
    pub left_hand: bool,
    /// Is the tablet flat between two players, in a match that allows it, instead of passed on?
    pub lay_flat: bool,
    /// Does a tap show cards for a moment there, for players who cannot hold a button down easily?
    pub tap_to_peek: bool,
    /// Do cards show a large rank and suit instead of their picture?
    pub large_indices: bool,
    pub hand_order: HandOrder,
    /// A colour for each suit instead of red and black?
    pub four_colours: bool,
    /// Was the user asked about these colours, in their first deal?
    pub suits_asked: bool,
    /// The help of people without a name, and of those who play here for the first time; on a phone that of its player.
    pub help: Help,
    /// Is a decision without a choice made automatically?
    pub only_move: bool,
    /// Do keys with letters work at the table?
    pub shortcuts: bool,
    /// Does each step make a sound?
    pub sounds: bool,
    pub volume: Volume,
    /// Does the device vibrate at a player's turn and at the end? `None`: with the sounds.
    pub vibration: Option<bool>,
    /// Does a voice of the device say what happens at the table?
    pub table_voice: bool,
    /// Does the screen remain on while a match is played?
    pub awake: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: Theme::Auto,
            speed: Speed::Normal,
            motion: Motion::Auto,
            left_hand: false,
            lay_flat: false,
            tap_to_peek: false,
            large_indices: false,
            hand_order: HandOrder::Suit,
            four_colours: true,
            suits_asked: false,
            help: Help::default(),
            only_move: false,
            shortcuts: true,
            sounds: false,
            volume: Volume::Medium,
            vibration: None,
            table_voice: false,
            awake: true,
        }
    }
}

impl Settings {
    pub const KEY: &'static str = "settings";

    /// The settings on the device. A value that this version does not know is the default.
    pub fn load(storage: &dyn Storage) -> Self {
        storage.read_json(Self::KEY).map(|value| Self::read(&value)).unwrap_or_default()
    }

    pub(crate) fn read(value: &Value) -> Self {
        let value = &with_help(value);
        let usual = serde_json::to_value(Self::default()).unwrap_or_default();
        let value = readable(value, &usual, &|value| Self::deserialize(value).is_ok());
        Self::deserialize(&value).unwrap_or_default()
    }

    /// Stores each value that differs between `before` and `self`, and returns the settings on the device: the rest may
    /// have been changed in another tab, or be of a newer version.
    #[must_use]
    pub fn store(&self, storage: &dyn Storage, before: &Self) -> Self {
        let data = |settings: &Self| serde_json::to_value(settings).unwrap_or_default();
        let understood = |kept: &Value| kept.is_object().then(|| data(before));
        // Settings that cannot be stored still apply until the page closes.
        let _ = storage.keep(Self::KEY, understood, data(self));
        let kept = storage.read_json(Self::KEY).filter(Value::is_object);
        kept.map_or(*self, |kept| Self::read(&kept))
    }

    /// Do settings other than `before` call for a sample of the sound or the vibration now?
    pub fn sounds_new_after(&self, before: &Self) -> bool {
        let louder = (before.sounds, before.volume) != (self.sounds, self.volume);
        (self.sounds && louder) || (self.vibrates() && !before.vibrates())
    }

    /// Does the device vibrate at a player's turn and at the end?
    pub fn vibrates(&self) -> bool {
        self.vibration.unwrap_or(self.sounds)
    }

    /// Can this sound be heard or felt?
    pub fn plays(&self, sound: Sound) -> bool {
        self.sounds || (self.vibrates() && sound.vibrates())
    }

    /// Does nothing glide, tumble or shake? `device_wants_less` is the setting of the whole device.
    pub const fn is_still(&self, device_wants_less: bool) -> bool {
        let less = match self.motion {
            Motion::Auto => device_wants_less,
            Motion::Less => true,
            Motion::Full => false,
        };
        less || matches!(self.speed, Speed::Off)
    }
}

/// Older versions had two kinds of help, as settings of the whole device: people keep them until they choose others.
fn with_help(value: &Value) -> Value {
    let mut value = value.clone();
    if let Some(settings) = value.as_object_mut()
        && !settings.contains_key("help")
    {
        let before = ["memory_aid", "confirm"].into_iter();
        let before = before.filter_map(|name| Some((name.to_owned(), settings.get(name)?.clone())));
        let before: Map<String, Value> = before.collect();
        settings.insert(String::from("help"), Value::Object(before));
    }
    value
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device is set.
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

/// The order of the cards in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HandOrder {
    /// Suit by suit, each from low to high.
    Suit,
    /// From low to high, the trumps last.
    Rank,
}

impl HandOrder {
    /// In the order of the settings.
    pub const ALL: [Self; 2] = [Self::Suit, Self::Rank];
}

/// How fast elements move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// For users who want to follow everything.
    Slow,
    /// As most users want it.
    Normal,
    /// Hardly any waiting.
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

    /// How long a bot waits after a human player's move, in milliseconds: until that has landed (`--d-move` in
    /// `style/motion.css`).
    pub const fn bot_reply(self) -> u64 {
        match self {
            Self::Slow => 660,
            Self::Normal => 300,
            Self::Fast | Self::Off => self.bot_delay(),
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

/// How much moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// As the device is set.
    Auto,
    /// Nothing glides, tumbles or shakes; rings show the changes.
    Less,
    /// Everything, even if the device wants less.
    Full,
}

impl Motion {
    /// In the order of the settings.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Less, Self::Full];
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Volume {
    /// For the player in front of the tablet.
    Low,
    /// For a table.
    Medium,
    /// For a room.
    High,
}

impl Volume {
    /// In the order of the settings.
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];

    /// The value of the root element's `data-volume`.
    pub const fn attribute(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mallard_store::{VERSION, unpack};
    use serde_json::json;
    use std::fs;

    #[test]
    fn settings_of_every_version_are_read() {
        for version in 0..=VERSION {
            let folder =
                format!("{}/../../tests/fixtures/saves/v{version}", env!("CARGO_MANIFEST_DIR"));
            let text = fs::read_to_string(format!("{folder}/settings.json"));
            let value = unpack(&text.expect("each version has settings")).expect("whole").data;
            let settings = Settings::read(&value);
            assert_eq!(settings.theme, Theme::Light);
        }
    }

    #[test]
    fn help_that_the_whole_device_had_remains_until_it_is_changed() {
        let before = json!({ "memory_aid": true, "confirm": true, "theme": "dark" });
        let read = Settings::read(&before);
        let help = Help { memory_aid: true, confirm: true, ..Help::default() };
        assert_eq!((read.help, read.theme), (help, Theme::Dark));
        let after = json!({ "memory_aid": true, "confirm": true, "help": { "confirm": true } });
        assert_eq!(Settings::read(&after).help, Help { confirm: true, ..Help::default() });
        assert_eq!(Settings::read(&json!({})).help, Help::default());
        let odd = json!({ "memory_aid": 7, "confirm": true, "theme": "dark" });
        let read = Settings::read(&odd);
        assert!(read.help.confirm && !read.help.memory_aid && read.theme == Theme::Dark);
    }

    #[test]
    fn switching_sound_on_or_changing_its_volume_plays_a_sample() {
        let off = Settings::default();
        let on = Settings { sounds: true, ..off };
        let loud = Settings { volume: Volume::High, ..on };
        assert!(on.sounds_new_after(&off));
        assert!(loud.sounds_new_after(&on));
        assert!(!on.sounds_new_after(&on));
        assert!(!off.sounds_new_after(&on));
        let shakes = Settings { vibration: Some(true), ..off };
        assert!(shakes.sounds_new_after(&off) && !off.sounds_new_after(&shakes));
        assert!(shakes.plays(Sound::Turn) && !shakes.plays(Sound::Laid), "no step is felt");
        assert!(on.plays(Sound::Laid) && !off.plays(Sound::End));
    }

    #[test]
    fn the_device_vibrates_with_its_sounds_until_the_user_decides_otherwise() {
        let vibrates = |value| Settings::read(&value).vibrates();
        assert!(vibrates(json!({ "sounds": true })));
        assert!(!vibrates(json!({ "sounds": true, "vibration": false })));
        assert!(vibrates(json!({ "sounds": false, "vibration": true })));
        assert!(!vibrates(json!({})));
    }

    #[test]
    fn the_setting_overrules_the_device_and_no_waiting_is_no_motion() {
        let still = |motion, speed, device| {
            Settings { speed, motion, ..Settings::default() }.is_still(device)
        };
        for device in [false, true] {
            assert_eq!(still(Motion::Auto, Speed::Normal, device), device);
            assert!(still(Motion::Less, Speed::Slow, device));
            assert!(!still(Motion::Full, Speed::Normal, device));
            assert!(still(Motion::Full, Speed::Off, device), "things cannot move in no time");
        }
    }
}
