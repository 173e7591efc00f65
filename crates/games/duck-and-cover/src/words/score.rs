//! The table of a match, and its result in words.

use super::label::counts_splashes;
use super::round_end::signed;
use super::text::{text, variants};
use super::{best, variants::names};
use crate::facts::{tied, visible};
use crate::{DuckAndCover, Event, Options, VariantSet, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{
    Best, Lang, ResultText, RuleFacts, ScoreCell, ScoreColumn, ScoreRow, ScoreTable, ScoreText,
    TextContext, Winning, game_messages, ranked, text as shared,
};

/// A sentence for each round that has variants, or one if all have the same, with the blank before
/// it; empty if none has.
fn by_round(options: Options, lang: Lang) -> String {
    let words = &text(lang).score;
    let list = |round| {
        let names = names(options.on(round), lang);
        let names: Vec<String> =
            names.iter().map(|name| (variants(lang).named_in_a_list)(name)).collect();
        (shared(lang).list_of_names)(&names)
    };
    let varied = |&round: &u8| options.on(round) != VariantSet::EMPTY;
    let same = |round| options.on(round) == options.on(1);
    let rounds = 1..=options.last_round();
    if varied(&1) && rounds.clone().all(same) {
        return (words.every_round_with)(&list(1));
    }
    rounds.filter(varied).map(|round| (words.round_with)(round, &list(round))).collect()
}

impl ScoreText for DuckAndCover {
    const BEST: Option<Best<Self>> = Some(best::BEST);

    fn score(view: &View, _: &[Event], lang: Lang) -> ScoreTable {
        let words = &text(lang).score;
        let tied = tied(view);
        let rounds = (1u8..).zip(view.public.points());
        let mut columns: Vec<ScoreColumn> = rounds
            .map(|(round, _)| ScoreColumn {
                long: (game_messages(lang).round)(round),
                short: round.to_string(),
            })
            .collect();
        if tied {
            let short = String::from("=");
            columns.push(ScoreColumn { long: words.head_visible.to_owned(), short });
        }
        let standing = DuckAndCover::places(view);
        let row = |seat: Seat| {
            let rounds =
                view.public.points().iter().map(|round| signed(round[seat.index()].into()));
            let visible = tied.then(|| visible(view, seat).to_string());
            ScoreRow {
                seat,
                place: standing.place(seat),
                cells: rounds.chain(visible).map(ScoreCell::Text).collect(),
                total: signed(view.public.total(seat)),
                amount: view.public.total(seat).into(),
            }
        };
        ScoreTable {
            columns,
            total: words.total.to_owned(),
            rows: ranked(standing, row),
            note: words.note.to_owned() + &by_round(view.public.options, lang),
            caption: None,
        }
    }

    fn points(view: &View, seat: Seat, lang: Lang) -> String {
        let (words, total) = (&text(lang).score, view.public.total(seat));
        let splashes = (1..=view.public.options.last_round())
            .all(|round| counts_splashes(view.public.options.on(round)));
        let points = if splashes { words.splashes } else { words.points };
        points(&total.to_string().replace('-', "\u{2212}"), total.into())
    }

    fn result_text(view: &View, standing: Standing, say: &TextContext) -> ResultText {
        let words = &text(say.lang).score;
        let winners = standing.winners();
        let Some(winner) = winners.first() else { return ResultText::default() };
        let total = view.public.total(winner);
        let equal =
            Seat::all(view.public.seats).filter(|&seat| view.public.total(seat) == total).count();
        let points = signed(total);
        let title = Winning::new(say.lang).title(winners, view.public.seats, say);
        let why = match (winners.len(), equal) {
            (1, 1) => (words.why_total)(&points),
            (1, _) => (words.why_visible)(&points, visible(view, winner)),
            _ => (words.why_shared)(&points),
        };
        ResultText::new(title, why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn rounds_with_the_same_variants_share_a_sentence() {
        let on = |variants: &[(Variant, u8)]| {
            let flip = |options: Options, &(variant, round)| options.flipped(variant, round);
            by_round(variants.iter().fold(Options::default(), flip), Lang::En)
        };
        let all = [1, 2, 3].map(|round| (Variant::Competition, round));
        assert_eq!(on(&[]), "");
        assert_eq!(on(&all), " Every round: Competition.");
        assert_eq!(on(&all[1..]), " Round 2: Competition. Round 3: Competition.");
        let last = (Variant::Pressure, 3);
        assert_eq!(on(&[all[0], last]), " Round 1: Competition. Round 3: Pressure.");
    }
}
