//! A ring around the cards that the step's sentence names, where they are on the table.

use super::state::ReplayState;
use mallard_board::motion::all;
use mallard_kit::prelude::*;
use mallard_words::{TextPart, bits};

/// The class of the cards on the table that were played with the current step.
const CURRENT_STEP_CLASS: &str = "is-step";

pub(super) fn ring(replay: ReplayState) {
    let ReplayState { cursor, timeline, viewpoint, .. } = replay;
    watch(move || {
        viewpoint.track();
        let pieces = timeline.with(|timeline| bits(timeline.sentence(cursor.get().at()).0));
        request_animation_frame(move || {
            for before in all(".is-step") {
                // Removing a missing class cannot fail.
                let _ = before.class_list().remove_1(CURRENT_STEP_CLASS);
            }
            for bit in pieces {
                let TextPart::Card(card) = bit else { continue };
                for element in all(&format!(".play-area .card[data-flip=\"{card}\"]")) {
                    let _ = element.class_list().add_1(CURRENT_STEP_CLASS);
                }
            }
        });
    });
}
