//! The evaluation of a position for a seat.

use super::super::{Colour, MOST_SEATS, PENALTIES, Public, Sheet, View};
use super::net::{self, SheetInput};
use super::weights::RACE_INPUTS;
use mallard_engine::search::Payoffs;
use mallard_engine::{MAX_SEATS, Seat};

/// The value of having won in addition to the margin, and the value of each point of the margin. The net was trained
/// with 0.4 for winning. This is more, so that a seat that can win by ending the match does so, and no seat ends it
/// just to lose by less.
const WIN_VALUE: f32 = 2.0;
const POINT_VALUE: f32 = 0.04;

/// The weight of the best of several rivals; the mean of the others has the rest.
const BEST_RIVAL_WEIGHT: f32 = 0.6;

/// The slope of the win probability over the predicted lead.
const LEAD_SLOPE: f32 = 1.0;

/// The sheets as input to the net when the next turn begins.
pub(super) type SheetInputs = [SheetInput; MOST_SEATS];

/// The sheets of a view during a turn, and their value once it is over.
#[derive(Clone, Debug)]
pub(super) struct SheetsEvaluation {
    seats: u8,
    active: Seat,
    sheets: [Sheet; MOST_SEATS],
}

impl SheetsEvaluation {
    pub(super) fn from_view(view: &View) -> Self {
        let Public { seats, active, sheets, .. } = view.public;
        Self { seats, active, sheets }
    }

    /// The sheets at the start of the next turn, after one of this seat.
    pub(super) fn after(view: &View, active: Seat) -> Self {
        Self { active, ..Self::from_view(view) }
    }

    pub(super) fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The outlook with a number that fits written on a seat's sheet.
    pub(super) fn with(&self, seat: Seat, colour: Colour, number: u8) -> Self {
        let mut outlook = self.clone();
        outlook.sheets[seat.index()] = self.sheet(seat).with(colour, number);
        outlook
    }

    pub(super) fn is_active(&self, seat: Seat) -> bool {
        self.active == seat
    }

    pub(super) fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    pub(super) fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.all().filter(move |&other| other != seat)
    }

    /// All sheets as they are.
    pub(super) fn sheet_inputs(&self) -> SheetInputs {
        let first = self.sheet_input(self.active, self.sheet(self.active));
        let mut inputs = [first; MOST_SEATS];
        for seat in self.rivals(self.active) {
            inputs[seat.index()] = self.sheet_input(seat, self.sheet(seat));
        }
        inputs
    }

    /// A seat's sheet as it may become, as input to the net.
    pub(super) fn sheet_input(&self, seat: Seat, sheet: &Sheet) -> SheetInput {
        let next = self.active.step_left(1, self.seats).clockwise(self.seats);
        let turns = (0_u8..).zip(next).find(|&(_, at)| at == seat).map_or(0, |(turns, _)| turns);
        SheetInput::from_sheet(sheet, 1.0 - f32::from(turns) / f32::from(self.seats - 1))
    }

    /// The payoff for a seat of starting the next turn with these sheets, or of ending the match with them.
    pub(super) fn value(&self, inputs: &SheetInputs, seat: Seat) -> f32 {
        let over = self.all().any(|seat| {
            let sheet = &inputs[seat.index()];
            sheet.is_full() || sheet.penalties == PENALTIES
        });
        let ahead = |rival: Seat| {
            if over {
                won(inputs[seat.index()].score - inputs[rival.index()].score)
            } else {
                self.ahead(inputs, seat, rival)
            }
        };
        let (mut sum, mut least) = (0.0, f32::INFINITY);
        for rival in self.rivals(seat) {
            let ahead = ahead(rival);
            sum += ahead;
            least = least.min(ahead);
        }
        BEST_RIVAL_WEIGHT * least + (1.0 - BEST_RIVAL_WEIGHT) * sum / f32::from(self.seats - 1)
    }

    /// The net's prediction of how far a seat will be ahead of a rival.
    fn ahead(&self, inputs: &SheetInputs, seat: Seat, rival: Seat) -> f32 {
        inputs[seat.index()].value(&self.race(inputs, seat, rival))
            - inputs[rival.index()].value(&self.race(inputs, rival, seat))
    }

    /// Each seat's win probability if the next turn begins with these sheets: the probability of being ahead of each
    /// other seat, as if these were independent.
    #[expect(clippy::cast_possible_truncation, reason = "from 0 to 1000")]
    pub(super) fn win_probabilities(&self) -> Payoffs {
        let inputs = self.sheet_inputs();
        let mut chances = [0.0; MOST_SEATS];
        for seat in self.all() {
            let before = |rival| {
                let ahead = LEAD_SLOPE * self.ahead(&inputs, seat, rival);
                0.5 + 0.5 * ahead / (1.0 + ahead * ahead).sqrt()
            };
            chances[seat.index()] = self.rivals(seat).map(before).product();
        }
        let sum: f32 = chances.iter().sum();
        let mut worth = [0; MAX_SEATS];
        for (worth, chance) in worth.iter_mut().zip(chances) {
            *worth = (1_000.0 * chance / sum + 0.5) as i32;
        }
        worth
    }

    fn race(&self, inputs: &SheetInputs, seat: Seat, rival: Seat) -> [f32; RACE_INPUTS] {
        let (mut boxes, mut penalties) = (0, 0);
        for other in self.rivals(seat) {
            boxes = boxes.max(inputs[other.index()].boxes);
            penalties = penalties.max(inputs[other.index()].penalties);
        }
        net::race(inputs[rival.index()].score, boxes, penalties, self.seats)
    }
}

/// The payoff of a match that ended this many points ahead of a rival, or behind.
fn won(margin: i16) -> f32 {
    WIN_VALUE * f32::from(margin.signum()) + POINT_VALUE * f32::from(margin)
}
