use super::super::card::glyph;
use crate::{DealResult, Event, Refusal, View};
use mallard_engine::Seat;
use mallard_words::{Lang, TextContext, game_messages, korean_suit as suit, text as shared};

/// The action of the seat of `event`, without its name; `taken`: how many cards it took, once that is known.
pub fn last_action_line(event: &Event, taken: Option<u8>) -> Option<String> {
    let said = match (event, taken) {
        (&Event::ShowedLowest { card, .. }, _) => {
            format!("가장 낮은 으뜸패: {}", glyph(card))
        }
        (&Event::Attacked { card, opening: true, .. }, _) => format!("{} 카드로 공격", glyph(card)),
        (&Event::Attacked { card, opening: false, .. }, _) => format!("{} 더 냄", glyph(card)),
        (&Event::Beat { attack, with, .. }, _) => {
            format!("{} 카드로 {} 막음", glyph(with), glyph(attack))
        }
        (&Event::Transferred { card, .. }, _) => format!("{} 카드로 넘김", glyph(card)),
        (&Event::Showed { card, .. }, _) => format!("{} 보여 주고 넘김", glyph(card)),
        (Event::Takes { .. }, Some(count)) => format!("{count}장 가져감"),
        (Event::Takes { .. }, None) => "가져가기로 함".to_owned(),
        (Event::Passed { .. }, _) => "더 내지 않음".to_owned(),
        _ => return None,
    };
    Some(said)
}

pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    match *event {
        Event::Dealt { deal, dealer, trump, in_hand: true } => {
            format!("{deal}판: 딜러 {}, 으뜸패 {} (딜러의 손패)", name(dealer), glyph(trump))
        }
        Event::Dealt { deal, dealer, trump, in_hand: false } => {
            format!("{deal}판: 딜러 {}, 으뜸패 {}", name(dealer), glyph(trump))
        }
        Event::BoutBegan { bout, opener, defender } => {
            format!("공방 {bout} · {} 공격, {} 방어", name(opener), name(defender))
        }
        Event::ShowedLowest { seat, card } => {
            format!("{}: 가장 낮은 으뜸패 {} 공개", name(seat), glyph(card))
        }
        Event::Attacked { seat, card, opening: true, .. } => {
            format!("{}: {} 카드로 공격", name(seat), glyph(card))
        }
        Event::Attacked { seat, card, opening: false, .. } => {
            format!("{}: {} 더 냄", name(seat), glyph(card))
        }
        Event::Beat { seat, attack, with } => {
            format!("{}: {} 카드로 {} 막음", name(seat), glyph(with), glyph(attack))
        }
        Event::Transferred { seat, card, to } => {
            format!("{}: {} 카드로 {}에게 넘김", name(seat), glyph(card), name(to))
        }
        Event::Showed { seat, card, to } => {
            format!("{}: {} 보여 주고 {}에게 넘김", name(seat), glyph(card), name(to))
        }
        Event::Takes { seat } => format!("{}: 가져가기로 함", name(seat)),
        Event::Passed { seat } => format!("{}: 더 내지 않음", name(seat)),
        Event::BeatenOff { seat, cards: count } => {
            format!("{}: 모두 막아 냄, {count}장 버림", name(seat))
        }
        Event::PickedUp { seat, cards: taken } => {
            format!("{}: {}장 가져감", name(seat), taken.len())
        }
        Event::Drew { seat, cards: drawn, turned_up: None } => {
            format!("{}: {}장 뽑음", name(seat), drawn.count())
        }
        Event::Drew { seat, cards: drawn, turned_up: Some(card) } => {
            let (name, count, card) = (name(seat), drawn.count(), glyph(card));
            match count {
                1 => format!("{name}: {card} 뽑음"),
                _ => format!("{name}: {card} 포함 {count}장 뽑음"),
            }
        }
        Event::Out { seat, place } => format!("{}: 나감, {place}위", name(seat)),
        Event::DealEnded { result: DealResult::Won(seats), .. } => {
            format!("이번 판 승자: {}", say.list(seats.iter()))
        }
        Event::DealEnded { result: DealResult::Fool(seat), .. } => {
            format!("이번 판 바보: {}", name(seat))
        }
        Event::DealEnded { result: DealResult::Drawn, .. } => "이번 판 무승부".to_owned(),
        Event::Finished { seat } => format!("{}: 게임을 마침", name(seat)),
    }
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::NotYourTurn => (game_messages(say.lang).not_your_turn)(say.maybe(view.actor())),
        Refusal::NotInHand(card) => (game_messages(say.lang).not_in_hand)(&glyph(card)),
        Refusal::MustLead => "공방을 시작할 차례입니다. 먼저 카드를 내세요.".to_owned(),
        Refusal::DefenderMustAnswer => "방어할 차례입니다. 공격을 막거나 가져가세요.".to_owned(),
        Refusal::OnlyDefender => "방어자만 할 수 있습니다.".to_owned(),
        Refusal::DealOver => "판이 끝났습니다. 다음 판을 시작하거나 게임을 마치세요.".to_owned(),
        Refusal::DealNotOver => {
            "자유 길이 게임에서 판과 판 사이에만 다음 판을 시작하거나 마칠 수 있습니다.".to_owned()
        }
        Refusal::OtherRank(card) => {
            format!("{} 카드는 방금 낸 카드와 숫자가 다릅니다.", glyph(card))
        }
        Refusal::RankNotOnTable(card) => {
            format!("{} 카드는 낼 수 없습니다. 바닥에 같은 숫자가 없습니다.", glyph(card))
        }
        Refusal::NoSuchAttack(card) => format!("바닥에 막을 {} 카드가 없습니다.", glyph(card)),
        Refusal::DoesNotBeat { attack, with } => {
            let (of, attack, card) = (attack.suit(), glyph(attack), glyph(with));
            if of == view.public.trump_suit() {
                format!("{card} 카드로는 못 막습니다. {attack}보다 높은 으뜸패가 필요합니다.")
            } else {
                format!(
                    "{card} 카드로는 못 막습니다. {attack}보다 높은 {}나 으뜸패가 필요합니다.",
                    suit(of)
                )
            }
        }
        Refusal::NoTransfer => "이 게임에는 넘기기가 없습니다.".to_owned(),
        Refusal::TransferTooLate => "이미 막은 카드가 있어 넘길 수 없습니다.".to_owned(),
        Refusal::TransferRank(card) => {
            format!("{} 카드는 공격 카드와 숫자가 다릅니다.", glyph(card))
        }
        Refusal::NextHoldsTooFew => format!(
            "{} 님의 손패가 모자라 넘길 수 없습니다.",
            say.maybe(view.next_after(view.public.bout.defender))
        ),
        Refusal::NoShowing => "이 게임에는 보여 주고 넘기기가 없습니다.".to_owned(),
        Refusal::ShowNeedsTrump(card) => {
            format!("으뜸패만 보여 줄 수 있습니다. {} 카드는 안 됩니다.", glyph(card))
        }
        Refusal::ShownAlready => "이 공방에서 이미 으뜸패를 보여 주었습니다.".to_owned(),
    }
}

/// How many more cards can be added, and of which ranks.
pub fn more(room: u8, ranks: &[&str]) -> String {
    format!(
        "{}\u{a0}카드를 {room}장까지 더 낼 수 있습니다.",
        ranks.join(shared(Lang::Ko).marks.list)
    )
}
