use crate::words::figures::points;
use crate::words::text::quoted;
use crate::{AddedBy, Event, Kind};
use mallard_engine::Seat;
use mallard_words::{Lang, TextContext};

pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);
    let card = |kind: Kind| quoted(kind, say.lang);
    match *event {
        Event::Dealt { round, dealer, .. } => {
            format!("第{round}ラウンド · ディーラー {}", name(dealer))
        }
        Event::TurnBegan { seat, controller: None } => format!("{}の手番", name(seat)),
        Event::TurnBegan { seat, controller: Some(other) } => {
            format!("{}の手番 · {}が決定", name(seat), name(other))
        }
        Event::RoundEnded { round } => format!("第{round}ラウンド終了"),
        Event::Peeked { seat } => format!("{}がカードを2枚見る", name(seat)),
        Event::Looked { place, by, .. } => match by.without(place.seat).first() {
            Some(other) => {
                format!("{}と{}が{}番のカードを見る", name(place.seat), name(other), place.slot + 1)
            }
            None => format!("{}が{}番のカードを見る", name(place.seat), place.slot + 1),
        },
        Event::Renewed { cards: count } => format!("捨て札をシャッフルし、{count}枚の新しい山札に"),
        Event::Drew { seat, by, .. } => match by.without(seat).first() {
            Some(other) => format!("{}が1枚引き、{}も見る", name(seat), name(other)),
            None => format!("{}が1枚引く", name(seat)),
        },
        Event::Took { seat, card: taken } if taken.kind == Kind::GooseChase => {
            format!("{}が{}を取る（必須）", name(seat), card(taken.kind))
        }
        Event::Took { seat, card: taken } => format!("{}が{}を取る", name(seat), card(taken.kind)),
        Event::Discarded { seat, from: None, card: gone } => {
            format!("{}が引いたカードを捨てる：{}", name(seat), card(gone.kind))
        }
        Event::Discarded { seat, from: Some(_), card: gone } => {
            format!("{}が{}を捨てる", name(seat), card(gone.kind))
        }
        Event::Added { place, card: added, by } => {
            let (name, card) = (name(place.seat), card(added.kind));
            match by {
                AddedBy::Draw | AddedBy::Take => format!("{name}が{card}を加える"),
                AddedBy::Card(Kind::Ripe) => format!("{name}が捨て札の{card}を加える"),
                AddedBy::Card(_) => format!("{name}が捨て札から{card}を受け取る"),
            }
        }
        Event::TurnedUp { place, card: turned } => format!(
            "{}が{}番のカードを表にする：{}",
            name(place.seat),
            place.slot + 1,
            card(turned.kind)
        ),
        Event::Moved { from, to, kind, by: Kind::Thunder, .. } => {
            format!("{}が{}から{}を取る", name(to.seat), name(from.seat), card(kind))
        }
        Event::Moved { from, to, kind, by: Kind::Bus, .. } => {
            format!("{}が{}を{}に移す", name(from.seat), card(kind), name(to.seat))
        }
        Event::Moved { from, to, kind, .. } => {
            format!("{}が{}から{}へ", card(kind), name(from.seat), name(to.seat))
        }
        Event::Flipped { from, to, card: flipped } if from.seat == to.seat => {
            format!("{}の{}が裏向きになる", name(to.seat), card(flipped.kind))
        }
        Event::Flipped { from, to, card: flipped } => {
            format!("{}の{}が裏向きで{}へ", name(from.seat), card(flipped.kind), name(to.seat))
        }
        Event::Revealed { seat, card: revealed } => {
            format!("{}が山札から{}を公開", name(seat), card(revealed.kind))
        }
        Event::Laid { place, card: laid, on } => {
            format!("{}が{}の{}に重なる", card(laid.kind), name(place.seat), card(on))
        }
        Event::Named { seat, kind } => {
            format!("{}の{}が{}になる", name(seat), card(Kind::Copycat), card(kind))
        }
        Event::Controlled { seat, target } => {
            format!("{}が{}の次の手番を代わりに決める", name(seat), name(target))
        }
        Event::DeckSeen { by, .. } => {
            let list = say.list(by.iter());
            format!("{list}：山札の上のカードを見る")
        }
        Event::Arranged { by, .. } => format!("{}が好きな順に戻す", say.maybe(by.first())),
        Event::Chose { seat, .. } => format!("{}が渡すカードを選ぶ", name(seat)),
        Event::Turned { left: true } => "選ばれたカードが左へ".to_owned(),
        Event::Turned { left: false } => "選ばれたカードが右へ".to_owned(),
        Event::Declined { seat, kind } => format!("{}は{}を使わない", name(seat), card(kind)),
        Event::RipeUsed { seat } => format!("{}が{}で割り込む", name(seat), card(Kind::Ripe)),
        Event::Scored { seat, sheet, total } => {
            let (name, own, total) = (name(seat), points(sheet.result()), points(total));
            format!("{name}は{}点、合計{total}点", own.as_str())
        }
    }
}

/// The action of the seat of `event`, without its name.
pub fn last_action_line(event: &Event) -> Option<String> {
    let card = |kind: Kind| quoted(kind, Lang::Ja);
    Some(match *event {
        Event::Drew { .. } => "1枚引く".to_owned(),
        Event::Took { card: taken, .. } => format!("{}を取る", card(taken.kind)),
        Event::Discarded { card: gone, .. } => format!("{}を捨てる", card(gone.kind)),
        Event::Added { card: added, .. } => format!("{}を加える", card(added.kind)),
        Event::TurnedUp { card: turned, .. } => format!("{}を表にする", card(turned.kind)),
        Event::Revealed { card: revealed, .. } => format!("{}を公開", card(revealed.kind)),
        Event::Moved { kind, by: Kind::Thunder, .. } => format!("{}を取る", card(kind)),
        Event::Moved { kind, .. } => format!("{}を移す", card(kind)),
        Event::Declined { kind, .. } => format!("{}を使わない", card(kind)),
        Event::RipeUsed { .. } => "割り込む".to_owned(),
        _ => return None,
    })
}
