//! A tablet: one storage, and the tabs on it.

use crate::fake::Fake;
use mallard::device::{LockHolder, SavedMatch, Saving, Storage, is_match_key};
use mallard::engine::{Game, Seat, Setup, Table};
#[cfg(feature = "games")]
use mallard::games::durak::{Action, Durak};
use mallard::session::{Duck, MatchInWords, Player, PlayerKind, Session, Situation, Stage};
use mallard::store::{KeyValueBackend, WRITE_BATCH_MS};
use mallard::words::{GameText, Lang};
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

pub const ONE: Seat = Seat::new(0);
pub const TWO: Seat = Seat::new(1);

/// The name of the match of these tests.
pub const ID: &str = "a-1";

/// The match in words, as the tab shows it that plays it.
pub fn words<G: GameText>(session: &Session<G>, lang: Lang) -> MatchInWords<'_, G> {
    session.in_words(session.situation(false), lang)
}

/// The same at another stage.
pub fn words_at<G: GameText>(
    session: &Session<G>,
    stage: Stage,
    lang: Lang,
) -> MatchInWords<'_, G> {
    session.in_words(Situation { stage, ..session.situation(false) }, lang)
}

/// A tab: it has in its memory the values that its storage refuses.
#[derive(Debug)]
pub struct Tab<'a> {
    storage: Option<&'a Fake>,
    memory: &'a Fake,
    clock: AtomicU64,
    warned: AtomicBool,
}

impl<'a> Tab<'a> {
    pub fn new(storage: &'a Fake, memory: &'a Fake) -> Self {
        Self { storage: Some(storage), ..Self::without_storage(memory) }
    }

    pub fn without_storage(memory: &'a Fake) -> Self {
        let clock = AtomicU64::new(1_800_000_000_000);
        Self { storage: None, memory, clock, warned: AtomicBool::new(false) }
    }

    /// Would the page ask before it goes?
    pub fn is_warned(&self) -> bool {
        self.warned.load(Ordering::Relaxed)
    }
}

impl Storage for Tab<'_> {
    fn lasting(&self) -> Option<&dyn KeyValueBackend> {
        self.storage.map(|storage| storage as &dyn KeyValueBackend)
    }

    fn memory(&self) -> &dyn KeyValueBackend {
        self.memory
    }

    /// No player decides twice within one batch of the storage.
    fn now(&self) -> u64 {
        self.clock.fetch_add(WRITE_BATCH_MS, Ordering::Relaxed)
    }

    fn random(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::Relaxed)
    }

    fn warn(&self, unsaved: &[String]) {
        let matches = unsaved.iter().any(|key| is_match_key(key));
        self.warned.store(matches, Ordering::Relaxed);
    }
}

/// A tab is asked as the device that it is.
impl<'a> Deref for Tab<'a> {
    type Target = dyn Storage + 'a;

    fn deref(&self) -> &Self::Target {
        self
    }
}

/// A human for each `true`, otherwise a bot of the weakest level.
pub fn players<G: GameText>(people: &[bool]) -> Vec<Player> {
    let player = |(number, &person): (usize, &bool)| Player {
        name: Some(format!("Player {number}")),
        kind: if person { PlayerKind::Person } else { PlayerKind::Bot(G::LEVELS[0].id.to_owned()) },
        duck: Duck::new(number),
    };
    people.iter().enumerate().map(player).collect()
}

/// A session of this game with humans at all `seats` seats.
pub fn among_people<G: GameText>(seats: u8, seed: u64) -> Session<G> {
    let setup = Setup { seats, seed, options: G::Options::default() };
    let table = Table::deal(setup).expect("the usual options can be dealt");
    Session::new(table, players::<G>(&vec![true; usize::from(seats)]), Lang::En)
}

/// Durak for two humans, newly dealt and saved in this tab.
#[cfg(feature = "games")]
pub fn seated(tab: &dyn Storage) -> (Session<Durak>, Saving) {
    let mut session = among_people::<Durak>(2, 7);
    let mut saving = Saving::new(ID.to_owned());
    saving.set_holder(LockHolder::Here);
    saving.persist(tab, &mut session, |_| true);
    (session, saving)
}

/// The saved match with this id, replayed by the rules.
#[cfg(feature = "games")]
pub fn saved(tab: &dyn Storage) -> Table<Durak> {
    let found = mallard::device::find_match(tab, ID).value().expect("it is there");
    let SavedMatch { record, .. } = found;
    Table::open(&record).expect("it can be opened").0
}

/// The first legal action of a seat that the game waits for.
pub fn next<G: Game>(table: &Table<G>) -> (Seat, G::Action) {
    let seat = table.pending().owed().first().expect("somebody decides");
    let mut legal = Vec::new();
    table.legal(seat, &mut legal);
    (seat, legal[0])
}

/// Plays the first legal action.
#[cfg(feature = "games")]
pub fn step(session: &mut Session<Durak>, saving: &mut Saving, tab: &dyn Storage) -> bool {
    let (seat, action): (Seat, Action) = next(session.table());
    saving.persist(tab, session, |session| session.play(seat, action))
}
