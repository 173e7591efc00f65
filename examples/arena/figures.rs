//! The results of the matches.

use crate::args::Args;
use crate::course::{Course, Suspense};
use mallard::engine::{Fault, Seat, Standing};
use std::collections::BTreeMap;
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

/// The decisions of a player.
#[derive(Clone, Default, Debug)]
struct Decisions {
    /// How long they took, in nanoseconds.
    times: Vec<u64>,
    /// How many were which fault.
    faults: BTreeMap<Fault, u32>,
    /// How many could be a fault or none while another seat was ahead and while this one was, and how many were one.
    standing: [[u32; 2]; 2],
}

/// The decisions of both players, and the courses of their matches.
#[derive(Clone, Default, Debug)]
pub(crate) struct Taken {
    decisions: [Decisions; 2],
    courses: Vec<Suspense>,
}

impl Taken {
    /// Adds a decision among several actions. `fault`: the fault that it is; `is_ahead`: could it be one or none, is its
    /// seat ahead, or another?
    pub(crate) fn note(
        &mut self,
        player: usize,
        time: Duration,
        fault: Option<Fault>,
        is_ahead: Option<bool>,
    ) {
        let Decisions { times, faults, standing } = &mut self.decisions[player];
        times.push(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX));
        if let Some(fault) = fault {
            *faults.entry(fault).or_default() += 1;
        }
        if let Some(is_ahead) = is_ahead {
            let [all, of_them] = &mut standing[usize::from(is_ahead)];
            *all += 1;
            *of_them += u32::from(fault.is_some());
        }
    }

    /// Adds the course of a match.
    pub(crate) fn end(&mut self, course: &Course) {
        self.courses.extend(course.suspense());
    }

    fn add(&mut self, more: Self) {
        for (all, more) in self.decisions.iter_mut().zip(more.decisions) {
            all.times.extend(more.times);
            for (fault, count) in more.faults {
                *all.faults.entry(fault).or_default() += count;
            }
            for (all, more) in all.standing.iter_mut().flatten().zip(more.standing.as_flattened()) {
                *all += more;
            }
        }
        self.courses.extend(more.courses);
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
        self.taken.add(taken);
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
pub(crate) fn mean(samples: &[f64]) -> (f64, f64) {
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
        for (name, decisions) in self.names.iter().zip(&self.taken.decisions) {
            decisions.write(name, f)?;
        }
        write_courses(&self.taken.courses, f)?;
        if self.unended > 0 {
            writeln!(f, "{} matches did not end", self.unended)?;
        }
        Ok(())
    }
}

/// How many of a hundred `all` are `some`.
fn per_hundred(some: u32, all: u32) -> f64 {
    100.0 * f64::from(some) / f64::from(all.max(1))
}

impl Decisions {
    fn write(&self, name: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut taken = self.times.clone();
        taken.sort_unstable();
        let at = |percent: usize| {
            let nanoseconds = taken.get(taken.len() * percent / 100).copied().unwrap_or(0);
            Duration::from_nanos(nanoseconds)
        };
        let (median, slow) = (at(50), at(99));
        writeln!(
            f,
            "{name}: {} decisions, median {median:.1?}, 99 % within {slow:.1?}",
            taken.len()
        )?;
        let all = u32::try_from(taken.len()).unwrap_or(u32::MAX);
        let of = |is_plain: bool| {
            let faults = self.faults.iter();
            let of_them = faults.filter(|(fault, _)| matches!(fault, Fault::Plain(_)) == is_plain);
            per_hundred(of_them.map(|(_, count)| count).sum(), all)
        };
        write!(f, "  in 100 decisions: {:.2} plain faults, {:.2} unwise", of(true), of(false))?;
        for (fault, &count) in &self.faults {
            let (Fault::Plain(number) | Fault::Unwise(number)) = fault;
            write!(f, ", {:.2} of number {number}", per_hundred(count, all))?;
        }
        let [behind, ahead] = self.standing;
        if behind[0] + ahead[0] > 0 {
            let [behind, ahead] = [behind, ahead].map(|[all, faults]| per_hundred(faults, all));
            write!(f, "; {behind:.2} behind, {ahead:.2} ahead")?;
        }
        writeln!(f)
    }
}

fn write_courses(courses: &[Suspense], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut open: Vec<f64> = courses.iter().map(|course| 100.0 * course.open).collect();
    open.sort_by(f64::total_cmp);
    let Some(median) = open.get(open.len() / 2) else { return Ok(()) };
    let count = |is: fn(&Suspense) -> bool| {
        u32::try_from(courses.iter().filter(|course| is(course)).count()).unwrap_or(u32::MAX)
    };
    let changed = per_hundred(count(|course| course.changed_lead), count(|_| true));
    writeln!(
        f,
        "decided after {median:.0} % of the decisions (median); the lead changes in {changed:.0} % of the matches"
    )
}
