//! A lesson: positions that are put up, and what is done in them, one step after another.

use super::storage::Storage;
use crate::engine::{Game, PutUp, Seat, Setup, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The seat of whoever takes the lesson.
pub const LEARNER: Seat = Seat::new(0);

/// A lesson of a game, and how far it has come. The last scene is played on, by the rules alone.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson<G: Game> {
    scenes: Vec<Scene<G>>,
    /// The scene that is played.
    scene: usize,
    /// How many of its steps are done.
    done: usize,
}

/// A position, and what is done in it.
#[derive(Clone, PartialEq, Debug)]
struct Scene<G: Game> {
    setup: Setup<G::Options>,
    state: G::State,
    steps: Vec<LessonMove<G::Action>>,
    /// For each step what is likely to be done instead, and how the wrong piece is flagged then.
    wrong: Vec<Vec<Vec<G::Action>>>,
}

/// One step of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonMove<A> {
    /// Whose it is.
    pub by: Seat,
    /// What is done; nothing where something is only to be read.
    pub action: Option<A>,
}

/// The same, as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScriptStep<A> {
    /// The learner's, if it is not said.
    #[serde(default = "learner")]
    by: Seat,
    #[serde(rename = "do")]
    action: Option<A>,
    /// What is likely to be done instead: for each of the flags in `LessonStep::flags`, in their order.
    #[serde(default = "Vec::new")]
    wrong: Vec<Vec<A>>,
}

const fn learner() -> Seat {
    LEARNER
}

#[derive(Deserialize)]
struct Script {
    scenes: Vec<ScriptScene>,
}

#[derive(Deserialize)]
struct ScriptScene {
    position: Value,
    steps: Value,
}

/// What is kept of a lesson: the steps that are done, in all scenes together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Learnt {
    /// How many steps.
    pub steps: usize,
}

impl<G: PutUp> Lesson<G> {
    /// Reads a lesson.
    ///
    /// # Errors
    /// What cannot be read, or does not fit.
    pub fn parse(script: &str) -> Result<Self, String> {
        let script: Script = serde_json::from_str(script).map_err(|error| error.to_string())?;
        let scenes = script.scenes.into_iter().map(Scene::read).collect::<Result<Vec<_>, _>>()?;
        if scenes.is_empty() {
            return Err(String::from("a lesson without scenes"));
        }
        Ok(Self { scenes, scene: 0, done: 0 })
    }
}

impl<G: PutUp> Scene<G> {
    fn read(scene: ScriptScene) -> Result<Self, String> {
        let position = serde_json::from_value(scene.position).map_err(|error| error.to_string())?;
        let written: Vec<ScriptStep<G::Action>> =
            serde_json::from_value(scene.steps).map_err(|error| error.to_string())?;
        let (setup, state) = G::put_up(&position)?;
        let steps = written.iter().map(|step| LessonMove { by: step.by, action: step.action });
        let steps = steps.collect();
        Ok(Self {
            setup,
            state,
            steps,
            wrong: written.into_iter().map(|step| step.wrong).collect(),
        })
    }
}

impl<G: Game> Lesson<G> {
    /// The table as the present scene finds it.
    pub fn table(&self) -> Table<G> {
        let Scene { setup, state, .. } = &self.scenes[self.scene];
        Table::put_up(setup.clone(), state.clone())
    }

    /// What the lesson waits for; nothing when it is played on.
    pub fn waits(&self) -> Option<LessonMove<G::Action>> {
        self.scenes[self.scene].steps.get(self.done).copied()
    }

    /// What is likely to be done now instead of what the lesson waits for, for each flag of the step.
    pub fn wrong(&self) -> &[Vec<G::Action>] {
        self.scenes[self.scene].wrong.get(self.done).map_or(&[], Vec::as_slice)
    }

    /// The number of the flag for this action; nothing where there is none.
    pub fn flagged(&self, action: G::Action) -> Option<usize> {
        self.wrong().iter().position(|actions| actions.contains(&action))
    }

    /// The number of the sentence that holds now: that of the learner's step, while others act that of
    /// the step before, and one more than there are when it is played on.
    pub fn sentence(&self) -> usize {
        let before = self.scenes[..self.scene].iter().flat_map(|scene| &scene.steps);
        let now = self.scenes[self.scene].steps[..self.done].iter();
        let done = before.chain(now).filter(|step| step.by == LEARNER).count();
        let others = self.waits().is_some_and(|step| step.by != LEARNER);
        if others { done.saturating_sub(1) } else { done }
    }

    /// How many steps the learner has.
    pub fn sentences(&self) -> usize {
        let steps = self.scenes.iter().flat_map(|scene| &scene.steps);
        steps.filter(|step| step.by == LEARNER).count()
    }

    /// How many steps this table has beyond those of the lesson.
    pub fn played_on(&self, table: &Table<G>) -> usize {
        let steps = &self.scenes[self.scene].steps[..self.done];
        let taught = steps.iter().filter(|step| step.action.is_some()).count();
        table.steps().len().saturating_sub(taught)
    }

    /// Goes on by one step. True if the next scene has begun.
    pub fn go_on(&mut self) -> bool {
        self.done += 1;
        let ended = self.waits().is_none() && self.scene + 1 < self.scenes.len();
        if ended {
            (self.scene, self.done) = (self.scene + 1, 0);
        }
        ended
    }

    /// Goes on by as many steps as were done when it was left, and leaves the table so. A lesson that
    /// has changed since begins anew.
    pub fn resume(&mut self, learnt: Learnt) -> Table<G> {
        let mut table = self.table();
        for _ in 0..learnt.steps {
            let Some(LessonMove { by, action }) = self.waits() else { break };
            if action.is_some_and(|action| table.play(by, action).is_err()) {
                return self.restart();
            }
            if self.go_on() {
                table = self.table();
            }
        }
        table
    }

    /// How far it has come.
    pub fn learnt(&self) -> Learnt {
        let before = self.scenes[..self.scene].iter().map(|scene| scene.steps.len());
        Learnt { steps: before.sum::<usize>() + self.done }
    }

    /// Begins anew.
    pub fn restart(&mut self) -> Table<G> {
        (self.scene, self.done) = (0, 0);
        self.table()
    }
}

impl Learnt {
    /// How far the lesson of this game had come; nothing as long as nobody took or declined it, or dealt.
    pub fn read(storage: &dyn Storage, slug: &str) -> Option<Self> {
        storage.read(&key(slug)).parse().value()
    }

    /// Keeps it. What the storage does not take is forgotten with the page, and costs a few taps.
    pub fn keep(self, storage: &dyn Storage, slug: &str) {
        if let Ok(text) = serde_json::to_string(&self) {
            let _ = storage.write(&key(slug), &text);
        }
    }
}

fn key(slug: &str) -> String {
    format!("lesson/{slug}")
}
