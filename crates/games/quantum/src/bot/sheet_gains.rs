//! A seat's possible gains in a turn.

use super::super::{Colour, Sheet, View};
use super::offers::NUMBERS;
use super::sheet_value::{self, POINT, UNFIT};
use mallard_engine::Seat;

/// The value of each other row that has filled the same box: the column comes nearer to its points.
const COLUMN_VALUE: i32 = 20;

/// The value of filling the whole sheet for each point that the seat is then ahead, and its cost
/// for each point behind: it ends the match (QTM-11).
const END_COST: i32 = 300;

/// Leads count up to this many points.
const MAX_LEAD: i32 = 4;

/// The cost of each point of a penalty: less than a point, because it saves a box from a bad
/// number.
const PENALTY: i32 = 75;

/// The cost or gain of ending the match by the fifth penalty (QTM-12).
const FIFTH_BEHIND: i32 = 60 * POINT;
const FIFTH_AHEAD: i32 = -50 * POINT;

/// The number of each colour in this turn, in the order of the rows.
pub(super) type Totals = [u8; 4];

/// The gain of every number in each row of a seat's sheet.
pub(super) struct SheetGains {
    gains: [[i32; NUMBERS]; 4],
    /// The cost to the active seat of writing nothing.
    penalty: i32,
}

impl SheetGains {
    pub(super) fn from_view(view: &View, seat: Seat) -> Self {
        let gains = Colour::ALL.map(|colour| {
            let mut gains = [UNFIT; NUMBERS];
            for (number, gain) in (0..).zip(&mut gains).skip(1) {
                *gain = gain_of(view, seat, colour, number);
            }
            gains
        });
        Self { gains, penalty: penalty(view, seat) }
    }

    #[inline]
    pub(super) fn gain(&self, colour: Colour, totals: Totals) -> i32 {
        self.gains[colour.index()][usize::from(totals[colour.index()])]
    }

    /// The highest gain from one number, if it pays to write one; one colour may be set aside.
    #[inline]
    pub(super) fn best(&self, totals: Totals, aside: Option<Colour>) -> i32 {
        let open = Colour::ALL.into_iter().filter(|&colour| aside != Some(colour));
        open.map(|colour| self.gain(colour, totals)).fold(0, i32::max)
    }

    /// The active seat's gain in step C: after it passed in step B, writing nothing costs a penalty
    /// (QTM-9).
    #[inline]
    pub(super) fn last_chance(&self, totals: Totals) -> i32 {
        let gains = Colour::ALL.map(|colour| self.gain(colour, totals));
        gains.into_iter().fold(-self.penalty, i32::max)
    }

    /// The active seat's gain in both steps.
    #[inline]
    pub(super) fn both(&self, totals: Totals) -> i32 {
        let (mut first, mut second) = (0, 0);
        for colour in Colour::ALL {
            let gain = self.gain(colour, totals);
            if gain > first {
                (first, second) = (gain, first);
            } else {
                second = second.max(gain);
            }
        }
        if first > 0 { first + second } else { self.last_chance(totals) }
    }

    pub(super) fn penalty(&self) -> i32 {
        self.penalty
    }
}

fn gain_of(view: &View, seat: Seat, colour: Colour, number: u8) -> i32 {
    let sheet = view.sheet(seat);
    let row = sheet.row(colour);
    if !row.fits(number) {
        return UNFIT;
    }
    let place = row.numbers().len();
    let others = Colour::ALL.into_iter().filter(|&other| other != colour);
    let filled =
        others.map(|other| i32::from(sheet.row(other).number(place).is_some())).sum::<i32>();
    sheet_value::gain(*row, number)
        + COLUMN_VALUE * filled
        + end(view, seat, &sheet.with(colour, number))
}

/// The value of filling this sheet, if that can happen.
fn end(view: &View, seat: Seat, sheet: &Sheet) -> i32 {
    if sheet.is_full() {
        END_COST * lead(view, seat, sheet.score()).clamp(-MAX_LEAD, MAX_LEAD)
    } else {
        0
    }
}

/// How far a seat with this score is ahead of the best other.
fn lead(view: &View, seat: Seat, score: i16) -> i32 {
    let others = Seat::all(view.public.seats).filter(|&other| other != seat);
    let best = others.map(|other| view.sheet(other).score()).max().unwrap_or(score);
    i32::from(score) - i32::from(best)
}

/// The cost of the next penalty box (QTM-2).
fn penalty(view: &View, seat: Seat) -> i32 {
    let sheet = view.sheet(seat);
    match sheet.penalties {
        4 if lead(view, seat, sheet.score() - 5) > 0 => FIFTH_AHEAD,
        4 => FIFTH_BEHIND,
        filled => PENALTY * i32::from(filled + 1),
    }
}
