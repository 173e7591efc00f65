use crate::words::figures::points;
use crate::words::text::quoted;
use crate::{AddedBy, Event, Kind};
use mallard_engine::Seat;
use mallard_words::{Lang, TextContext, english::counted};

pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);
    let card = |kind: Kind| quoted(kind, say.lang);
    match *event {
        Event::Dealt { round, dealer, .. } => format!("Round {round} · {} deals", name(dealer)),
        Event::TurnBegan { seat, controller: None } => format!("{}’s turn", name(seat)),
        Event::TurnBegan { seat, controller: Some(other) } => {
            format!("{}’s turn · {} decides", name(seat), name(other))
        }
        Event::RoundEnded { round } => format!("Round {round} is over"),
        Event::Peeked { seat } => format!("{} looks at two cards", name(seat)),
        Event::Looked { place, by, .. } => match by.without(place.seat).first() {
            Some(other) => {
                format!("{} and {} look at card {}", name(place.seat), name(other), place.slot + 1)
            }
            None => format!("{} looks at card {}", name(place.seat), place.slot + 1),
        },
        Event::Renewed { cards: count } => {
            let cards = counted(count, "card", "cards");
            format!("The discards are shuffled into a new deck of {cards}")
        }
        Event::Drew { seat, by, .. } => match by.without(seat).first() {
            Some(other) => format!("{} draws a card; {} sees it too", name(seat), name(other)),
            None => format!("{} draws a card", name(seat)),
        },
        Event::Took { seat, card: taken } if taken.kind == Kind::GooseChase => {
            format!("{} must take {}", name(seat), card(taken.kind))
        }
        Event::Took { seat, card: taken } => format!("{} takes {}", name(seat), card(taken.kind)),
        Event::Discarded { seat, from: None, card: gone } => {
            format!("{} discards the drawn card: {}", name(seat), card(gone.kind))
        }
        Event::Discarded { seat, from: Some(_), card: gone } => {
            format!("{} discards {}", name(seat), card(gone.kind))
        }
        Event::Added { place, card: added, by } => {
            let (name, card) = (name(place.seat), card(added.kind));
            match by {
                AddedBy::Draw | AddedBy::Take => format!("{name} adds {card}"),
                AddedBy::Card(Kind::Ripe) => format!("{name} adds {card} from the discard pile"),
                AddedBy::Card(_) => format!("{name} gets {card} from the discard pile"),
            }
        }
        Event::TurnedUp { place, card: turned } => {
            format!("{} turns up card {}: {}", name(place.seat), place.slot + 1, card(turned.kind))
        }
        Event::Moved { from, to, kind, by: Kind::Thunder, .. } => {
            format!("{} takes {} from {}", name(to.seat), card(kind), name(from.seat))
        }
        Event::Moved { from, to, kind, by: Kind::Bus, .. } => {
            format!("{} moves {} to {}", name(from.seat), card(kind), name(to.seat))
        }
        Event::Moved { from, to, kind, .. } => {
            format!("{} goes from {} to {}", card(kind), name(from.seat), name(to.seat))
        }
        Event::Flipped { from, to, card: flipped } if from.seat == to.seat => {
            format!("{}’s {} goes face down", name(to.seat), card(flipped.kind))
        }
        Event::Flipped { from, to, card: flipped } => format!(
            "{}’s {} goes face down to {}",
            name(from.seat),
            card(flipped.kind),
            name(to.seat)
        ),
        Event::Revealed { seat, card: revealed } => {
            format!("{} turns up {} from the deck", name(seat), card(revealed.kind))
        }
        Event::Laid { place, card: laid, on } => {
            format!("{} covers {}’s {}", card(laid.kind), name(place.seat), card(on))
        }
        Event::Named { seat, kind } => {
            format!("{} turns {} into {}", name(seat), card(Kind::Copycat), card(kind))
        }
        Event::Controlled { seat, target } => {
            format!("{} will play {}’s next turn", name(seat), name(target))
        }
        Event::DeckSeen { by, .. } => {
            let (list, count) = (say.list(by.iter()), by.len());
            match count {
                1 => format!("{list} sees the top of the deck"),
                _ => format!("{list} see the top of the deck"),
            }
        }
        Event::Arranged { by, .. } => {
            format!("{} puts them back in a new order", say.maybe(by.first()))
        }
        Event::Chose { seat, .. } => format!("{} chooses a card to pass", name(seat)),
        Event::Turned { left: true } => "The chosen cards go to the left".to_owned(),
        Event::Turned { left: false } => "The chosen cards go to the right".to_owned(),
        Event::Declined { seat, kind } => format!("{} leaves {} unused", name(seat), card(kind)),
        Event::RipeUsed { seat } => format!("{} interrupts with {}", name(seat), card(Kind::Ripe)),
        Event::Scored { seat, sheet, total } => {
            let (name, own, total) = (name(seat), points(sheet.result()), points(total));
            match own.as_str() {
                "1" | "−1" => format!("{name} scores {} point, {total} in all", own.as_str()),
                _ => format!("{name} scores {} points, {total} in all", own.as_str()),
            }
        }
    }
}

/// The action of the seat of `event`, without its name.
pub fn last_action_line(event: &Event) -> Option<String> {
    let card = |kind: Kind| quoted(kind, Lang::En);
    Some(match *event {
        Event::Drew { .. } => "draws".to_owned(),
        Event::Took { card: taken, .. } => format!("takes {}", card(taken.kind)),
        Event::Discarded { card: gone, .. } => format!("discards {}", card(gone.kind)),
        Event::Added { card: added, .. } => format!("adds {}", card(added.kind)),
        Event::TurnedUp { card: turned, .. } | Event::Revealed { card: turned, .. } => {
            format!("turns up {}", card(turned.kind))
        }
        Event::Moved { kind, by: Kind::Thunder, .. } => format!("takes {}", card(kind)),
        Event::Moved { kind, .. } => format!("moves {}", card(kind)),
        Event::Declined { kind, .. } => format!("leaves {} unused", card(kind)),
        Event::RipeUsed { .. } => "interrupts".to_owned(),
        _ => return None,
    })
}
