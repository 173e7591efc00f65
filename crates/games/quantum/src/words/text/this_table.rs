//! The rules in play at this table.

messages!(ThisTable {
    step: ["Step", "단계", "ステップ"],
    white_die: ["White die", "하얀색 주사위", "白いダイス"],
    values: ["Values", "값", "値"],
    values_pending: [
        "Set once the rolling is over",
        "굴리기가 끝나면 정해짐",
        "振り終えると決まる"
    ],
    set_aside: ["Set aside", "빼 둔 색깔", "脇に置いた色"],
    ends: ["The match ends", "게임이 끝나는 때", "対戦の終わり"],
    ends_when: [
        "Four full rows, or five penalties",
        "네 열을 다 채우거나 벌점 칸 다섯을 채울 때",
        "4つの行か、5つのペナルティ欄が埋まったとき"
    ],
    column: ["A full column", "다 채운 세로줄", "埋まった列"],
    column_scores: [
        "Scores its second lowest number",
        "두 번째로 작은 숫자가 점수",
        "2番目に小さい数字が得点"
    ],
});
