//! A pile as a viewer sees it.

use serde::{Deserialize, Serialize};

/// A pile of cards `C` as the viewer sees it: the cards, or their number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardPile<C> {
    /// The number of its cards.
    Hidden(u8),
    /// In order, the top card last. Only for [`Viewer::Everyone`](crate::Viewer::Everyone).
    Seen(Vec<C>),
}

impl<C> CardPile<C> {
    /// The number of cards.
    pub fn len(&self) -> u8 {
        match self {
            Self::Hidden(count) => *count,
            Self::Seen(cards) => u8::try_from(cards.len()).unwrap_or(u8::MAX),
        }
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
