//! What is said where a match is looked back at. Beside [`Text`](super::Text), because the table's program alone says
//! it.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// Looking back, in one language.
#[derive(Debug)]
pub struct Back {
    pub look_back: &'static str,
    /// The screen.
    pub title: &'static str,
    /// Which of how many.
    pub step: fn(usize, usize) -> String,
    /// The slider.
    pub slider: &'static str,
    pub round_back: &'static str,
    pub step_back: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub step_on: &'static str,
    pub round_on: &'static str,
    pub my_move: &'static str,
    pub whose_view: &'static str,
    /// The name.
    pub seen_by: fn(&str) -> String,
    pub seen_by_all: &'static str,
    pub everything: &'static str,
    /// The marks above the track.
    pub moments: &'static str,
    /// What happened then.
    pub next_moment: fn(&str) -> String,
    /// The name of whoever is alone in front from then on.
    pub leads: fn(&str) -> String,
}

/// The texts of a language.
pub fn back_text(lang: Lang) -> &'static Back {
    lang.pick([&en::BACK, &ko::BACK, &ja::BACK])
}
