//! Facts about a match that the app needs in addition to the rules: the same in every language. They follow from public
//! views and events alone.

use mallard_engine::{Game, Seat, SeatSet, Standing};

/// Facts that follow from the rules: what counts, the order of the decisions, the places.
pub trait RuleFacts: Game {
    /// The unit that counts in a match that a player ends before the rules do.
    const COUNTS: Counts = Counts::Rounds;

    /// Does `event` end a part of the match that counts ([`Self::COUNTS`])?
    fn ends_part(event: &Self::Event) -> bool;
    /// The ways out of a pause in which a player decides whether the match continues; `None` if it continues in
    /// any case. The seat that owes the decision may do both, every other seat may end the match.
    fn pause_actions(_view: &Self::View) -> Option<Ways<Self::Action>> {
        None
    }
    /// The seats that decide after the current decision, in order, as far as all players may know. `holder` has the
    /// tablet: where the rules ask several seats at once, the first player clockwise from `holder` is next.
    fn next_seats(_view: &Self::View, _holder: Seat) -> Vec<Seat> {
        Vec::new()
    }
    /// The places by the current score; seats with equal scores share a place.
    fn places(view: &Self::View) -> Standing;
    /// The seats that win and lose together with `seat`, which is one of them.
    fn side(_view: &Self::View, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }
    /// The seat to show as the fool when the match is over, in a game with a single loser.
    fn fool(_view: &Self::View, _standing: Standing) -> Option<Seat> {
        None
    }
}

/// Facts about secrets: what the app hides from other players, and how long. The defaults hide every hand.
pub trait SecrecyFacts: Game {
    /// The secrets that the app must hide from other players while the match waits for the next decision.
    fn privacy(_view: &Self::View) -> Privacy {
        Privacy::Secret
    }
    /// Can a player do this with any hand, without looking at it? Then offering it reveals nothing of the hand.
    fn is_blind(_action: Self::Action) -> bool {
        false
    }
    /// Are all hidden cards irrelevant, because a deal or the match is over? Then they are revealed before the pause or
    /// the result.
    fn is_fully_revealed(_view: &Self::View) -> bool {
        false
    }
}

/// Facts for the screen: what it draws, and where it waits.
pub trait ScreenFacts: RuleFacts {
    /// Have its cards suits, drawn in two colours or in four? Then players can choose.
    const HAS_SUITS: bool = false;
    /// Do this game's pauses only reveal secret choices, many times a match? Then the app skips them when animations
    /// are off or no human plays.
    const TURNS_UP: bool = false;

    /// Does play pause after a step with `events`, so that all players see the end of a part?
    fn pauses(events: &[Self::Event]) -> bool {
        events.iter().any(Self::ends_part)
    }
}

/// The ways out of a pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ways<A> {
    /// Continues the match.
    pub next: A,
    /// Ends it: all that was played counts.
    pub finish: A,
}

/// The secrets that the app must hide while the match waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Privacy {
    /// The game hides nothing from any player at any time, so the app can enlarge any player's area at any time.
    Open,
    /// The decision shows nothing secret, so the tablet needs no curtain.
    Shared,
    /// The decision shows secrets of its seat, so the tablet changes hands behind the curtain.
    Secret,
}

/// The unit that counts in a match that a player ends before the rules do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counts {
    /// The finished deals; the score has a column for each.
    Deals,
    /// The finished rounds; the score has a column for each.
    Rounds,
    /// The current sheets, because the match has only one round.
    Sheets,
}
