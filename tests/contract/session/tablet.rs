//! A tablet: one storage, and the tabs on it.

use crate::fake::Fake;
use mallard::device::{Held, Saved, Saving, Storage};
use mallard::engine::{Game, Seat, Setup, Table};
use mallard::games::durak::{Action, Durak};
use mallard::session::{Duck, Kind, Player, Session};
use mallard::vault::{BATCH, Keeper, NotKept, Stored, Texts, Vault};
use mallard::words::{Lang, Worded};
use std::sync::atomic::{AtomicU64, Ordering};

pub const ONE: Seat = Seat::new(0);
pub const TWO: Seat = Seat::new(1);

/// The name of the match of these tests.
pub const ID: &str = "a-1";

/// A tab: it keeps in its memory what its storage refuses.
#[derive(Debug)]
pub struct Tab<'a> {
    keeper: Keeper<&'a Fake, &'a Fake>,
    clock: AtomicU64,
}

impl<'a> Tab<'a> {
    pub fn new(storage: &'a Fake, memory: &'a Fake) -> Self {
        let keeper = Keeper::new(Some(Vault::new(storage)), memory);
        Self { keeper, clock: AtomicU64::new(1_800_000_000_000) }
    }
}

impl Storage for Tab<'_> {
    fn read(&self, key: &str) -> Stored<String> {
        self.keeper.read(key)
    }

    fn write_over(&self, texts: &mut Texts, key: &str, text: &str) -> Result<(), NotKept> {
        self.keeper.write_over(texts, key, text, self.now())
    }

    fn is_kept(&self, key: &str) -> bool {
        self.keeper.is_kept(key)
    }

    fn is_overtaken(&self, key: &str) -> bool {
        self.keeper.is_overtaken(key)
    }

    fn take_unsaved(&self, key: &str) -> Option<String> {
        self.keeper.take_unsaved(key)
    }

    fn texts(&self, key: &str) -> Texts {
        self.keeper.texts(key)
    }

    fn remove(&self, key: &str) {
        self.keeper.remove(key);
    }

    fn keys(&self, prefix: &str) -> Vec<String> {
        self.keeper.keys(prefix)
    }

    /// No player decides twice within one batch of the storage.
    fn now(&self) -> u64 {
        self.clock.fetch_add(BATCH, Ordering::Relaxed)
    }

    fn random(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::Relaxed)
    }
}

/// A person for each `true`, otherwise a bot of the weakest level.
pub fn players<G: Worded>(people: &[bool]) -> Vec<Player> {
    let player = |(number, &person): (usize, &bool)| Player {
        name: Some(format!("Player {number}")),
        kind: if person { Kind::Person } else { Kind::Bot(G::LEVELS[0].id.to_owned()) },
        duck: Duck::new(number),
    };
    people.iter().enumerate().map(player).collect()
}

/// A session of this game with people at all `seats` seats.
pub fn among_people<G: Worded>(seats: u8, seed: u64) -> Session<G> {
    let setup = Setup { seats, seed, options: G::Options::default() };
    let table = Table::deal(setup).expect("the usual options can be dealt");
    Session::new(table, players::<G>(&vec![true; usize::from(seats)]), Lang::En)
}

/// Durak for two people, newly dealt and saved in this tab.
pub fn seated(tab: &dyn Storage) -> (Session<Durak>, Saving) {
    let session = among_people::<Durak>(2, 7);
    let mut saving = Saving::of(ID.to_owned());
    saving.told(Held::Here);
    saving.save(tab, &session);
    (session, saving)
}

/// The saved match of this name, followed by the rules.
pub fn saved(tab: &dyn Storage) -> Table<Durak> {
    let found = mallard::device::find(tab, ID).value().expect("it is there");
    let Saved { record, .. } = found;
    Table::open(record).expect("it can be opened").0
}

/// The first legal action of a seat that the game waits for.
pub fn next<G: Game>(table: &Table<G>) -> (Seat, G::Action) {
    let seat = table.pending().owed().first().expect("somebody decides");
    let mut legal = Vec::new();
    table.legal(seat, &mut legal);
    (seat, legal[0])
}

/// Plays the first legal action.
pub fn step(session: &mut Session<Durak>, saving: &mut Saving, tab: &dyn Storage) -> bool {
    let (seat, action): (Seat, Action) = next(session.table());
    saving.keep(tab, session, |session| session.play(seat, action))
}
