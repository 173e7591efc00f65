//! What is worth trying.

use super::super::{Action, View};
use super::odds::Odds;
use super::pond::Pond;
use super::quick;
use crate::engine::Seat;

/// How many ducks are tried out, those that the quick choice finds most promising. Covers are all tried.
const DUCKS: usize = 5;

/// Something a seat can do.
#[derive(Debug)]
pub(super) struct Choice {
    pub(super) action: Action,
    /// Its stacks after that.
    pub(super) pond: Pond,
}

/// What looks worth trying, the most promising first. Nothing if the seat need not move, or its stacks lie too far apart.
pub(super) fn choices(view: &View, me: Seat, legal: &[Action], odds: &Odds) -> Option<Vec<Choice>> {
    let (tableau, number) = (view.tableau(me), view.moving(me)?);
    let (pond, chart) = Pond::of(tableau)?;
    let from = tableau.stack(number)?.cell;
    let mut choices: Vec<(f32, bool, Choice)> = Vec::with_capacity(legal.len());
    for &action in legal {
        let Action::Move(target) = action else { return None };
        let mut pond = pond.clone();
        let is_duck = pond.go(number, chart.target(from, target)?).is_none();
        let value = quick::value(&pond, odds);
        // Put in its place at once: for so few a sort is much code.
        let place = choices.partition_point(|(before, ..)| *before <= value);
        choices.insert(place, (value, is_duck, Choice { action, pond }));
    }
    let mut ducks = 0;
    choices.retain(|&(_, is_duck, _)| {
        ducks += usize::from(is_duck);
        !is_duck || ducks <= DUCKS
    });
    Some(choices.into_iter().map(|(_, _, choice)| choice).collect())
}
