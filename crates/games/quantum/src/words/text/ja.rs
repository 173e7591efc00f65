//! Japanese.

use super::{PieceLabels, RevealLabels, ScoreLabels, TableLabels, Text, ThisTable, signed};
use crate::{Colour, Dice, DiceSet, Event, Refusal, TurnStep, View};
use mallard_engine::Seat;
use mallard_words::{About, TextContext, game_messages, text as shared};

pub static ABOUT: About = About {
    name: "クワァンタム",
    pitch: "ダイスを振り、色の合計を書きましょう。行の数字は大きくなってから小さくなります。得点になるのは埋まった列だけです。",
    minutes: 20,
    deal: "ダイスを振る",
};

pub static TEXT: Text = Text {
    table: TableLabels {
        colour,
        white: "白",
        face: |colour_of, number| format!("{}{number}", colour_of.map_or("白", mark)),
        subtitle: |turn, seats| format!("手番{turn} · {seats}人"),
        subtitle_all: |turn| format!("手番{turn} · 全員が書く"),
        you_roll: |name| format!("{name}さん、ステップA"),
        you_write: |name| format!("{name}さん、ステップB"),
        you_choose: |name| format!("{name}さん、ステップC：ひそかに選択"),
        rolls: |name| format!("{name}さんがダイスを振る番"),
        writes: |name| format!("{name}さんが書く番"),
        all_write: "全員が書くところ",
        chooses: |name| format!("{name}さんが選ぶ番"),
        keep: |count| match count {
            0 => String::from("すべて残します。振り直すダイスをタップしてください。"),
            7 => String::from("残すダイスをタップしてください。ほかは振り直します。"),
            _ => format!("残すダイスをタップしてください。ほかの{count}個を振り直します。"),
        },
        write_one: "値を1つ、その色の行に書いてください。書かずに進むこともできます。",
        write_this: |colour_of, number| {
            format!("{}の行に{number}を書きます。別のマスも選べます。", colour(colour_of))
        },
        none_fits: "書ける値がありません。書かずに進んでください。",
        penalty_warning: |points| format!("ここでも書かないと、ペナルティ{points}点です。"),
        last_penalty_warning: "ここでも書かないと、対戦が終わります。",
        ends_match: "シートがすべて埋まり、対戦が終わります。",
        show_mine: |name| format!("{name}です。シートを見る"),
        private_title: |name| format!("{name}さんだけに見えています"),
        private_hint: "全員が選ぶまで、誰の数字も書かれません。",
        thinks_roll: |name| format!("{name}さんが振り直すダイスを考えています。"),
        thinks_write: |name| format!("{name}さんが書く数字を考えています。"),
        thinks_choose: |name| format!("{name}さんがひそかに選んでいます。"),
        keep_all: "7個すべて残す",
        roll_again: |count| format!("{count}個振り直す"),
        roll_again_all: "7個すべて振り直す",
        roll_again_these: |list| format!("振り直す：{list}"),
        write: |colour_of, number| format!("{}に{number}を書く", colour(colour_of)),
        write_short: |number| format!("{number}を書く"),
        choose: |colour_of, number| format!("{}の{number}を選ぶ", colour(colour_of)),
        choose_short: |number| format!("{number}を選ぶ"),
        pass: "書かない",
        step_a: "振る",
        step_b_you: "自分が書く",
        step_b: |name| format!("{name}さんが書く"),
        step_b_wrote: |name| format!("{name}さんが書いた"),
        step_b_passed: |name| format!("{name}さんは書かない"),
        step_c: "全員",
        state_rolling: "振る番",
        state_writing: "書く番",
        state_chosen: "選択済み",
        state_next: "次の番",
        state_wrote: |colour_of, number| format!("{}に{number}", colour(colour_of)),
        state_nothing: "書かない",
        kept: "残す",
        rolls_mark: "振り直す",
        faces: "このダイスの面",
        only_white: "白だけ\u{a0}=",
        set_aside: "脇に置いた",
        used_in_b: "ステップBで使用",
        needs_least: |number| format!("{number}以上"),
        needs_most: |number| format!("{number}以下"),
        never_fits: "書けません",
        now_value: |number| format!("今は{number}"),
        would_fit: "書けます",
        rising: "白線まで大きく",
        falling: "あとは小さく",
        column_points: "列の得点",
        penalties: "ペナルティ",
        score: "得点",
        from_the_left: |colour_of| {
            let colour = colour(colour_of);
            format!("行は左から埋めます。{colour}の行の最初の空きマスに書いてください。")
        },
        row_filled: |name, colour_of| format!("{name}が{}の行を完成", colour(colour_of)),
    },
    label: PieceLabels {
        tray: "ダイス",
        white_die: |number| format!("白いダイス、{number}"),
        die: |die, colour_of, number| format!("ダイス{die}、{}{number}", mark(colour_of)),
        with_kept: |label| format!("{label}、残します"),
        with_rolls: |label| format!("{label}、振り直します"),
        faces: |die, list| format!("ダイス{die}の面：{list}"),
        white_faces: "白いダイスの面：1から6",
        sum: |colour_of, faces, white, number| {
            format!("{}：{faces}足す白{white}、合計{number}", colour(colour_of))
        },
        sum_absent: |colour_of, number| {
            format!("{}：出目なし、白だけで{number}", colour(colour_of))
        },
        set_aside: |colour_of| format!("{}：ステップBで脇に置いた", colour(colour_of)),
        your_sheet: |points| format!("自分のシート、{points}点"),
        sheet_of: |name, points| format!("{name}さんのシート、{points}点"),
        row: |colour_of, count| format!("{}の行、6マス中{count}マス", colour(colour_of)),
        filled: |colour_of, place, number| {
            format!("{}の行、{place}番目のマス：{number}", colour(colour_of))
        },
        fits: |colour_of, place, number| {
            format!("{}の行、{place}番目のマス：{number}を書けます", colour(colour_of))
        },
        next: |colour_of, place| format!("{}の行、{place}番目のマス：", colour(colour_of)),
        column: |column, points| format!("{column}列目：{points}点"),
        penalty: |place| format!("{place}番目のペナルティ欄、−{place}、記入済み"),
        step: |step| format!("A、B、Cのうちステップ{step}"),
    },
    reveal: RevealLabels {
        title: "ステップC：全員の選択を公開",
        who_wrote: |wrote, passed, next| {
            let list = |names: &[String]| names.join("さん、") + "さん";
            let told = match (wrote, passed) {
                (_, []) => String::from("全員が書きました。"),
                ([], _) => String::from("誰も書きませんでした。"),
                _ => format!("{}は書き、{}は書きませんでした。", list(wrote), list(passed)),
            };
            format!("{told}ここからは{next}さんの手番です。")
        },
        in_box: |colour_of, place| format!("{}の行、{place}番目のマス", colour(colour_of)),
        in_step_b: |colour_of, number| format!("ステップB：{}に{number}", colour(colour_of)),
        go_on: "続ける",
    },
    score: ScoreLabels {
        points: |points| format!("{}点", signed(points)),
        unit: |_| "点",
        column: |column| format!("{column}列目"),
        penalties: "ペナルティ",
        total: "得点",
        note: "埋まった列は2番目に小さい数字が得点です。得点がいちばん高い人の勝ちです。",
        why_score: |points, columns, penalties| {
            let points = signed(points);
            match penalties {
                0 => format!("列だけで{points}点です。"),
                _ => {
                    format!("列の{columns}点からペナルティ{penalties}点を引いて、{points}点です。")
                }
            }
        },
        why_shared: |points| format!("{}点で並び、勝利を分け合います。", signed(points)),
        ended_by_sheet: |names| format!("シートを埋めた人：{names}。"),
        ended_by_penalties: |name| format!("ペナルティが5つになった人：{name}。"),
    },
    this_table: ThisTable {
        step: "ステップ",
        white_die: "白いダイス",
        values: "値",
        values_pending: "振り終えると決まる",
        set_aside: "脇に置いた色",
        ends: "対戦の終わり",
        ends_when: "4つの行か、5つのペナルティ欄が埋まったとき",
        column: "埋まった列",
        column_scores: "2番目に小さい数字が得点",
    },
};

/// The line of the log for `event`.
pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    let list = |dice: Dice, of: DiceSet| TEXT.table.faces(dice, of, say.lang);
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
            let values = values.map(|of| (TEXT.table.face)(Some(of.colour), of.total));
            let list = (shared(say.lang).list_of_names)(&values);
            format!("値：{list}")
        }
        Event::Chose { seat, .. } => format!("{}：選択済み", name(seat)),
        Event::Wrote { seat, step: TurnStep::Active, colour: of, number, .. } => {
            let colour = colour(of);
            format!("{}が{colour}の行に{number}を書き、{colour}を脇に置く", name(seat))
        }
        Event::Wrote { seat, step: TurnStep::Everyone, colour: of, number, .. } => {
            format!("{}が{}の行に{number}を書く", name(seat), colour(of))
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
        Refusal::NotYourTurn => (game_messages(say.lang).not_your_turn)(say.name(view.active)),
        Refusal::RollFirst => "まず振り直すダイスを選んでください。".to_owned(),
        Refusal::RollingOver => "振り直しは1手番に1回だけです。".to_owned(),
        Refusal::ChosenAlready => "もう選びました。".to_owned(),
        Refusal::SetAside(of) => format!(
            "{}は{}さんがステップBで書いたので使えません。",
            colour(of),
            say.name(view.active)
        ),
        Refusal::RowFull(of) => format!("{}の行はもう埋まっています。", colour(of)),
        Refusal::TooLow { colour: of, number, bound: left } => {
            let colour = colour(of);
            format!("{colour}の行に{number}は書けません。{left}より大きい数字が必要です。")
        }
        Refusal::TooHigh { colour: of, number, bound: left } => {
            let colour = colour(of);
            format!(
                "{colour}の行に{number}は書けません。白線のあとは{left}より小さい数字が必要です。"
            )
        }
    }
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "紫",
        Colour::Blue => "青",
        Colour::Red => "赤",
        Colour::Yellow => "黄色",
    }
}

/// A colour directly before its number.
fn mark(of: Colour) -> &'static str {
    match of {
        Colour::Yellow => "黄",
        of => colour(of),
    }
}
