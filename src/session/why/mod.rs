//! Why a bot did what it did, for whoever looks back at a match that is over.
//!
//! The chance that a decision was made with is not kept, so it is thought over again with another. As long as a match
//! runs nothing is told: what a bot weighs tells what it holds.

mod thought;

use self::thought::Thought;
use super::play::Session;
use super::unattended::level_of;
use crate::engine::{Chance, Past, Seat, Viewer, weigh};
use crate::words::{Lang, Worded};
use std::fmt::Debug;

/// What a bot weighed, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reasons {
    /// What it comes to now, where that is not what was done: a slip, or another chance.
    pub instead: Option<String>,
    /// Whom the advice is for.
    pub to: String,
    /// What it finds best and why, as a hint to its seat.
    pub advice: String,
    /// What it weighed, the best first.
    pub options: Vec<Candidate>,
    /// What the order of those, or their per cent, says.
    pub measure: &'static str,
}

/// Something that was weighed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The action in words.
    pub offer: String,
    /// In per cent, where that can be told.
    pub per_cent: Option<u8>,
    /// Was it done?
    pub done: bool,
}

/// A decision that is thought over again, whatever the game.
trait Weighs: Debug {
    /// Thinks on for so many steps. Is it thought over?
    fn go_on(&mut self, steps: u32) -> bool;
    /// What came of it; nothing before that.
    fn told(&self, lang: Lang) -> Option<Reasons>;
}

/// A decision that is thought over again.
#[derive(Debug)]
pub struct Reconsidering(Box<dyn Weighs>);

impl Reconsidering {
    /// Thinks on for so many steps. Is it thought over?
    pub fn go_on(&mut self, steps: u32) -> bool {
        self.0.go_on(steps)
    }

    /// What came of it; nothing before that.
    pub fn told(&self, lang: Lang) -> Option<Reasons> {
        self.0.told(lang)
    }
}

impl<G: Worded> Session<G> {
    /// The steps with which bots decided that had a choice, and whose they were, in order. None while the match runs.
    pub fn chosen_by_bots(&self, past: &Past<G>) -> Vec<(usize, Seat)> {
        let mut chosen = Vec::new();
        let (true, Ok(mut state)) = (self.is_over(), G::deal(past.whole().setup(), &mut ())) else {
            return chosen;
        };
        let mut legal = Vec::new();
        for (done, step) in past.whole().steps().iter().enumerate() {
            let sitter = self.seating().sitter_after(done, step.seat);
            // Who interrupts weighs nothing but that.
            if level_of::<G>(sitter).is_some() && G::pending(&state).owed().has(step.seat) {
                G::legal(&state, step.seat, &mut legal);
                if legal.len() > 1 {
                    chosen.push((done + 1, step.seat));
                }
            }
            G::apply(&mut state, step.seat, step.action, &mut ());
        }
        chosen
    }

    /// Begins to think over again what a bot did with this step, one of [`Session::chosen_by_bots`]. It is told what its
    /// seat saw then, and nothing else.
    pub fn reconsider(&self, past: &Past<G>, step: usize) -> Option<Reconsidering> {
        let before = step.checked_sub(1).filter(|_| self.is_over())?;
        let done = past.whole().steps().get(before)?;
        let level = level_of::<G>(self.seating().sitter_after(before, done.seat))?;
        let mut table = past.whole().clone();
        past.turn(&mut table, before);
        let mut legal = Vec::new();
        table.legal(done.seat, &mut legal);
        if !legal.contains(&done.action) {
            return None;
        }
        let view = table.view(Viewer::Seat(done.seat));
        // Any will do, as long as it is the same each time somebody asks.
        let mut chance = Chance::from_seed(step as u64);
        let weighing = weigh::<G>(&view, &legal, level, &mut chance);
        Some(Reconsidering(Box::new(Thought::<G> {
            names: self.names().clone(),
            seat: done.seat,
            slips: level.slips > 0,
            done: done.action,
            view,
            legal,
            weighing,
            weighed: None,
        })))
    }
}
