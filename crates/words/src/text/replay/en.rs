//! The texts in English.

use super::ReplayMessages;

pub(super) static REPLAY: ReplayMessages = ReplayMessages {
    look_back: "Replay",
    title: "Replay",
    step: |at, last| format!("Move {at} of {last}"),
    slider: "Position in the match",
    round_back: "Skip back",
    step_back: "Step back",
    play: "Play",
    pause: "Pause",
    step_on: "Step forward",
    round_on: "Skip forward",
    my_move: "My last move",
    whose_view: "View",
    seen_by: |name| format!("{name}’s view"),
    seen_by_all: "Everyone’s view",
    everything: "Everything",
    milestones: "Milestones",
    next_point: |label| format!("Next: {label}"),
    leads: |name| format!("{name} takes the lead"),
};
