//! The contract of a game.

use super::{Chance, Pending, Seat, Setup, SetupError, Sink, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// The rules of one game: a state machine whose every step is one decision of one seat.
///
/// The type itself carries no data; it names the game. All functions are pure: the same
/// arguments give the same answer on every machine.
///
/// Three kinds of play must fit, and do: turns ([`Pending`] names one seat), everybody at once
/// (it names several, in whatever order they come), and interrupts or one seat deciding for
/// another (the seat that decides need not be the seat whose turn it is).
pub trait Game: Plain + Copy {
    /// The switches set before the deal. `Default` is the preset a newcomer should meet.
    type Options: Plain + Default + Serialize + DeserializeOwned;
    /// Everything that is true, hidden cards and generator included. Copied millions of times
    /// by bots: plain data, a few hundred bytes.
    type State: Plain;
    /// What one viewer may know. The only thing bots and boards are given.
    type View: Plain + Serialize + DeserializeOwned;
    /// One decision of one seat: a small step, never a whole turn of several choices.
    type Action: Plain + Copy + Serialize + DeserializeOwned;
    /// A fact that just happened, for logs and animations.
    type Event: Plain + Serialize;
    /// Why an action is not allowed.
    type Refusal: Refusal;

    /// The name in addresses, saves and file names.
    const SLUG: &'static str;
    /// Raised whenever legality or the order of random draws changes, so that an old record is
    /// never replayed under rules it was not played by.
    const RULES: u32;
    /// How many seats the game is for.
    const SEATS: RangeInclusive<u8>;
    /// The most steps a match can have. Whoever plays to win ends long before: [`Table::play`]
    /// takes no more, no longer record is opened, and loops over moves stop here.
    ///
    /// [`Table::play`]: super::Table::play
    const MAX_STEPS: u32;

    /// Deals the first cards.
    ///
    /// # Errors
    /// [`SetupError`] if the seats, the seed or the options do not fit.
    fn deal(
        setup: &Setup<Self::Options>,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<Self::State, SetupError>;

    /// Who has to decide, or the final standing.
    fn pending(state: &Self::State) -> Pending;

    /// Replaces the content of `actions` with everything `seat` may do, each once, in a fixed
    /// order; nothing if it is not to act.
    ///
    /// The list depends only on what `seat` may know: equal views have equal lists.
    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// May `seat` do this? Agrees with [`Self::legal`].
    ///
    /// # Errors
    /// The reason why not.
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Does it. Only after [`Self::check`] allowed it; otherwise the result is a valid but
    /// meaningless state or a panic.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Sink<Self::Event>,
    );

    /// What this viewer may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The event as this viewer may know it; nothing if the viewer may not know of it at all.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Did this tell somebody something that undo could not take back (a card drawn or turned
    /// up, dice rolled)? Such a step stays.
    fn reveals(event: &Self::Event) -> bool;

    /// Checks the invariants: every card exactly once, chips add up.
    ///
    /// # Errors
    /// What is broken, for a test's message.
    fn audit(state: &Self::State) -> Result<(), String>;

    /// A state that could lie behind this view, the hidden things drawn by `chance`.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self::State;

    /// Any options that can be played with `seats` seats, for tests over all of them.
    fn any_options(seats: u8, chance: &mut Chance) -> Self::Options;
}

/// Data that can be copied, compared, printed and kept anywhere.
pub trait Plain: Clone + PartialEq + Debug + Send + Sync + 'static {}

impl<T: Clone + PartialEq + Debug + Send + Sync + 'static> Plain for T {}

/// A typed reason for saying no.
pub trait Refusal: Plain + Copy {
    /// The number of the rule that says so, such as `DUR-7`.
    fn rule(self) -> &'static str;
}
