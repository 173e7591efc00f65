//! A lesson: scenes of matches and the steps to play in them, one after another.

use mallard_engine::{Damage, Game, Seat, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub const LEARNER: Seat = Seat::new(0);

/// A lesson of a game, and its progress. The last scene continues by the rules alone.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson<G: Game> {
    scenes: Vec<Scene<G>>,
    /// The number of the current scene.
    scene: usize,
    done_steps: usize,
}

/// The table at the start, and the steps to play there.
#[derive(Clone, PartialEq, Debug)]
struct Scene<G: Game> {
    table: Table<G>,
    steps: Vec<LessonMove<G::Action>>,
    /// For each step the likely mistakes, and the flag that the wrong piece gets for each.
    wrong: Vec<Vec<Vec<G::Action>>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonMove<A> {
    pub by: Seat,
    /// The action; `None` if the learner only reads.
    pub action: Option<A>,
}

/// A step of a lesson in the format of the script.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScriptStep<A> {
    /// The seat; the learner if the script names none.
    #[serde(default = "learner")]
    by: Seat,
    #[serde(rename = "do")]
    action: Option<A>,
    /// The likely mistakes: for each of the flags in `LessonStep::flags`, in their order.
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
#[serde(deny_unknown_fields)]
struct ScriptScene {
    /// The record of a match, which ends where the scene begins.
    record: Value,
    steps: Value,
}

impl<G: Game> Scene<G> {
    fn read(scene: ScriptScene) -> Result<Self, String> {
        let (table, damage) = Table::open(&scene.record).map_err(|error| format!("{error:?}"))?;
        if let Some(Damage { good }) = damage {
            return Err(format!("only {good} steps of a scene's record can be played"));
        }
        let written = Vec::<ScriptStep<G::Action>>::deserialize(&scene.steps)
            .map_err(|error| error.to_string())?;
        let steps = written.iter().map(|step| LessonMove { by: step.by, action: step.action });
        let steps = steps.collect();
        Ok(Self {
            table: table.without_steps(),
            steps,
            wrong: written.into_iter().map(|step| step.wrong).collect(),
        })
    }
}

/// The progress of a lesson: the steps done, in all scenes together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LessonProgress {
    pub steps: usize,
}

impl<G: Game> Lesson<G> {
    /// Reads a lesson.
    ///
    /// # Errors
    /// A description of the malformed or inconsistent part.
    pub fn parse(script: &str) -> Result<Self, String> {
        let script: Script = serde_json::from_str(script).map_err(|error| error.to_string())?;
        let scenes = script.scenes.into_iter().map(Scene::read).collect::<Result<Vec<_>, _>>()?;
        if scenes.is_empty() {
            return Err(String::from("a lesson without scenes"));
        }
        Ok(Self { scenes, scene: 0, done_steps: 0 })
    }

    /// The table at the start of the current scene.
    pub fn table(&self) -> Table<G> {
        self.scenes[self.scene].table.clone()
    }

    /// The move that the lesson waits for; `None` when the match continues freely.
    pub fn waits(&self) -> Option<LessonMove<G::Action>> {
        self.scenes[self.scene].steps.get(self.done_steps).copied()
    }

    /// The likely mistakes at this step, for each flag.
    pub fn wrong(&self) -> &[Vec<G::Action>] {
        self.scenes[self.scene].wrong.get(self.done_steps).map_or(&[], Vec::as_slice)
    }

    /// The number of the flag for this action; `None` if it has none.
    pub fn flagged(&self, action: G::Action) -> Option<usize> {
        self.wrong().iter().position(|actions| actions.contains(&action))
    }

    /// The number of the current sentence: that of the learner's step. While others act it is that of the step before;
    /// once the match continues freely, it is one past the last.
    pub fn sentence(&self) -> usize {
        let before = self.scenes[..self.scene].iter().flat_map(|scene| &scene.steps);
        let now = self.scenes[self.scene].steps[..self.done_steps].iter();
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
        let steps = &self.scenes[self.scene].steps[..self.done_steps];
        let taught = steps.iter().filter(|step| step.action.is_some()).count();
        table.steps().len().saturating_sub(taught)
    }

    /// Continues by one step. True if the next scene has begun.
    pub fn advance(&mut self) -> bool {
        self.done_steps += 1;
        let ended = self.waits().is_none() && self.scene + 1 < self.scenes.len();
        if ended {
            (self.scene, self.done_steps) = (self.scene + 1, 0);
        }
        ended
    }

    /// Repeats the finished steps of an interrupted lesson, and returns the table. A lesson that has changed since
    /// begins again.
    pub fn resume(&mut self, learnt: LessonProgress) -> Table<G> {
        let mut table = self.table();
        for _ in 0..learnt.steps {
            let Some(LessonMove { by, action }) = self.waits() else { break };
            if action.is_some_and(|action| table.play(by, action).is_err()) {
                return self.restart();
            }
            if self.advance() {
                table = self.table();
            }
        }
        table
    }

    pub fn progress(&self) -> LessonProgress {
        let before = self.scenes[..self.scene].iter().map(|scene| scene.steps.len());
        LessonProgress { steps: before.sum::<usize>() + self.done_steps }
    }

    pub fn restart(&mut self) -> Table<G> {
        (self.scene, self.done_steps) = (0, 0);
        self.table()
    }
}
