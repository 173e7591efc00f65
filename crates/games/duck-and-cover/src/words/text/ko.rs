use super::super::refusal::{Way, covered, way_to};
use super::super::round_end::{discards, signed, singles};
use super::super::variants::dotted;
use super::label::PieceLabels;
use super::table::TableLabels;
use crate::facts::everybody_quacks;
use crate::{CAPTAIN, Call, CaptainCard, Ending, Event, Refusal, View};
use mallard_engine::Seat;
use mallard_words::{TextContext, game_messages};

/// The line of the log for `events[at]`; the events around it may change its words.
pub fn log_line(events: &[Event], at: usize, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    let after = &events[at + 1..];
    match events[at] {
        Event::RoundBegan { round, variants } => {
            let variants = dotted(variants, say.lang);
            format!("{round}라운드: 선장 {}{variants}", name(Seat::new(0)))
        }
        Event::Turned { card: CaptainCard::Repeat, call: None, number: calls } => {
            format!("{calls}장째 · 반복: 반복할 것 없음")
        }
        Event::Turned { card: CaptainCard::Repeat, call: Some(Call::Max), number: calls } => {
            format!("{calls}장째 · 반복: 다시 가장 큰 숫자")
        }
        Event::Turned {
            card: CaptainCard::Repeat,
            call: Some(Call::Number(again)),
            number: calls,
        } => format!("{calls}장째 · 반복: 다시 {}", u8::from(again)),
        Event::Turned { card: CaptainCard::Max, number: calls, .. } => {
            format!("{calls}장째 · 가장 큰 숫자")
        }
        Event::Turned { card: CaptainCard::Number(called), number: calls, .. } => {
            format!("{calls}장째 · {}", u8::from(called))
        }
        Event::Reshuffled { cards: count } => {
            format!("선장 더미를 섞어 뽑기 더미 {count}장을 만듦")
        }
        Event::Quacked { .. } if everybody_quacks(after) => "모두 꽥".to_owned(),
        Event::Quacked { seat, animal, .. } => {
            format!("{}: {}", name(seat), TableLabels::KO.quack_text(animal))
        }
        Event::Chose { seat, .. } => format!("{}: 준비됨", name(seat)),
        Event::Moved { seat, number, covered: Some(other), .. } => {
            format!("{}: {}번으로 {}번을 덮음", name(seat), u8::from(number), u8::from(other))
        }
        Event::Moved { seat, number, covered: None, beside, .. } => format!(
            "{}: {}번이 피함, 이웃 {}",
            name(seat),
            u8::from(number),
            PieceLabels::KO.list(beside.iter(), say.lang)
        ),
        Event::Piled { card } => format!("선장 더미로: {}", TableLabels::KO.card_name(card)),
        Event::Discarded { card, count, left } => format!(
            "버림 구역으로: {} ({}장 중 {count}장)",
            TableLabels::KO.card_name(card),
            count + left
        ),
        Event::RoundEnded { ending: Ending::SingleStack, .. } => {
            let names = singles(after, say);
            format!("한 더미 완성: {names}, 라운드 끝")
        }
        Event::RoundEnded { ending: Ending::DiscardsFull, .. } => {
            format!("버림 구역 {}장, 라운드 끝", discards(&events[..at]))
        }
        Event::RoundEnded { ending: Ending::MostCalls, .. } => {
            "카드를 400번 불러 이 상태로 라운드 끝".to_owned()
        }
        Event::Scored { seat, visible, points, .. } if visible.len() == 1 => {
            format!("{}: 한 더미로 {}점", name(seat), signed(points.into()))
        }
        Event::Scored { seat, points, .. } => {
            format!("{}: {}점", name(seat), signed(points.into()))
        }
    }
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::OnlyCaptain => format!("선장인 {} 님만 카드를 뽑습니다.", say.name(CAPTAIN)),
        Refusal::MovesFirst => "아직 고르지 않은 사람이 있어 카드를 뽑을 수 없습니다.".to_owned(),
        Refusal::TurnFirst => "부른 카드가 없습니다. 먼저 카드를 뽑으세요.".to_owned(),
        Refusal::Quacks => match covered(view) {
            Some(number) => format!("{number}번이 덮여 있어 옮길 수 없습니다. 꽥!"),
            None => String::new(),
        },
        Refusal::SameChoice => "이미 고른 곳입니다.".to_owned(),
        Refusal::NothingToCover(_) => "그곳에는 덮을 더미가 없습니다.".to_owned(),
        Refusal::StaysPut => "지금 있는 자리입니다. 제자리에 머무를 수 없습니다.".to_owned(),
        Refusal::CellTaken(other) => {
            let (other, way) = (u8::from(other), way_to(view, other));
            match way {
                Way::None => format!("그곳에는 {other}번이 있습니다. 빈칸으로만 피할 수 있습니다."),
                Way::Diagonal(number) => {
                    format!("{other}번은 {number}번의 대각선에 있어 덮을 수 없습니다.")
                }
                Way::Far(number) => {
                    format!("{other}번은 {number}번에 바로 붙어 있지 않아 덮을 수 없습니다.")
                }
            }
        }
        Refusal::NothingBeside => "그 칸 바로 옆에 내 다른 더미가 없습니다.".to_owned(),
    }
}
