//! The score of a range, line by line (DTG-33 to DTG-35): the cards that cancel, those that count, the effects of
//! others, the multipliers.

use super::figures::signed;
use super::text::{card, quoted, text};
use crate::{Event, Kind, Points, Sheet};
use mallard_engine::Seat;
use mallard_words::{Lang, TextContext};

#[derive(Clone, PartialEq, Debug)]
pub struct SheetLine {
    pub source: Source,
    /// The line in words.
    pub label: String,
    pub points: String,
}

/// The subject of a line.
#[derive(Clone, PartialEq, Debug)]
pub enum Source {
    /// Cards of the range; an empty list if the range has none.
    Cards(Vec<Kind>),
    /// The Devils of another seat.
    Devils(Seat),
    /// All lines above.
    Sum,
}

/// The round that ended last, with the sheet of each seat.
pub fn last_sheets(history: &[Event]) -> Option<(u8, Vec<(Seat, Sheet)>)> {
    let began = history.iter().rposition(|event| matches!(event, Event::RoundEnded { .. }))?;
    let Event::RoundEnded { round } = history[began] else { return None };
    let scored = |event: &Event| match *event {
        Event::Scored { seat, sheet, .. } => Some((seat, sheet)),
        _ => None,
    };
    Some((round, history[began..].iter().filter_map(scored).collect()))
}

pub fn sheet_lines(sheet: Sheet, say: &TextContext) -> Vec<SheetLine> {
    let words = &text(say.lang).sheet;
    let mut lines = cancelling(sheet, say.lang);
    lines.extend(sheet.lines().filter(|line| line.cards > line.cancelled).map(|counted| {
        let count = counted.cards - counted.cancelled;
        let label = (words.sheet_card)(card(counted.kind, say.lang).name, count);
        line(cards(counted.kind, count), label, signed(counted.points))
    }));
    lines.extend(sheet.devils().iter().map(|other| {
        let label = (words.sheet_devils)(say.name(other));
        line(Source::Devils(other), label, String::from("+6"))
    }));
    lines.extend(multiplying(sheet, say.lang));
    if lines.is_empty() {
        let nothing = Source::Cards(Vec::new());
        lines.push(line(nothing, words.sheet_empty.to_owned(), signed(Points::ZERO)));
    }
    lines
}

/// The cards that cancel each other out; the two geese share a line.
fn cancelling(sheet: Sheet, lang: Lang) -> Vec<SheetLine> {
    let words = &text(lang).sheet;
    let source_and_label = |kind: Kind, count: u8| match kind {
        Kind::Devil => (cards(kind, 3), (words.sheet_triple)(card(kind, lang).name)),
        Kind::WildGoose => {
            let kinds = [Kind::WildGoose, Kind::GooseChase];
            let both = kinds.into_iter().flat_map(|kind| (0..count).map(move |_| kind)).collect();
            let [goose, chase] = kinds.map(|kind| quoted(kind, lang));
            (Source::Cards(both), (words.sheet_geese)(&goose, &chase))
        }
        _ => (cards(kind, count), (words.sheet_cancelled)(card(kind, lang).name, count)),
    };
    let cancels = sheet.lines().filter(|line| line.cancelled > 0 && line.kind != Kind::GooseChase);
    cancels
        .map(|cancelled| {
            let (source, label) = source_and_label(cancelled.kind, cancelled.cancelled);
            line(source, label, signed(Points::ZERO))
        })
        .collect()
}

/// The effect on the sum, with the sum in front.
fn multiplying(sheet: Sheet, lang: Lang) -> Vec<SheetLine> {
    let words = &text(lang).sheet;
    let factor = |kind: Kind, count: u8, say: fn(&str, u8) -> String, sign: &str| {
        (count > 0)
            .then(|| line(cards(kind, count), say(card(kind, lang).name, count), sign.to_owned()))
    };
    let dodged = sheet.dodged().then(|| {
        let label = (words.sheet_dodged)(card(Kind::Bullet, lang).name);
        line(cards(Kind::Bullet, 1), label, String::from("×0"))
    });
    let factors = [
        factor(Kind::Sword, sheet.doubled(), words.sheet_doubled, "×2"),
        factor(Kind::HalfBad, sheet.halved(), words.sheet_halved, "÷2"),
        dodged,
    ];
    let factors: Vec<SheetLine> = factors.into_iter().flatten().collect();
    if factors.is_empty() {
        return factors;
    }
    let sum = line(Source::Sum, words.sheet_sum.to_owned(), signed(sheet.sum()));
    [sum].into_iter().chain(factors).collect()
}

fn cards(kind: Kind, count: u8) -> Source {
    Source::Cards((0..count).map(|_| kind).collect())
}

fn line(source: Source, label: String, points: String) -> SheetLine {
    SheetLine { source, label, points }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mallard_words::Names;

    fn lines(kinds: &[Kind]) -> Vec<SheetLine> {
        sheet_lines(
            Sheet::new(kinds.iter().copied(), false),
            &TextContext::new(&Names::new([]), Lang::En),
        )
    }

    #[test]
    fn the_sum_comes_before_its_multipliers() {
        let lines = lines(&[Kind::DeadlyDozen, Kind::Sword]);
        let points: Vec<&str> = lines.iter().map(|line| line.points.as_str()).collect();
        assert_eq!(points, ["+12", "+12", "×2"]);
        assert_eq!(lines[1].source, Source::Sum);
    }

    #[test]
    fn the_geese_share_a_line() {
        let lines = lines(&[Kind::WildGoose, Kind::GooseChase]);
        let [line] = &lines[..] else { panic!("{lines:?}") };
        assert_eq!(line.source, Source::Cards(vec![Kind::WildGoose, Kind::GooseChase]));
    }

    #[test]
    fn a_range_without_cards_has_a_line_too() {
        let lines = lines(&[]);
        let [line] = &lines[..] else { panic!("{lines:?}") };
        assert_eq!((&line.source, line.points.as_str()), (&Source::Cards(Vec::new()), "0"));
    }
}
