//! What the table asks of a match, other than a move.

use mallard_engine::Seat;
use mallard_session::{InterruptState, Resting, TabletTurn};

/// A command that only changes who has the tablet, or what happens before play continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnCommand {
    /// Takes the tablet: this player's hand may be shown.
    Reveal(Seat),
    /// Answers who interrupts, or that no one does.
    Interrupt(InterruptState),
    /// Shows the player's own cards, on a tablet between two players.
    Peek(Seat),
    /// Closes them.
    Hide,
    /// Closes the hand that is open, until a player takes the tablet.
    Close,
    /// Confirms having seen the cards that the next decision hides.
    Seen,
    /// Goes from the last card of a deal or match to its result at once.
    Settle,
    /// Confirms having seen the pause.
    GoOn,
}

impl TurnCommand {
    /// Does it only open or close cards, which happens at once?
    pub(crate) const fn is_immediate(self) -> bool {
        matches!(self, Self::Peek(_) | Self::Hide | Self::Close)
    }

    /// The turn after it; `seat` is the seat that looks, without which no player can have seen anything.
    pub(crate) fn apply(self, turn: TabletTurn, seat: Option<Seat>) -> Option<TabletTurn> {
        Some(match self {
            Self::Reveal(seat) => turn.taken(seat),
            Self::Interrupt(interrupt) => turn.interrupted(interrupt),
            Self::Peek(seat) => turn.peeked(seat),
            Self::Hide => turn.hidden(),
            Self::Close => turn.closed(),
            Self::Seen => turn.seen(seat?),
            Self::Settle => turn.resting(Resting::Over),
            Self::GoOn => turn.resumed(),
        })
    }
}

/// A command other than a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Changes the turn at the tablet.
    Turn(TurnCommand),
    /// Stops the game to ask who wants to interrupt.
    AskWhoInterrupts,
    /// Answers across the table that this player acts: their hand may be shown.
    Volunteer(Seat),
    /// Answers across the table that no one who is asked acts.
    Decline,
    /// Looks at the cards that the next decision hides.
    Look,
    /// Ends the match in the pause.
    Finish,
    /// Takes the last decision of a person back.
    Undo,
    /// Searches for a hint.
    Hint,
    /// Closes the hint.
    CloseHint,
    /// Writes the save again, after it has failed.
    Save,
    /// Ends the match before the rules do.
    End,
    /// Begins the same match with a new deal; with the id of a level, its bots have that one.
    Rematch(Option<&'static str>),
    /// Begins the same practice round with a new deal.
    Practise,
    /// Confirms having read the lesson's sentence.
    ReadOn,
    /// Restarts the lesson.
    Relearn,
}

impl From<TurnCommand> for Command {
    fn from(command: TurnCommand) -> Self {
        Self::Turn(command)
    }
}

impl Command {
    /// Does another question follow it, so that the second half of a double tap must not answer that? A player who
    /// undoes twice means both.
    pub(crate) const fn has_follow_up(self) -> bool {
        !matches!(
            self,
            Self::Undo
                | Self::Hint
                | Self::CloseHint
                | Self::Save
                | Self::Turn(TurnCommand::Peek(_) | TurnCommand::Hide)
        )
    }
}
