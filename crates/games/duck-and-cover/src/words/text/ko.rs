//! Korean.

use super::super::refusal::{Way, covered, way_to};
use super::super::round_end::{discards, signed, singles};
use super::super::variants::dotted;
use super::{PieceLabels, RuleLabels, ScoreLabels, TableLabels, Text};
use crate::facts::everybody_quacks;
use crate::{Call, CaptainCard, Ending, Event, Refusal, View};
use mallard_engine::Seat;
use mallard_words::{About, TextContext, game_messages};

pub static ABOUT: About = About {
    name: "덕&커버",
    pitch: "다 함께 오리로 덮거나 피하세요. 점수가 낮을수록 좋습니다.",
    minutes: 20,
    deal: "오리 놓기",
};

pub static TEXT: Text = Text {
    table: TableLabels {
        subtitle: |round, last, calls| match calls {
            0 => format!("라운드 {round}/{last}"),
            _ => format!("라운드 {round}/{last} · {calls}장째"),
        },
        highest: "가장 큰 숫자",
        repeat: "반복",
        you_turn: |name| format!("{name} 님이 선장입니다"),
        you_move: |name, number| format!("{name} 님, 모두 {number}번 오리를 옮깁니다"),
        you_move_highest: |name| format!("{name} 님, 모두 가장 큰 숫자의 오리를 옮깁니다"),
        you_repeat: |name, number| format!("{name} 님, 반복: {number}번 오리를 한 번 더 옮깁니다"),
        you_repeat_highest: |name| {
            format!("{name} 님, 반복: 가장 큰 숫자의 오리를 한 번 더 옮깁니다")
        },
        turns: |name| format!("{name} 님이 카드를 뽑을 차례"),
        all_move: |number| format!("모두 {number}번 오리를 옮기는 중"),
        all_move_highest: "모두 가장 큰 숫자의 오리를 옮기는 중",
        chooses: |name| format!("{name} 님이 고를 차례"),
        turn_next: "다음 카드를 뽑으세요.",
        turn_shuffled: "다음 카드를 뽑으세요. 먼저 선장 더미를 섞습니다.",
        turn_after_quacks: |number| {
            format!(
                "아무도 {number}번 오리를 옮길 수 없어 카드를 버렸습니다. 다음 카드를 뽑으세요."
            )
        },
        turn_after_repeat: "반복할 것이 없어 카드를 버렸습니다. 다음 카드를 뽑으세요.",
        turn_after_highest: "아무도 오리를 옮길 수 없어 가장 큰 숫자 카드를 버렸습니다. 다음 카드를 뽑으세요.",
        cover_or_duck: "이웃 오리를 덮거나 표시된 칸으로 피하세요.",
        only_duck: "덮을 이웃이 없습니다. 표시된 칸으로 피하세요.",
        highest_is: |number| format!("가장 큰 숫자는 {number}번입니다. 이웃을 덮거나 피하세요."),
        chosen_cover: |number, other| {
            format!("{number}번으로 {other}번을 덮습니다. 아직 바꿀 수 있습니다.")
        },
        chosen_duck: |number| format!("{number}번이 피합니다. 아직 바꿀 수 있습니다."),
        you_quack: |number, said| format!("{number}번이 덮여 있습니다. {said}"),
        thinks_turn: |name| format!("{name} 님이 다음 카드를 뽑습니다."),
        thinks_move: |name| format!("{name} 님이 어떻게 옮길지 고르고 있습니다."),
        turn: "다음 카드 뽑기",
        cover: |number, other| format!("{number}번으로 {other}번 덮기"),
        duck_here: |number| format!("{number}번 여기로 피하기"),
        duck_beside: |number, column, row, list| {
            format!("{number}번 피하기: 가로 {column}, 세로 {row}, 이웃 {list}")
        },
        ready: "준비됨",
        move_yours: |number| format!("{number}번을 옮기세요"),
        chosen: "선택 완료",
        change: "다시 고르기",
        raise: |name| format!("{name} 님의 오리 크게 보기"),
        put_down: "닫기",
        quack: "꽥!",
        animals: ["음매!", "멍멍!", "야옹!", "매애!", "꿀꿀!", "개굴!", "히힝!", "뻐꾹!"],
        captain_calls: "선장이 부른 숫자",
        captain_calls_sign: |call| format!("선장의 카드: {call}"),
        to_draw: |count| [String::from("남은 카드 "), count.to_string(), String::from("장")],
        called: |count| [String::from("부른 카드 "), count.to_string(), String::from("장")],
        discard_zone: "버림 구역",
        discards_of: |count, limit| format!("{count}/{limit}장"),
        your_splashes: "내 물방울",
        your_points: "내 점수",
        not_that_duck: |number| format!("이번에는 {number}번만 옮길 수 있습니다."),
    },
    label: PieceLabels {
        called: |call| format!("부른 카드: {call}"),
        repeats: |call| format!("부른 카드: 반복, 다시 {call}"),
        deck: |count| format!("뽑기 더미, {count}장 남음"),
        pile: |count, call| format!("선장 더미, {count}장, 맨 위는 {call}"),
        pile_empty: "선장 더미, 비어 있음",
        zone: |count, limit, list| format!("버림 구역, {limit}장 중 {count}장: {list}"),
        zone_empty: |limit| format!("버림 구역, 비어 있음, {limit}장이면 라운드 끝"),
        your_ducks: |count| format!("내 오리, 더미 {count}개"),
        ducks_listed: |name, list| format!("{name} 님의 오리: {list}"),
        stack: |number, height, column, row| match height {
            1 => format!("{number}번, 1장, 가로 {column}, 세로 {row}"),
            _ => format!("{number}번, {height}장 더미, 가로 {column}, 세로 {row}"),
        },
        with_splashes: |label, count| format!("{label}, 물방울 {count}개"),
        splashes: |count| match count {
            0.. => format!("물방울 {count}개"),
            _ => format!("물방울 −{}개", count.unsigned_abs()),
        },
        points: |count| match count {
            0.. => format!("{count}점"),
            _ => format!("−{}점", count.unsigned_abs()),
        },
        must_move: |label| format!("{label}, 옮겨야 함"),
        can_cover: |label| format!("{label}, 덮을 수 있음"),
        listed_number: |number| number.to_string(),
        space: |column, row, list| format!("여기로 피하기: 가로 {column}, 세로 {row}, 이웃 {list}"),
        remembered: |label, list| format!("{label}, 아래에 {list}"),
    },
    score: ScoreLabels {
        splashes: |total, _| format!("물방울 {total}개"),
        points: |total, _| format!("{total}점"),
        unit: |_| "물방울",
        total: "합계",
        note: "라운드마다 보이는 오리의 점수를 더합니다. 한 더미면 마이너스 점수입니다. 합계가 가장 낮은 사람이 이깁니다.",
        every_round_with: |list| format!(" 모든 라운드에 {list} 규칙을 씁니다."),
        round_with: |round, list| format!(" {round}라운드에 {list} 규칙을 씁니다."),
        pause_single: |names, _| format!("한 더미를 만든 사람: {names} 님."),
        pause_zone: |count| format!("버림 구역에 {count}장이 모였습니다."),
        pause_calls: "카드를 400번 불렀습니다.",
        why_total: |points| format!("합계가 {points}점으로 가장 낮습니다."),
        why_visible: |points, count| {
            format!(
                "합계가 {points}점으로 같지만 마지막에 보이는 오리가 {count}마리로 가장 적습니다."
            )
        },
        why_shared: |points| format!("합계({points}점)도, 마지막에 보이는 오리 수도 같습니다."),
        head_visible: "마지막에 보이는 오리",
    },
    rules: RuleLabels {
        round: "라운드",
        round_of: |round| format!("{round}/3"),
        zone: "버림 구역",
        zone_ends: |limit| format!("{limit}장이면 라운드 끝"),
        repeat: "지금 반복이 나오면",
        repeat_means: |call| format!("다시 {call}"),
        repeat_nothing: "버림 구역으로 가고 옮기지 않음",
        splashes: "물방울",
        splash_table: "1: 0 · 2~3: 1 · 4~6: 2 · 7~9: 3 · 10~11: 4 · 12: 5",
        points: "점수",
        points_are: "보이는 오리의 숫자",
        deck: "뽑기 더미",
        deck_fresh: |lowest, aside| {
            let deck = format!("{lowest}부터 12까지 2장씩, 가장 큰 숫자와 반복 1장씩");
            match aside {
                0 => deck,
                _ => format!("{deck}, 그중 {aside}장은 빼 둠"),
            }
        },
    },
};

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
            format!("{}: {}", name(seat), TEXT.table.quack_text(animal))
        }
        Event::Chose { seat, .. } => format!("{}: 준비됨", name(seat)),
        Event::Moved { seat, number, covered: Some(other), .. } => {
            format!("{}: {}번으로 {}번을 덮음", name(seat), u8::from(number), u8::from(other))
        }
        Event::Moved { seat, number, covered: None, beside, .. } => format!(
            "{}: {}번이 피함, 이웃 {}",
            name(seat),
            u8::from(number),
            TEXT.label.list(beside.iter(), say.lang)
        ),
        Event::Piled { card } => format!("선장 더미로: {}", TEXT.table.card_name(card)),
        Event::Discarded { card, count, left } => format!(
            "버림 구역으로: {} ({}장 중 {count}장)",
            TEXT.table.card_name(card),
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
        Refusal::OnlyCaptain => format!("선장인 {} 님만 카드를 뽑습니다.", say.name(view.captain)),
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
