//! The table of a match, and its result in words.

use super::{best, text::text};
use crate::facts::{fools, is_one_deal};
use crate::{DealResult, Durak, Event, Length, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{
    Best, Lang, ResultText, RuleFacts, ScoreCell, ScoreColumn, ScoreRow, ScoreTable, ScoreText,
    TextContext, Winning, ending_messages, ranked,
};

/// The most deals with a separate column; only the latest are shown.
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
fn evening(view: &View, mut rows: Vec<ScoreRow>, lang: Lang) -> ScoreTable {
    let words = &text(lang).score;
    for row in &mut rows {
        row.cells = Vec::new();
    }
    // Where two were the fool as often, the later places come first.
    rows.reverse();
    let caption = [words.evening.to_owned(), (words.deals)(view.public.score.deals)];
    ScoreTable {
        columns: Vec::new(),
        total: words.fools.to_owned(),
        rows,
        note: String::new(),
        caption: Some(caption),
    }
}

impl ScoreText for Durak {
    const BEST: Option<Best<Self>> = Some(best::BEST);

    fn score(view: &View, history: &[Event], lang: Lang) -> ScoreTable {
        let words = &text(lang).score;
        let deals = deals(history, view.public.seats);
        let shown = &deals[deals.len().saturating_sub(MOST_COLUMNS)..];
        let columns = shown.iter().map(|deal| ScoreColumn {
            long: (words.deal)(deal.number),
            short: deal.number.to_string(),
        });
        let by_wins = view.public.counts_wins();
        let total = |seat: Seat| {
            let counted = if by_wins { view.public.score.wins } else { view.public.score.fools };
            counted[seat.index()]
        };
        let standing = Durak::places(view);
        let cell = |deal: &EndedDeal, seat: Seat| match deal.result {
            DealResult::Fool(fool) if fool == seat => {
                ScoreCell::Icon { name: "fool", label: words.fool.to_owned() }
            }
            DealResult::Won(winners) if view.public.seats == 2 && !winners.has(seat) => {
                ScoreCell::Icon { name: "fool", label: words.fool.to_owned() }
            }
            DealResult::Won(winners) if view.public.options.teams => {
                ScoreCell::Text(if winners.has(seat) { "1" } else { "2" }.to_owned())
            }
            _ => ScoreCell::Text(deal.places[seat.index()].to_string()),
        };
        let row = |seat: Seat| ScoreRow {
            seat,
            place: standing.place(seat),
            cells: shown.iter().map(|deal| cell(deal, seat)).collect(),
            total: total(seat).to_string(),
            amount: total(seat).into(),
        };
        let rows = ranked(standing, row);
        if view.public.options.length == Length::Open && !by_wins {
            return evening(view, rows, lang);
        }
        let note = if by_wins { words.note_wins } else { words.note_fools };
        ScoreTable {
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

    fn result_text(view: &View, standing: Standing, say: &TextContext) -> ResultText {
        let words = &text(say.lang).score;
        let winners = standing.winners();
        let Some(winner) = winners.first() else { return ResultText::default() };
        if winners.len() == view.public.seats {
            // After several deals each player may have been the fool once, so the text does not claim that no player
            // was.
            let why = if is_one_deal(view) { words.why_draw } else { words.why_level };
            return ResultText::new(words.all_draw, why);
        }
        let one_deal = is_one_deal(view);
        let (fools, times) = fools(view, winners);
        let losers = say.list(fools.iter());
        let winning = Winning { all: words.all_draw, ..Winning::new(say.lang) };
        let title = winning.title(winners, view.public.seats, say);
        // Players remember the fool, so it is named first.
        let fool = fools.first().filter(|_| fools.len() == 1 && !view.public.options.teams);
        let by = match (view.public.counts_wins(), one_deal) {
            (_, true) if fool.is_some() => (words.out_first)(&say.list(winners.iter())),
            (true, true) => words.why_first_out.to_owned(),
            (true, false) => (words.why_wins)(view.public.score.wins[winner.index()]),
            (false, _) => {
                let why = (words.why_fools)(view.public.score.fools[winner.index()]);
                if times == 0 {
                    why
                } else {
                    (words.both)(&why, &(words.fools_most)(&losers, times))
                }
            }
        };
        let Some(seat) = fool else { return ResultText::new(title, by) };
        let wins = (ending_messages(say.lang).sentence)(&title);
        let why = if one_deal { by } else { (words.both)(&wins, &by) };
        ResultText { fool, ..ResultText::new((words.is_fool)(say.name(seat)), why) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Length;
    use mallard_engine::{Game, Setup, Viewer};
    use mallard_words::Names;
    use std::cmp::Ordering;

    /// Why a match of `length` with two seats is a draw.
    fn why_a_draw(length: Length, lang: Lang) -> String {
        let mut setup = Setup::<<Durak as Game>::Options>::new(2, 1);
        setup.options.length = length;
        let state = Durak::deal(&setup, &mut ()).expect("two seats, usual options");
        let view = Durak::view(&state, Viewer::Table);
        let names = Names::new(["Mina", "Jun"].map(str::to_owned));
        let standing = Standing::by(2, |_, _| Ordering::Equal);
        Durak::result_text(&view, standing, &TextContext::new(&names, lang)).why
    }

    /// The outcome of a match of `length` with `seats` seats that the first has won, and its whole text.
    fn won(seats: u8, length: Length, fools: &[u8]) -> (Option<Seat>, String) {
        let mut setup = Setup::<<Durak as Game>::Options>::new(seats, 1);
        setup.options.length = length;
        let state = Durak::deal(&setup, &mut ()).expect("usual options");
        let mut view = Durak::view(&state, Viewer::Table);
        view.public.score.fools = std::array::from_fn(|seat| fools.get(seat).copied().unwrap_or(0));
        let names = Names::new(["Mina", "Jun", "Yuki"].map(str::to_owned));
        let standing = Standing::by(seats, |a, b| fools[a.index()].cmp(&fools[b.index()]));
        let ResultText { title, why, fool } =
            Durak::result_text(&view, standing, &TextContext::new(&names, Lang::En));
        (fool, format!("{title}. {why}"))
    }

    #[test]
    fn the_fool_is_named_first() {
        let second = Some(Seat::new(1));
        let one = "Jun is the fool. Mina got rid of all cards first.";
        assert_eq!(won(2, Length::Deals(1), &[0, 1]), (second, one.to_owned()));
        let several = "Yuki is the fool. Mina wins. Never the fool. Yuki: the fool twice.";
        let third = Some(Seat::new(2));
        assert_eq!(won(3, Length::Deals(3), &[0, 1, 2]), (third, several.to_owned()));
        // Two were the fool as often: no one is the fool of the match.
        let tied = "Mina wins. Never the fool. Jun and Yuki: the fool once.";
        assert_eq!(won(3, Length::Deals(3), &[0, 1, 1]), (None, tied.to_owned()));
    }

    #[test]
    fn a_drawn_deal_has_no_fool_and_a_level_match_may_have_had_some() {
        let reasons = |length| Lang::ALL.map(|lang| why_a_draw(length, lang));
        let [no_fool, level] = [
            ["Nobody is the fool.", "바보가 된 사람이 없습니다.", "「ばか」になった人はいません。"],
            ["Everyone is tied.", "모두의 성적이 같습니다.", "全員が同じ成績です。"],
        ];
        assert_eq!(reasons(Length::Deals(1)), no_fool);
        assert_eq!(reasons(Length::Deals(3)), level);
        assert_eq!(reasons(Length::Until(1)), level);
    }
}
