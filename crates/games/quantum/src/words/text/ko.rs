use super::super::signed::signed;
use super::colour::ko as colour;
use super::table::TableLabels;
use crate::{Dice, DiceSet, Event, Refusal, TurnStep, View};
use mallard_engine::Seat;
use mallard_words::korean::object;
use mallard_words::{TextContext, game_messages, text as shared};

pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    let list = |dice: Dice, of: DiceSet| TableLabels::KO.faces(dice, of, say.lang);
    match *event {
        Event::TurnBegan { turn, seat } => format!("차례 {turn} · {}", name(seat)),
        Event::Rolled { seat, dice } => {
            format!("{}: 굴린 결과 {}", name(seat), list(dice, DiceSet::FULL))
        }
        Event::Rerolled { seat, again, after, .. } => {
            format!("{}: {}개 다시 굴린 결과 {}", name(seat), again.len(), list(after, again))
        }
        Event::KeptAll { seat } => format!("{}: 7개 모두 남김", name(seat)),
        Event::Valued { values } => {
            let values = values.map(|of| (TableLabels::KO.face)(Some(of.colour), of.total));
            let list = (shared(say.lang).list_of_names)(&values);
            format!("값: {list}")
        }
        Event::Chose { seat, .. } => format!("{}: 선택 완료", name(seat)),
        Event::Wrote { seat, step: TurnStep::Active, colour: of, number, .. } => {
            let colour = colour::name(of);
            format!("{}: {colour} 열에 {number} 적음, {colour} 빼 둠", name(seat))
        }
        Event::Wrote { seat, step: TurnStep::Everyone, colour: of, number, .. } => {
            format!("{}: {} 열에 {number} 적음", name(seat), colour::name(of))
        }
        Event::Passed { seat, step: TurnStep::Active } => {
            format!("{}: B단계에서 적지 않음", name(seat))
        }
        Event::Passed { seat, step: TurnStep::Everyone } => format!("{}: 적지 않음", name(seat)),
        Event::ColumnFilled { seat, column, points } => {
            format!("{}: 세로줄 {column} 완성, {points}점", name(seat))
        }
        Event::Penalised { seat, place } => {
            format!("{}: 하나도 적지 않아 벌점 {}점", name(seat), place)
        }
        Event::SheetFilled { seat } => format!("네 열 완성: {}, 게임 끝", name(seat)),
        Event::PenaltiesFilled { seat } => {
            format!("{}: 다섯 번째 벌점 칸을 채움, 게임 끝", name(seat))
        }
        Event::Scored { seat, score, .. } => format!("{}: {}점", name(seat), signed(score)),
    }
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::NotYourTurn => {
            (game_messages(say.lang).not_your_turn)(say.name(view.public.active))
        }
        Refusal::RollFirst => "먼저 다시 굴릴 주사위를 고르세요.".to_owned(),
        Refusal::RollingOver => "다시 굴리기는 한 차례에 한 번뿐입니다.".to_owned(),
        Refusal::ChosenAlready => "이미 골랐습니다.".to_owned(),
        Refusal::SetAside(of) => {
            format!(
                "{}은 {} 님이 B단계에서 적어 빼 두었습니다.",
                colour::name(of),
                say.name(view.public.active)
            )
        }
        Refusal::RowFull(of) => format!("{} 열은 이미 다 찼습니다.", colour::name(of)),
        Refusal::TooLow { colour: of, number, bound: left } => {
            let (colour, number) = (colour::name(of), object(number));
            format!("{colour} 열에 {number} 적을 수 없습니다. {left}보다 커야 합니다.")
        }
        Refusal::TooHigh { colour: of, number, bound: left } => {
            let (colour, number) = (colour::name(of), object(number));
            format!(
                "{colour} 열에 {number} 적을 수 없습니다. 기준선을 지나면 {left}보다 작아야 합니다."
            )
        }
    }
}
