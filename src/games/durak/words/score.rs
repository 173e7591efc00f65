//! The table of a match, and its result in words.

use super::{best, text::text};
use crate::engine::{Facts, Seat, Standing};
use crate::games::durak::facts::{counts_wins, fools, is_one_deal};
use crate::games::durak::{DealResult, Durak, Event, Length, View};
use crate::words::{Best, Cell, Column, Lang, Outcome, Row, Say, Score, Scores, Winning, ranked};

/// The most deals with a column of their own; only the latest are shown.
const MOST_COLUMNS: usize = 7;

/// A finished deal: the place of each seat, and how it ended.
struct EndedDeal {
    number: u8,
    places: Vec<u8>,
    result: DealResult,
}

/// The finished deals of the match.
fn deals(history: &[Event], seats: u8) -> Vec<EndedDeal> {
    let mut deals = Vec::new();
    let mut places = vec![0; usize::from(seats)];
    for event in history {
        match *event {
            Event::Out { seat, place } => places[seat.index()] = place,
            Event::DealEnded { deal, result } => {
                let out = places.iter().filter(|&&place| place > 0).count();
                let next = u8::try_from(out + 1).unwrap_or(u8::MAX);
                let ended = places.iter().map(|&place| if place == 0 { next } else { place });
                deals.push(EndedDeal { number: deal, places: ended.collect(), result });
                places.fill(0);
            }
            _ => {}
        }
    }
    deals
}

/// The tally of an open match, most often the fool first.
fn evening(view: &View, mut rows: Vec<Row>, lang: Lang) -> Score {
    let words = &text(lang).score;
    for row in &mut rows {
        row.cells = Vec::new();
    }
    // Where two were the fool as often, the later places come first.
    rows.reverse();
    let caption = [words.evening.to_owned(), (words.deals)(view.score.deals)];
    Score {
        columns: Vec::new(),
        total: words.fools.to_owned(),
        rows,
        note: String::new(),
        caption: Some(caption),
    }
}

impl Scores for Durak {
    const BEST: Option<Best<Self>> = Some(best::BEST);

    fn score(view: &View, history: &[Event], lang: Lang) -> Score {
        let words = &text(lang).score;
        let deals = deals(history, view.seats);
        let shown = &deals[deals.len().saturating_sub(MOST_COLUMNS)..];
        let columns = shown
            .iter()
            .map(|deal| Column { long: (words.deal)(deal.number), short: deal.number.to_string() });
        let by_wins = counts_wins(view);
        let total = |seat: Seat| {
            let counted = if by_wins { view.score.wins } else { view.score.fools };
            counted[seat.index()]
        };
        let standing = Durak::places(view);
        let cell = |deal: &EndedDeal, seat: Seat| match deal.result {
            DealResult::Fool(fool) if fool == seat => {
                Cell::Icon { name: "fool", label: words.fool.to_owned() }
            }
            DealResult::Won(winners) if view.seats == 2 && !winners.has(seat) => {
                Cell::Icon { name: "fool", label: words.fool.to_owned() }
            }
            DealResult::Won(winners) if view.options.teams => {
                Cell::Text(if winners.has(seat) { "1" } else { "2" }.to_owned())
            }
            _ => Cell::Text(deal.places[seat.index()].to_string()),
        };
        let row = |seat: Seat| Row {
            seat,
            place: standing.place(seat),
            cells: shown.iter().map(|deal| cell(deal, seat)).collect(),
            total: total(seat).to_string(),
            amount: total(seat).into(),
        };
        let rows = ranked(standing, row);
        if view.options.length == Length::Open && !by_wins {
            return evening(view, rows, lang);
        }
        let note = if by_wins { words.note_wins } else { words.note_fools };
        Score {
            columns: columns.collect(),
            total: if by_wins { words.wins } else { words.fools }.to_owned(),
            rows,
            note: if shown.is_empty() {
                note.to_owned()
            } else {
                (words.both)(words.note_deals, note)
            },
            caption: None,
        }
    }

    fn outcome(view: &View, standing: Standing, say: &Say) -> Outcome {
        let words = &text(say.lang).score;
        let winners = standing.winners();
        let Some(winner) = winners.first() else { return Outcome::default() };
        if winners.len() == view.seats {
            // After several deals each player may have been the fool once, so the text does not say
            // that no player was.
            let why = if is_one_deal(view) { words.why_draw } else { words.why_level };
            return Outcome::new(words.all_draw, why);
        }
        let one_deal = is_one_deal(view);
        let (fools, times) = fools(view, winners);
        let losers = say.list(fools.iter());
        if let Some(fool) = Durak::fool(view, standing) {
            let title = (words.is_fool)(say.name(fool));
            return Outcome { fool: Some(fool), ..Outcome::new(title, words.why_fool) };
        }
        let winning =
            Winning { alone: words.wins_match, together: words.shared, all: words.all_draw };
        let title = winning.title(winners, view.seats, say);
        let why = match (counts_wins(view), one_deal) {
            (true, true) if fools.len() == 1 && !view.options.teams => {
                (words.why_first_out_of_two)(&losers)
            }
            (true, true) => words.why_first_out.to_owned(),
            (true, false) => (words.why_wins)(view.score.wins[winner.index()]),
            (false, _) => {
                let why = (words.why_fools)(view.score.fools[winner.index()]);
                if times == 0 {
                    why
                } else {
                    (words.both)(&why, &(words.fools_most)(&losers, times))
                }
            }
        };
        Outcome::new(title, why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Setup, Viewer};
    use crate::games::durak::Length;
    use crate::words::Names;
    use std::cmp::Ordering;

    /// Why a match of `length` with two seats is a draw.
    fn why_a_draw(length: Length, lang: Lang) -> String {
        let mut setup = Setup::<<Durak as Game>::Options>::new(2, 1);
        setup.options.length = length;
        let state = Durak::deal(&setup, &mut ()).expect("two seats, usual options");
        let view = Durak::view(&state, Viewer::Table);
        let names = Names::new(["Mina", "Jun"].map(str::to_owned));
        let standing = Standing::by(2, |_, _| Ordering::Equal);
        Durak::outcome(&view, standing, &Say::new(&names, lang)).why
    }

    #[test]
    fn a_drawn_deal_has_no_fool_and_a_level_match_may_have_had_some() {
        let said = |length| Lang::ALL.map(|lang| why_a_draw(length, lang));
        let [no_fool, level] = [
            ["Nobody is the fool.", "바보가 된 사람이 없습니다.", "「ばか」になった人はいません。"],
            ["Everyone finished level.", "모두의 성적이 같습니다.", "全員が同じ成績です。"],
        ];
        assert_eq!(said(Length::Deals(1)), no_fool);
        assert_eq!(said(Length::Deals(3)), level);
        assert_eq!(said(Length::Until(1)), level);
    }
}
