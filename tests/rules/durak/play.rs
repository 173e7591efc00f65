//! Shared by the tests: a match in progress, with helpers short enough to read a bout.

use mallard::engine::cards::{Card, CardSet};
use mallard::engine::{Game, Rng, Seat, Setup};
use mallard::games::durak::{
    Action, AfterFool, DealResult, Durak, Event, Length, Options, Phase, Position, Preset, ThrowIn,
};

pub(crate) use crate::play::{A, B, C, D, E, F};

pub(crate) const TAKE: Action = Action::Take;
pub(crate) const PASS: Action = Action::Pass;
pub(crate) const NEXT: Action = Action::Next;
pub(crate) const FINISH: Action = Action::Finish;

pub(crate) fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

pub(crate) fn cards(names: &str) -> CardSet {
    names.split_whitespace().map(card).collect()
}

pub(crate) fn attack(name: &str) -> Action {
    Action::Attack(card(name))
}

pub(crate) fn beat(attack: &str, with: &str) -> Action {
    Action::Beat { attack: card(attack), with: card(with) }
}

pub(crate) fn transfer(name: &str) -> Action {
    Action::Transfer(card(name))
}

pub(crate) fn show(name: &str) -> Action {
    Action::Show(card(name))
}

/// The printed game.
pub(crate) fn classic() -> Options {
    Preset::Classic.options()
}

pub(crate) fn throw_in() -> Options {
    Options { throw_in: ThrowIn::All, ..classic() }
}

pub(crate) fn neighbours() -> Options {
    Options { throw_in: ThrowIn::Neighbours, ..classic() }
}

/// Transfers; only attackers in their own right add cards.
pub(crate) fn transfers() -> Options {
    Options { transfer: true, ..classic() }
}

pub(crate) fn showing() -> Options {
    Options { transfer_by_showing: true, ..transfers() }
}

pub(crate) fn after_take(options: Options) -> Options {
    Options { throw_in_after_take: true, ..options }
}

pub(crate) fn teams(options: Options) -> Options {
    Options { teams: true, ..options }
}

/// A match that continues deal after deal.
pub(crate) fn open(options: Options) -> Options {
    Options { length: Length::Open, ..options }
}

/// Several cards of one rank at once.
pub(crate) fn several(options: Options) -> Options {
    Options { several_at_once: true, ..options }
}

pub(crate) fn after_fool(after_fool: AfterFool, options: Options) -> Options {
    Options { after_fool, ..options }
}

pub(crate) fn deals(count: u8, options: Options) -> Options {
    Options { length: Length::Deals(count), ..options }
}

pub(crate) type Play = crate::play::Play<Durak>;

impl Play {
    /// Begins with a position.
    pub(crate) fn from(position: &Position) -> Self {
        let state = position.state().expect("the position fits");
        Self { state, events: Vec::new() }
    }

    /// Begins with the first deal; its facts are the events.
    pub(crate) fn deal(seats: u8, seed: u64, options: Options) -> Self {
        let mut events = Vec::new();
        let state = Durak::deal(&Setup { seats, seed, options }, &mut events);
        Self { state: state.expect("the setup fits"), events }
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view().public.phase
    }

    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.view().hand(seat).cards()
    }

    pub(crate) fn known(&self, seat: Seat) -> CardSet {
        self.view().recall.known[seat.index()]
    }

    pub(crate) fn defender(&self) -> Seat {
        self.view().public.bout.defender
    }

    /// How the deal ended with the last action, if it did.
    pub(crate) fn result(&self) -> Option<DealResult> {
        self.events.iter().find_map(|event| match event {
            Event::DealEnded { result, .. } => Some(*result),
            _ => None,
        })
    }

    /// The seats that drew after the last action, in order.
    pub(crate) fn drew(&self) -> Vec<Seat> {
        let drew = |event: &Event| match event {
            Event::Drew { seat, .. } => Some(*seat),
            _ => None,
        };
        self.events.iter().filter_map(drew).collect()
    }
}

/// Matches of random play over seeds, all seat counts and any options; `at` sees each position
/// after the action that led to it.
pub(crate) fn random_matches(count: u64, mut at: impl FnMut(&Play)) {
    for seed in 0..count {
        let mut rng = Rng::from_seed(seed);
        let seats = 2 + u8::try_from(seed % 5).expect("small");
        let play = Play::deal(seats, seed, Durak::any_options(seats, &mut rng));
        play.play_at_random(&mut rng, &mut at);
    }
}
