//! The rollout policy: where a stack goes, and the evaluation behind it.

use super::super::Number;
use super::odds::Odds;
use super::pond::{Pond, around};

/// How likely a called stack covers a certain neighbour, since it may cover another instead.
const COVER_PROBABILITY: f32 = 0.4;

/// The points that will probably be left; fewer are better.
pub(super) fn value(pond: &Pond, odds: &Odds) -> f32 {
    let visible = pond.visible();
    if pond.is_single() {
        return in_parts(pond.points());
    }
    let mut left = [1.0_f32; Number::ALL.len() + 1];
    for number in visible {
        let stays = 1.0 - COVER_PROBABILITY * odds.0[number.index()];
        for beside in pond.neighbours(pond.spot(number)) {
            left[place(beside)] *= stays;
        }
    }
    visible.iter().map(|number| pond.value(number) * left[number.index()]).sum()
}

/// Where this stack goes: the best by value among its covers and its most promising duck.
pub(super) fn target(pond: &mut Pond, number: Number, odds: &Odds) -> u8 {
    let from = pond.spot(number);
    let mut best = (f32::INFINITY, from);
    let covers = around(from).map(|spot| pond.at(spot).map(|_| spot));
    for to in covers.into_iter().flatten().chain(duck(pond, number, odds)) {
        let value = after(pond, number, to, odds);
        if value < best.0 {
            best = (value, to);
        }
    }
    best.1
}

fn after(pond: &mut Pond, number: Number, to: u8, odds: &Odds) -> f32 {
    let from = pond.spot(number);
    let covered = pond.go(number, to);
    let value = value(pond, odds);
    pond.back(number, from, covered);
    value
}

/// The free spot whose neighbours have most to cover, or are best covered.
fn duck(pond: &Pond, number: Number, odds: &Odds) -> Option<u8> {
    let (own, called) = (pond.value(number), odds.0[number.index()]);
    let others = pond.visible().without(number);
    let mut gains = [0.0_f32; Number::ALL.len() + 1];
    for other in others {
        gains[other.index()] = pond.value(other) * called + own * odds.0[other.index()];
    }
    let mut best = (f32::NEG_INFINITY, None);
    for other in others {
        for spot in around(pond.spot(other)) {
            if pond.at(spot).is_none() {
                let gain = pond.neighbours(spot).map(|beside| gains[place(beside)]).iter().sum();
                if gain > best.0 {
                    best = (gain, Some(spot));
                }
            }
        }
    }
    best.1
}

/// The array index of each number, with one past the end for an empty spot.
#[inline]
fn place(number: Option<Number>) -> usize {
    number.map_or(Number::ALL.len(), Number::index)
}

#[expect(clippy::cast_precision_loss, reason = "a few points")]
pub(super) fn in_parts(points: i32) -> f32 {
    points as f32
}
