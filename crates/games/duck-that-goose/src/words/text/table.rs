//! The texts of the bar and the panels at the table, and their labels for screen readers.

use mallard_words::english::counted;

// The bar and the panels.
messages!(TableLabels {
    /// The round, the number of rounds, the number of seats.
    subtitle: |round: u8, rounds: u8, seats: u8| [
        "Round {round} of {rounds} · {seats} players",
        "라운드 {round}/{rounds} · {seats}인",
        "ラウンド{round}/{rounds} · {seats}人"
    ],
    deck_label: ["Deck", "덱", "山札"],
    pile_label: ["Discards", "버림 더미", "捨て札"],
    you_drew: ["You drew", "뽑은 카드", "引いたカード"],
    drew_panel: |name: &str| ["{name} drew", "{name} 님이 뽑은 카드", "{name}さんが引いたカード"],
    you_took: ["You took", "가져온 카드", "取ったカード"],
    took_panel: |name: &str| ["{name} took", "{name} 님이 가져온 카드", "{name}さんが取ったカード"],
    /// For Burst.
    turned_up_panel: ["Turned up", "공개한 카드", "公開されたカード"],
    showing: ["Showing", "공개 점수", "公開中の得点"],
    facedown: ["Face down", "뒷면", "裏向き"],
    /// The number of cards.
    facedown_count: |count: u8| ["{count} face down", "뒷면 {count}장", "裏向き{count}枚"],
    game_total: ["Total", "총점", "合計"],
    game_so_far: ["Total so far", "지금까지 총점", "ここまでの合計"],
    your_range: ["Your range", "내 영역", "自分の場"],
    /// The owner's name.
    range_of: |name: &str| ["{name}’s range", "{name} 님의 영역", "{name}さんの場"],
    tag_looking: ["Looking", "보는 중", "確認中"],
    /// After the first look.
    tag_ready: ["Ready", "준비됨", "準備完了"],
    /// The name of the player who decides.
    tag_decided_by: |name: &str| ["{name} decides", "{name} 님이 정함", "{name}さんが決める"],
    /// The value of the chosen card. For Turn the Tables.
    tag_chose: |value: &str| ["Chose {value}", "{value} 고름", "{value}を選択"],
    /// The name of the player who decides, the name of the player the decision is for.
    control_bar: |name: &str, other: &str| [
        "{name} decides for {other}",
        "{name} 님이 {other} 님을 대신해 정합니다",
        "{name}さんが{other}さんの代わりに決めます"
    ],
    keep_mode: ["Keep it", "가지기", "加える"],
    /// The number of the facedown card whose place the card in question gets.
    replace_mode: |place: u8| [
        "Replace card {place}",
        "{place}번 카드와 바꾸기",
        "{place}番のカードと入れ替え"
    ],
    discard_mode: ["Discard it", "버리기", "捨てる"],
    take_mode: ["Take the discard", "버린 카드 가져오기", "捨て札を取る"],
    /// On a facedown card.
    mark_replace: ["Replace", "바꾸기", "入れ替え"],
    /// On a facedown card.
    mark_turn_up: ["Turn up", "공개", "表にする"],
    /// In the first look.
    mark_look: ["Look", "보기", "見る"],
    /// For Cash Cow.
    next_card: ["Next card", "다음 카드", "次のカード"],
    /// For Cash Cow.
    second_card: ["Second", "두 번째", "2番目"],
    /// For Cash Cow.
    third_card: ["Third", "세 번째", "3番目"],
    /// For Cash Cow.
    earlier: ["Earlier", "앞으로", "前へ"],
    /// For Cash Cow.
    later: ["Later", "뒤로", "後ろへ"],
    /// The player's name. For Kill Two Birds.
    card_for: |name: &str| ["Card for {name}", "{name} 님에게 줄 카드", "{name}さんに渡すカード"],
    /// For Kill Two Birds.
    card_for_you: ["Card for yourself", "내가 받을 카드", "自分が受け取るカード"],
    /// For Kill Two Birds.
    yellow_discards: [
        "Yellow cards in the discard pile",
        "버림 더미의 노랑 카드",
        "捨て札の黄色のカード"
    ],
    to_left: ["Left", "왼쪽", "左"],
    to_right: ["Right", "오른쪽", "右"],
    over: ["The match is over.", "게임이 끝났습니다.", "対戦は終わりました。"],
    ranges: ["Ranges", "영역", "場"],
});

// The labels for screen readers.
messages!(PieceLabels {
    /// The card's name, its value.
    card_label: |card: &str, value: &str| ["{card}, {value}", "{card}, {value}", "{card}、{value}"],
    /// The card's place.
    facedown_label: |place: u8| [
        "Card {place}, face down",
        "{place}번 카드, 뒷면",
        "{place}番のカード、裏向き"
    ],
    /// The card's place, the card's name. The memory aid or a look shows it.
    facedown_known_label: |place: u8, card: &str| [
        "Card {place}, face down: {card}",
        "{place}번 카드, 뒷면: {card}",
        "{place}番のカード、裏向き：{card}"
    ],
    /// The card's place, the card's name, its value.
    face_up_label: |place: u8, card: &str, value: &str| [
        "Card {place}: {card}, {value}",
        "{place}번 카드: {card}, {value}",
        "{place}番のカード：{card}、{value}"
    ],
    /// The card's label.
    copy_label: |label: &str| [
        "{label}, a Copycat",
        "{label}, ‘따라쟁이’",
        "{label}、「まねっこネコ」"
    ],
    /// The card's label, the list of cards below.
    covers_label: |label: &str, list: &str| [
        "{label}, covering {list}",
        "{label}, 덮인 카드: {list}",
        "{label}、下に{list}"
    ],
    /// The card's label.
    cancelled_label: |label: &str| ["{label}, cancelled", "{label}, 상쇄됨", "{label}、打ち消し"],
    /// The owner's name, the number of cards, the points.
    range_label: |name: &str, count: u8, points: &str| [
        format!("{name}’s range: {}, showing {points}", counted(count, "card", "cards")),
        "{name} 님의 영역: {count}장, 공개 점수 {points}점",
        "{name}さんの場：{count}枚、公開中の得点{points}点"
    ],
    /// The card's name, the number in the pile. For Kill Two Birds.
    yellow_label: |card: &str, count: u8| [
        "{card}, {count} in the pile",
        "{card}, 버림 더미에 {count}장",
        "{card}、捨て札に{count}枚"
    ],
});
