//! A match that is being set up, and the last setup.

use super::lesson_progress::lesson_progress;
use super::matches::{NewMatch, begin_match};
use mallard_engine::{Level, MAX_SEED};
use mallard_session::{Player, PlayerKind, free_duck, name_apart};
use mallard_store::{Storage, readable};
use mallard_words::{Company, GameInfo, Lang};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The players and the rules of a match that is being set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Draft<G: GameInfo> {
    /// The players, in the order of the seats.
    pub players: Vec<Player>,
    pub options: G::Options,
    /// The options chosen by hand, if this number of seats does not allow all of them. They return with seats that do,
    /// unless the user has chosen others by then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chosen: Option<G::Options>,
    /// The shared deal, if it was opened from one.
    #[serde(skip)]
    deal: Option<FixedDeal<G::Options>>,
    #[serde(skip)]
    pub(super) sat_out: Vec<Player>,
    /// Is it a practice round? Each one is asked for: no later match has open hands by surprise.
    #[serde(skip)]
    pub practice: bool,
}

/// A shared deal. It remains the same as long as the seats and the rules do.
#[derive(Clone, PartialEq, Debug)]
struct FixedDeal<O> {
    seed: u64,
    seats: usize,
    options: O,
}

/// The part of a shared deal that is stored with its draft.
#[derive(Deserialize)]
struct Seeded {
    seed: u64,
}

fn key<G: GameInfo>() -> String {
    format!("setup/{}", G::SLUG)
}

impl<G: GameInfo> Draft<G> {
    /// Was this game never set up on this device?
    pub fn is_first(storage: &dyn Storage) -> bool {
        stored_setup::<G>(storage).is_none()
    }

    /// The last setup of this game, else one human against bots: the easiest ones for a user who comes from the lesson.
    pub fn remembered(storage: &dyn Storage) -> Self {
        let stored = stored_setup::<G>(storage).and_then(|setup| Self::read(&setup));
        let learns = || lesson_progress(storage, G::SLUG).is_some_and(|done| done.steps > 0);
        stored.unwrap_or_else(|| {
            let mut draft = Self::without_players();
            let bots = draft.players.iter_mut().filter(|player| !player.is_person());
            if let Some(easiest) = G::LEVELS.first().filter(|_| learns()) {
                bots.for_each(|bot| bot.kind = PlayerKind::Bot(easiest.id.to_owned()));
            }
            draft
        })
    }

    /// Reads a setup, if it can be dealt.
    pub(super) fn read(setup: &Value) -> Option<Self> {
        Self::deserialize(&Self::understood(setup)?).ok().filter(Self::can_be_dealt)
    }

    /// The part of a stored setup that this version understands, and the usual values in place of others.
    fn understood(kept: &Value) -> Option<Value> {
        let reads = |value: &Value| Self::deserialize(value).is_ok();
        let read = readable(kept, &Self::without_players().value(), &reads);
        kept.is_object().then(|| Self::deserialize(&read).map_or(read, |draft| draft.value()))
    }

    fn value(&self) -> Value {
        // Plain data: it can be written.
        serde_json::to_value(self).unwrap_or_default()
    }

    /// A draft from a shared deal: JSON with its seed.
    pub fn shared(text: &str) -> Option<Self> {
        let Seeded { seed } = serde_json::from_str(text).ok()?;
        let draft: Self = serde_json::from_str(text).ok()?;
        (seed <= MAX_SEED && draft.can_be_dealt()).then(|| draft.dealt_from(seed))
    }

    /// The daily challenge: one human against bots, with default options but a single round, dealt from `seed`.
    pub(super) fn daily(seats: u8, seed: u64) -> Self {
        let mut draft = Self::without_players();
        draft.seat(seats);
        draft.options = G::shorten(draft.options);
        draft.dealt_from(seed)
    }

    fn dealt_from(self, seed: u64) -> Self {
        let deal = FixedDeal { seed, seats: self.players.len(), options: self.options.clone() };
        Self { deal: Some(deal), ..self }
    }

    /// The seed of the shared deal, as long as the number of seats and the rules are that deal's.
    pub(super) fn seed(&self, seats: usize) -> Option<u64> {
        let deal = self.deal.as_ref()?;
        let same = deal.seats == seats && deal.options == self.options;
        same.then_some(deal.seed)
    }

    fn without_players() -> Self {
        let options = G::Options::default();
        let mut draft = Self {
            players: Vec::new(),
            options,
            chosen: None,
            deal: None,
            sat_out: Vec::new(),
            practice: false,
        };
        draft.seat(*G::SEATS.start());
        draft.players[0].kind = PlayerKind::Person;
        draft
    }

    fn can_be_dealt(&self) -> bool {
        let fits = |seats| {
            G::SEATS.contains(&seats) && G::fit(self.options.clone(), seats) == self.options
        };
        self.seats().is_some_and(fits)
    }

    pub(super) fn seats(&self) -> Option<u8> {
        u8::try_from(self.players.len()).ok()
    }

    /// Adds or removes players at the end until there are `seats`. The options follow, unless they are those of a
    /// shared deal, and return if they were chosen for more or fewer.
    pub fn seat(&mut self, seats: u8) {
        let before = company(&self.players);
        self.players.truncate(usize::from(seats));
        // Another bot is as good as the last one.
        let bot = self.players.iter().rfind(|player| !player.is_person());
        let kind = bot.map_or_else(usual_level::<G>, |bot| bot.kind.clone());
        while self.players.len() < usize::from(seats) {
            let duck = free_duck(&self.players);
            self.players.push(Player { name: None, kind: kind.clone(), duck });
        }
        let mut chosen = self.chosen.take().unwrap_or_else(|| self.options.clone());
        if self.deal.is_none() {
            chosen = G::follow(chosen, before, company(&self.players));
        }
        self.options = G::fit(chosen.clone(), seats);
        self.chosen = (chosen != self.options).then_some(chosen);
    }

    /// Takes these players, as many as before. The options follow, unless they are those of a shared
    /// deal.
    pub(super) fn sit(&mut self, players: Vec<Player>) {
        let before = company(&self.players);
        self.players = players;
        if self.deal.is_none() {
            self.options = G::follow(self.options.clone(), before, company(&self.players));
        }
    }

    /// Stores these options as chosen by hand.
    pub(super) fn choose(&mut self, options: G::Options) {
        (self.options, self.chosen) = (options, None);
    }

    /// Stores the setup: the next one, or this one after a reload, begins with it. A setup from another device is not
    /// stored.
    pub fn save(&self, storage: &dyn Storage) {
        if self.deal.is_none() {
            // If the setup is lost, a few taps make it again.
            let _ = storage.keep(&key::<G>(), Self::understood, self.value());
        }
    }

    /// Begins the match, stores the setup, and returns the id of the match; `None` if it cannot be dealt.
    pub fn deal(mut self, storage: &dyn Storage, lang: Lang) -> Option<String> {
        self.seats()?;
        let seed = self.seed(self.players.len());
        name_apart(&mut self.players, lang);
        self.save(storage);
        let Self { players, mut options, sat_out, practice, .. } = self;
        if practice {
            options = G::shorten(options);
        }
        let new = NewMatch { players, sat_out, options, seed, practice };
        Some(begin_match::<G>(storage, new.introduce(storage, lang)))
    }
}

pub(super) fn stored_setup<G: GameInfo>(storage: &dyn Storage) -> Option<Value> {
    storage.read_json(&key::<G>())
}

/// The options of the match that counts after a practice round: those of the last setup, if it was a round of theirs.
pub fn options_after_practice<G: GameInfo>(
    storage: &dyn Storage,
    seats: u8,
    practised: &G::Options,
) -> G::Options {
    let last = stored_setup::<G>(storage)
        .and_then(|setup| G::Options::deserialize(&setup["options"]).ok())
        .filter(|last| G::shorten(last.clone()) == *practised)
        .filter(|last| G::fit(last.clone(), seats) == *last);
    last.unwrap_or_else(|| practised.clone())
}

pub(super) fn company(players: &[Player]) -> Company {
    let count = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    let people = players.iter().filter(|player| player.is_person()).count();
    Company { seats: count(players.len()), people: count(people) }
}

fn usual_level<G: GameInfo>() -> PlayerKind {
    PlayerKind::Bot(Level::usual(G::LEVELS).map_or("", |level| level.id).to_owned())
}
