//! The position of a replay: its step, and whether it plays automatically.

/// The step of a match that is shown, counted from 0, the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayCursor {
    at: usize,
    last: usize,
    playing: bool,
}

impl ReplayCursor {
    /// Starts at step `at` of a match of `last` steps; at the last step, if it has fewer.
    pub const fn new(at: usize, last: usize) -> Self {
        Self { at: if at < last { at } else { last }, last, playing: false }
    }

    /// The step that is shown.
    pub const fn at(self) -> usize {
        self.at
    }

    pub const fn last(self) -> usize {
        self.last
    }

    pub const fn is_playing(self) -> bool {
        self.playing
    }

    /// Goes to a step and stops playing automatically, because the user chose the step.
    #[must_use]
    pub const fn to(self, step: usize) -> Self {
        Self::new(step, self.last)
    }

    /// Goes one step forward.
    #[must_use]
    pub const fn on(self) -> Self {
        self.to(self.at + 1)
    }

    #[must_use]
    pub const fn step_back(self) -> Self {
        self.to(self.at.saturating_sub(1))
    }

    /// The first of these ordered steps after this one, if there is one.
    pub fn next_of(self, steps: &[usize]) -> Option<usize> {
        steps.iter().copied().find(|&step| step > self.at)
    }

    /// The last of these ordered steps before this one, if there is one.
    pub fn previous_of(self, steps: &[usize]) -> Option<usize> {
        steps.iter().rev().copied().find(|&step| step < self.at)
    }

    /// Goes to the beginning of the next round, or to the end.
    #[must_use]
    pub fn round_on(self, rounds: &[usize]) -> Self {
        self.to(self.next_of(rounds).unwrap_or(self.last))
    }

    /// Goes to the beginning of the round; from there, to the beginning of the round before.
    #[must_use]
    pub fn round_back(self, rounds: &[usize]) -> Self {
        self.to(self.previous_of(rounds).unwrap_or(0))
    }

    /// Starts or stops playing automatically. After the end it begins again.
    #[must_use]
    pub const fn played(self) -> Self {
        let at = if self.at == self.last && !self.playing { 0 } else { self.at };
        Self { at, playing: !self.playing && self.last > 0, ..self }
    }

    /// Goes one step forward automatically; stops at the end.
    #[must_use]
    pub const fn beat(self) -> Self {
        if !self.playing {
            return self;
        }
        let next = self.on();
        Self { playing: next.at < next.last, ..next }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROUNDS: [usize; 3] = [0, 10, 20];

    #[test]
    fn the_cursor_stays_between_the_deal_and_the_end() {
        let cursor = ReplayCursor::new(70, 30);
        assert_eq!((cursor.at(), cursor.on().at(), cursor.to(0).step_back().at()), (30, 30, 0));
        assert_eq!(cursor.to(99).at(), 30);
    }

    #[test]
    fn rounds_are_gone_through_from_beginning_to_beginning() {
        let at = |step| ReplayCursor::new(step, 30);
        let on: Vec<usize> = [0, 9, 10, 25].map(|step| at(step).round_on(&ROUNDS).at()).into();
        assert_eq!(on, [10, 10, 20, 30]);
        let back: Vec<usize> = [30, 20, 5, 0].map(|step| at(step).round_back(&ROUNDS).at()).into();
        assert_eq!(back, [20, 10, 0, 0]);
    }

    #[test]
    fn the_search_for_ones_own_move_starts_before_the_current_step() {
        let cursor = ReplayCursor::new(12, 30);
        assert_eq!(cursor.previous_of(&[4, 12, 18]), Some(4));
        assert_eq!(cursor.next_of(&[4, 12, 18]), Some(18));
        assert_eq!((cursor.previous_of(&[12]), cursor.next_of(&[12])), (None, None));
    }

    #[test]
    fn playback_ends_with_the_match_or_at_any_jump() {
        let mut cursor = ReplayCursor::new(28, 30).played();
        assert!(cursor.is_playing());
        cursor = cursor.beat();
        assert!((cursor.at(), cursor.is_playing()) == (29, true));
        cursor = cursor.beat();
        assert!((cursor.at(), cursor.is_playing()) == (30, false));
        assert_eq!(cursor.beat(), cursor);
        assert!(!ReplayCursor::new(3, 30).played().on().is_playing());
        assert!(!ReplayCursor::new(3, 30).played().played().is_playing());
    }

    #[test]
    fn playback_restarts_at_the_end_and_needs_a_step() {
        let cursor = ReplayCursor::new(30, 30).played();
        assert_eq!((cursor.at(), cursor.is_playing()), (0, true));
        assert!(!ReplayCursor::new(0, 0).played().is_playing());
    }
}
