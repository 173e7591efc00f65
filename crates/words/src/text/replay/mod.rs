//! Text for the replay screen. It is not part of [`Messages`](super::Messages), because only the table's program needs
//! it.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::replay_messages;

/// Texts of the replay screen, in one language.
#[derive(Debug)]
pub struct ReplayMessages {
    pub look_back: &'static str,
    /// The title of the screen.
    pub title: &'static str,
    /// The number of the step, and the number of steps.
    pub step: fn(usize, usize) -> String,
    /// The name of the slider, which shows the position in the match.
    pub slider: &'static str,
    /// The buttons to the beginning of the round, deal, bout or turn, and to that of the next one.
    pub round_back: &'static str,
    pub step_back: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub step_on: &'static str,
    pub round_on: &'static str,
    pub my_move: &'static str,
    pub whose_view: &'static str,
    /// The name of the player whose view it is.
    pub seen_by: fn(&str) -> String,
    pub seen_by_all: &'static str,
    pub everything: &'static str,
    /// The name of the marks above the slider's track.
    pub milestones: &'static str,
    /// The label of the button to the next milestone or turning point.
    pub next_point: fn(&str) -> String,
    /// The name of the new sole leader.
    pub leads: fn(&str) -> String,
}
