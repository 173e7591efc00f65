//! The cards at a place of a range.

use super::card::{back, picture, seen_facedown};
use crate::{DuckThatGoose, Kind, RangeSlot, Slot, View};
use mallard_board::MatchUi;
use mallard_kit::prelude::*;
use mallard_words::Lang;

/// The kind of a facedown card that the viewer sees until the viewer confirms it, or remembers, if
/// the memory aid is on.
pub(super) fn known(
    board: MatchUi<DuckThatGoose>,
    view: &View,
    place: RangeSlot,
    aid: bool,
) -> Option<Kind> {
    let Some(Slot::Down { kind, .. }) = view.at(place) else { return None };
    kind.filter(|_| board.is_glimpsing()).or_else(|| view.remembered(place).filter(|_| aid))
}

/// The cards at a place: a back, or the covered cards and the one on top.
pub(super) fn cards(slot: &Slot, struck: bool, known: Option<Kind>, lang: Lang) -> AnyView {
    match slot {
        Slot::Down { mark, .. } => match known {
            Some(kind) => seen_facedown(kind, *mark, lang),
            None => back(*mark),
        },
        Slot::Up { card, under } => {
            let below = under.iter().map(|card| picture(*card, false, lang)).collect_any();
            html! { {below} {picture(*card, struck, lang)} }
        }
    }
}
