//! The results of the matches.

use crate::args::Args;
use mallard::engine::{Seat, Standing};
use std::fmt;
use std::time::Duration;

/// The player that sits alone among seats of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    A,
    B,
}

impl Side {
    pub(crate) const BOTH: [Self; 2] = [Self::A, Self::B];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// How long each player's decisions took, in nanoseconds.
#[derive(Clone, Default, Debug)]
pub(crate) struct Taken([Vec<u64>; 2]);

impl Taken {
    pub(crate) fn note(&mut self, player: usize, time: Duration) {
        self.0[player].push(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
    }
}

/// One seat's result in a match: its share of first place and of last place, so that tied seats
/// count alike.
#[derive(Clone, Copy, Default, Debug)]
struct Share {
    first: f64,
    last: f64,
}

/// All results.
#[derive(Debug)]
pub(crate) struct Figures {
    names: [String; 2],
    head: String,
    seats: u8,
    /// Each side's mean per deal: the matches of a deal share their cards, so they are not
    /// independent samples.
    deals: [Vec<(u32, Share)>; 2],
    unended: u32,
    taken: Taken,
}

impl Figures {
    pub(crate) fn new(args: &Args, seats: u8) -> Self {
        let head = format!("{}, {seats} seats, {} deals", args.game.slug(), args.games);
        let names = args.players.clone();
        Self { names, head, seats, deals: Default::default(), unended: 0, taken: Taken::default() }
    }

    /// Adds the matches of one deal, in which the player of this side sat at every seat in turn.
    pub(crate) fn add(
        &mut self,
        deal: u32,
        side: Side,
        standings: &[(Seat, Option<Standing>)],
        taken: Taken,
    ) {
        let mut mean = Share::default();
        for (lone, standing) in standings {
            let share = standing.map_or_else(
                || {
                    self.unended += 1;
                    Share::default()
                },
                |standing| share(&standing, *lone),
            );
            let matches = f64::from(self.seats);
            mean.first += share.first / matches;
            mean.last += share.last / matches;
        }
        self.deals[side.index()].push((deal, mean));
        for (all, more) in self.taken.0.iter_mut().zip(taken.0) {
            all.extend(more);
        }
    }
}

/// The share of `seat` in first place, and in the last place of this standing.
fn share(standing: &Standing, seat: Seat) -> Share {
    let places = standing.places();
    let own = standing.place(seat);
    let of = |place: u8| {
        let sharing: f64 = places.iter().filter(|&&other| other == place).map(|_| 1.0).sum();
        if own == place { 1.0 / sharing } else { 0.0 }
    };
    Share { first: of(1), last: of(places.iter().copied().max().unwrap_or(1)) }
}

/// A mean in per cent, and half the width of its 95 % interval.
fn mean(samples: &[f64]) -> (f64, f64) {
    #[expect(clippy::cast_precision_loss, reason = "a few million at most")]
    let count = samples.len() as f64;
    let mean = samples.iter().sum::<f64>() / count;
    let spread = samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>();
    (100.0 * mean, 196.0 * (spread / (count - 1.0) / count).sqrt())
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let chance = 100.0 / f64::from(self.seats);
        writeln!(f, "{}; by chance {chance:.1} % each", self.head)?;
        for side in Side::BOTH {
            let (own, others) = (&self.names[side.index()], &self.names[1 - side.index()]);
            let mut deals = self.deals[side.index()].clone();
            // Sorted, so that the sums are the same to the last bit in any order of play.
            deals.sort_by_key(|&(deal, _)| deal);
            let of = |part: fn(&Share) -> f64| {
                mean(&deals.iter().map(|(_, share)| part(share)).collect::<Vec<_>>())
            };
            let ((first, doubt), (last, doubt_of_last)) = (of(|it| it.first), of(|it| it.last));
            writeln!(
                f,
                "one {own} among {others}: first {first:.1} ± {doubt:.1}, last {last:.1} ± {doubt_of_last:.1}"
            )?;
        }
        for (name, taken) in self.names.iter().zip(&self.taken.0) {
            let mut taken = taken.clone();
            taken.sort_unstable();
            let at = |percent: usize| {
                let nanoseconds = taken.get(taken.len() * percent / 100).copied().unwrap_or(0);
                Duration::from_nanos(nanoseconds)
            };
            writeln!(
                f,
                "{name}: {} decisions, median {:.1?}, 99 % within {:.1?}",
                taken.len(),
                at(50),
                at(99)
            )?;
        }
        if self.unended > 0 {
            writeln!(f, "{} matches did not end", self.unended)?;
        }
        Ok(())
    }
}
