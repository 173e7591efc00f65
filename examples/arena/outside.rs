//! An outside program that plays here, line by line (`docs/bots.md`).

use mallard::engine::{Game, Seat};
use serde::Serialize;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running program.
#[derive(Debug)]
pub(crate) struct Outside {
    child: Child,
    asks: ChildStdin,
    answers: BufReader<ChildStdout>,
}

/// The question that the program gets.
#[derive(Serialize)]
#[serde(bound = "")]
struct Question<'a, G: Game> {
    game: &'static str,
    seat: Seat,
    view: &'a G::View,
    legal: &'a [G::Action],
}

impl Outside {
    /// Starts the program.
    pub(crate) fn run(command: &str) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("run: needs a program")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program} cannot be run: {error}"))?;
        let (asks, answers) = (child.stdin.take(), child.stdout.take());
        let (Some(asks), Some(answers)) = (asks, answers) else {
            return Err(format!("{program} cannot be talked to"));
        };
        Ok(Self { child, asks, answers: BufReader::new(answers) })
    }

    /// Asks the program, and waits for its answer.
    pub(crate) fn choose<G: Game>(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
    ) -> Result<G::Action, String> {
        let question = Question::<G> { game: G::SLUG, seat, view, legal };
        let mut line = serde_json::to_string(&question).map_err(|error| error.to_string())?;
        line.push('\n');
        let told = self.asks.write_all(line.as_bytes()).and_then(|()| self.asks.flush());
        told.map_err(|error| format!("the program does not listen: {error}"))?;
        let mut answer = String::new();
        self.answers
            .read_line(&mut answer)
            .map_err(|error| format!("it cannot be heard: {error}"))?;
        let number = answer.trim().parse::<usize>().ok();
        let action = number.and_then(|number| legal.get(number).copied());
        action.ok_or_else(|| format!("{:?} is not a number below {}", answer.trim(), legal.len()))
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        // The program may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
