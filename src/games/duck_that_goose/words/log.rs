//! The lines of the log, and the pause after a round.

use super::figures::points;
use super::text::{quoted, text};
use crate::engine::{Seat, SeatSet};
use crate::games::duck_that_goose::{AddedBy, DuckThatGoose, Event, Kind};
use crate::words::{Interlude, Lang, Line, Say, Sound, Tells};

/// The line for an event; `None` if the line before already says it.
pub(super) fn line(event: &Event, say: &Say) -> Option<Line> {
    let words = &text(say.lang).log;
    let name = |seat: Seat| say.name(seat);
    let card = |kind: Kind| quoted(kind, say.lang);
    let (seat, said) = match *event {
        Event::Dealt { round, dealer, .. } => {
            return heading((words.round_began)(round, name(dealer)));
        }
        Event::TurnBegan { seat, controller: None } => return heading((words.turn)(name(seat))),
        Event::TurnBegan { seat, controller: Some(other) } => {
            return heading((words.turn_decided)(name(seat), name(other)));
        }
        Event::RoundEnded { round } => return heading((words.round_ended)(round)),
        Event::Looked { place, by, .. } => looked(place.seat, place.slot + 1, by, say),
        Event::Renewed { cards } => (None, (words.renewed)(cards)),
        Event::Drew { seat, by, .. } => match by.without(seat).first() {
            Some(other) => (Some(seat), (words.drew_both)(name(seat), name(other))),
            None => (Some(seat), (words.drew)(name(seat))),
        },
        Event::Took { seat, card: taken } if taken.kind == Kind::GooseChase => {
            (Some(seat), (words.took_chase)(name(seat), &card(taken.kind)))
        }
        Event::Took { seat, card: taken } => {
            (Some(seat), (words.took)(name(seat), &card(taken.kind)))
        }
        Event::Discarded { seat, from: None, card: discarded } => {
            (Some(seat), (words.discarded_drawn)(name(seat), &card(discarded.kind)))
        }
        Event::Discarded { seat, from: Some(_), card: discarded } => {
            (Some(seat), (words.discarded)(name(seat), &card(discarded.kind)))
        }
        Event::Added { place, card: added, by } => {
            let added_by = match by {
                AddedBy::Draw | AddedBy::Take => words.added_drawn,
                AddedBy::Card(Kind::Ripe) => words.ripe_added,
                AddedBy::Card(_) => words.gave,
            };
            (Some(place.seat), added_by(name(place.seat), &card(added.kind)))
        }
        Event::TurnedUp { place, card: turned } => {
            let said = (words.turned_up)(name(place.seat), place.slot + 1, &card(turned.kind));
            (Some(place.seat), said)
        }
        Event::Moved { from, to, kind, by, .. } => moved((from.seat, to.seat), kind, by, say),
        Event::Flipped { from, to, card: flipped } if from.seat == to.seat => {
            (Some(to.seat), (words.flipped_own)(name(to.seat), &card(flipped.kind)))
        }
        Event::Flipped { from, to, card: flipped } => {
            let said = (words.flipped)(name(to.seat), &card(flipped.kind), name(from.seat));
            (Some(to.seat), said)
        }
        Event::Revealed { seat, card: revealed } => {
            (Some(seat), (words.revealed)(name(seat), &card(revealed.kind)))
        }
        Event::Laid { place, card: laid, on } => {
            (Some(place.seat), (words.laid)(&card(laid.kind), &card(on), name(place.seat)))
        }
        Event::Named { seat, kind } => {
            (Some(seat), (words.named)(name(seat), &card(Kind::Copycat), &card(kind)))
        }
        Event::Controlled { seat, target } => {
            (Some(seat), (words.controlled)(name(seat), name(target)))
        }
        // One line for all the cards of one look.
        Event::DeckSeen { depth, .. } if depth > 0 => return None,
        Event::DeckSeen { by, .. } => {
            let who = say.list(by.iter());
            (by.first(), (words.cow_looked)(&who, by.len()))
        }
        Event::Arranged { by, .. } => {
            let seat = by.first()?;
            (Some(seat), (words.cow_arranged)(name(seat)))
        }
        Event::Chose { seat, .. } => (Some(seat), (words.chose)(name(seat))),
        Event::Turned { left } => {
            (None, if left { words.turned_left } else { words.turned_right }.to_owned())
        }
        Event::Declined { seat, kind } => (Some(seat), (words.declined)(name(seat), &card(kind))),
        Event::RipeUsed { seat } => (Some(seat), (words.ripe_used)(name(seat), &card(Kind::Ripe))),
        Event::Scored { seat, sheet, total } => {
            (Some(seat), (words.scored)(name(seat), &points(sheet.result()), &points(total)))
        }
    };
    Some(Line { seat, heading: false, text: said })
}

#[expect(clippy::unnecessary_wraps, reason = "it ends the match of all events")]
fn heading(text: String) -> Option<Line> {
    Some(Line { seat: None, heading: true, text })
}

type Said = (Option<Seat>, String);

fn looked(owner: Seat, number: u8, by: SeatSet, say: &Say) -> Said {
    let words = &text(say.lang).log;
    let said = match by.without(owner).first() {
        Some(other) => (words.looked_both)(say.name(owner), number, say.name(other)),
        None => (words.looked)(say.name(owner), number),
    };
    (Some(owner), said)
}

fn moved((from, to): (Seat, Seat), kind: Kind, by: Kind, say: &Say) -> Said {
    let words = &text(say.lang).log;
    let (from_name, to_name, card) = (say.name(from), say.name(to), quoted(kind, say.lang));
    match by {
        Kind::Thunder => (Some(to), (words.stole)(to_name, &card, from_name)),
        Kind::Bus => (Some(from), (words.bus)(from_name, &card, to_name)),
        _ => (Some(from), (words.passed_on)(&card, from_name, to_name)),
    }
}

/// The pause after a round.
pub(super) fn interlude(event: &Event, lang: Lang) -> Option<Interlude> {
    let Event::RoundEnded { round } = *event else { return None };
    let words = &text(lang).score;
    Some(Interlude {
        title: (words.round_over)(round),
        detail: words.tap_player.to_owned(),
        seat: None,
        lost: false,
        go_on: words.next_round.to_owned(),
    })
}

impl Tells for DuckThatGoose {
    fn lines(events: &[Event], at: usize, say: &Say) -> Vec<Line> {
        line(&events[at], say).into_iter().collect()
    }

    fn pause(events: &[Event], say: &Say) -> Option<Interlude> {
        events.iter().find_map(|event| interlude(event, say.lang))
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
