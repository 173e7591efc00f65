//! The moves worth trying.

use super::super::{Action, View};
use super::odds::Odds;
use super::pond::Pond;
use super::quick;
use mallard_engine::Seat;

/// How many ducks are tried: those that the rollout policy finds most promising. Covers are all tried.
const TRIED_DUCKS: usize = 5;

/// A move that a seat can make.
#[derive(Debug)]
pub(super) struct ScoredChoice {
    pub(super) action: Action,
    /// The seat's stacks after the move.
    pub(super) pond: Pond,
}

/// The moves worth trying, most promising first. `None` if the seat need not move, or its stacks
/// are too far apart.
pub(super) fn choices(
    view: &View,
    me: Seat,
    legal: &[Action],
    odds: &Odds,
) -> Option<Vec<ScoredChoice>> {
    let number = view.moving(me)?;
    let (pond, chart) = Pond::from_view(view, me)?;
    let from = view.tableau(me).stack(number)?.cell;
    let mut choices: Vec<(f32, bool, ScoredChoice)> = Vec::with_capacity(legal.len());
    for &action in legal {
        let Action::Move(target) = action else { return None };
        let mut pond = pond.clone();
        let is_duck = pond.go(number, chart.target(from, target)?).is_none();
        let value = quick::value(&pond, odds);
        // An insertion: a sort would be much code for this short list.
        let place = choices.partition_point(|(before, ..)| *before <= value);
        choices.insert(place, (value, is_duck, ScoredChoice { action, pond }));
    }
    let mut ducks = 0;
    choices.retain(|&(_, is_duck, _)| {
        ducks += usize::from(is_duck);
        !is_duck || ducks <= TRIED_DUCKS
    });
    Some(choices.into_iter().map(|(_, _, choice)| choice).collect())
}
