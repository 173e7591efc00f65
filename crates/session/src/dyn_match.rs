//! A match without the type of its game, for the screens that all games share.

use super::branch_point::BranchPoint;
use super::match_in_words::MatchInWords;
use super::match_log::MatchLog;
use super::moments::{MomentSearch, MomentText};
use super::play::LessonState;
use super::prompts::Prompts;
use super::results::Results;
use super::seating::Seating;
use super::stage::Stage;
use mallard_engine::{Level, Seat, Viewer};
use mallard_words::GameText;

pub trait Match: Prompts + MatchLog + Results {
    fn seating(&self) -> &Seating;
    /// The seat that gets the tablet after the current or next holder. It follows from the order of play, which is
    /// public. `None` if that is still open, or if the tablet does not go round.
    fn next_holder(&self) -> Option<Seat>;
    /// The levels of the bots, weakest first.
    fn levels(&self) -> &'static [Level];
    /// Can the tablet be flat between the two players?
    fn can_lie_flat(&self) -> bool;
    fn can_interrupt(&self) -> bool;
    /// Does it continue another match, so that it counts for no one?
    fn is_branch(&self) -> bool;
    /// Is it a practice round, here or in its replay? It counts for no one either.
    fn is_practice(&self) -> bool;
    /// The progress of a lesson; `None` in a match.
    fn lesson_state(&self) -> Option<LessonState>;
    /// Begins the search for the moments of a match that its rules ended; `None` while it continues.
    fn moments(&self) -> Option<MomentSearch>;
    /// In a replay or at a moment: the step that is shown, to continue from there; `None` where the match was over.
    fn branch_point(&self) -> Option<BranchPoint>;
    /// On a phone: how many moments its player has; `None` before they are known, and elsewhere.
    fn phone_moments(&self) -> Option<usize>;
    /// The decision to try again, in words; `None` elsewhere.
    fn moment(&self) -> Option<MomentText>;
}

impl<G: GameText> Match for MatchInWords<'_, G> {
    fn seating(&self) -> &Seating {
        self.session.seating()
    }

    fn next_holder(&self) -> Option<Seat> {
        if self.is_open() || self.now.practice {
            return None;
        }
        let holder = match self.now.stage {
            Stage::Play(seat) | Stage::Landing(seat) => seat.or(self.turn().looking),
            Stage::Curtain(seat) | Stage::Closed(seat) => Some(seat),
            _ => None,
        }?;
        let others = self.people().without(holder);
        if others.len() < 2 {
            return others.first();
        }
        let owed = self.table().pending().owed();
        // Several are asked at once: they follow each other from the holder.
        if let Some(next) = owed.and(others).first_from(holder) {
            return Some(next);
        }
        let next = G::next_seats(&self.table().view(Viewer::Table), holder);
        next.into_iter().find(|&seat| others.has(seat))
    }

    fn levels(&self) -> &'static [Level] {
        G::LEVELS
    }

    fn can_lie_flat(&self) -> bool {
        self.session.can_lie_flat()
    }

    fn can_interrupt(&self) -> bool {
        G::INTERRUPTS
            .is_some_and(|interrupts| (interrupts.possible)(&self.table().view(Viewer::Table)))
    }

    fn is_branch(&self) -> bool {
        self.session.is_branch()
    }

    fn is_practice(&self) -> bool {
        self.table().is_practice()
    }

    fn lesson_state(&self) -> Option<LessonState> {
        self.session.lesson_state()
    }

    fn moments(&self) -> Option<MomentSearch> {
        self.session.moments()
    }

    fn branch_point(&self) -> Option<BranchPoint> {
        self.point_to_continue()
    }

    fn phone_moments(&self) -> Option<usize> {
        self.session.phone_moments()
    }

    fn moment(&self) -> Option<MomentText> {
        self.moment_in_words()
    }
}
