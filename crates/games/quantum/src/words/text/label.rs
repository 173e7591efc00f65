//! The texts for screen readers.

use super::colour;
use crate::Colour;

messages!(PieceLabels {
    tray: ["The dice", "주사위", "ダイス"],
    white_die: |number: u8| [
        "White die, {number}",
        "하얀색 주사위, {number}",
        "白いダイス、{number}"
    ],
    /// The number of the die, the colour, the number it shows.
    die: |die: u8, colour: Colour, number: u8| [
        format!("Die {die}, {} {number}", colour::en::name(colour)),
        format!("주사위 {die}, {} {number}", colour::ko::name(colour)),
        format!("ダイス{die}、{}{number}", colour::ja::mark(colour))
    ],
    with_kept: |label: &str| ["{label}, kept", "{label}, 남김", "{label}、残します"],
    with_rolls: |label: &str| ["{label}, to reroll", "{label}, 다시 굴림", "{label}、振り直します"],
    faces: |die: u8, list: &str| [
        "Faces of die {die}: {list}",
        "주사위 {die}의 면: {list}",
        "ダイス{die}の面：{list}"
    ],
    white_faces: [
        "Faces of the white die: 1 to 6",
        "하얀색 주사위의 면: 1부터 6까지",
        "白いダイスの面：1から6"
    ],
    /// The colour, the sum of its faces, the white die, the total.
    sum: |colour: Colour, faces: u8, white: u8, number: u8| [
        format!("{}: {faces} plus white {white} is {number}", colour::en::capital(colour)),
        format!("{}: {faces} 더하기 하얀색 {white}, 합 {number}", colour::ko::name(colour)),
        format!("{}：{faces}足す白{white}、合計{number}", colour::ja::name(colour))
    ],
    sum_absent: |colour: Colour, number: u8| [
        format!("{}: none showing, the white die alone is {number}", colour::en::capital(colour)),
        format!("{}: 나온 면 없음, 하얀색만 {number}", colour::ko::name(colour)),
        format!("{}：出目なし、白だけで{number}", colour::ja::name(colour))
    ],
    set_aside: |colour: Colour| [
        format!("{}: set aside in step B", colour::en::capital(colour)),
        format!("{}: B단계에서 빼 둠", colour::ko::name(colour)),
        format!("{}：ステップBで脇に置いた", colour::ja::name(colour))
    ],
    your_sheet: |points: &str| [
        "Your sheet, score {points}",
        "내 점수 용지, {points}점",
        "自分のシート、{points}点"
    ],
    sheet_of: |name: &str, points: &str| [
        "{name}’s sheet, score {points}",
        "{name} 님의 점수 용지, {points}점",
        "{name}さんのシート、{points}点"
    ],
    row: |colour: Colour, count: u8| [
        format!("{} row, {count} of 6 boxes filled", colour::en::capital(colour)),
        format!("{} 열, 6칸 중 {count}칸 채움", colour::ko::name(colour)),
        format!("{}の行、6マス中{count}マス", colour::ja::name(colour))
    ],
    /// The colour, the box, the number.
    filled: |colour: Colour, place: u8, number: u8| [
        format!("{} row, box {place}: {number}", colour::en::capital(colour)),
        format!("{} 열, 칸 {place}: {number}", colour::ko::name(colour)),
        format!("{}の行、{place}番目のマス：{number}", colour::ja::name(colour))
    ],
    fits: |colour: Colour, place: u8, number: u8| [
        format!("{} row, box {place}: {number} fits", colour::en::capital(colour)),
        format!("{} 열, 칸 {place}: {number} 적을 수 있음", colour::ko::name(colour)),
        format!("{}の行、{place}番目のマス：{number}を書けます", colour::ja::name(colour))
    ],
    /// Before the content of the next box of a row.
    next: |colour: Colour, place: u8| [
        format!("{} row, box {place}:", colour::en::capital(colour)),
        format!("{} 열, 칸 {place}:", colour::ko::name(colour)),
        format!("{}の行、{place}番目のマス：", colour::ja::name(colour))
    ],
    column: |column: u8, points: u8| [
        match points {
            1 => format!("Column {column}: 1 point"),
            _ => format!("Column {column}: {points} points"),
        },
        "세로줄 {column}: {points}점",
        "{column}列目：{points}点"
    ],
    penalty: |place: u8| [
        "Penalty box {place}, −{place}, filled",
        "벌점 칸 {place}, −{place}, 채움",
        "{place}番目のペナルティ欄、−{place}、記入済み"
    ],
    step: |step: char| [
        "Step {step} of A, B, C",
        "A, B, C 중 {step}단계",
        "A、B、Cのうちステップ{step}"
    ],
});
