//! How long bots wait, so that their time does not tell their cards.

/// The longest wait for the sake of other bots' searches, in milliseconds.
const MAX_WAIT: u64 = 2_000;

/// The pace of the bots in a match. On a slow device a search takes longer than a bot waits anyway, and a bot without
/// a choice does not search. So all bots wait as long as the longest search so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BotPace {
    /// The two longest searches, in milliseconds, the longest last.
    longest: [u64; 2],
}

impl BotPace {
    /// Adds the time that a search took, in milliseconds.
    pub fn note(&mut self, search: u64) {
        let [second, first] = self.longest;
        self.longest = [second.max(search.min(first)), first.max(search)];
    }

    /// How long a bot waits that would wait for `usual` milliseconds. The longest search of all does not count: it may
    /// have waited for the program to load.
    pub fn wait(self, usual: u64) -> u64 {
        usual.max(self.longest[0].min(MAX_WAIT))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wait_after(searches: &[u64]) -> u64 {
        let mut pace = BotPace::default();
        for &search in searches {
            pace.note(search);
        }
        pace.wait(500)
    }

    #[test]
    fn on_a_slow_device_all_bots_wait_as_long_as_a_search() {
        assert_eq!(wait_after(&[900, 700, 800]), 800);
        assert_eq!(wait_after(&[700, 800, 900]), 800);
        assert_eq!(wait_after(&[800, 900, 700]), 800);
    }

    #[test]
    fn on_a_fast_device_no_bot_waits_longer() {
        assert_eq!(wait_after(&[]), 500);
        assert_eq!(wait_after(&[60, 200, 499]), 500);
    }

    #[test]
    fn neither_loading_the_program_nor_a_device_that_slept_slows_a_match() {
        assert_eq!(wait_after(&[4_000, 60, 200]), 500);
        assert_eq!(wait_after(&[60_000, 60_000]), MAX_WAIT);
    }
}
