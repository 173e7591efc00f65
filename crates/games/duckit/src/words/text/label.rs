//! The texts for screen readers only.

messages!(CardLabels {
    joker: ["Joker, the Super Duck", "조커, 슈퍼 오리", "ジョーカー、Super Duck"],
    face_up: |card: &str| ["Face-up card: {card}", "공개된 카드: {card}", "表向きのカード：{card}"],
    quacker: ["The Quacker, face down", "꽥꽥이, 뒷면", "Quacker、裏向き"],
    quacker_taken: |name: &str| [
        "The Quacker was taken by {name}",
        "{name} 님이 꽥꽥이를 가져감",
        "Quackerは{name}さんが取りました"
    ],
    draw: ["The draw for the first deal", "첫 딜러 정하기", "最初のディーラー決め"],
    trick_duck: [
        "Current trick, the Super Duck was led",
        "지금 트릭, 선은 슈퍼 오리를 냄",
        "現在のトリック、Super Duckがリード"
    ],
    ruler: [
        "Rank order this round, low to high",
        "이번 라운드의 서열, 낮은 것부터",
        "このラウンドのランク、低い順"
    ],
    ruler_duck: [
        "Super Duck, below every card",
        "슈퍼 오리, 모든 카드보다 낮음",
        "Super Duck、すべてのカードより低い"
    ],
    ruler_duck_rank: |rank: &str| [
        "{rank}, the Duck rank",
        "{rank}, 오리 숫자",
        "{rank}、Duckランク"
    ],
    ruler_four: ["4, costs a chip", "4, 따면 칩 1개를 냄", "4、獲得するとチップ1枚を払う"],
    pot: |count: u8| [
        "Chips in the middle: {count}",
        "가운데 칩: {count}개",
        "中央のチップ：{count}枚"
    ],
    bankable: |card: &str| [
        "{card}, can be banked",
        "{card}, 묻을 수 있음",
        "{card}、伏せられます"
    ],
    is_quacker: |card: &str| ["{card}, the Quacker", "{card}, 꽥꽥이", "{card}、Quacker"],
    banked: |name: &str| [
        "Banked by {name}, face down",
        "{name} 님이 묻은 카드, 뒷면",
        "{name}さんが伏せたカード、裏向き"
    ],
});
