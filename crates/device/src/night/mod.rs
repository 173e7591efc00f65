//! Nights: the matches that one group played in a row, and their score. A night follows from the past matches. When one
//! of them is removed, the others are marked as one night ([`NightMark`]), so that it remains the same.

mod group;
mod next_match;
mod points;
mod score;
mod suggestion;
#[cfg(test)]
mod tests;

pub use group::{Group, LineUp, Member};
pub use next_match::{NextMatch, setup_of};
pub use points::NightPoints;
pub use score::{NightRow, NightScore};
pub use suggestion::{Reasons, game_reasons, suggest_game};

use super::history::{MatchHistory, PastMatch};
use mallard_session::{Player, is_same};

/// The longest time between the end of a match and the start of the next one of the same night, in milliseconds.
const LONGEST_BREAK: u64 = 6 * 60 * 60 * 1000;

const MIN_COMMON_PEOPLE: usize = 2;

/// The matches of a night, the first one first.
#[derive(Clone, PartialEq, Debug)]
pub struct Night<'a> {
    matches: Vec<&'a PastMatch>,
}

impl<'a> Night<'a> {
    /// The same night without its last match; `None` if it has only one.
    pub fn before_last(&self) -> Option<Self> {
        let (_, before) = self.matches.split_last()?;
        (!before.is_empty()).then(|| Self { matches: before.to_vec() })
    }

    /// All its matches, the first one first. Those without a result have no points.
    pub fn matches(&self) -> &[&'a PastMatch] {
        &self.matches
    }

    pub fn last(&self) -> &'a PastMatch {
        self.matches[self.matches.len() - 1]
    }

    pub fn has(&self, id: &str) -> bool {
        self.matches.iter().any(|played| played.id == id)
    }

    /// Could a match that starts at `now` belong to it, if its players do?
    pub fn is_open(&self, now: u64) -> bool {
        !self.last().ends_night && self.is_recent(now)
    }

    /// The same, even if its players have ended it.
    pub fn is_recent(&self, now: u64) -> bool {
        now.saturating_sub(self.last().until()) <= LONGEST_BREAK
    }

    /// Its last match that is left without these.
    fn last_without(&self, is_gone: &impl Fn(&PastMatch) -> bool) -> Option<&'a PastMatch> {
        self.matches.iter().rfind(|left| !is_gone(left)).copied()
    }

    /// Its id, if it is marked.
    fn id(&self) -> Option<&str> {
        self.matches.iter().find_map(|played| played.night.as_deref())
    }

    /// The time that its matches took, in milliseconds.
    pub fn play_time(&self) -> u64 {
        self.matches.iter().map(|played| played.ended_at.saturating_sub(played.started())).sum()
    }

    /// Does a match of these people belong to it?
    fn continues_with(&self, played: &PastMatch) -> bool {
        let was_there = |person: &&Player| {
            self.matches
                .iter()
                .any(|earlier| everyone(earlier).any(|other| are_same(other, person)))
        };
        self.is_open(played.started())
            && everyone(played).filter(was_there).take(MIN_COMMON_PEOPLE).count()
                == MIN_COMMON_PEOPLE
    }
}

impl MatchHistory {
    /// The nights, the latest one first. A match with fewer than two people belongs to no night, nor does an imported
    /// one, which was played elsewhere, or a branch.
    pub fn nights(&self) -> Vec<Night<'_>> {
        let mut nights = Vec::<Night>::new();
        let has_group = |played: &&PastMatch| played.is_own() && played.is_among_people();
        for played in self.latest().rev().filter(has_group) {
            // The latest comes first: two groups can take turns at one tablet.
            let continues = |night: &Night<'_>| match &played.night {
                Some(id) => night.id() == Some(id),
                None => night.continues_with(played),
            };
            match nights.iter().position(continues) {
                Some(at) => {
                    let mut night = nights.remove(at);
                    night.matches.push(played);
                    nights.insert(0, night);
                }
                None => nights.insert(0, Night { matches: vec![played] }),
            }
        }
        nights
    }

    /// The marks of the matches that are left without these, for each night that would not be the same without a mark.
    pub(crate) fn marks_without(
        &self,
        is_gone: &impl Fn(&PastMatch) -> bool,
    ) -> Vec<(String, NightMark)> {
        let mut marks = Vec::new();
        if !self.latest().any(is_gone) {
            return marks;
        }
        let place = |played: &PastMatch| self.latest().rev().position(|it| it.id == played.id);
        let nights = self.nights();
        // A night that seems to have lasted longer must not take a match of another one.
        let lost_end = |night: &&Night<'_>| is_gone(night.last());
        let from = nights.iter().filter(lost_end).filter_map(|night| night.last_without(is_gone));
        let from = from.filter_map(place).min();
        for night in &nights {
            let is_later = from.is_some_and(|from| place(night.last()) > Some(from));
            if !is_later && !night.matches.iter().any(|played| is_gone(played)) {
                continue;
            }
            let id = night.id().unwrap_or(&night.matches[0].id);
            let last = night.last_without(is_gone).filter(|_| is_gone(night.last()));
            for left in night.matches.iter().filter(|played| !is_gone(played)) {
                let is_last = last.is_some_and(|last| last.id == left.id);
                let mark = NightMark {
                    night: id.to_owned(),
                    ends: is_last && night.last().ends_night,
                    until: is_last.then(|| night.last().until().max(left.until())),
                };
                marks.push((left.id.clone(), mark));
            }
        }
        marks
    }

    pub fn night_of(&self, id: &str) -> Option<Night<'_>> {
        self.nights().into_iter().find(|night| night.has(id))
    }
}

/// What a match stores of its night when another one is removed from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NightMark {
    /// The id of the night: of the match that was its first.
    pub(crate) night: String,
    /// Did the night end with the removed matches?
    pub(crate) ends: bool,
    /// When they ended, if they were its last.
    pub(crate) until: Option<u64>,
}

impl PastMatch {
    /// The time up to which its night lasted with it.
    fn until(&self) -> u64 {
        self.night_until.unwrap_or(0).max(self.ended_at)
    }

    /// When it started, in milliseconds since 1970: the time in its id. If the id has none that can be right, the time
    /// of its end.
    pub fn started(&self) -> u64 {
        let time = self.id.split('-').next().and_then(|time| u64::from_str_radix(time, 16).ok());
        // A match can last for days; an id from elsewhere may be any number.
        time.filter(|time| self.ended_at.checked_sub(*time).is_some_and(|took| took <= MOST_DAYS))
            .unwrap_or(self.ended_at)
    }
}

/// The longest time that a match can take, in milliseconds: thirty days.
const MOST_DAYS: u64 = 30 * 24 * 60 * 60 * 1000;

/// The people who played a match or sat it out.
fn everyone(played: &PastMatch) -> impl Iterator<Item = &Player> {
    let players = played.counted().map(|(_, player)| player);
    players.chain(&played.sat_out).filter(|player| player.is_person())
}

/// Are they the same player? The table has made the names in a match different.
fn are_same(one: &Player, other: &Player) -> bool {
    let named = |(one, other): (&String, &String)| is_same(one, other);
    one.is_person() == other.is_person()
        && one.name.as_ref().zip(other.name.as_ref()).is_some_and(named)
}
