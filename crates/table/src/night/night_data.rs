//! A night, apart from the history.

use mallard_device::{Night, NightScore, PastMatch};

/// The matches of a night and their score.
#[derive(Debug)]
pub(super) struct NightData {
    /// All its matches, the first one first.
    pub(super) matches: Vec<PastMatch>,
    pub(super) score: NightScore,
    /// Has the last match changed who leads?
    pub(super) turned: bool,
}

impl NightData {
    pub(super) fn new(night: &Night) -> Self {
        let matches: Vec<PastMatch> =
            night.matches().iter().map(|&played| played.clone()).collect();
        let score = night.score();
        let leader = |score: &NightScore| score.leaders().next().map(|row| row.player.name.clone());
        let before = night.before_last();
        let before = before.and_then(|before| leader(&before.score()));
        let turned = before.is_some_and(|before| Some(before) != leader(&score));
        Self { matches, score, turned }
    }

    /// The matches with points.
    pub(super) fn counted(&self) -> impl DoubleEndedIterator<Item = &PastMatch> {
        self.matches.iter().filter(|played| !played.ended)
    }
}
