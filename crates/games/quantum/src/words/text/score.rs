//! The texts about the score.

use super::super::signed::signed;
use super::en;

messages!(ScoreLabels {
    /// The score, with its noun.
    points: |points: i16| [
        format!("{} {}", signed(points), if points.abs() == 1 { "point" } else { "points" }),
        format!("{}점", signed(points)),
        format!("{}点", signed(points))
    ],
    /// The unit of the best, for a count of points.
    unit: |points: i32| [if points == 1 { "point" } else { "points" }, "점", "点"] as &'static str,
    column: |column: u8| ["Column {column}", "세로줄 {column}", "{column}列目"],
    penalties: ["Penalties", "벌점", "ペナルティ"],
    total: ["Score", "점수", "得点"],
    note: [
        "A full column scores its second lowest number. The highest score wins.",
        "다 채운 세로줄은 두 번째로 작은 숫자가 점수입니다. 점수가 가장 높은 사람이 이깁니다.",
        "埋まった列は2番目に小さい数字が得点です。得点がいちばん高い人の勝ちです。"
    ],
    /// The score, the points of the columns, the penalties.
    why_score: |points: i16, columns: u16, penalties: u8| [
        {
            let points = en::scored(points);
            match penalties {
                0 => format!("{points}, all from columns."),
                _ => format!("{points}: {columns} from columns minus {penalties} for penalties."),
            }
        },
        {
            let points = signed(points);
            match penalties {
                0 => format!("세로줄만으로 {points}점입니다."),
                _ => format!("{points}점: 세로줄 {columns}점, 벌점 {penalties}점."),
            }
        },
        {
            let points = signed(points);
            match penalties {
                0 => format!("列だけで{points}点です。"),
                _ => {
                    format!("列の{columns}点からペナルティ{penalties}点を引いて、{points}点です。")
                }
            }
        }
    ],
    why_shared: |points: i16| [
        format!("Tied at {}: the win is shared.", signed(points)),
        format!("{}점으로 같아 함께 이겼습니다.", signed(points)),
        format!("{}点で並び、勝利を分け合います。", signed(points))
    ],
    ended_by_sheet: |names: &str| [
        "All four rows full: {names}.",
        "점수 용지를 다 채운 사람: {names} 님.",
        "シートを埋めた人：{names}。"
    ],
    ended_by_penalties: |name: &str| [
        "Five penalties: {name}.",
        "벌점 칸 다섯을 채운 사람: {name} 님.",
        "ペナルティが5つになった人：{name}。"
    ],
});
