//! The status of a match: its state in short, its pieces, its rules.

use super::game_info::GameInfo;
use super::lang::Lang;
use super::piece::Piece;
use super::player_badge::PlayerBadge;
use mallard_engine::{Game, Seat};

/// The state of a match in short, and the names of its pieces.
pub trait StatusText: GameInfo {
    /// The badge of a seat; `None` if the pond shows the seats itself.
    const BADGE: Option<BadgeFn<Self>> = Some(|_, _, _| PlayerBadge::default());

    /// One line about the state of the match, for the top bar.
    fn subtitle(_view: &Self::View, _lang: Lang) -> String {
        String::new()
    }
    /// A small picture of the table: stacks of pieces.
    fn still(_view: &Self::View) -> Vec<Vec<Piece>> {
        Vec::new()
    }
    /// The rules that this table plays by.
    fn this_table(_view: &Self::View, _lang: Lang) -> Vec<TableRule> {
        Vec::new()
    }
    /// The piece called `name` in the figures of the rules, in words: empty for a face-down piece, `None` if no piece
    /// has this name.
    fn piece(_name: &str, _lang: Lang) -> Option<String> {
        None
    }
    /// The names of the pieces with a separate text; the rules link to it from each of these names.
    fn named(_lang: Lang) -> Vec<&'static str> {
        Vec::new()
    }
}

/// Makes the badge of a seat from a view.
pub type BadgeFn<G> = fn(&<G as Game>::View, Seat, Lang) -> PlayerBadge;

/// One rule of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRule {
    /// The name of the rule.
    pub name: String,
    /// The value of the rule at this table.
    pub value: String,
}

impl TableRule {
    /// Makes a rule of a name and a value.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self { name: name.into(), value: value.into() }
    }
}
