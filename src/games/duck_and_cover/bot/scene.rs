//! A decision as the search sees it.

use super::super::{Action, Call, Number, View};
use super::calls::{Calls, Stock};
use super::equity::Equity;
use super::pond::Pond;
use super::quick;
use super::rivals::{self, Moment, Rival, called, play, standing};
use crate::engine::{Chance, Seat, Viewer};

/// What a point is worth next to the chance to win the match: of moves that win alike, the tidier one is taken.
const POINT: f32 = 0.001;

/// How many ducks are tried out, those that the quick choice finds most promising.
const DUCKS: usize = 5;

/// One who has to move, and all that it knows.
#[derive(Debug)]
pub(super) struct Scene {
    call: Call,
    stock: Stock,
    /// How many more cards in the discard zone end the round.
    discards: u8,
    /// Its points of the rounds before.
    total: i32,
    rivals: Vec<Rival>,
    equity: Equity,
}

/// Something it can do.
#[derive(Debug)]
pub(super) struct Choice {
    pub(super) action: Action,
    /// Its stacks after that.
    pub(super) pond: Pond,
}

/// Room for what is imagined.
#[derive(Debug, Default)]
pub(super) struct Imagined {
    calls: Calls,
    rivals: Vec<Rival>,
    moments: Vec<Moment>,
}

impl Scene {
    /// What a view shows, and what looks worth trying, the most promising first.
    pub(super) fn of(view: &View, legal: &[Action]) -> Option<(Self, Vec<Choice>)> {
        let Viewer::Seat(me) = view.viewer else { return None };
        let (call, number) = (view.call()?, view.moving(me)?);
        let rival = |seat| {
            let (pond, _) = Pond::of(view.tableau(seat))?;
            Some(Rival { pond, total: i32::from(view.total(seat)) })
        };
        let rivals = Seat::all(view.seats).filter(|&seat| seat != me).map(rival);
        let scene = Self {
            call,
            stock: Stock::of(view),
            discards: view.discards_left(),
            total: i32::from(view.total(me)),
            rivals: rivals.collect::<Option<_>>()?,
            equity: Equity::of(view),
        };
        let choices = scene.choices(view, me, number, legal)?;
        Some((scene, choices))
    }

    fn choices(
        &self,
        view: &View,
        me: Seat,
        number: Number,
        legal: &[Action],
    ) -> Option<Vec<Choice>> {
        let tableau = view.tableau(me);
        let (pond, chart) = Pond::of(tableau)?;
        let from = tableau.stack(number)?.cell;
        let odds = self.stock.odds();
        let mut choices = Vec::with_capacity(legal.len());
        for &action in legal {
            let Action::Move(target) = action else { return None };
            let mut pond = pond.clone();
            let covered = pond.go(number, chart.target(from, target)?);
            choices.push((quick::value(&pond, &odds), covered.is_none(), Choice { action, pond }));
        }
        choices.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut ducks = 0;
        choices.retain(|(_, ducks_away, _)| {
            ducks += usize::from(*ducks_away);
            !ducks_away || ducks <= DUCKS
        });
        Some(choices.into_iter().map(|(_, _, choice)| choice).collect())
    }

    /// Imagines the calls to come, and what the other seats make of them.
    pub(super) fn imagine(&self, imagined: &mut Imagined, chance: &mut Chance) {
        let Imagined { calls, rivals, moments } = imagined;
        self.stock.shuffle(calls, chance);
        rivals.clone_from(&self.rivals);
        for rival in &mut *rivals {
            rival.total += self.equity.any(chance);
        }
        rivals::moments(rivals, self.call, calls, moments);
    }

    /// What a choice comes to, in chances to win: it plays on by the quick choice until the round ends.
    pub(super) fn worth(&self, choice: &Choice, Imagined { calls, moments, .. }: &Imagined) -> f32 {
        let mut pond = choice.pond.clone();
        let mut discards = self.discards;
        let mut last = Some(self.call);
        let mut others = 0;
        for (next, (moment, odds)) in moments.iter().zip(&calls.odds).enumerate() {
            if next > 0 {
                let call = called(calls.cards[next - 1], last);
                let number = call.and_then(|call| call.moves(pond.visible()));
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
        let own = self.total + pond.points();
        self.equity.win(standing(own, &pond), others) - POINT * points(own)
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few points")]
fn points(points: i32) -> f32 {
    points as f32
}
