//! A draft without the type of its options: the setup page is the same for every game.

use super::draft::Draft;
use super::known_players::{KnownPlayers, seated};
use mallard_session::{Player, is_same};
use mallard_store::Storage;
use mallard_words::{Control, ControlPlace, GameInfo, Input, Lang};
use serde_json::Value;
use std::fmt;

/// A match that is being set up.
pub trait DynDraft: Send + Sync {
    /// The players, in the order of the seats.
    fn players(&self) -> Vec<Player>;
    /// Replaces the players after one was named, moved or changed.
    fn set_players(&mut self, players: Vec<Player>);
    /// Takes over the setup of a past match, if it can be dealt.
    fn restore(&mut self, setup: &Value);
    fn sit_out(&mut self, players: Vec<Player>);
    /// Adds or removes players at the end until there are `seats`; the options follow.
    fn seat(&mut self, seats: u8);
    fn rows(&self, seats: u8, lang: Lang) -> Vec<OptionRow>;
    /// Applies a tap on a row, as [`Self::rows`] shows it in `lang`.
    fn apply_tap(&mut self, touch: OptionTap, lang: Lang);
    /// Makes it a practice round, or a match that counts.
    fn set_practice(&mut self, practice: bool);
    /// Is it, with `seats` seats, a shared deal with its rules unchanged?
    fn is_shared(&self, seats: u8) -> bool;
    fn save(&self, storage: &dyn Storage, players: Vec<Player>);
    /// Begins the match, stores the setup, and returns the id of the match; `None` if it cannot be dealt.
    fn deal(&self, storage: &dyn Storage, lang: Lang) -> Option<String>;
}

impl dyn DynDraft + '_ {
    /// Seats a player as [`KnownPlayers::seat`] does, or at one more seat, up to `most`.
    pub fn seat_also(&mut self, known: &KnownPlayers, name: &str, most: u8) {
        let mut players = self.players();
        // A player without a name is called by the duck, in the language of the match.
        let is_called =
            |player: &Player| Lang::ALL.iter().any(|&lang| is_same(&player.shown_name(lang), name));
        if players.iter().any(|player| player.is_person() && is_called(player)) {
            return;
        }
        known.seat(&mut players, name);
        if !seated(&players, name) && players.len() < usize::from(most) {
            self.seat(u8::try_from(players.len() + 1).unwrap_or(most));
            players = self.players();
            known.seat(&mut players, name);
        }
        self.set_players(players);
    }
}

// Not a bound of the trait: the program would then contain the text of every game's types.
impl fmt::Debug for dyn DynDraft {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("DynDraft")
    }
}

/// A tap: the index of the control, and the index within it. For a choice that is the index of the option; for a switch
/// 0, for several switches its number; for a counter 0 for one less and 1 for one more.
pub type OptionTap = (usize, usize);

/// A control as the page shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionRow {
    pub title: String,
    /// The meaning of its current setting.
    pub detail: String,
    pub place: ControlPlace,
    pub input: OptionInput,
}

/// The parts of a control that can be tapped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionInput {
    OneOf {
        /// The labels of the choices, in order.
        labels: Vec<String>,
        /// The index of the choice that is set.
        chosen: Option<usize>,
    },
    Switch {
        on: bool,
        /// Can it be flipped?
        possible: bool,
    },
    /// Several switches: the label, the name in full, and the state of each.
    Several(Vec<(String, String, bool)>),
    /// A counter with two buttons.
    Count {
        /// The labels of the buttons: less, then more.
        labels: [String; 2],
    },
}

impl OptionRow {
    fn from_control<O>(control: Control<O>) -> Self {
        let Control { title, detail, place, input } = control;
        let input = match input {
            Input::OneOf { choices, chosen } => {
                let labels = choices.into_iter().map(|choice| choice.label).collect();
                OptionInput::OneOf { labels, chosen }
            }
            Input::Switch { on, flipped } => {
                OptionInput::Switch { on, possible: flipped.is_some() }
            }
            Input::Several(toggles) => OptionInput::Several(
                toggles.into_iter().map(|toggle| (toggle.label, toggle.name, toggle.on)).collect(),
            ),
            Input::Count { less, more } => OptionInput::Count { labels: [less.0, more.0] },
        };
        Self { title, detail, place, input }
    }
}

/// The result of a tap at this index: options, and seats if they change too.
fn setting_for_tap<O>(input: Input<O>, place: usize) -> Option<(O, Option<u8>)> {
    match input {
        Input::OneOf { choices, .. } => {
            let choice = choices.into_iter().nth(place)?;
            Some((choice.options, choice.seats))
        }
        Input::Switch { flipped, .. } => Some((flipped?, None)),
        Input::Several(toggles) => Some((toggles.into_iter().nth(place)?.flipped, None)),
        Input::Count { less, more } => Some((if place == 0 { less.1 } else { more.1 }, None)),
    }
}

impl<G: GameInfo> DynDraft for Draft<G> {
    fn players(&self) -> Vec<Player> {
        self.players.clone()
    }

    fn set_players(&mut self, players: Vec<Player>) {
        self.sit(players);
    }

    fn restore(&mut self, setup: &Value) {
        if let Some(draft) = Self::read(setup) {
            *self = draft;
        }
    }

    fn sit_out(&mut self, players: Vec<Player>) {
        self.sat_out = players;
    }

    fn set_practice(&mut self, practice: bool) {
        self.practice = practice;
    }

    fn seat(&mut self, seats: u8) {
        Self::seat(self, seats);
    }

    fn rows(&self, seats: u8, lang: Lang) -> Vec<OptionRow> {
        G::controls(&self.options, seats, lang).into_iter().map(OptionRow::from_control).collect()
    }

    fn apply_tap(&mut self, (row, place): OptionTap, lang: Lang) {
        let Some(seats) = self.seats() else { return };
        let control = G::controls(&self.options, seats, lang).into_iter().nth(row);
        let Some((options, asked)) =
            control.and_then(|control| setting_for_tap(control.input, place))
        else {
            return;
        };
        self.choose(options);
        if let Some(seats) = asked {
            Self::seat(self, seats);
        }
    }

    fn is_shared(&self, seats: u8) -> bool {
        self.seed(usize::from(seats)).is_some()
    }

    fn save(&self, storage: &dyn Storage, players: Vec<Player>) {
        let mut draft = self.clone();
        draft.set_players(players);
        draft.save(storage);
    }

    fn deal(&self, storage: &dyn Storage, lang: Lang) -> Option<String> {
        self.clone().deal(storage, lang)
    }
}
