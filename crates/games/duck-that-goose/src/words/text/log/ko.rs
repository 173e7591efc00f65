use crate::words::figures::points;
use crate::words::text::quoted;
use crate::{AddedBy, Event, Kind};
use mallard_engine::Seat;
use mallard_words::{Lang, TextContext};

pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);
    let card = |kind: Kind| quoted(kind, say.lang);
    match *event {
        Event::Dealt { round, dealer, .. } => format!("{round}라운드 · 딜러 {}", name(dealer)),
        Event::TurnBegan { seat, controller: None } => format!("{}의 차례", name(seat)),
        Event::TurnBegan { seat, controller: Some(other) } => {
            format!("{}의 차례 · {} 결정", name(seat), name(other))
        }
        Event::RoundEnded { round } => format!("{round}라운드 끝"),
        Event::Peeked { seat } => format!("{}: 카드 2장 봄", name(seat)),
        Event::Looked { place, by, .. } => match by.without(place.seat).first() {
            Some(other) => {
                format!("{}: {}번 카드 봄, {}도 봄", name(place.seat), place.slot + 1, name(other))
            }
            None => format!("{}: {}번 카드 봄", name(place.seat), place.slot + 1),
        },
        Event::Renewed { cards: count } => format!("버림 더미를 섞어 새 덱: {count}장"),
        Event::Drew { seat, by, .. } => match by.without(seat).first() {
            Some(other) => format!("{}: 카드 1장 뽑음, {}도 봄", name(seat), name(other)),
            None => format!("{}: 카드 1장 뽑음", name(seat)),
        },
        Event::Took { seat, card: taken } if taken.kind == Kind::GooseChase => {
            format!("{}: {} 가져옴 (의무)", name(seat), card(taken.kind))
        }
        Event::Took { seat, card: taken } => format!("{}: {} 가져옴", name(seat), card(taken.kind)),
        Event::Discarded { seat, from: None, card: gone } => {
            format!("{}: 뽑은 카드 버림, {}", name(seat), card(gone.kind))
        }
        Event::Discarded { seat, from: Some(_), card: gone } => {
            format!("{}: {} 버림", name(seat), card(gone.kind))
        }
        Event::Added { place, card: added, by } => {
            let (name, card) = (name(place.seat), card(added.kind));
            match by {
                AddedBy::Draw | AddedBy::Take => format!("{name}: {card} 가짐"),
                AddedBy::Card(Kind::Ripe) => format!("{name}: 버림 더미에서 {card} 가져옴"),
                AddedBy::Card(_) => format!("{name}: 버림 더미에서 {card} 받음"),
            }
        }
        Event::TurnedUp { place, card: turned } => {
            format!("{}: {}번 카드 공개, {}", name(place.seat), place.slot + 1, card(turned.kind))
        }
        Event::Moved { from, to, kind, by: Kind::Thunder, .. } => {
            format!("{}: {}의 {} 가져옴", name(to.seat), name(from.seat), card(kind))
        }
        Event::Moved { from, to, kind, by: Kind::Bus, .. } => {
            format!("{}: {} 카드를 {}에게 옮김", name(from.seat), card(kind), name(to.seat))
        }
        Event::Moved { from, to, kind, .. } => {
            format!("{} 카드: {}에게서 {}에게로", card(kind), name(from.seat), name(to.seat))
        }
        Event::Flipped { from, to, card: flipped } if from.seat == to.seat => {
            format!("{}: {} 뒷면이 됨", name(to.seat), card(flipped.kind))
        }
        Event::Flipped { from, to, card: flipped } => format!(
            "{}의 {} 카드가 뒷면으로 {}에게 감",
            name(from.seat),
            card(flipped.kind),
            name(to.seat)
        ),
        Event::Revealed { seat, card: revealed } => {
            format!("{}: 덱에서 {} 공개", name(seat), card(revealed.kind))
        }
        Event::Laid { place, card: laid, on } => {
            format!("{} 카드가 {}의 {} 카드를 덮음", card(laid.kind), name(place.seat), card(on))
        }
        Event::Named { seat, kind } => {
            format!("{}: {} 카드가 {} 카드로 바뀜", name(seat), card(Kind::Copycat), card(kind))
        }
        Event::Controlled { seat, target } => {
            format!("{}: {}의 다음 차례를 대신 정하기로 함", name(seat), name(target))
        }
        Event::DeckSeen { by, .. } => {
            let list = say.list(by.iter());
            format!("{list}: 덱의 위쪽 카드 봄")
        }
        Event::Arranged { by, .. } => format!("{}: 원하는 순서로 올려놓음", say.maybe(by.first())),
        Event::Chose { seat, .. } => format!("{}: 넘길 카드 고름", name(seat)),
        Event::Turned { left: true } => "고른 카드가 왼쪽으로 옮겨 감".to_owned(),
        Event::Turned { left: false } => "고른 카드가 오른쪽으로 옮겨 감".to_owned(),
        Event::Declined { seat, kind } => format!("{}: {} 쓰지 않음", name(seat), card(kind)),
        Event::RipeUsed { seat } => format!("{}: {} 써서 끼어듦", name(seat), card(Kind::Ripe)),
        Event::Scored { seat, sheet, total } => {
            let (name, own, total) = (name(seat), points(sheet.result()), points(total));
            format!("{name}: {}점, 총점 {total}점", own.as_str())
        }
    }
}

/// The action of the seat of `event`, without its name.
pub fn last_action_line(event: &Event) -> Option<String> {
    let card = |kind: Kind| quoted(kind, Lang::Ko);
    Some(match *event {
        Event::Drew { .. } => "카드 1장 뽑음".to_owned(),
        Event::Took { card: taken, .. } => format!("{} 가져옴", card(taken.kind)),
        Event::Discarded { card: gone, .. } => format!("{} 버림", card(gone.kind)),
        Event::Added { card: added, .. } => format!("{} 가짐", card(added.kind)),
        Event::TurnedUp { card: turned, .. } | Event::Revealed { card: turned, .. } => {
            format!("{} 공개", card(turned.kind))
        }
        Event::Moved { kind, by: Kind::Thunder, .. } => format!("{} 가져옴", card(kind)),
        Event::Moved { kind, .. } => format!("{} 옮김", card(kind)),
        Event::Declined { kind, .. } => format!("{} 쓰지 않음", card(kind)),
        Event::RipeUsed { .. } => "끼어듦".to_owned(),
        _ => return None,
    })
}
