//! Korean.

use super::{PieceLabels, RevealLabels, ScoreLabels, TableLabels, Text, ThisTable, signed};
use crate::{Colour, Dice, DiceSet, Event, Refusal, TurnStep, View};
use mallard_engine::Seat;
use mallard_words::korean::object;
use mallard_words::{About, Lang, TextContext, game_messages, text as shared};

pub static ABOUT: About = About {
    name: "퀀텀",
    pitch: "주사위를 굴려 색깔별 합을 적으세요. 열의 숫자는 커졌다가 작아지고, 다 채운 세로줄만 점수가 됩니다.",
    minutes: 20,
    deal: "주사위 굴리기",
};

pub static TEXT: Text = Text {
    table: TableLabels {
        colour,
        white: "하얀색",
        face: |colour_of, number| format!("{} {number}", colour_of.map_or("하얀색", colour)),
        subtitle: |turn, seats| format!("차례 {turn} · {seats}인"),
        subtitle_all: |turn| format!("차례 {turn} · 모두 적기"),
        you_roll: |name| format!("{name} 님 차례, A단계"),
        you_write: |name| format!("{name} 님 차례, B단계"),
        you_choose: |name| format!("{name} 님, C단계: 몰래 고르세요"),
        rolls: |name| format!("{name} 님이 주사위를 굴릴 차례"),
        writes: |name| format!("{name} 님이 적을 차례"),
        all_write: "모두 적는 중",
        chooses: |name| format!("{name} 님이 고를 차례"),
        keep: |count| match count {
            0 => String::from("모두 남깁니다. 다시 굴릴 주사위를 누르세요."),
            7 => String::from("남길 주사위를 누르세요. 나머지는 다시 굴립니다."),
            _ => format!("남길 주사위를 누르세요. 나머지 {count}개를 다시 굴립니다."),
        },
        write_one: "값 하나를 그 색깔 열에 적으세요. 적지 않아도 됩니다.",
        write_this: |colour_of, number| {
            format!("{} 열에 적을 숫자: {number}. 다른 칸을 골라도 됩니다.", colour(colour_of))
        },
        none_fits: "적을 수 있는 값이 없습니다. 적지 않고 넘어가세요.",
        penalty_warning: |points| format!("이번에도 적지 않으면 벌점 {points}점을 받습니다."),
        last_penalty_warning: "이번에도 적지 않으면 게임이 끝납니다.",
        ends_match: "점수 용지를 다 채워 게임이 끝납니다.",
        show_mine: |name| format!("{name}입니다. 점수 용지 보기"),
        private_title: |name| format!("{name} 님에게만 보입니다"),
        private_hint: "모두 고를 때까지 누구의 숫자도 적지 않습니다.",
        thinks_roll: |name| format!("{name} 님이 다시 굴릴 주사위를 고르고 있습니다."),
        thinks_write: |name| format!("{name} 님이 적을 숫자를 고르고 있습니다."),
        thinks_choose: |name| format!("{name} 님이 몰래 고르고 있습니다."),
        keep_all: "7개 모두 남기기",
        roll_again: |count| format!("{count}개 다시 굴리기"),
        roll_again_all: "7개 모두 다시 굴리기",
        roll_again_these: |list| format!("다시 굴리기: {list}"),
        write: |colour_of, number| format!("{}에 {number} 적기", colour(colour_of)),
        write_short: |number| format!("{number} 적기"),
        choose: |colour_of, number| format!("{} {number} 고르기", colour(colour_of)),
        choose_short: |number| format!("{number} 고르기"),
        pass: "적지 않기",
        step_a: "굴리기",
        step_b_you: "나만 적기",
        step_b: |name| format!("{name} 님만 적기"),
        step_b_wrote: |name| format!("{name} 님 적음"),
        step_b_passed: |name| format!("{name} 님 적지 않음"),
        step_c: "모두",
        state_rolling: "굴리는 중",
        state_writing: "적는 중",
        state_chosen: "선택 완료",
        state_next: "다음 차례",
        state_wrote: |colour_of, number| format!("{}에 {number} 적음", colour(colour_of)),
        state_nothing: "적지 않음",
        kept: "남김",
        rolls_mark: "다시",
        faces: "이 주사위의 면",
        only_white: "하얀색만\u{a0}=",
        set_aside: "빼 둠",
        used_in_b: "B단계에 적음",
        needs_least: |number| format!("{number} 이상"),
        needs_most: |number| format!("{number} 이하"),
        never_fits: "적을 수 없음",
        now_value: |number| format!("지금 {number}"),
        would_fit: "적을 수 있음",
        rising: "기준선까지 커짐",
        falling: "그 뒤는 작아짐",
        column_points: "세로줄 점수",
        penalties: "벌점",
        score: "점수",
        from_the_left: |colour_of| {
            format!("열은 왼쪽부터 채웁니다. {} 열의 첫 빈칸에 적으세요.", colour(colour_of))
        },
        row_filled: |name, colour_of| format!("{name}: {} 열 완성", colour(colour_of)),
    },
    label: PieceLabels {
        tray: "주사위",
        white_die: |number| format!("하얀색 주사위, {number}"),
        die: |die, colour_of, number| format!("주사위 {die}, {} {number}", colour(colour_of)),
        with_kept: |label| format!("{label}, 남김"),
        with_rolls: |label| format!("{label}, 다시 굴림"),
        faces: |die, list| format!("주사위 {die}의 면: {list}"),
        white_faces: "하얀색 주사위의 면: 1부터 6까지",
        sum: |colour_of, faces, white, number| {
            format!("{}: {faces} 더하기 하얀색 {white}, 합 {number}", colour(colour_of))
        },
        sum_absent: |colour_of, number| {
            format!("{}: 나온 면 없음, 하얀색만 {number}", colour(colour_of))
        },
        set_aside: |colour_of| format!("{}: B단계에서 빼 둠", colour(colour_of)),
        your_sheet: |points| format!("내 점수 용지, {points}점"),
        sheet_of: |name, points| format!("{name} 님의 점수 용지, {points}점"),
        row: |colour_of, count| format!("{} 열, 6칸 중 {count}칸 채움", colour(colour_of)),
        filled: |colour_of, place, number| {
            format!("{} 열, 칸 {place}: {number}", colour(colour_of))
        },
        fits: |colour_of, place, number| {
            format!("{} 열, 칸 {place}: {number} 적을 수 있음", colour(colour_of))
        },
        next: |colour_of, place| format!("{} 열, 칸 {place}:", colour(colour_of)),
        column: |column, points| format!("세로줄 {column}: {points}점"),
        penalty: |place| format!("벌점 칸 {place}, −{place}, 채움"),
        step: |step| format!("A, B, C 중 {step}단계"),
    },
    reveal: RevealLabels {
        title: "C단계: 모두의 선택 공개",
        who_wrote: |wrote, passed, next| {
            let list = shared(Lang::Ko).list_of_names;
            let told = match (wrote, passed) {
                (_, []) => String::from("모두 적었습니다."),
                ([], _) => String::from("아무도 적지 않았습니다."),
                _ => format!("{} 님은 적고 {} 님은 적지 않았습니다.", list(wrote), list(passed)),
            };
            format!("{told} 이제 {next} 님 차례입니다.")
        },
        in_box: |colour_of, place| format!("{} 열, 칸 {place}", colour(colour_of)),
        in_step_b: |colour_of, number| format!("B단계: {}에 {number}", colour(colour_of)),
        go_on: "이어서 하기",
    },
    score: ScoreLabels {
        points: |points| format!("{}점", signed(points)),
        unit: |_| "점",
        column: |column| format!("세로줄 {column}"),
        penalties: "벌점",
        total: "점수",
        note: "다 채운 세로줄은 두 번째로 작은 숫자가 점수입니다. 점수가 가장 높은 사람이 이깁니다.",
        why_score: |points, columns, penalties| {
            let points = signed(points);
            match penalties {
                0 => format!("세로줄만으로 {points}점입니다."),
                _ => format!("{points}점: 세로줄 {columns}점, 벌점 {penalties}점."),
            }
        },
        why_shared: |points| format!("{}점으로 같아 함께 이겼습니다.", signed(points)),
        ended_by_sheet: |names| format!("점수 용지를 다 채운 사람: {names} 님."),
        ended_by_penalties: |name| format!("벌점 칸 다섯을 채운 사람: {name} 님."),
    },
    this_table: ThisTable {
        step: "단계",
        white_die: "하얀색 주사위",
        values: "값",
        values_pending: "굴리기가 끝나면 정해짐",
        set_aside: "빼 둔 색깔",
        ends: "게임이 끝나는 때",
        ends_when: "네 열을 다 채우거나 벌점 칸 다섯을 채울 때",
        column: "다 채운 세로줄",
        column_scores: "두 번째로 작은 숫자가 점수",
    },
};

/// The line of the log for `event`.
pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    let list = |dice: Dice, of: DiceSet| TEXT.table.faces(dice, of, say.lang);
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
            let values = values.map(|of| (TEXT.table.face)(Some(of.colour), of.total));
            let list = (shared(say.lang).list_of_names)(&values);
            format!("값: {list}")
        }
        Event::Chose { seat, .. } => format!("{}: 선택 완료", name(seat)),
        Event::Wrote { seat, step: TurnStep::Active, colour: of, number, .. } => {
            let colour = colour(of);
            format!("{}: {colour} 열에 {number} 적음, {colour} 빼 둠", name(seat))
        }
        Event::Wrote { seat, step: TurnStep::Everyone, colour: of, number, .. } => {
            format!("{}: {} 열에 {number} 적음", name(seat), colour(of))
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
        Refusal::NotYourTurn => (game_messages(say.lang).not_your_turn)(say.name(view.active)),
        Refusal::RollFirst => "먼저 다시 굴릴 주사위를 고르세요.".to_owned(),
        Refusal::RollingOver => "다시 굴리기는 한 차례에 한 번뿐입니다.".to_owned(),
        Refusal::ChosenAlready => "이미 골랐습니다.".to_owned(),
        Refusal::SetAside(of) => {
            format!("{}은 {} 님이 B단계에서 적어 빼 두었습니다.", colour(of), say.name(view.active))
        }
        Refusal::RowFull(of) => format!("{} 열은 이미 다 찼습니다.", colour(of)),
        Refusal::TooLow { colour: of, number, bound: left } => {
            let (colour, number) = (colour(of), object(number));
            format!("{colour} 열에 {number} 적을 수 없습니다. {left}보다 커야 합니다.")
        }
        Refusal::TooHigh { colour: of, number, bound: left } => {
            let (colour, number) = (colour(of), object(number));
            format!(
                "{colour} 열에 {number} 적을 수 없습니다. 기준선을 지나면 {left}보다 작아야 합니다."
            )
        }
    }
}

fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "보라색",
        Colour::Blue => "파란색",
        Colour::Red => "빨간색",
        Colour::Yellow => "노란색",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mallard_words::korean::ends_in_consonant;

    #[test]
    fn every_colour_ends_in_a_consonant_as_the_particles_after_it_expect() {
        for each in Colour::ALL {
            assert!(ends_in_consonant(colour(each)), "{}", colour(each));
        }
    }
}
