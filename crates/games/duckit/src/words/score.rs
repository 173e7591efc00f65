//! The table of a match, and its result in words.

use super::{best, text::text};
use crate::{DecidedBy, Duckit, Event, RoundResult, SEATS, View};
use mallard_engine::{Seat, Standing};
use mallard_words::{
    Best, Lang, ResultText, RuleFacts, ScoreCell, ScoreColumn, ScoreRow, ScoreTable, ScoreText,
    TextContext, Winning, game_messages, ranked, shared_and_own, shared_column,
};

/// The finished rounds of the match.
fn rounds(history: &[Event]) -> Vec<RoundResult> {
    let result = |event: &Event| match *event {
        Event::RoundEnded(result) => Some(result),
        _ => None,
    };
    history.iter().filter_map(result).collect()
}

impl ScoreText for Duckit {
    const BEST: Option<Best<Self>> = Some(best::BEST);

    fn score(view: &View, history: &[Event], lang: Lang) -> ScoreTable {
        let words = &text(lang).score;
        let rounds = rounds(history);
        let (earlier, latest) = shared_and_own(&rounds);
        let columns = latest.iter().map(|result| ScoreColumn {
            long: (game_messages(lang).round)(result.round),
            short: result.round.to_string(),
        });
        let standing = Duckit::places(view);
        let paid = |paid: u8| match paid {
            0 => ScoreCell::Text("0".to_owned()),
            paid => ScoreCell::Text(format!("−{paid}")),
        };
        let cell = |result: &RoundResult, seat: Seat| match result.paid[seat.index()] {
            _ if result.quackback == Some(seat) => ScoreCell::Feat(words.quackback.to_owned()),
            count => paid(count),
        };
        let before = |seat: Seat| {
            let sum = earlier.iter().map(|result| result.paid[seat.index()]).sum();
            (!earlier.is_empty()).then(|| paid(sum))
        };
        let row = |seat: Seat| ScoreRow {
            seat,
            place: standing.place(seat),
            cells: before(seat)
                .into_iter()
                .chain(latest.iter().map(|result| cell(result, seat)))
                .collect(),
            total: view.public.chips[seat.index()].to_string(),
            amount: view.public.chips[seat.index()].into(),
        };
        ScoreTable {
            columns: shared_column(earlier, lang).into_iter().chain(columns).collect(),
            total: text(lang).table.chips.to_owned(),
            rows: ranked(standing, row),
            note: words.note.to_owned(),
            caption: None,
        }
    }

    fn points(view: &View, seat: Seat, lang: Lang) -> String {
        (text(lang).score.points)(view.public.chips[seat.index()])
    }

    fn result_text(view: &View, _: Standing, say: &TextContext) -> ResultText {
        let words = &text(say.lang).score;
        let Some(end) = view.outcome() else { return ResultText::default() };
        let winners = end.winners;
        let Some(winner) = winners.first() else { return ResultText::default() };
        let title = Winning::new(say.lang).title(winners, SEATS, say);
        let chips = view.public.chips[winner.index()];
        let (fours, tricks) = (view.fours(winner), view.public.tricks[winner.index()]);
        let why = match end.decided_by {
            DecidedBy::Chips => (words.why_chips)(chips),
            DecidedBy::Fours => (words.why_fours)(chips, fours),
            DecidedBy::Tricks => (words.why_tricks)(chips, fours, tricks),
            DecidedBy::Shared => (words.why_shared)(chips),
        };
        let pot = if winners.len() == 1 { words.pot_to } else { words.pot_split };
        ResultText::new(title, pot(&why, end.share))
    }
}

/// How seats with equal chips below first place were ranked. The winner's text explains first place.
pub fn parted(view: &View, lang: Lang) -> Vec<String> {
    let words = &text(lang).score;
    let standing = Duckit::places(view);
    let ranked = ranked(standing, |seat| seat);
    let sentence = |pair: &[Seat]| {
        let &[first, after] = pair else { return None };
        let chips = view.public.chips[first.index()];
        let place = standing.place(first);
        let equal = chips == view.public.chips[after.index()];
        if !equal || place == 1 || place == standing.place(after) {
            return None;
        }
        let fours = [first, after].map(|seat| view.fours(seat));
        let tricks = [first, after].map(|seat| view.public.tricks[seat.index()]);
        Some(match fours {
            [few, more] if few < more => (words.parted_fours)(chips, few, more),
            [fours, _] => (words.parted_tricks)(chips, fours, tricks[0], tricks[1]),
        })
    };
    ranked.windows(2).filter_map(sentence).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Card, Duckit, Position};
    use mallard_engine::{Game, Setup, Viewer};
    use mallard_words::{LogText, Names};

    fn names() -> Names {
        Names::new(["Mina", "Jun", "Yuki"].map(ToOwned::to_owned))
    }

    /// The view after a last round with these chips, tricks and 4s. Seat 0 banked a 7, and seat 2
    /// wins the last trick.
    fn view_at_end(chips: [u8; 3], won: [u8; 3], caught: [&str; 3]) -> View {
        let last = ["Ac", "5c", "6c"];
        let banker = Seat::new(0);
        let position = Position::new("3h", "7d", last).won(won).banked(banker, "7d").chips(chips);
        let put = |position: Position, seat: Seat| position.caught(seat, caught[seat.index()]);
        let position = Seat::all(SEATS).fold(position, put);
        let mut state = position.state().expect("the position fits");
        for (seat, card) in Seat::all(SEATS).zip(last) {
            let card: Card = card.parse().expect("a card");
            Duckit::take_step(&mut state, seat, Action::Play(card), &mut ());
        }
        Duckit::view(&state, Viewer::Table)
    }

    fn describe_score(chips: [u8; 3], won: [u8; 3], caught: [&str; 3], lang: Lang) -> Vec<String> {
        parted(&view_at_end(chips, won, caught), lang)
    }

    #[test]
    fn the_result_names_what_decided_and_who_gets_the_middle() {
        let result = |chips, won, caught| {
            let view = view_at_end(chips, won, caught);
            let say = &TextContext::new(&names(), Lang::En);
            let result = Duckit::result_text(&view, Duckit::places(&view), say);
            format!("{}. {}", result.title, result.why)
        };
        let (one, two) = (["4s", "4h 4d", "4c"], ["4s", "4h", "4c 4d"]);
        let mina = |why| format!("Mina wins. {why} The winner takes the 24 chips in the middle.");
        assert_eq!(
            result([1, 2, 9], [3, 3, 2], one),
            "Yuki wins. Most chips: 8. The winner takes the 22 chips in the middle."
        );
        let fours = "Tied on chips (3). Fewest fours in the last round: 1.";
        assert_eq!(result([4, 5, 1], [3, 3, 2], one), mina(fours));
        let tricks = "Tied on chips (3) and fours (1). Most tricks in the last round: 4.";
        assert_eq!(result([4, 4, 2], [4, 2, 2], two), mina(tricks));
        assert_eq!(
            result([4, 4, 2], [3, 3, 2], two),
            "Mina and Jun share the win. Tied on chips (3), and on fours and tricks in the last \
             round. Each winner takes 12 chips from the middle."
        );
    }

    #[test]
    fn a_quackback_is_named_in_the_pause_with_what_the_others_pay() {
        let result = RoundResult {
            round: 3,
            tricks: [6, 2, 1],
            fours: [4, 0, 0],
            banker: Seat::new(0),
            banked: Card::JOKER,
            quackback: Some(Seat::new(0)),
            paid: [0, 4, 4],
            chips: [9, 5, 5],
            pot: 8,
        };
        let say = &TextContext::new(&names(), Lang::En);
        let pause = Duckit::pause(&[Event::RoundEnded(result)], say).expect("a round ended");
        assert_eq!(pause.title, "Quackback for Mina");
        assert_eq!(pause.detail, "Jun paid 4 chips and Yuki paid 4 chips.");
    }

    #[test]
    fn fewer_fours_part_equal_chips() {
        assert_eq!(
            describe_score([1, 2, 9], [3, 3, 2], ["4s", "4h 4d", "4c"], Lang::En),
            ["Tied on 0 chips: 1 four in the last round beats 2."]
        );
    }

    #[test]
    fn more_tricks_part_equal_fours() {
        assert_eq!(
            describe_score([1, 1, 9], [4, 2, 2], ["4s", "4h", "4c 4d"], Lang::En),
            ["Tied on 0 chips and 1 four: 4 tricks in the last round beats 2."]
        );
    }

    #[test]
    fn no_tiebreak_note_for_the_winner_or_a_shared_place() {
        // Seats 1 and 2 are equal in chips; the winner's text says that seat 2 won.
        assert!(describe_score([1, 6, 5], [3, 3, 2], ["4s", "4h 4d", "4c"], Lang::En).is_empty());
        // Seats 0 and 1 share the second place.
        assert!(describe_score([1, 1, 9], [3, 3, 2], ["4s", "4h", "4c 4d"], Lang::En).is_empty());
    }

    #[test]
    fn the_last_rounds_have_columns_and_the_earlier_ones_their_sum() {
        let state = Duckit::deal(&Setup::new(SEATS, 1), &mut ()).expect("the setup fits");
        let view = Duckit::view(&state, Viewer::Table);
        let ended = |round| {
            Event::RoundEnded(RoundResult {
                round,
                tricks: [3; 3],
                fours: [1, 2, 1],
                banker: Seat::new(0),
                banked: Card::JOKER,
                quackback: None,
                paid: [1, 2, 1],
                chips: [9, 8, 9],
                pot: 4,
            })
        };
        let history: Vec<Event> = (1..=10).map(ended).collect();
        let score = Duckit::score(&view, &history, Lang::En);
        let heads: Vec<&str> = score.columns.iter().map(|column| column.short.as_str()).collect();
        assert_eq!(heads, ["1–7", "8", "9", "10"]);
        let text = |text: &str| ScoreCell::Text(text.to_owned());
        let second = score.rows.iter().find(|row| row.seat == Seat::new(1)).expect("it has a row");
        assert_eq!(second.cells, [text("−14"), text("−2"), text("−2"), text("−2")]);
    }
}
