use super::card::{Card, Mark};
use super::kind::Kind;
use super::ranges::RangeSlot;
use super::sheet::Sheet;
use super::state::Public;
use mallard_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// A match as one viewer may know it.
///
/// Outside of `recall` there are only open cards and those that the viewer is looking at right now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub public: Public,
    /// Each seat's range, slot by slot. Once the match is over, as it was at the end.
    pub ranges: Vec<Vec<Slot>>,
    pub deck: DeckView,
    pub pile: Pile,
    /// The card that was drawn or taken and has not been added yet.
    pub held: Option<InTransitView>,
    pub recall: Recall,
}

/// A place in a range.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    Down {
        mark: Mark,
        /// The card's kind, if the viewer is looking at it right now.
        kind: Option<Kind>,
    },
    Up {
        card: FaceUp,
        /// The cards it covers, the lowest first (DTG-21).
        under: Vec<FaceUp>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FaceUp {
    pub mark: Mark,
    /// The kind it counts as.
    pub kind: Kind,
    /// Is it the Copycat (DTG-24)?
    pub copycat: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckView {
    pub count: u8,
    /// The cards that the viewer is looking at right now, from the top: with Cash Cow (DTG-22), or
    /// all for [`Viewer::Everyone`].
    pub seen: Vec<Kind>,
}

/// The discard pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pile {
    pub count: u8,
    pub top: Option<Card>,
}

/// A card between pile and range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InTransitView {
    pub mark: Mark,
    /// The card's kind, if the viewer may see it.
    pub kind: Option<Kind>,
    /// Was it drawn, and not taken from the discard pile?
    pub drawn: bool,
}

/// Cards that were seen once and are not open now. Bots of higher levels use this; players see it only with the memory
/// aid on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recall {
    /// An entry for each slot of each range; `None` for a face-up card.
    pub ranges: Vec<Vec<Option<Memory>>>,
    /// The discard pile, the top card last: every player saw each card go there.
    pub pile: Vec<Card>,
    /// The top of the deck, topmost first, as far as any seat has seen it (DTG-22).
    pub deck: Vec<Memory>,
}

/// The known facts about a hidden card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Memory {
    /// The seats that have seen it, which is public.
    pub seen_by: SeatSet,
    /// Has its owner looked at it before the first turn? It is false for viewers who may not know
    /// (DTG-4).
    pub first_look: bool,
    /// The card's kind, if the viewer has seen it; for the table, if every seat has.
    pub kind: Option<Kind>,
}

impl Slot {
    pub const fn mark(&self) -> Mark {
        match self {
            Self::Down { mark, .. } | Self::Up { card: FaceUp { mark, .. }, .. } => *mark,
        }
    }

    pub const fn is_down(&self) -> bool {
        matches!(self, Self::Down { .. })
    }

    /// The kind a face-up card counts as; `None` if it is facedown.
    pub const fn face_up(&self) -> Option<Kind> {
        match self {
            Self::Down { .. } => None,
            Self::Up { card, .. } => Some(card.kind),
        }
    }
}

impl View {
    pub fn range(&self, seat: Seat) -> &[Slot] {
        &self.ranges[seat.index()]
    }

    pub fn at(&self, place: RangeSlot) -> Option<&Slot> {
        self.range(place.seat).get(usize::from(place.slot))
    }

    /// The kind of a facedown card, if the viewer remembers it.
    pub fn remembered(&self, place: RangeSlot) -> Option<Kind> {
        let range = &self.recall.ranges[place.seat.index()];
        range.get(usize::from(place.slot)).copied().flatten().and_then(|memory| memory.kind)
    }

    /// How the face-up cards of a range count now (DTG-33 to DTG-35).
    pub fn sheet(&self, seat: Seat) -> Sheet {
        let sheet = |seat: Seat| {
            let cards = self.range(seat).iter().filter_map(Slot::face_up);
            Sheet::new(cards, self.public.options.peachy_keen_cancels)
        };
        let three = |&other: &Seat| other != seat && sheet(other).has_three_devils();
        sheet(seat).with_devils(Seat::all(self.public.seats).filter(three).collect())
    }
}
