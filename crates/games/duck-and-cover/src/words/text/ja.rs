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
            format!("第{round}ラウンド：船長 {}{variants}", name(Seat::new(0)))
        }
        Event::Turned { card: CaptainCard::Repeat, call: None, number: calls } => {
            format!("{calls}回目のコール · くり返し：くり返すものなし")
        }
        Event::Turned { card: CaptainCard::Repeat, call: Some(Call::Max), number: calls } => {
            format!("{calls}回目のコール · くり返し：もう一度「最大」")
        }
        Event::Turned {
            card: CaptainCard::Repeat,
            call: Some(Call::Number(again)),
            number: calls,
        } => format!("{calls}回目のコール · くり返し：もう一度{}", u8::from(again)),
        Event::Turned { card: CaptainCard::Max, number: calls, .. } => {
            format!("{calls}回目のコール · 「最大」")
        }
        Event::Turned { card: CaptainCard::Number(called), number: calls, .. } => {
            format!("{calls}回目のコール · {}", u8::from(called))
        }
        Event::Reshuffled { cards: count } => {
            format!("船長の山をシャッフルし、{count}枚の新しい山札に")
        }
        Event::Quacked { .. } if everybody_quacks(after) => "全員クワッ".to_owned(),
        Event::Quacked { seat, animal, .. } => {
            format!("{}：{}", name(seat), TableLabels::JA.quack_text(animal))
        }
        Event::Chose { seat, .. } => format!("{}：準備完了", name(seat)),
        Event::Moved { seat, number, covered: Some(other), .. } => {
            format!("{}が{}を{}にかぶせる", name(seat), u8::from(number), u8::from(other))
        }
        Event::Moved { seat, number, covered: None, beside, .. } => format!(
            "{}が{}を逃がす、隣は{}",
            name(seat),
            u8::from(number),
            PieceLabels::JA.list(beside.iter(), say.lang)
        ),
        Event::Piled { card } => format!("船長の山へ：{}", TableLabels::JA.card_name(card)),
        Event::Discarded { card, count, left } => {
            format!(
                "捨て場へ：{}（{}枚中{count}枚）",
                TableLabels::JA.card_name(card),
                count + left
            )
        }
        Event::RoundEnded { ending: Ending::SingleStack, .. } => {
            let names = singles(after, say);
            format!("束が1つに：{names}、ラウンド終了")
        }
        Event::RoundEnded { ending: Ending::DiscardsFull, .. } => {
            format!("捨て場が{}枚、ラウンド終了", discards(&events[..at]))
        }
        Event::RoundEnded { ending: Ending::MostCalls, .. } => {
            "400回コールし、ラウンド終了".to_owned()
        }
        Event::Scored { seat, visible, points, .. } if visible.len() == 1 => {
            format!("{}は束1つで{}点", name(seat), signed(points.into()))
        }
        Event::Scored { seat, points, .. } => {
            format!("{}は{}点", name(seat), signed(points.into()))
        }
    }
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::OnlyCaptain => {
            format!("カードをめくるのは船長の{}さんだけです。", say.name(CAPTAIN))
        }
        Refusal::MovesFirst => "まだ全員が選んでいないので、カードはめくれません。".to_owned(),
        Refusal::TurnFirst => "まだカードがめくられていません。まずめくってください。".to_owned(),
        Refusal::Quacks => match covered(view) {
            Some(number) => format!("{number}は下に隠れているので動かせません。クワッ！"),
            None => String::new(),
        },
        Refusal::SameChoice => "すでにそこを選んでいます。".to_owned(),
        Refusal::NothingToCover(_) => "そこに束がないので、かぶせることはできません。".to_owned(),
        Refusal::StaysPut => "今いる場所です。とどまることはできません。".to_owned(),
        Refusal::CellTaken(other) => {
            let (other, way) = (u8::from(other), way_to(view, other));
            match way {
                Way::None => format!("そこには{other}がいます。逃がせるのは空きマスだけです。"),
                Way::Diagonal(number) => {
                    format!("{other}は{number}の斜めなので、かぶせることはできません。")
                }
                Way::Far(number) => {
                    format!("{other}は{number}のすぐ隣ではないので、かぶせることはできません。")
                }
            }
        }
        Refusal::NothingBeside => "そのマスの隣に、自分のほかの束がありません。".to_owned(),
    }
}
