//! The lines of the log, and the pause after a round.

use super::sheet::last_sheets;
use super::text::{last_action_line, log_line, text};
use crate::{DuckThatGoose, Event, Kind, View};
use mallard_engine::Seat;
use mallard_words::{
    Lang, LastActionFn, LogLine, LogText, PauseText, Sound, TextContext, closing, game_messages,
    round_title, round_winner,
};

/// The line for an event; `None` if the line before already covers it.
fn line(event: &Event, say: &TextContext) -> Option<LogLine> {
    let heading =
        matches!(event, Event::Dealt { .. } | Event::TurnBegan { .. } | Event::RoundEnded { .. });
    let is_covered = match event {
        // One line for all the cards of one look.
        Event::DeckSeen { depth, .. } => *depth > 0,
        Event::Arranged { by, .. } => by.is_empty(),
        _ => false,
    };
    (!is_covered).then(|| LogLine { seat: seat_of(event), heading, text: log_line(event, say) })
}

fn seat_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::Dealt { .. }
        | Event::TurnBegan { .. }
        | Event::RoundEnded { .. }
        | Event::Renewed { .. }
        | Event::Turned { .. } => None,
        Event::Looked { place, .. }
        | Event::Added { place, .. }
        | Event::TurnedUp { place, .. }
        | Event::Laid { place, .. } => Some(place.seat),
        Event::Moved { to, by: Kind::Thunder, .. } | Event::Flipped { to, .. } => Some(to.seat),
        Event::Moved { from, .. } => Some(from.seat),
        Event::DeckSeen { by, .. } | Event::Arranged { by, .. } => by.first(),
        Event::Peeked { seat }
        | Event::Drew { seat, .. }
        | Event::Took { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::Named { seat, .. }
        | Event::Controlled { seat, .. }
        | Event::Chose { seat, .. }
        | Event::Declined { seat, .. }
        | Event::RipeUsed { seat }
        | Event::Scored { seat, .. } => Some(seat),
    }
}

/// The pause after a round.
pub(super) fn interlude(events: &[Event], say: &TextContext) -> Option<PauseText> {
    let (round, sheets) = last_sheets(events)?;
    let words = &text(say.lang).score;
    let points: Vec<_> = sheets.into_iter().map(|(seat, sheet)| (seat, sheet.result())).collect();
    Some(PauseText {
        title: round_title(round, &points, say),
        detail: words.tap_player.to_owned(),
        seat: round_winner(&points),
        lost: false,
        go_on: game_messages(say.lang).next_round.to_owned(),
    })
}

/// The last action of `seat` in its turn; nothing after a new deal.
fn last_action(events: &[Event], seat: Seat, lang: Lang) -> Option<String> {
    if events.iter().any(|event| matches!(event, Event::Dealt { .. })) {
        return None;
    }
    let next = |event: &&Event| !matches!(event, Event::TurnBegan { .. });
    let own = |event: &&Event| seat_of(event) == Some(seat);
    events
        .iter()
        .take_while(next)
        .filter(own)
        .filter_map(|event| last_action_line(event, lang))
        .last()
}

impl LogText for DuckThatGoose {
    const RECAP: Option<LastActionFn<Self>> = Some(last_action);

    fn lines(events: &[Event], at: usize, say: &TextContext) -> Vec<LogLine> {
        line(&events[at], say).into_iter().collect()
    }

    fn pause(events: &[Event], say: &TextContext) -> Option<PauseText> {
        interlude(events, say)
    }

    fn stays_closed(view: &View, say: &TextContext) -> Option<String> {
        Some(closing(text(say.lang).score.ranges_close, Some(view.public.turn.seat), say))
    }

    fn settles_decision(event: &Event) -> bool {
        matches!(
            event,
            Event::Added { .. }
                | Event::TurnedUp { .. }
                | Event::Laid { .. }
                | Event::Moved { .. }
                | Event::Flipped { .. }
                | Event::Revealed { .. }
                | Event::Controlled { .. }
        )
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Discarded { .. }
            | Event::Added { .. }
            | Event::TurnedUp { .. }
            | Event::Moved { .. }
            | Event::Flipped { .. }
            | Event::Revealed { .. }
            | Event::Laid { .. } => Some(Sound::Laid),
            Event::Drew { .. } | Event::Took { .. } => Some(Sound::Taken),
            Event::Turned { .. } | Event::RipeUsed { .. } => Some(Sound::Duck),
            _ => None,
        }
    }
}
