//! Shared by the tests: a match in progress, with helpers short enough to read a trick.

use mallard::engine::{Game, Rng, Seat, Setup};
use mallard::games::duckit::{
    Action, Card, CardSet, Duckit, DuckitResult, Event, Phase, Position, RoundResult,
};

pub(crate) use crate::play::{A, B, C};

/// The seats: C dealt, and so A leads, unless a test differs.
pub(crate) const SEATS: [Seat; 3] = [A, B, C];

pub(crate) fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

pub(crate) fn cards(names: &str) -> CardSet {
    names.split_whitespace().map(card).collect()
}

pub(crate) fn lay(name: &str) -> Action {
    Action::Play(card(name))
}

pub(crate) fn bank(name: &str) -> Action {
    Action::Bank(card(name))
}

/// A position with this face-up card and these hands, each of the same size. Seat C won the tricks
/// before, with all 4s that are in no hand; it banked a plain card then.
pub(crate) fn position(turned_up: &str, hands: [&str; 3]) -> Position {
    let named = hands.into_iter().fold(cards(turned_up), |all, hand| all.or(cards(hand)));
    let rest = CardSet::FULL.minus(named);
    let aside = rest.minus(CardSet::FOURS).first().expect("a card that lies aside");
    let position = Position::new(turned_up, &aside.to_string(), hands);
    let position = position.won([0, 0, rest.len() / 3]);
    if rest.fours().is_empty() {
        position
    } else {
        let fours: Vec<String> = rest.fours().iter().map(String::from).collect();
        position.caught(C, &fours.join(" ")).banked(C, &aside.to_string())
    }
}

pub(crate) type Play = crate::play::Play<Duckit>;

impl Play {
    /// Begins with a position.
    #[track_caller]
    pub(crate) fn from(position: &Position) -> Self {
        let state = position.state().expect("the position fits");
        Self { state, events: Vec::new() }
    }

    /// Begins with such a [`position`].
    #[track_caller]
    pub(crate) fn late(turned_up: &str, hands: [&str; 3]) -> Self {
        Self::from(&position(turned_up, hands))
    }

    /// Begins with the first deal; its facts are the events.
    pub(crate) fn deal(seed: u64) -> Self {
        let mut events = Vec::new();
        let state = Duckit::deal(&Setup::new(3, seed), &mut events);
        Self { state: state.expect("three seats"), events }
    }

    /// Plays these cards, each by the seat whose turn it is.
    #[track_caller]
    pub(crate) fn plays(&mut self, names: &str) -> &mut Self {
        for name in names.split_whitespace() {
            self.does(self.turn(), lay(name));
        }
        self
    }

    /// The cards the seat in turn may play.
    #[track_caller]
    pub(crate) fn playable(&self) -> CardSet {
        let played = |action| match action {
            Action::Play(card) => card,
            Action::Bank(card) => panic!("{card} is to be banked"),
        };
        self.legal(self.turn()).into_iter().map(played).collect()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view().public.phase
    }

    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.view().hand(seat).cards()
    }

    /// The winner of the trick that the last action completed.
    #[track_caller]
    pub(crate) fn winner(&self) -> Seat {
        let won = |event: &Event| match event {
            Event::TrickWon { seat, .. } => Some(*seat),
            _ => None,
        };
        self.events.iter().find_map(won).expect("the trick is complete")
    }

    /// The result of the round that the last action ended.
    #[track_caller]
    pub(crate) fn result(&self) -> RoundResult {
        self.ended().expect("the round is over")
    }

    pub(crate) fn ended(&self) -> Option<RoundResult> {
        self.events.iter().find_map(|event| match event {
            Event::RoundEnded(result) => Some(*result),
            _ => None,
        })
    }

    #[track_caller]
    pub(crate) fn outcome(&self) -> DuckitResult {
        let ended = |event: &Event| match event {
            Event::MatchEnded(outcome) => Some(*outcome),
            _ => None,
        };
        self.events.iter().find_map(ended).expect("the match is over")
    }
}

/// Matches of random play; `at` sees each position after the action that led to it.
pub(crate) fn random_matches(count: u64, mut at: impl FnMut(&Play)) {
    for seed in 0..count {
        Play::deal(seed).play_at_random(&mut Rng::from_seed(!seed), &mut at);
    }
}
