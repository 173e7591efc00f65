//! The probable result of a match for every seat, estimated by rollouts. It evaluates the position; it does not choose
//! a move. It uses the true hands, so only the replay of a finished match may call it.

use super::{GameView, Payoffs, Search};
use crate::{Game, MAX_SEATS, Rng, Seat};

/// The mean payoff of `lines` rollouts; `None` if any rollout returns `None`.
pub fn mean(lines: u32, mut line: impl FnMut() -> Option<Payoffs>) -> Option<Payoffs> {
    let mut sum = [0; MAX_SEATS];
    for _ in 0..lines {
        for (sum, worth) in sum.iter_mut().zip(line()?) {
            *sum += worth;
        }
    }
    let lines = i32::try_from(lines.max(1)).ok()?;
    Some(sum.map(|sum| (sum + lines / 2) / lines))
}

/// Plays a rollout from `state` by the rollout policy until its stretch or the match is over. One in `any_of` decisions
/// is a random legal action, for policies that never vary.
pub fn play_on<G: Search>(
    state: &mut G::State,
    any_of: Option<u32>,
    actions: &mut Vec<G::Action>,
    rng: &mut Rng,
) {
    let stretch = G::stretch(state);
    for _ in 0..G::MAX_STEPS {
        let next = G::pending(state).owed().first();
        let Some(seat) = next.filter(|_| G::stretch(state) == stretch) else { return };
        let is_any = any_of.is_some_and(|of| rng.next_below(of) == 0);
        let any = is_any.then(|| any::<G>(state, seat, actions, rng)).flatten();
        let action = any.unwrap_or_else(|| G::play_quickly(state, seat, actions, rng));
        G::take_step(state, seat, action, &mut ());
    }
}

/// The mean payoff of `lines` rollouts from `view`, each by [`play_on`].
pub fn win_probabilities<G: Search>(
    view: &G::View,
    lines: u32,
    any_of: Option<u32>,
    rng: &mut Rng,
) -> Option<Payoffs> {
    let mut actions = Vec::new();
    mean(lines, || {
        let start = view.determinize(rng);
        let mut end = start.clone();
        play_on::<G>(&mut end, any_of, &mut actions, rng);
        Some(G::payoffs(&start, &end))
    })
}

fn any<G: Game>(
    state: &G::State,
    seat: Seat,
    actions: &mut Vec<G::Action>,
    rng: &mut Rng,
) -> Option<G::Action> {
    G::legal(state, seat, actions);
    rng.pick(actions).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_is_rounded_and_fails_with_one_of_its_lines() {
        let mut worths = [1, 2, 2, 1].into_iter().map(|first| {
            let mut worth = [0; MAX_SEATS];
            worth[0] = first;
            worth
        });
        assert_eq!(mean(4, || worths.next()).map(|worth| worth[0]), Some(2));
        assert_eq!(mean(1, || worths.next()), None);
    }
}
