//! A decision as the search sees it.

use super::super::{Call, View};
use super::calls::{Calls, Stock};
use super::equity::Equity;
use super::odds::Odds;
use super::pond::Pond;
use super::quick::in_parts;
use super::rivals::{self, Rival, RivalState, play, standing};
use mallard_engine::{Rng, Seat};

/// The value of a point compared with the probability of winning the match. Between two seats it only breaks ties, in
/// favour of the tidier move. Among more seats the win probability is too small for an exact estimate from these
/// orders, and points are more reliable.
const POINT: f32 = 0.001;
const POINT_AMONG_MORE: f32 = 0.02;

/// A seat that has to move, and all its information.
#[derive(Debug)]
pub(super) struct Knowledge {
    call: Call,
    stock: Stock,
    /// How many more cards in the discard zone end the round.
    discards: u8,
    /// Its points from the rounds before.
    total: i32,
    rivals: Vec<Rival>,
    equity: Equity,
}

/// Scratch buffers for the simulated rounds.
#[derive(Debug, Default)]
pub(super) struct Determinization {
    calls: Calls,
    rivals: Vec<Rival>,
    moments: Vec<RivalState>,
}

impl Knowledge {
    /// The scene of `me`, which has to move. `None` if some stacks are too far apart.
    pub(super) fn from_view(view: &View, me: Seat) -> Option<Self> {
        let rival = |seat| {
            let (pond, _) = Pond::from_view(view, seat)?;
            Some(Rival { pond, total: i32::from(view.public.total(seat)) })
        };
        let rivals = Seat::all(view.public.seats).filter(|&seat| seat != me).map(rival);
        Some(Self {
            call: view.call()?,
            stock: Stock::from_view(view),
            discards: view.public.discards_left(),
            total: i32::from(view.public.total(me)),
            rivals: rivals.collect::<Option<_>>()?,
            equity: Equity::from_view(view),
        })
    }

    pub(super) fn odds(&self) -> Odds {
        self.stock.odds()
    }

    /// Samples the calls to come, and the other seats' answers to them.
    pub(super) fn determinize(&self, imagined: &mut Determinization, rng: &mut Rng) {
        let Determinization { calls, rivals, moments } = imagined;
        self.stock.shuffle(calls, rng);
        rivals.clone_from(&self.rivals);
        for rival in &mut *rivals {
            rival.total += self.equity.any(rng);
        }
        rivals::moments(rivals, self.call, calls, moments);
    }

    /// The value of these stacks, as a probability of winning the match.
    pub(super) fn value(&self, pond: &Pond, imagined: &Determinization) -> f32 {
        let (pond, others) = self.simulate_rest(pond, imagined);
        let own = self.total + pond.points();
        let point = if self.is_between_two() { POINT } else { POINT_AMONG_MORE };
        self.equity.win(standing(own, &pond), others) - point * in_parts(own)
    }

    /// Is there only one rival?
    pub(super) fn is_between_two(&self) -> bool {
        self.rivals.len() == 1
    }

    /// These stacks at the end of the round if they move by the rollout policy, and the lowest standing of the others.
    fn simulate_rest(
        &self,
        pond: &Pond,
        Determinization { calls, moments, .. }: &Determinization,
    ) -> (Pond, i32) {
        let mut pond = pond.clone();
        let mut discards = self.discards;
        let mut last = Some(self.call);
        let mut others = 0;
        for (next, (moment, odds)) in moments.iter().zip(&calls.odds).enumerate() {
            if next > 0 {
                let call = calls.cards[next - 1].call(last);
                let number = call.and_then(|call| pond.called(call));
                if let Some(number) = number {
                    play(&mut pond, number, odds);
                }
                let moved = number.is_some() || moment.moved;
                last = call.filter(|_| moved);
                discards = discards.saturating_sub(u8::from(!moved));
            }
            others = moment.least;
            if moment.single || pond.is_single() || discards == 0 {
                break;
            }
        }
        (pond, others)
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{Action, Cards, DuckAndCover, State};
    use super::super::quick;
    use super::super::rivals::STEP;
    use super::*;
    use mallard_engine::{Game, Pending, Setup, Viewer};
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    const ME: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    fn seen(state: &State, seat: Seat) -> View {
        DuckAndCover::view(state, Viewer::Seat(seat))
    }

    /// The choice of the rollout policy, as an action.
    fn quickly(state: &State, seat: Seat, odds: &Odds) -> Action {
        let view = seen(state, seat);
        let Some(number) = view.moving(seat) else { return Action::Turn };
        let (mut pond, chart) = Pond::from_view(&view, seat).expect("it is not spread");
        let from = view.tableau(seat).stack(number).expect("it is visible").cell;
        let spot = quick::target(&mut pond, number, odds);
        let mut legal = Vec::new();
        DuckAndCover::legal(state, seat, &mut legal);
        let goes = |action: &Action| match action {
            Action::Move(target) => chart.target(from, *target) == Some(spot),
            Action::Turn => false,
        };
        legal.into_iter().find(goes).expect("it is allowed")
    }

    /// The points once the rollout policy has played the round to its end. `None` if that needs more calls.
    fn played_by_the_rules(mut state: State, calls: &Calls) -> Option<[i8; 2]> {
        let first = seen(&state, ME).public.calls;
        while let Pending::Decide { owed, .. } = DuckAndCover::pending(&state) {
            let view = seen(&state, ME);
            if let Some(points) = view.public.points().first() {
                return Some([points[0], points[1]]);
            }
            let turns = u16::from(view.call().is_none());
            let odds = calls.odds.get(usize::from(view.public.calls - first + turns))?;
            for seat in owed {
                let action = quickly(&state, seat, odds);
                DuckAndCover::take_step(&mut state, seat, action, &mut ());
            }
        }
        None
    }

    #[test]
    fn a_line_of_play_goes_as_the_rules_have_it() {
        let mut compared = 0;
        for seed in 0..40 {
            let mut state = DuckAndCover::deal(&Setup::new(2, seed), &mut ()).expect("two play");
            DuckAndCover::take_step(&mut state, ME, Action::Turn, &mut ());
            let Some(scene) = Knowledge::from_view(&seen(&state, ME), ME) else { continue };
            let mut imagined = Determinization::default();
            let Cards::Seen(deck) = DuckAndCover::view(&state, Viewer::Everyone).deck else {
                panic!("it is shown")
            };
            imagined.calls.cards.extend(deck.into_iter().rev());
            scene.stock.compute_odds(&mut imagined.calls);
            let mut rivals = scene.rivals.clone();
            rivals::moments(&mut rivals, scene.call, &imagined.calls, &mut imagined.moments);

            let (mut pond, _) = Pond::from_view(&seen(&state, ME), ME).expect("it is not spread");
            let number = seen(&state, ME).moving(ME).expect("all are visible");
            play(&mut pond, number, &imagined.calls.odds[0]);
            let (pond, others) = scene.simulate_rest(&pond, &imagined);

            if let Some(points) = played_by_the_rules(state, &imagined.calls) {
                assert_eq!(pond.points(), i32::from(points[ME.index()]));
                assert_eq!(others.div_euclid(STEP), i32::from(points[OTHER.index()]));
                compared += 1;
            }
        }
        assert!(compared > 10, "{compared}");
    }
}
