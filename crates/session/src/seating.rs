//! Who decides for each seat: the players at the start, and the changes since.
//!
//! It belongs to the saved match, not to its rules. A change is stored with the number of steps before it, so that the
//! log can report it in its place.

use super::players::{Player, PlayerKind};
use mallard_engine::{Bot, Level, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Who decides for a seat now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatController {
    /// The human player of the seat.
    Person,
    /// A bot of this level, as the match was set up.
    Bot(String),
    /// A bot of this level, until the human player comes back.
    StandIn(String),
    /// A bot of this level to the end: the human player resigned.
    Resigned(String),
    /// No one: the human player resigned, and that ended the match.
    GaveUp,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatChange {
    /// The player leaves it to a bot of this level, and may come back.
    Leave(String),
    /// The player takes it back.
    Return,
    /// The player resigns; a bot of this level continues.
    Resign(String),
    /// The player resigns, and the match ends.
    GiveUp,
}

/// A change: after how many steps, of which seat, and how.
pub type SeatChangeEntry = (usize, Seat, SeatChange);

/// The most changes that a phone gets.
const MOST_SENT: usize = 64;

/// Who decides for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// The players at the start.
    kinds: Vec<PlayerKind>,
    /// The changes, in order.
    changes: Vec<SeatChangeEntry>,
    /// Did a player end the match before its rules did, without giving up?
    ended: bool,
}

impl Seating {
    /// The seating at the start.
    pub fn new(players: &[Player]) -> Self {
        Self {
            kinds: players.iter().map(|player| player.kind.clone()).collect(),
            changes: Vec::new(),
            ended: false,
        }
    }

    /// Reads the changes in a match of `steps` steps; `ended`: did a player end it without giving up? A level that the
    /// game does not have is read as the Duckling. `None` if the value contains an impossible change.
    pub(super) fn read<G: Bot>(
        players: &[Player],
        changes: &Value,
        ended: bool,
        steps: usize,
    ) -> Option<Self> {
        let mut seating = Self { ended, ..Self::new(players) };
        if changes.is_null() {
            return Some(seating);
        }
        let changes: Vec<SeatChangeEntry> = Deserialize::deserialize(changes).ok()?;
        for (at, seat, mut change) in changes {
            if let SeatChange::Leave(level) | SeatChange::Resign(level) = &mut change {
                Level::find_or_duckling::<G>(level).map_or("", |level| level.id).clone_into(level);
            }
            let after = seating.changes.last().map_or(0, |&(before, ..)| before);
            // A damaged log is shorter than it was.
            if at < after || !seating.change(at.min(steps), seat, change) {
                return None;
            }
        }
        Some(seating)
    }

    /// The changes in the format of a record; null if it has none.
    pub fn written(&self) -> Value {
        match self.changes[..] {
            [] => Value::Null,
            // Plain data: it can be written.
            _ => serde_json::to_value(&self.changes).unwrap_or_default(),
        }
    }

    /// The same for a phone, whose messages have a limit: of very many changes only the last one of each seat that a bot
    /// has now.
    pub(super) fn written_briefly(&self) -> Value {
        if self.changes.len() <= MOST_SENT {
            return self.written();
        }
        let is_last = |at: usize, seat: Seat| {
            self.changes.iter().rposition(|(_, of, _)| *of == seat) == Some(at)
        };
        let last =
            self.changes.iter().enumerate().filter(|&(at, (_, seat, change))| {
                is_last(at, *seat) && *change != SeatChange::Return
            });
        let changes = last.map(|(_, change)| change.clone()).collect();
        Self { changes, ..self.clone() }.written()
    }

    /// The changes, in order.
    pub fn changes(&self) -> &[SeatChangeEntry] {
        &self.changes
    }

    pub fn sitter(&self, seat: Seat) -> SeatController {
        self.sitter_after(usize::MAX, seat)
    }

    /// Who decided for a seat after `steps` steps.
    pub fn sitter_after(&self, steps: usize, seat: Seat) -> SeatController {
        let mut changes = self.changes.iter();
        let last = changes.rfind(|(at, of, _)| *of == seat && *at <= steps);
        match (last.map(|(.., change)| change), self.kinds.get(seat.index())) {
            (Some(SeatChange::Leave(level)), _) => SeatController::StandIn(level.clone()),
            (Some(SeatChange::Resign(level)), _) => SeatController::Resigned(level.clone()),
            (Some(SeatChange::GiveUp), _) => SeatController::GaveUp,
            (None, Some(PlayerKind::Bot(level))) => SeatController::Bot(level.clone()),
            (Some(SeatChange::Return) | None, _) => SeatController::Person,
        }
    }

    fn seats_where(&self, holds: impl Fn(SeatController) -> bool) -> SeatSet {
        let seats = Seat::all(u8::try_from(self.kinds.len()).unwrap_or_default());
        seats.filter(|&seat| holds(self.sitter(seat))).collect()
    }

    /// The seats for which a human decides now.
    pub fn people(&self) -> SeatSet {
        self.seats_where(|sitter| sitter == SeatController::Person)
    }

    /// The seats with a human player in the match, though a bot may decide for them now.
    pub fn owners(&self) -> SeatSet {
        self.seats_where(|sitter| {
            matches!(sitter, SeatController::Person | SeatController::StandIn(_))
        })
    }

    /// The seats that a player left and may take back.
    pub fn departed_seats(&self) -> SeatSet {
        self.owners().minus(self.people())
    }

    pub fn resigned(&self) -> SeatSet {
        self.seats_where(|sitter| {
            matches!(sitter, SeatController::Resigned(_) | SeatController::GaveUp)
        })
    }

    /// The seat whose player ended the match by resigning.
    pub fn gave_up(&self) -> Option<Seat> {
        self.seats_where(|sitter| sitter == SeatController::GaveUp).first()
    }

    /// Did a player end the match before its rules did, without giving up?
    pub const fn was_ended(&self) -> bool {
        self.ended
    }

    /// Did a player end the match before its rules did?
    pub fn has_ended(&self) -> bool {
        self.ended || self.gave_up().is_some()
    }

    /// A player ends the match before its rules do. Returns false if it was ended before.
    pub fn end(&mut self) -> bool {
        !std::mem::replace(&mut self.ended, true)
    }

    /// Changes a seat after `steps` steps. Returns false, and changes nothing, if that is
    /// impossible.
    pub fn change(&mut self, steps: usize, seat: Seat, change: SeatChange) -> bool {
        let fits = match self.sitter(seat) {
            _ if seat.index() >= self.kinds.len() || self.gave_up().is_some() => false,
            SeatController::Person => change != SeatChange::Return,
            SeatController::StandIn(_) => !matches!(change, SeatChange::Leave(_)),
            SeatController::Bot(_) | SeatController::Resigned(_) | SeatController::GaveUp => false,
        };
        if fits {
            // Between two steps a seat changes at most once: a player who is back before the next step never left.
            let last = self.changes.iter().rposition(|(_, of, _)| *of == seat);
            if let Some(place) = last.filter(|&place| self.changes[place].0 == steps) {
                self.changes.remove(place);
            }
            let as_before = match (&change, self.sitter(seat)) {
                (SeatChange::Return, SeatController::Person) => true,
                (SeatChange::Leave(level), SeatController::StandIn(before)) => *level == before,
                _ => false,
            };
            if !as_before {
                self.changes.push((steps, seat, change));
            }
        }
        fits
    }

    /// Truncates the match to `steps` steps. The changes since then remain, at its end.
    pub fn cut(&mut self, steps: usize) {
        let changes = std::mem::take(&mut self.changes);
        for (at, seat, change) in changes {
            self.change(at.min(steps), seat, change);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Duck;
    use mallard_durak::Durak;
    use serde_json::json;

    const MINA: Seat = Seat::new(0);
    const JUN: Seat = Seat::new(1);
    const BOT: Seat = Seat::new(2);

    fn players() -> Vec<Player> {
        let bot = || PlayerKind::Bot(String::from("diver"));
        let kinds = [PlayerKind::Person, PlayerKind::Person, bot()];
        let player = |(seat, kind)| Player { name: None, kind, duck: Duck::new(seat) };
        kinds.into_iter().enumerate().map(player).collect()
    }

    fn leave() -> SeatChange {
        SeatChange::Leave(String::from("dabbler"))
    }

    fn resign() -> SeatChange {
        SeatChange::Resign(String::from("dabbler"))
    }

    fn read(changes: &Value) -> Option<Seating> {
        Seating::read::<Durak>(&players(), changes, false, 9)
    }

    #[test]
    fn a_player_who_leaves_keeps_the_seat_and_can_return() {
        let mut seating = Seating::new(&players());
        assert_eq!((seating.people().len(), seating.written()), (2, Value::Null));
        assert!(seating.change(3, MINA, leave()));
        assert_eq!(seating.sitter(MINA), SeatController::StandIn(String::from("dabbler")));
        assert_eq!(seating.people(), SeatSet::only(JUN));
        assert_eq!((seating.departed_seats(), seating.owners().len()), (SeatSet::only(MINA), 2));
        assert!(!seating.change(4, MINA, leave()), "once is enough");
        assert!(seating.change(5, MINA, SeatChange::Return));
        assert_eq!((seating.sitter(MINA), seating.changes().len()), (SeatController::Person, 2));
        assert!(!seating.change(5, MINA, SeatChange::Return));
    }

    #[test]
    fn a_player_who_resigns_cannot_return_and_a_bot_cannot_resign() {
        let mut seating = Seating::new(&players());
        assert!(seating.change(3, MINA, leave()));
        assert!(seating.change(4, MINA, resign()), "also while a bot sits in");
        for change in [SeatChange::Return, leave(), resign(), SeatChange::GiveUp] {
            assert!(!seating.change(5, MINA, change.clone()));
            assert!(!seating.change(5, BOT, change));
        }
        assert_eq!(
            (seating.resigned(), seating.owners()),
            (SeatSet::only(MINA), SeatSet::only(JUN))
        );
        assert_eq!(seating.gave_up(), None);
    }

    #[test]
    fn giving_up_ends_the_match_for_all() {
        let mut seating = Seating::new(&players());
        assert!(seating.change(3, MINA, SeatChange::GiveUp));
        assert_eq!((seating.gave_up(), seating.resigned()), (Some(MINA), SeatSet::only(MINA)));
        assert!(!seating.change(3, JUN, leave()));
        assert!(!seating.change(3, Seat::new(7), leave()), "nobody sits there");
    }

    #[test]
    fn between_two_steps_a_seat_changes_once() {
        let mut seating = Seating::new(&players());
        assert!(seating.change(3, MINA, leave()) && seating.change(3, MINA, SeatChange::Return));
        assert_eq!(seating, Seating::new(&players()));
        assert!(seating.change(3, MINA, leave()) && seating.change(5, MINA, SeatChange::Return));
        assert!(seating.change(5, MINA, leave()));
        assert_eq!(seating.changes(), [(3, MINA, leave())]);
        assert!(seating.change(5, MINA, SeatChange::Return));
        assert!(seating.change(5, MINA, SeatChange::Leave(String::from("diver"))));
        assert_eq!(seating.sitter(MINA), SeatController::StandIn(String::from("diver")));
    }

    #[test]
    fn undo_takes_back_steps_and_keeps_departures() {
        let mut seating = Seating::new(&players());
        assert!(seating.change(3, MINA, leave()) && seating.change(6, JUN, resign()));
        seating.cut(5);
        assert_eq!(seating.changes(), [(3, MINA, leave()), (5, JUN, resign())]);
        assert!(seating.change(6, MINA, SeatChange::Return));
        seating.cut(3);
        assert_eq!(seating.changes(), [(3, JUN, resign())], "she was never away");
    }

    #[test]
    fn a_phone_gets_very_many_changes_as_who_decides_now() {
        let mut seating = Seating::new(&players());
        for step in 0..500 {
            assert!(seating.change(2 * step, MINA, leave()));
            assert!(seating.change(2 * step + 1, MINA, SeatChange::Return));
        }
        assert!(seating.change(1000, JUN, leave()));
        let brief = seating.written_briefly();
        assert_eq!(brief, json!([[1000, 1, { "leave": "dabbler" }]]));
        let phone = Seating::read::<Durak>(&players(), &brief, false, 1000).expect("possible");
        assert_eq!(phone.people(), seating.people());
    }

    #[test]
    fn seat_changes_are_read_back_and_impossible_ones_refused() {
        let mut seating = Seating::new(&players());
        assert!(seating.change(3, MINA, leave()) && seating.change(6, JUN, resign()));
        assert!(
            seating.change(8, MINA, SeatChange::Return)
                && seating.change(9, MINA, SeatChange::GiveUp)
        );
        assert_eq!(
            seating.written(),
            json!([
                [3, 0, { "leave": "dabbler" }], [6, 1, { "resign": "dabbler" }], [8, 0, "return"],
                [9, 0, "give_up"],
            ])
        );
        assert_eq!(read(&seating.written()), Some(seating));
        assert_eq!(read(&Value::Null), Some(Seating::new(&players())));
        let late = read(&json!([[99, 0, { "leave": "sage" }]])).expect("the log was cut");
        assert_eq!(late.changes(), [(9, MINA, SeatChange::Leave(String::from("duckling")))]);
        for wrong in [
            json!(7),
            json!([[1, 0, "return"]]),
            json!([[1, 2, "give_up"]]),
            json!([[1, 5, "give_up"]]),
            json!([[1, 0, "sing"]]),
            json!([[4, 0, "give_up"], [5, 1, "give_up"]]),
            json!([[4, 0, { "leave": "dabbler" }], [3, 1, { "leave": "dabbler" }]]),
        ] {
            assert_eq!(read(&wrong), None, "{wrong}");
        }
    }
}
