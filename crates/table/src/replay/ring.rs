//! A ring around the cards that the step's sentence names, where they are on the table.

use mallard_board::motion::all;
use mallard_kit::prelude::*;
use mallard_words::{TextPart, bits};

/// The class of the cards on the table that were played with the current step.
const CURRENT_STEP_CLASS: &str = "is-step";

/// Rings the cards in the sentence of the current step, on the table of this class.
pub(super) fn ring(table: &'static str, sentence: impl Fn() -> String + 'static) {
    watch(move || {
        let pieces = bits(&sentence());
        request_animation_frame(move || {
            for before in all(".is-step") {
                // Removing a missing class cannot fail.
                let _ = before.class_list().remove_1(CURRENT_STEP_CLASS);
            }
            for bit in pieces {
                let TextPart::Card(card) = bit else { continue };
                for element in all(&format!(".{table} .play-area .card[data-flip=\"{card}\"]")) {
                    let _ = element.class_list().add_1(CURRENT_STEP_CLASS);
                }
            }
        });
    });
}
