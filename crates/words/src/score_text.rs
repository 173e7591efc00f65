//! The score and the result of a game, in words.

use super::facts::RuleFacts;
use super::game_info::GameInfo;
use super::lang::Lang;
use super::personal_best::Best;
use super::score_table::{ScoreTable, Winning};
use super::text::draft_messages;
use super::text_context::TextContext;
use mallard_engine::{Seat, Standing};

/// The score of a match, and its result.
pub trait ScoreText: GameInfo + RuleFacts {
    /// The figure of a match that a player may keep as a personal best, if there is one.
    const BEST: Option<Best<Self>> = None;

    /// The number of a seat in the default [`Self::score`]. By default the number of seats behind it.
    fn total(view: &Self::View, seat: Seat) -> i32 {
        let standing = Self::places(view);
        let behind = standing.places().iter().filter(|&&place| place > standing.place(seat));
        i32::try_from(behind.count()).unwrap_or_default()
    }
    /// The score table of the match so far; `history` has all events since its beginning. By default it has a row for
    /// each seat with its [`Self::total`].
    fn score(view: &Self::View, _history: &[Self::Event], lang: Lang) -> ScoreTable {
        let heading = draft_messages(lang).points;
        ScoreTable::of_totals(Self::places(view), heading, |seat| Self::total(view, seat))
    }
    /// The count of a seat with its unit, as others can compare it: "83 points"; empty where only the place counts.
    fn points(_view: &Self::View, _seat: Seat, _lang: Lang) -> String {
        String::new()
    }
    /// The winners, in the game's own terms, and why they won.
    fn result_text(_view: &Self::View, standing: Standing, say: &TextContext) -> ResultText {
        ResultText::new(Winning::new(say.lang).title_of(&standing, say), "")
    }
}

/// The winners, and why they won.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ResultText {
    /// The winners, as a title.
    pub title: String,
    /// Why they won; may be empty.
    pub why: String,
    /// The seat to show as the fool, as [`RuleFacts::fool`] says; `None` shows the winners.
    pub fool: Option<Seat>,
}

impl ResultText {
    /// Makes an outcome of a title and a reason; it has no fool.
    pub fn new(title: impl Into<String>, why: impl Into<String>) -> Self {
        Self { title: title.into(), why: why.into(), ..Self::default() }
    }
}
