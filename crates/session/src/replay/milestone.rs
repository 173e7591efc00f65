//! The milestones of a match: steps that a viewer may want to jump to.

/// Most steps that are marked, so that each can be touched on a phone.
const MAX_MILESTONES: usize = 6;

/// Marks are at least this part of the match apart: one eighth.
const MIN_SPACING_DIVISOR: usize = 8;

/// A step that a viewer may want to jump to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Milestone {
    /// The step's number, from 0 for the deal.
    pub step: usize,
    /// The event, in a few words.
    pub label: String,
}

/// How important a milestone is: of two that are close together, the more important one remains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// A round ended.
    Round,
    /// A different seat leads.
    Lead,
    /// The match ended.
    End,
}

/// Chooses at most six of these, in order and far enough apart for a finger, in a match of `last`
/// steps.
pub(super) fn choose(mut all: Vec<(Weight, Milestone)>, last: usize) -> Vec<Milestone> {
    // Of two with the same weight, the later one remains: it was closer to the end.
    all.sort_unstable_by_key(|(weight, milestone)| std::cmp::Reverse((*weight, milestone.step)));
    let mut chosen = Vec::<Milestone>::new();
    for (_, milestone) in all {
        let near = |other: &Milestone| {
            other.step.abs_diff(milestone.step) * MIN_SPACING_DIVISOR < last.max(1)
        };
        if chosen.len() < MAX_MILESTONES && !chosen.iter().any(near) {
            let place = chosen.partition_point(|other| other.step < milestone.step);
            chosen.insert(place, milestone);
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(weight: Weight, step: usize) -> (Weight, Milestone) {
        (weight, Milestone { step, label: String::new() })
    }

    fn steps(all: Vec<(Weight, Milestone)>, last: usize) -> Vec<usize> {
        choose(all, last).into_iter().map(|milestone| milestone.step).collect()
    }

    #[test]
    fn the_more_important_of_two_close_milestones_stays() {
        use Weight::{End, Lead, Round};
        assert_eq!(steps(vec![at(Round, 20), at(Lead, 22), at(Round, 60)], 80), [22, 60]);
        assert_eq!(steps(vec![at(Lead, 78), at(End, 80)], 80), [80]);
        assert_eq!(steps(vec![at(Round, 20), at(Round, 30)], 80), [20, 30], "an eighth apart");
    }

    #[test]
    fn at_most_six_milestones_stay_the_latest_of_equal_weight() {
        let rounds = (1..=7).map(|round| at(Weight::Round, round * 130)).collect();
        assert_eq!(steps(rounds, 1000), [260, 390, 520, 650, 780, 910]);
    }

    #[test]
    fn a_match_without_steps_has_its_end_alone() {
        assert_eq!(steps(vec![at(Weight::End, 0), at(Weight::Round, 0)], 0), [0]);
    }
}
