//! The probable result of a match for every seat: all seats play the rollout policy, in sampled orders of calls.

use super::super::{Call, DuckAndCover, Phase, Turned, View};
use super::calls::{Calls, Stock};
use super::equity::Equity;
use super::pond::Pond;
use super::rivals::{STEP, play, standing};
use mallard_engine::search::{Payoffs, mean, shares};
use mallard_engine::{Game, GameView, Pending, Rng, Seat, Standing};

/// The mean result of `orders` orders, from a view that sees everything. Choices that have not been
/// carried out yet are ignored. `None` if some stacks are too far apart.
pub(super) fn win_probabilities(view: &View, orders: u32, rng: &mut Rng) -> Option<Payoffs> {
    if view.public.phase == Phase::Over {
        return match DuckAndCover::pending(&view.determinize(rng)) {
            Pending::Over(standing) => Some(shares(&standing)),
            Pending::Decide { .. } => None,
        };
    }
    let pond = |seat| Some(Pond::from_view(view, seat)?.0);
    let ponds = Seat::all(view.public.seats).map(pond).collect::<Option<Vec<_>>>()?;
    let (stock, equity, mut calls) =
        (Stock::from_view(view), Equity::from_view(view), Calls::default());
    mean(orders, || {
        stock.shuffle(&mut calls, rng);
        let ponds = simulate_rest(view, ponds.clone(), &calls);
        let ends = Seat::all(view.public.seats).zip(&ponds).map(|(seat, pond)| {
            let points = i32::from(view.public.total(seat)) + pond.points() + equity.any(rng);
            // Visible ducks count only at the end of the match (DNC-17).
            if equity.is_last() { standing(points, pond) } else { points * STEP }
        });
        let ends: Vec<i32> = ends.collect();
        let standing =
            Standing::by(view.public.seats, |a, b| ends[a.index()].cmp(&ends[b.index()]));
        Some(shares(&standing))
    })
}

/// The stacks at the end of the round.
fn simulate_rest(view: &View, mut ponds: Vec<Pond>, calls: &Calls) -> Vec<Pond> {
    let now = view.call();
    let mut last = now.or_else(|| view.public.turned.and_then(Turned::call));
    let mut discards = view.public.discards_left();
    let first = usize::from(now.is_none());
    for (next, odds) in calls.odds.iter().enumerate().skip(first) {
        let call: Option<Call> = if next == 0 { now } else { calls.cards[next - 1].call(last) };
        let mut moved = false;
        for pond in &mut ponds {
            if let Some(number) = call.and_then(|call| pond.called(call)) {
                play(pond, number, odds);
                moved = true;
            }
        }
        last = call.filter(|_| moved);
        discards = discards.saturating_sub(u8::from(!moved));
        if discards == 0 || ponds.iter().any(Pond::is_single) {
            break;
        }
    }
    ponds
}
