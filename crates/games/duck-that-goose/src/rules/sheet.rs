//! The score of a range, line by line (DTG-33 to DTG-35).

use super::kind::{Cancel, KINDS, Kind, Value};
use super::points::Points;
use mallard_engine::SeatSet;
use serde::{Deserialize, Serialize};

/// The points that each opponent gets from a range with exactly three Devils (DTG-34).
const DEVILS_GIFT: Points = Points::whole(6);

/// The count of a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Sheet {
    counts: [u8; KINDS],
    peachy_keen_cancels: bool,
    devils: SeatSet,
}

/// The cards of one kind in a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    pub kind: Kind,
    pub cards: u8,
    /// How many of them cancel each other (DTG-33).
    pub cancelled: u8,
    /// The points of the cards that are not cancelled.
    pub points: Points,
}

impl Sheet {
    /// The sheet of a range with these cards, before opponents add anything.
    pub fn new(cards: impl IntoIterator<Item = Kind>, peachy_keen_cancels: bool) -> Self {
        let mut counts = [0; KINDS];
        for kind in cards {
            counts[kind as usize] += 1;
        }
        Self { counts, peachy_keen_cancels, devils: SeatSet::EMPTY }
    }

    /// The same range with `opponents` having exactly three Devils (DTG-34).
    pub const fn with_devils(self, opponents: SeatSet) -> Self {
        Self { devils: opponents, ..self }
    }

    pub const fn with_card(mut self, kind: Kind) -> Self {
        self.counts[kind as usize] += 1;
        self
    }

    /// The opponents with exactly three Devils.
    pub const fn devils(&self) -> SeatSet {
        self.devils
    }

    pub const fn count(&self, kind: Kind) -> u8 {
        self.counts[kind as usize]
    }

    /// Does the range give points to all opponents (DTG-34)?
    pub const fn has_three_devils(&self) -> bool {
        self.count(Kind::Devil) == 3
    }

    /// How many cards of a kind cancel each other (DTG-33).
    pub fn cancelled(&self, kind: Kind) -> u8 {
        let cards = self.count(kind);
        match kind.cancel() {
            Cancel::Pair => cards - cards % 2,
            // The option (DTG-2).
            Cancel::Never if kind == Kind::PeachyKeen && self.peachy_keen_cancels => {
                cards - cards % 2
            }
            // At most one triple: further Devils count.
            Cancel::Triple if cards >= 3 => 3,
            Cancel::Goose => self.count(Kind::WildGoose).min(self.count(Kind::GooseChase)),
            Cancel::Triple | Cancel::Never => 0,
        }
    }

    /// A line for each kind in the range that adds points, in the order of the inventory.
    pub fn lines(&self) -> impl Iterator<Item = Line> + '_ {
        let adding = |kind: &Kind| matches!(kind.value(), Value::Add(_)) && self.count(*kind) > 0;
        Kind::ALL.into_iter().filter(adding).map(|kind| {
            let (cards, cancelled) = (self.count(kind), self.cancelled(kind));
            Line {
                kind,
                cards,
                cancelled,
                points: Points::from_value(kind.value()).times(cards - cancelled),
            }
        })
    }

    /// The points that opponents' Devils add (DTG-34).
    pub const fn gift(&self) -> Points {
        DEVILS_GIFT.times(self.devils.len())
    }

    /// The sum before any multiplication.
    pub fn sum(&self) -> Points {
        self.lines().map(|line| line.points).sum::<Points>() + self.gift()
    }

    /// How often the sum is doubled.
    pub const fn doubled(&self) -> u8 {
        self.count(Kind::Sword)
    }

    /// How often the sum is halved.
    pub const fn halved(&self) -> u8 {
        self.count(Kind::HalfBad)
    }

    /// Does the range count as 0, for any sum?
    pub const fn dodged(&self) -> bool {
        self.count(Kind::Bullet) > 0
    }

    /// The score of the range (DTG-35).
    pub fn result(&self) -> Points {
        if self.dodged() {
            return Points::ZERO;
        }
        self.sum().scaled(self.doubled(), self.halved())
    }
}

/// A written sheet: with the results of its lines, for readers that do not know the rules.
#[derive(Serialize, Deserialize)]
struct Written {
    lines: Vec<Line>,
    devils: SeatSet,
    sum: Points,
    doubled: u8,
    halved: u8,
    dodged: bool,
    result: Points,
}

impl From<Written> for Sheet {
    fn from(written: Written) -> Self {
        let mut sheet = Self::new([], false).with_devils(written.devils);
        for line in written.lines {
            sheet.counts[line.kind as usize] = line.cards;
            sheet.peachy_keen_cancels |= line.kind == Kind::PeachyKeen && line.cancelled > 0;
        }
        sheet.counts[Kind::Sword as usize] = written.doubled;
        sheet.counts[Kind::HalfBad as usize] = written.halved;
        // Their number makes no difference.
        sheet.counts[Kind::Bullet as usize] = written.dodged.into();
        sheet
    }
}

impl From<Sheet> for Written {
    fn from(sheet: Sheet) -> Self {
        Self {
            lines: sheet.lines().collect(),
            devils: sheet.devils,
            sum: sheet.sum(),
            doubled: sheet.doubled(),
            halved: sheet.halved(),
            dodged: sheet.dodged(),
            result: sheet.result(),
        }
    }
}
