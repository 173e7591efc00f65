//! The API that every game implements.

use super::{EventSink, Pending, Rng, Seat, Setup, SetupError, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// The rules of one game: a state machine in which every step is one decision of one seat.
///
/// The type itself has no data; it identifies the game. All functions are pure: the same arguments give the same answer
/// on every machine.
///
/// The API covers three kinds of play: turns ([`Pending`] names one seat), all seats at once ([`Pending`] names
/// several, which act in any order), and interrupts or one seat deciding for another (the seat that decides need not be
/// the seat whose turn it is).
pub trait Game: Plain + Copy {
    /// The options chosen before the deal. `Default` is the preset for newcomers.
    type Options: Plain + Default + Serialize + DeserializeOwned;
    /// The complete state, with hidden cards and the random generator. Bots copy it millions of times, so it is plain
    /// data of a few hundred bytes.
    type State: Plain;
    /// The part of the state that one viewer may know. Bots and boards get nothing else.
    type View: GameView<Self> + Serialize + DeserializeOwned;
    /// One decision of one seat: a small step, never a whole turn of several choices.
    type Action: Plain + Copy + Serialize + DeserializeOwned;
    /// A fact that just happened, for logs and animations.
    type Event: GameEvent + Serialize + DeserializeOwned;
    /// Why an action is not allowed.
    type Refusal: Refusal;

    /// The game's name in addresses, saves and file names.
    const SLUG: &'static str;
    /// This number goes up whenever legality or the order of random draws changes, so that an old
    /// record is never replayed under rules it was not played by.
    const RULES: u32;
    /// How many seats the game can have.
    const SEATS: RangeInclusive<u8>;
    /// The most steps a match can have; the longest has exactly this number. Players who play to win
    /// finish long before. [`Table::play`] takes no more steps, no longer record is opened, and loops
    /// over moves stop here. After its last step such a loop must still ask whether the match is over.
    ///
    /// [`Table::play`]: super::Table::play
    const MAX_STEPS: u32;

    /// Deals the first cards.
    ///
    /// # Errors
    /// [`SetupError`] if the seats, the seed or the options do not fit.
    fn deal(
        setup: &Setup<Self::Options>,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<Self::State, SetupError>;

    /// The seats that have to decide, or the final standing.
    fn pending(state: &Self::State) -> Pending;

    /// Replaces the content of `actions` with every action `seat` may play, each once, in a fixed
    /// order. The list is empty if `seat` may not act.
    ///
    /// The list depends only on the view of `seat`: equal views have equal lists. A damaged save may name a seat that
    /// is not at the table: it may not act.
    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// May `seat` play `action`? Agrees with [`Self::legal`].
    ///
    /// # Errors
    /// The reason why not.
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out `action`, as far as the end of a round or a deal: [`Self::next_deal`] begins the next one. It is
    /// called in [`Self::take_step`] alone, after [`Self::check`] allowed the action; otherwise the result is a valid
    /// but meaningless state, or a panic.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    );

    /// Begins the next round or deal, if the last action ended one and the match goes on without a decision. It is
    /// called after every action, and most of them end nothing: then it does nothing, as in a match that is dealt once.
    #[inline]
    fn next_deal(_state: &mut Self::State, _events: &mut impl EventSink<Self::Event>) {}

    /// Plays `action`, a whole step of the match. Call it only after [`Self::check`] allowed the action.
    #[inline]
    fn take_step(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) {
        Self::apply(state, seat, action, events);
        Self::next_deal(state, events);
    }

    /// The view of `viewer`.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Checks the invariants, such as: every card exists exactly once, and the chips add up. With the default of
    /// [`GameView::is_consistent`] the state may come from a forged view: nothing overflows.
    ///
    /// # Errors
    /// A description of the violated invariant, for tests.
    fn check_invariants(state: &Self::State) -> Result<(), String>;

    /// Is `action` in the list of [`Self::legal`]? A [`Self::check`] for games that give no reasons.
    ///
    /// # Errors
    /// If it is not.
    fn check_listed(
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), NotAllowed> {
        let mut actions = Vec::new();
        Self::legal(state, seat, &mut actions);
        if actions.contains(&action) { Ok(()) } else { Err(NotAllowed) }
    }

    /// Random options that are valid with `seats` seats, for tests over all of them.
    fn any_options(_seats: u8, _chance: &mut Rng) -> Self::Options {
        Self::Options::default()
    }
}

/// Data that can be copied, compared, printed and stored anywhere.
pub trait Plain: Clone + PartialEq + Debug + Send + Sync + 'static {}

impl<T: Clone + PartialEq + Debug + Send + Sync + 'static> Plain for T {}

/// The part of a state of `G` that one viewer may know.
pub trait GameView<G: Game<View = Self>>: Plain {
    /// The viewer.
    fn viewer(&self) -> Viewer;

    /// A determinization: a state that is consistent with this view, whose hidden part is drawn by `rng`. The view is
    /// consistent.
    fn determinize(&self, rng: &mut Rng) -> G::State;

    /// Is this view from another device consistent? It has this number of seats and names no other, no sum overflows,
    /// and the number of hidden cards equals the number of their places. The default asks for a determinization that
    /// keeps the invariants and looks the same: only for a game whose [`Self::determinize`] panics with no view.
    fn is_consistent(&self, _seats: u8) -> bool {
        let imagined = self.determinize(&mut Rng::from_seed(0));
        G::check_invariants(&imagined).is_ok() && G::view(&imagined, self.viewer()) == *self
    }
}

/// A fact that just happened.
pub trait GameEvent: Plain {
    /// The part of it that `viewer` may know. By default all events are public.
    #[must_use]
    fn redacted(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    /// Does it reveal secret information, such as a drawn card or a roll of the dice? Such a step cannot be undone.
    fn reveals(&self) -> bool;
}

/// A typed reason for refusing an action.
pub trait Refusal: Plain + Copy {
    /// The number of the rule that refuses it, such as `DUR-7`.
    fn rule(self) -> &'static str;
}

/// A refusal without a reason, until a game has its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAllowed;

impl Refusal for NotAllowed {
    fn rule(self) -> &'static str {
        ""
    }
}
