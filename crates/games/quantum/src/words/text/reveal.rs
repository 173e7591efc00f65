//! The texts when all choices of step C turn up.

use super::colour;
use crate::Colour;
use mallard_words::{Lang, text as shared};

messages!(RevealLabels {
    title: ["Step C: choices revealed", "C단계: 모두의 선택 공개", "ステップC：全員の選択を公開"],
    /// The list of players who wrote, the list of those who did not (either may be empty), the name
    /// of the player whose turn comes next.
    who_wrote: |wrote: &[String], passed: &[String], next: &str| [
        {
            let list = shared(Lang::En).list_of_names;
            let told = match (wrote, passed) {
                (_, []) => String::from("Everyone wrote a number."),
                ([], _) => String::from("Nobody wrote a number."),
                _ => format!("{} wrote a number, and {} did not.", list(wrote), list(passed)),
            };
            format!("{told} Now it is {next}’s turn.")
        },
        {
            let list = shared(Lang::Ko).list_of_names;
            let told = match (wrote, passed) {
                (_, []) => String::from("모두 적었습니다."),
                ([], _) => String::from("아무도 적지 않았습니다."),
                _ => format!("{} 님은 적고 {} 님은 적지 않았습니다.", list(wrote), list(passed)),
            };
            format!("{told} 이제 {next} 님 차례입니다.")
        },
        {
            let list = |names: &[String]| names.join("さん、") + "さん";
            let told = match (wrote, passed) {
                (_, []) => String::from("全員が書きました。"),
                ([], _) => String::from("誰も書きませんでした。"),
                _ => format!("{}は書き、{}は書きませんでした。", list(wrote), list(passed)),
            };
            format!("{told}ここからは{next}さんの手番です。")
        }
    ],
    /// The colour, the box.
    in_box: |colour: Colour, place: u8| [
        format!("{} row, box {place}", colour::en::capital(colour)),
        format!("{} 열, 칸 {place}", colour::ko::name(colour)),
        format!("{}の行、{place}番目のマス", colour::ja::name(colour))
    ],
    in_step_b: |colour: Colour, number: u8| [
        format!("In step B: {} {number}", colour::en::name(colour)),
        format!("B단계: {}에 {number}", colour::ko::name(colour)),
        format!("ステップB：{}に{number}", colour::ja::name(colour))
    ],
    go_on: ["Continue", "이어서 하기", "続ける"],
});
