//! English.

use super::Back;

pub(super) static BACK: Back = Back {
    look_back: "Look back",
    title: "Looking back",
    step: |at, last| format!("Step {at} of {last}"),
    slider: "Step of the match",
    round_back: "Back to where this part began",
    step_back: "One step back",
    play: "Play",
    pause: "Pause",
    step_on: "One step on",
    round_on: "On to the next part",
    my_move: "To my last move",
    whose_view: "Whose view",
    seen_by: |name| format!("As {name} saw it"),
    seen_by_all: "What all could see",
    everything: "Everything",
    moments: "Turning points",
    next_moment: |label| format!("Next: {label}"),
    leads: |name| format!("{name} takes the lead"),
};
