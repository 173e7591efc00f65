//! The score of a night.

use super::points::NightPoints;
use super::{Night, are_same};
use crate::history::PastMatch;
use mallard_engine::Seat;
use mallard_session::Player;
use std::cmp::Reverse;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NightScore {
    /// The people, the most points first, then the bots; without those who were in no match with points. Players who are
    /// level are in the order of the last match.
    pub rows: Vec<NightRow>,
    /// The number of matches with points. Those without a result have none.
    pub counted: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NightRow {
    /// The player, with the name and the duck of their last match.
    pub player: Player,
    pub points: NightPoints,
    /// Their points in each match that counts; `None` if they were not there.
    pub each: Vec<Option<NightPoints>>,
    /// Their place among the people, from 1; `None` for a bot.
    pub place: Option<usize>,
    /// How often they were the fool.
    pub caps: usize,
    /// The number of the last match with points in which they were there, if there is one and they are not in the last
    /// match of the night.
    pub left_after: Option<usize>,
}

impl Night<'_> {
    /// The matches with points, the first one first.
    pub fn counted(&self) -> impl DoubleEndedIterator<Item = &PastMatch> {
        self.matches().iter().copied().filter(|played| !played.ended)
    }

    pub fn score(&self) -> NightScore {
        let mut rows = Vec::<NightRow>::new();
        // From the last match back: its order of seats, names and ducks count.
        for played in self.matches().iter().rev() {
            let players = played.counted().map(|(_, player)| player);
            for player in players.chain(&played.sat_out) {
                if !rows.iter().any(|row| are_same(&row.player, player)) {
                    let row = self.row(player);
                    if row.each.iter().all(Option::is_none) {
                        continue;
                    }
                    let order = |row: &NightRow| (!row.player.is_person(), Reverse(row.points));
                    // The list is short, and sorting would add kilobytes to the download.
                    let place = rows.partition_point(|other| order(other) <= order(&row));
                    rows.insert(place, row);
                }
            }
        }
        let points: Vec<NightPoints> =
            rows.iter().filter(|row| row.player.is_person()).map(|row| row.points).collect();
        for row in rows.iter_mut().filter(|row| row.player.is_person()) {
            row.place = Some(1 + points.iter().filter(|&&more| more > row.points).count());
        }
        NightScore { rows, counted: self.counted().count() }
    }

    fn row(&self, player: &Player) -> NightRow {
        let each: Vec<_> = self.counted().map(|played| points_in(played, player)).collect();
        let is_fool = |played: &&PastMatch| {
            let seat = played.seat_of(player);
            seat.is_some() && played.fool.map(Seat::index) == seat
        };
        let has_left = points_in(self.last(), player).is_none() && player.is_person();
        let last = each.iter().rposition(Option::is_some);
        NightRow {
            player: player.clone(),
            points: each.iter().flatten().copied().sum(),
            place: None,
            caps: self.counted().filter(is_fool).count(),
            left_after: last.filter(|_| has_left).map(|at| at + 1),
            each,
        }
    }
}

impl NightScore {
    /// The people with the most points.
    pub fn leaders(&self) -> impl Iterator<Item = &NightRow> {
        self.rows.iter().filter(|row| row.place == Some(1))
    }

    /// How far they are ahead of the next place; `None` if all are level.
    pub fn lead(&self) -> Option<NightPoints> {
        let first = self.leaders().next()?.points;
        let next = self.rows.iter().find(|row| row.place.is_some_and(|place| place > 1))?;
        Some(first - next.points)
    }
}

impl PastMatch {
    /// The index of the seat of a player of its night.
    pub fn seat_of(&self, player: &Player) -> Option<usize> {
        self.counted().find(|(_, other)| are_same(other, player)).map(|(seat, _)| seat)
    }
}

/// The points of a player in a match; `None` if they were not there.
fn points_in(of: &PastMatch, player: &Player) -> Option<NightPoints> {
    let sat_out = || {
        let sat_out = of.sat_out.iter().any(|other| are_same(other, player));
        // A bot that waits has no points for it.
        sat_out.then_some(if player.is_person() {
            NightPoints::SAT_OUT
        } else {
            NightPoints::default()
        })
    };
    of.seat_of(player).map(|seat| NightPoints::for_seat(&of.places, seat)).or_else(sat_out)
}
