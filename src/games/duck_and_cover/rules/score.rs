//! The score of ducks (DNC-16).

use super::NumberSet;

/// The score of these visible numbers: plus their splashes, or minus for a single stack (DNC-16).
pub(super) fn points(visible: NumberSet) -> i8 {
    let splashes = visible.splashes().cast_signed();
    if visible.len() == 1 { -splashes } else { splashes }
}
