//! The score table of a match.

use super::lang::Lang;
use super::text::game_messages;
use super::text_context::TextContext;
use mallard_engine::{Seat, SeatSet, Standing};

/// The score table of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreTable {
    /// The columns between the name and the total.
    pub columns: Vec<ScoreColumn>,
    /// The heading of the last column.
    pub total: String,
    /// One row for each seat, in the order of the ranking.
    pub rows: Vec<ScoreRow>,
    /// A sentence that explains the ranking; may be empty.
    pub note: String,
    /// The title over the tally of an open match, and its subject: then the totals count fool's caps, and most come
    /// first.
    pub caption: Option<[String; 2]>,
}

impl ScoreTable {
    /// A table with only the total of each seat, under `heading`.
    #[must_use]
    pub fn of_totals(standing: Standing, heading: &str, total: impl Fn(Seat) -> i32) -> Self {
        let row = |seat| {
            let (total, place) = (total(seat), standing.place(seat));
            #[expect(clippy::cast_precision_loss, reason = "a chart is no more precise")]
            let amount = total as f32;
            ScoreRow { seat, place, cells: Vec::new(), total: total.to_string(), amount }
        };
        Self {
            columns: Vec::new(),
            total: heading.to_owned(),
            rows: ranked(standing, row),
            note: String::new(),
            caption: None,
        }
    }

    /// The same table in the order of `standing`: a player who resigned comes last with any score.
    #[must_use]
    pub fn placed(self, standing: Standing) -> Self {
        let rows = ranked(standing, |seat| {
            let row = self.rows.iter().find(|row| row.seat == seat)?;
            Some(ScoreRow { place: standing.place(seat), ..row.clone() })
        });
        Self { rows: rows.into_iter().flatten().collect(), ..self }
    }
}

/// The headings of one column.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreColumn {
    /// The heading in a wide column.
    pub long: String,
    /// The heading in a narrow column.
    pub short: String,
}

/// Most rounds with a separate column.
const MOST_ROUNDS: usize = 4;

/// The rounds that share one column, and the last ones, each with a separate column.
#[must_use]
pub fn shared_and_own<R>(rounds: &[R]) -> (&[R], &[R]) {
    let own = if rounds.len() > MOST_ROUNDS { MOST_ROUNDS - 1 } else { rounds.len() };
    rounds.split_at(rounds.len() - own)
}

/// The headings of the column that earlier rounds share, if there are any.
pub fn shared_column<R>(earlier: &[R], lang: Lang) -> Option<ScoreColumn> {
    let count = earlier.len();
    (count > 0).then(|| ScoreColumn {
        long: game_messages(lang).earlier.to_owned(),
        short: format!("1–{count}"),
    })
}

/// The row of one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct ScoreRow {
    /// The seat that the row belongs to.
    pub seat: Seat,
    /// The place of the seat, from 1.
    pub place: u8,
    /// The cells between the name and the total.
    pub cells: Vec<ScoreCell>,
    /// The text of the last cell.
    pub total: String,
    /// The total as a number, for the chart.
    pub amount: f32,
}

/// A cell: a text, an icon with a label, or a feat.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ScoreCell {
    Text(String),
    Icon {
        name: &'static str,
        label: String,
    },
    /// The name of a feat: an achievement to be proud of.
    Feat(String),
}

/// The title of the pause after a round: the seats with the lowest of `points`, if not all are tied.
pub fn round_title<P: Ord>(round: u8, points: &[(Seat, P)], say: &TextContext) -> String {
    let best = lowest(points);
    if best.len() == points.len() {
        return (game_messages(say.lang).round_over)(round);
    }
    (game_messages(say.lang).round_won)(round, &say.list(best))
}

/// The seat that has the lowest of `points` alone.
pub fn round_winner<P: Ord>(points: &[(Seat, P)]) -> Option<Seat> {
    let best = lowest(points);
    if let [seat] = best[..] { Some(seat) } else { None }
}

fn lowest<P: Ord>(points: &[(Seat, P)]) -> Vec<Seat> {
    let least = points.iter().map(|(_, points)| points).min();
    let wins = |(_, points): &&(Seat, P)| Some(points) == least;
    points.iter().filter(wins).map(|(seat, _)| *seat).collect()
}

/// Calls `row` for each seat, the best first, and returns the results: rows of the table, for example.
pub fn ranked<R>(standing: Standing, row: impl Fn(Seat) -> R) -> Vec<R> {
    let seats = u8::try_from(standing.places().len()).unwrap_or_default();
    let at = |place| Seat::all(seats).filter(move |&seat| standing.place(seat) == place);
    (1..=seats).flat_map(at).map(row).collect()
}

/// The titles that name the winners of a match.
#[derive(Clone, Copy, Debug)]
pub struct Winning {
    /// Title for a single winner, by name.
    pub alone: fn(&str) -> String,
    /// Title for several winners, by the list of their names.
    pub together: fn(&str) -> String,
    /// Title when all players win.
    pub all: &'static str,
}

impl Winning {
    /// The titles of most games.
    pub fn new(lang: Lang) -> Self {
        let words = game_messages(lang);
        Self { alone: words.wins, together: words.share, all: words.all_share }
    }

    /// The title for the seats in first place.
    pub fn title_of(self, standing: &Standing, say: &TextContext) -> String {
        let seats = u8::try_from(standing.places().len()).unwrap_or_default();
        self.title(standing.winners(), seats, say)
    }

    /// The title for `winners` in a match of `seats` seats.
    pub fn title(self, winners: SeatSet, seats: u8, say: &TextContext) -> String {
        match (winners.first(), winners.len()) {
            (Some(winner), 1) => (self.alone)(say.name(winner)),
            (_, all) if all == seats => self.all.to_owned(),
            _ => (self.together)(&say.list(winners.iter())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Names;

    #[test]
    fn rows_are_ranked_and_equals_stay_in_the_order_of_the_seats() {
        let points = [7, 9, 7, 3];
        let standing = Standing::by(4, |a, b| points[b.index()].cmp(&points[a.index()]));
        let row = |seat| ScoreRow {
            seat,
            place: standing.place(seat),
            cells: Vec::new(),
            total: String::new(),
            amount: 0.0,
        };
        let rows = ranked(standing, row);
        let seen: Vec<_> = rows.iter().map(|row| (row.seat.index(), row.place)).collect();
        assert_eq!(seen, [(1, 1), (0, 2), (2, 2), (3, 4)]);
    }

    #[test]
    fn from_five_rounds_on_the_last_three_have_columns_of_their_own() {
        let split = |rounds: u8| {
            let rounds: Vec<u8> = (1..=rounds).collect();
            let (shared, own) = shared_and_own(&rounds);
            (shared.len(), own.to_vec())
        };
        assert_eq!(split(0), (0, vec![]));
        assert_eq!(split(4), (0, vec![1, 2, 3, 4]));
        assert_eq!(split(5), (2, vec![3, 4, 5]));
        assert_eq!(split(9), (6, vec![7, 8, 9]));
    }

    #[test]
    fn winners_are_named_alone_together_or_all() {
        let say = TextContext::new(&Names::new(["A", "B", "C"].map(ToOwned::to_owned)), Lang::En);
        let title = |winners: &[u8]| {
            let winners = winners.iter().map(|&seat| Seat::new(seat)).collect();
            Winning::new(Lang::En).title(winners, 3, &say)
        };
        assert_eq!(title(&[1]), "B wins");
        assert_eq!(title(&[0, 2]), "A and C share the win");
        assert_eq!(title(&[0, 1, 2]), "Everyone shares the win");
    }
}
