//! Labels of actions, and the outcome of a choice.

// The labels of buttons and of actions in the list of moves.
messages!(OfferLabels {
    /// The action's label, the card's place.
    at: |offer: &str, place: u8| [
        "{offer} (card {place})",
        "{offer} ({place}번 카드)",
        "{offer}（{place}番のカード）"
    ],
    /// The first card's place, the second card's place.
    peek: |first: u8, second: u8| [
        "Look at cards {first} and {second}",
        "{first}번과 {second}번 카드 보기",
        "{first}番と{second}番のカードを見る"
    ],
    draw: ["Draw from the deck", "덱에서 뽑기", "山札から引く"],
    /// The same when the deck is used up.
    shuffle: [
        "Shuffle the discards and draw",
        "버림 더미를 섞어 뽑기",
        "捨て札をシャッフルして引く"
    ],
    take: |card: &str| ["Take {card}", "{card} 가져오기", "{card}を取る"],
    /// The card's name. The player has no other choice.
    take_chase: |card: &str| [
        "Take {card} (required)",
        "{card} 가져오기 (의무)",
        "{card}を取る（必須）"
    ],
    keep_it: |card: &str| ["Keep {card}", "{card} 가지기", "{card}を加える"],
    discard_it: |card: &str| ["Discard {card}", "{card} 버리기", "{card}を捨てる"],
    /// The card's place.
    replace: |place: u8| [
        "Discard face-down card {place}",
        "뒷면 {place}번 카드 버리기",
        "裏向きの{place}番のカードを捨てる"
    ],
    /// The card's place.
    turn_up_it: |place: u8| [
        "Turn up face-down card {place}",
        "뒷면 {place}번 카드 공개하기",
        "裏向きの{place}番のカードを表にする"
    ],
    /// The card's place, the name of the range's owner.
    replace_for: |place: u8, name: &str| [
        "Discard {name}’s face-down card {place}",
        "{name} 님의 뒷면 {place}번 카드 버리기",
        "{name}さんの裏向きの{place}番のカードを捨てる"
    ],
    /// The card's place, the name of the range's owner.
    turn_up_for_it: |place: u8, name: &str| [
        "Turn up {name}’s face-down card {place}",
        "{name} 님의 뒷면 {place}번 카드 공개하기",
        "{name}さんの裏向きの{place}番のカードを表にする"
    ],
    /// The card's name. Performs the card's action.
    do_it: |card: &str| ["Do what {card} says", "{card} 효과 쓰기", "{card}の効果を使う"],
    do_sight: ["Look at the face-down cards", "뒷면 카드 보기", "裏向きのカードを見る"],
    do_devil: ["Collect the Devils", "‘악마’ 모두 데려오기", "「悪魔」をすべて加える"],
    /// The card's name. Declines the card's action.
    leave_it: |card: &str| ["Leave {card} unused", "{card} 쓰지 않기", "{card}を使わない"],
    /// The number of cards.
    look_deck: |count: u8| [
        match count {
            1 => String::from("Look at the top card"),
            _ => format!("Look at the top {count}"),
        },
        "위쪽 {count}장 보기",
        "上から{count}枚見る"
    ],
    look_not: ["Do not look", "보지 않기", "見ない"],
    /// The list of cards, in the new order.
    arrange: |list: &str| ["Put back: {list}", "이 순서로 올려놓기: {list}", "戻す順：{list}"],
    /// A button of the board.
    arrange_this: ["Put back in this order", "이 순서로 올려놓기", "この順に戻す"],
    /// A button of the board.
    arrange_same: ["Leave them as they are", "그대로 두기", "そのまま戻す"],
    shoot_it: |card: &str| ["Discard {card}", "{card} 버리기", "{card}を捨てる"],
    /// The upper card's name, the name of the card below, its owner's name.
    lay_it: |card: &str, on: &str, name: &str| [
        "Put {card} on {name}’s {on}",
        "{card} 카드로 {name} 님의 {on} 덮기",
        "{name}さんの{on}に{card}を重ねる"
    ],
    /// The upper card's name, the name of the player's own card below.
    lay_it_own: |card: &str, on: &str| [
        "Put {card} on your {on}",
        "{card} 카드로 내 {on} 덮기",
        "自分の{on}に{card}を重ねる"
    ],
    /// The other player's name.
    control_it: |name: &str| [
        "Play {name}’s next turn",
        "{name} 님 차례 대신 정하기",
        "{name}さんの手番を代わりに決める"
    ],
    copy_it: |card: &str| ["Copy {card}", "{card} 따라 하기", "{card}をまねる"],
    /// The card's name, its owner's name.
    flip_it: |card: &str, name: &str| [
        "Flip {name}’s {card}",
        "{name} 님의 {card} 뒤집기",
        "{name}さんの{card}を裏返す"
    ],
    flip_own: |card: &str| ["Flip your {card}", "내 {card} 뒤집기", "自分の{card}を裏返す"],
    flip_nothing: ["Flip nothing", "뒤집지 않기", "裏返さない"],
    /// The card's name, the receiver's name.
    give: |card: &str, name: &str| [
        "Give {card} to {name}",
        "{name} 님에게 {card} 주기",
        "{name}さんに{card}を渡す"
    ],
    give_you: |card: &str| [
        "Give {card} to yourself",
        "내가 {card} 받기",
        "{card}を自分が受け取る"
    ],
    /// Gives no further card.
    give_stop: ["Stop here", "더 주지 않기", "2枚目は渡さない"],
    wind_it: |card: &str| ["Discard {card}", "{card} 버리기", "{card}を捨てる"],
    wind_nothing: ["Discard nothing", "버리지 않기", "捨てない"],
    /// The card's name, its owner's name.
    steal_it: |card: &str, name: &str| [
        "Take {card} from {name}",
        "{name} 님의 {card} 가져오기",
        "{name}さんから{card}を取る"
    ],
    steal_nothing: ["Take nothing", "가져오지 않기", "取らない"],
    /// The receiver's name.
    bus_it: |name: &str| [
        "Give it to {name}",
        "{name} 님에게 떠넘기기",
        "{name}さんになすりつける"
    ],
    tables_it: |card: &str| ["Pass {card}", "{card} 넘기기", "{card}を渡す"],
    pass_left: ["Pass left", "왼쪽으로 넘기기", "左へ渡す"],
    pass_right: ["Pass right", "오른쪽으로 넘기기", "右へ渡す"],
    /// The card's name, the name of the top discard.
    ripe_use: |card: &str, top: &str| [
        "Take {top} with {card}",
        "{card} 써서 {top} 가져오기",
        "{card}で{top}を加える"
    ],
    ripe_turn_up: |card: &str| ["Turn up {card}", "{card} 공개하기", "{card}を表にする"],
    /// The card's name, the name of the top discard.
    ripe_turn_up_use: |card: &str, top: &str| [
        "Turn up {card} and take {top}",
        "{card} 공개하고 {top} 가져오기",
        "{card}を表にして{top}を加える"
    ],
    /// Declines the question at the end of a round.
    last_not: ["Leave it unused", "쓰지 않고 끝내기", "使わずに終える"],
});

// The outcome of a choice, before it is made.
messages!(NextStepLabels {
    /// The score before and after.
    then_you: |before: &str, after: &str| [
        "Your range’s score goes from {before} to {after}.",
        "내 공개 점수가 {before}점에서 {after}점이 됩니다.",
        "公開中の得点は{before}点から{after}点になります。"
    ],
    /// The player's name, the score before and after.
    then_other: |name: &str, before: &str, after: &str| [
        "The score of {name}’s range goes from {before} to {after}.",
        "{name} 님의 공개 점수가 {before}점에서 {after}점이 됩니다.",
        "{name}さんの公開中の得点は{before}点から{after}点になります。"
    ],
    same_total: ["No scores change.", "공개 점수는 그대로입니다.", "公開中の得点は変わりません。"],
    /// The given card's name, the receiver's name, the other card's name, the giver's name.
    gives_and_gets: |card: &str, name: &str, other_card: &str, other: &str| [
        "You give {card} to {name} and get {other_card} from {other}.",
        "{name} 님에게 {card} 카드를 주고, {other} 님에게서 {other_card} 카드를 받습니다.",
        "{name}さんに{card}を渡し、{other}さんから{other_card}を受け取ります。"
    ],
    /// The card's name, the receiver's name.
    gives_only: |card: &str, name: &str| [
        "You give {card} to {name} and get nothing.",
        "{name} 님에게 {card} 카드를 주고, 받는 카드는 없습니다.",
        "{name}さんに{card}を渡し、受け取るカードはありません。"
    ],
    /// The card's name, the giver's name.
    gets_only: |card: &str, name: &str| [
        "You get {card} from {name}.",
        "{name} 님에게서 {card} 카드를 받습니다.",
        "{name}さんから{card}を受け取ります。"
    ],
});
