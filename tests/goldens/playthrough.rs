//! Plays a match and writes it down.

use mallard::engine::{Game, Pending, Rng, Seat, Setup, Table, Viewer};
use mallard::games::GameId;
use mallard::with_game;
use mallard::words::GameText;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;

/// After each `LOOK_EVERY` steps, and at the end, the file has everyone's view.
const LOOK_EVERY: usize = 50;

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct Head {
    game: String,
    rules: u32,
    setup: Value,
    policy: Policy,
    /// Where to stop before the match is over, for cases that take long and soon show enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    steps: Option<u32>,
}

/// How the decisions were made when the file was written.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Policy {
    /// At random, from this seed.
    Random(u64),
    /// Always the first of the list; in Duck & Cover: cover where possible.
    First,
    /// Always the last of the list; in Durak: lead high, take everything, add nothing; in Duck & Cover: never cover; in
    /// Quantum: reroll all dice, write nothing.
    Last,
}

/// Plays the decisions of a file, and records their current results.
pub(crate) fn replay(stored: &str) -> Result<String, String> {
    visit(stored, true)
}

/// Plays a file again by its policy.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn replay_afresh(stored: &str) -> Result<String, String> {
    visit(stored, false)
}

fn visit(stored: &str, as_stored: bool) -> Result<String, String> {
    let first = stored.lines().next().unwrap_or_default();
    let head: Head = serde_json::from_str(first).map_err(|error| error.to_string())?;
    let game = GameId::from_slug(&head.game).ok_or("there is no such game")?;
    with_game!(game, G => play::<G>(head, as_stored.then_some(stored)))
}

fn play<G: GameText>(head: Head, stored: Option<&str>) -> Result<String, String> {
    let setup = serde_json::from_value(head.setup.clone()).map_err(|error| error.to_string())?;
    let mut table = Table::<G>::deal(setup).map_err(|error| format!("{error:?}"))?;
    match stored {
        Some(stored) => follow(&mut table, stored)?,
        None => decide(&mut table, head.policy, head.steps),
    }
    Ok(write::<G>(&table, head))
}

/// Plays the decisions of a file: the lines that begin with a number.
fn follow<G: Game>(table: &mut Table<G>, stored: &str) -> Result<(), String> {
    for line in stored.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())) {
        let mut words = line.splitn(4, ' ').skip(2);
        let (Some(seat), Some(action)) = (words.next(), words.next()) else {
            return Err(format!("{line:?} is no step"));
        };
        let seat: Seat = serde_json::from_str(seat).map_err(|error| format!("{line}: {error}"))?;
        let action = serde_json::from_str(action).map_err(|error| format!("{line}: {error}"))?;
        table.play(seat, action).map_err(|refusal| format!("{line}: {refusal:?}"))?;
    }
    Ok(())
}

/// Plays by a policy, to the end or to the step at which to stop.
fn decide<G: Game>(table: &mut Table<G>, policy: Policy, steps: Option<u32>) {
    let mut rng = Rng::from_seed(match policy {
        Policy::Random(seed) => seed,
        Policy::First | Policy::Last => 0,
    });
    let mut legal = Vec::new();
    for _ in 0..steps.unwrap_or(G::MAX_STEPS) {
        let seat = match policy {
            // Any seat that can act, even one that need not.
            Policy::Random(_) => {
                let actors: Vec<Seat> = table.pending().actors().iter().collect();
                rng.pick(&actors).copied()
            }
            Policy::First | Policy::Last => table.pending().owed().first(),
        };
        let Some(seat) = seat else { break };
        table.legal(seat, &mut legal);
        let action = match policy {
            Policy::Random(_) => rng.pick(&legal),
            Policy::First => legal.first(),
            Policy::Last => legal.last(),
        };
        let action = *action.expect("a seat that decides can act");
        table.play(seat, action).expect("a legal action is accepted");
    }
}

/// Records a match: its setup and decisions, played again for the view of each position.
fn write<G: Game>(table: &Table<G>, head: Head) -> String {
    let setup: &Setup<G::Options> = table.setup();
    let game = String::from(G::SLUG);
    let head = Head { game, rules: G::RULES, setup: sorted(setup), ..head };
    let mut text = format!("{}\n", json(&head));
    let mut now = Table::<G>::deal(setup.clone()).expect("it was dealt before");
    for event in now.opening() {
        let _ = writeln!(text, "  {}", json(event));
    }
    look(&mut text, &now);
    for (number, &(seat, action)) in table.log().iter().enumerate() {
        let number = number + 1;
        let _ = writeln!(text, "{number} seat {} {}", json(&seat), json(&action));
        let played = now.play(seat, action).expect("it was played before");
        for event in &played.events {
            let _ = writeln!(text, "  {}", json(event));
        }
        if number % LOOK_EVERY == 0 && number < table.steps().len() {
            look(&mut text, &now);
        }
    }
    look(&mut text, &now);
    match now.pending() {
        Pending::Over(standing) => {
            let _ = writeln!(text, "standing {}", json(&standing));
        }
        Pending::Decide { owed, .. } => {
            let _ = writeln!(text, "waits for {}", json(&owed));
        }
    }
    text
}

/// The public view, one field per line; then for each seat the fields that it sees differently.
fn look<G: Game>(text: &mut String, table: &Table<G>) {
    let all = fields(&table.view(Viewer::Table));
    let _ = writeln!(text, "all see");
    for (name, value) in &all {
        let _ = writeln!(text, "  {name} {value}");
    }
    for seat in Seat::all(table.setup().seats) {
        let _ = writeln!(text, "seat {} sees", json(&seat));
        let own = fields(&table.view(Viewer::Seat(seat)));
        for (name, value) in own.iter().filter(|(name, value)| all.get(*name) != Some(*value)) {
            let _ = writeln!(text, "  {name} {value}");
        }
    }
}

/// The fields of a view and of its public part, in alphabetical order.
fn fields(view: &impl Serialize) -> BTreeMap<String, String> {
    let Value::Object(mut fields) = sorted(view) else { panic!("a view is a struct") };
    if let Some(Value::Object(public)) = fields.remove("public") {
        fields.extend(public);
    }
    fields.into_iter().map(|(name, value)| (name, value.to_string())).collect()
}

/// As a value with sorted keys, however `serde_json` was compiled.
fn sorted(data: &impl Serialize) -> Value {
    let mut value = serde_json::to_value(data).expect("it is data");
    value.sort_all_objects();
    value
}

fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("it is data")
}
