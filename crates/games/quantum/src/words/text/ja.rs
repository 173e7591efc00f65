use super::super::signed::signed;
use super::colour::ja as colour;
use super::table::TableLabels;
use crate::{Dice, DiceSet, Event, Refusal, TurnStep, View};
use mallard_engine::Seat;
use mallard_words::{TextContext, game_messages, text as shared};

pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    let list = |dice: Dice, of: DiceSet| TableLabels::JA.faces(dice, of, say.lang);
    match *event {
        Event::TurnBegan { turn, seat } => format!("手番{turn} · {}", name(seat)),
        Event::Rolled { seat, dice } => {
            format!("{}が振る：{}", name(seat), list(dice, DiceSet::FULL))
        }
        Event::Rerolled { seat, again, after, .. } => {
            format!("{}が{}個を振り直す：{}", name(seat), again.len(), list(after, again))
        }
        Event::KeptAll { seat } => format!("{}が7個すべて残す", name(seat)),
        Event::Valued { values } => {
            let values = values.map(|of| (TableLabels::JA.face)(Some(of.colour), of.total));
            let list = (shared(say.lang).list_of_names)(&values);
            format!("値：{list}")
        }
        Event::Chose { seat, .. } => format!("{}：選択済み", name(seat)),
        Event::Wrote { seat, step: TurnStep::Active, colour: of, number, .. } => {
            let colour = colour::name(of);
            format!("{}が{colour}の行に{number}を書き、{colour}を脇に置く", name(seat))
        }
        Event::Wrote { seat, step: TurnStep::Everyone, colour: of, number, .. } => {
            format!("{}が{}の行に{number}を書く", name(seat), colour::name(of))
        }
        Event::Passed { seat, step: TurnStep::Active } => {
            format!("{}はステップBで書かない", name(seat))
        }
        Event::Passed { seat, step: TurnStep::Everyone } => format!("{}は書かない", name(seat)),
        Event::ColumnFilled { seat, column, points } => {
            format!("{}が{column}列目を完成、{points}点", name(seat))
        }
        Event::Penalised { seat, place } => {
            format!("{}は1つも書かず、ペナルティ{}点", name(seat), place)
        }
        Event::SheetFilled { seat } => format!("4つの行を完成：{}、対戦終了", name(seat)),
        Event::PenaltiesFilled { seat } => {
            format!("{}が5つ目のペナルティ欄を埋め、対戦終了", name(seat))
        }
        Event::Scored { seat, score, .. } => format!("{}は{}点", name(seat), signed(score)),
    }
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::NotYourTurn => {
            (game_messages(say.lang).not_your_turn)(say.name(view.public.active))
        }
        Refusal::RollFirst => "まず振り直すダイスを選んでください。".to_owned(),
        Refusal::RollingOver => "振り直しは1手番に1回だけです。".to_owned(),
        Refusal::ChosenAlready => "もう選びました。".to_owned(),
        Refusal::SetAside(of) => format!(
            "{}は{}さんがステップBで書いたので使えません。",
            colour::name(of),
            say.name(view.public.active)
        ),
        Refusal::RowFull(of) => format!("{}の行はもう埋まっています。", colour::name(of)),
        Refusal::TooLow { colour: of, number, bound: left } => {
            let colour = colour::name(of);
            format!("{colour}の行に{number}は書けません。{left}より大きい数字が必要です。")
        }
        Refusal::TooHigh { colour: of, number, bound: left } => {
            let colour = colour::name(of);
            format!(
                "{colour}の行に{number}は書けません。白線のあとは{left}より小さい数字が必要です。"
            )
        }
    }
}
