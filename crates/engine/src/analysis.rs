//! A bot's comparison of its options, for players who ask why.

/// The measure by which a bot compares options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueUnit {
    /// The share of visits that each option got, in per cent.
    Looks,
    /// The bot's estimate of the seat's win probability with each option, in per cent.
    Chances,
    /// Values that mean nothing outside the bot: only their order is useful.
    Order,
    /// The bot compared nothing: no other option could have been better.
    Settled,
}

/// The options that a bot compared.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// How the options are measured.
    pub measure: ValueUnit,
    /// The options, best first, each with its value.
    pub options: Vec<(A, f32)>,
}

impl<A> Analysis<A> {
    /// An empty list with this measure.
    pub const fn by(measure: ValueUnit) -> Self {
        Self { measure, options: Vec::new() }
    }

    /// Adds an option with its value; among equals the option added first remains first.
    pub fn add(&mut self, action: A, worth: f32) {
        // An insertion: a sort would be much code for this short list.
        let place = self.options.partition_point(|(_, before)| *before >= worth);
        self.options.insert(place, (action, worth));
    }

    /// Adds an option by its results in `tried`, times `scale`, compared with the `best` option's results in the same
    /// cases: an option that was dropped was tried in fewer cases. Add the best option first.
    pub fn compare(&mut self, action: A, tried: &[f32], best: &[f32], scale: f32) {
        let behind: f32 = best.iter().zip(tried).map(|(best, tried)| best - tried).sum();
        let worth = mean(best.iter().sum(), best.len()) - mean(behind, tried.len()).max(0.0);
        self.add(action, scale * worth);
    }
}

#[expect(clippy::cast_precision_loss, reason = "some hundreds")]
fn mean(sum: f32, count: usize) -> f32 {
    sum / count.max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_discarded_action_is_compared_with_the_best_over_its_own_cases() {
        let best = [0.2, 0.4, 0.9, 0.9];
        let mut analysis = Analysis::by(ValueUnit::Chances);
        for (action, tried) in [('a', &best[..]), ('b', &[0.1, 0.3]), ('c', &[0.2, 0.4, 0.8, 0.8])]
        {
            analysis.compare(action, tried, &best, 100.0);
        }
        let values: Vec<_> =
            analysis.options.iter().map(|&(action, worth)| (action, worth.round())).collect();
        assert_eq!(values, [('a', 60.0), ('c', 55.0), ('b', 50.0)]);
    }

    #[test]
    fn luck_in_few_cases_puts_nothing_before_the_best_and_of_equals_the_first_stays_first() {
        let best = [0.2, 0.8];
        let mut analysis = Analysis::by(ValueUnit::Chances);
        for (action, tried) in [('a', &best[..]), ('b', &[0.7]), ('c', &best[..])] {
            analysis.compare(action, tried, &best, 100.0);
        }
        let order: String = analysis.options.iter().map(|(action, _)| action).collect();
        assert_eq!(order, "abc");
    }
}
