//! The lines of the log, and the pause after a round.

use super::text::text;
use super::{card::glyph, last_action};
use crate::{Card, Duckit, DuckitResult, Event, Ranking, RoundResult, SEATS, View};
use mallard_engine::Seat;
use mallard_words::{
    Lang, LastActionFn, LogLine, LogText, PauseText, Sound, TextContext, closing, game_messages,
    prompt_messages, round_title, round_winner, text as shared, trick_messages,
};

pub(super) fn lines(event: &Event, say: &TextContext) -> Vec<LogLine> {
    let (words, tricks) = (&text(say.lang).log, trick_messages(say.lang));
    let name = |seat: Seat| say.name(seat);
    let by = |seat: Seat, text: String| vec![line(seat, text)];
    match *event {
        Event::Drew { seat, card, .. } => {
            by(seat, (words.drew_for_deal)(name(seat), &glyph(card, say.lang)))
        }
        Event::Dealt { round, dealer, turned_up, .. } => {
            let first = (round == 1).then(|| by(dealer, (words.deals_first)(name(dealer))));
            let dealt = heading((words.round_begins)(round, name(dealer)));
            let first = first.into_iter().flatten();
            first.chain([dealt, plain(rule(turned_up, say.lang))]).collect()
        }
        Event::Played { seat, card, trick, lead: true } => {
            let mut lines = by(seat, (tricks.log_led)(name(seat), &glyph(card, say.lang)));
            lines.insert(0, heading((tricks.log_title)(trick, name(seat))));
            lines
        }
        Event::Played { seat, card, lead: false, .. } => {
            by(seat, (tricks.log_played)(name(seat), &glyph(card, say.lang)))
        }
        Event::TrickWon { seat, caught, .. } if caught.is_empty() => {
            by(seat, (tricks.log_won)(name(seat)))
        }
        Event::TrickWon { seat, caught, .. } => {
            by(seat, (words.won_fours)(name(seat), caught.len()))
        }
        Event::TookQuacker { seat, .. } => by(seat, (words.took_quacker)(name(seat))),
        Event::Banked { seat, forced, .. } => {
            let text = if forced { words.banked_at_once } else { words.banked };
            by(seat, text(name(seat)))
        }
        Event::RoundEnded(result) => round_lines(result, say),
        Event::MatchEnded(outcome) => vec![plain(end(outcome, say))],
    }
}

fn heading(text: String) -> LogLine {
    LogLine { seat: None, heading: true, text }
}

fn line(seat: Seat, text: String) -> LogLine {
    LogLine { seat: Some(seat), heading: false, text }
}

fn plain(text: String) -> LogLine {
    LogLine { seat: None, heading: false, text }
}

/// The effect of the face-up card on the round (DKT-4 to DKT-6).
fn rule(turned_up: Card, lang: Lang) -> String {
    let words = &text(lang).log;
    let (card, ranking) = (glyph(turned_up, lang), Ranking::from_turned_up(turned_up));
    match (ranking.trump(), ranking.duck()) {
        (Some(trump), Some(rank)) => (words.turned_up)(&card, trump, rank),
        (Some(trump), None) => (words.turned_up_four)(&card, trump),
        (None, _) => words.turned_up_duck.to_owned(),
    }
}

/// The banked card is turned up, and each player pays.
fn round_lines(result: RoundResult, say: &TextContext) -> Vec<LogLine> {
    let words = &text(say.lang).log;
    let RoundResult { round, banker, banked, quackback, paid, chips, .. } = result;
    let shown = if banked.is_four() { words.bank_shown_four } else { words.bank_shown };
    let mut lines = vec![
        heading((words.round_over)(round)),
        line(banker, shown(say.name(banker), &glyph(banked, say.lang))),
    ];
    lines.extend(quackback.map(|seat| line(seat, (words.quackback)(say.name(seat)))));
    for seat in Seat::all(SEATS) {
        let (name, count, due) = (say.name(seat), paid[seat.index()], result.due(seat));
        let text = match count {
            _ if count < due => (words.paid_short)(name, count, due),
            0 => (words.paid_nothing)(name),
            _ => (words.paid)(name, count),
        };
        lines.push(line(seat, text));
    }
    let broke = Seat::all(SEATS).filter(|seat| chips[seat.index()] == 0);
    lines.extend(broke.map(|seat| line(seat, (words.out_of_chips)(say.name(seat)))));
    lines
}

fn end(outcome: DuckitResult, say: &TextContext) -> String {
    let words = &text(say.lang).log;
    let winners = say.list(outcome.winners.iter());
    let text = if outcome.winners.len() == 1 { words.match_won } else { words.match_shared };
    text(&winners, outcome.share)
}

impl LogText for Duckit {
    const RECAP: Option<LastActionFn<Self>> = Some(last_action::last_action);

    fn lines(events: &[Event], at: usize, say: &TextContext) -> Vec<LogLine> {
        lines(&events[at], say)
    }

    fn interlude(event: &Event, say: &TextContext) -> Option<PauseText> {
        let Event::RoundEnded(result) = *event else { return None };
        let words = &text(say.lang).score;
        let (title, seat) = if let Some(seat) = result.quackback {
            ((words.quackback_for)(say.name(seat)), Some(seat))
        } else {
            let paid: Vec<_> =
                Seat::all(SEATS).map(|seat| (seat, result.paid[seat.index()])).collect();
            (round_title(result.round, &paid, say), round_winner(&paid))
        };
        let paid = Seat::all(SEATS).filter(|seat| result.paid[seat.index()] > 0);
        let parts: Vec<String> =
            paid.map(|seat| (words.paid_part)(say.name(seat), result.paid[seat.index()])).collect();
        let detail = (words.paid)(&(shared(say.lang).list_of_names)(&parts));
        let go_on = game_messages(say.lang).next_round.to_owned();
        Some(PauseText { title, detail, seat, lost: false, go_on })
    }

    fn stays_closed(view: &View, say: &TextContext) -> Option<String> {
        Some(closing(prompt_messages(say.lang).stays_closed, view.actor(), say))
    }

    fn settles_decision(event: &Event) -> bool {
        matches!(event, Event::TrickWon { .. })
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Played { .. } | Event::Banked { .. } => Some(Sound::Laid),
            Event::Drew { .. } | Event::TrickWon { .. } => Some(Sound::Taken),
            Event::TookQuacker { .. } => Some(Sound::Duck),
            _ => None,
        }
    }
}
