//! The prompts: which player must act and how, and why the others wait.

// The small line of the prompt.
messages!(RoleLabels {
    /// The player's name. For the first look.
    you_look: |name: &str| [
        "{name}, look at two cards",
        "{name} 님, 카드 2장을 보세요",
        "{name}さん、カードを2枚見てください"
    ],
    you_turn: |name: &str| ["{name}, your turn", "{name} 님 차례입니다", "{name}さんの番です"],
    /// The player's name. For a drawn card, Cash Cow and Second Sight.
    you_see: |name: &str| [
        "{name}, only you can see this",
        "{name} 님에게만 보입니다",
        "{name}さんだけに見えています"
    ],
    /// The player's name, the name of the other player who sees it. For a drawn card under Control
    /// Freak.
    you_see_both: |name: &str, other: &str| [
        "{name}, you and {other} can see this",
        "{name} 님과 {other} 님이 봅니다",
        "{name}さんと{other}さんに見えています"
    ],
    /// The player's name, the card's name.
    you_act: |name: &str, card: &str| ["{name}, {card}", "{name} 님, {card}", "{name}さん、{card}"],
    /// The player's name, the name of the player the decision is for.
    you_decide: |name: &str, other: &str| [
        "{name}, you decide for {other}",
        "{name} 님, {other} 님을 대신해 정하세요",
        "{name}さん、{other}さんの代わりに決めてください"
    ],
    /// The player's name, the name of the player the decision is for, the card's name.
    you_decide_act: |name: &str, other: &str, card: &str| [
        "{name}, you decide for {other}: {card}",
        "{name} 님, {other} 님을 대신해: {card}",
        "{name}さん、{other}さんの代わりに：{card}"
    ],
    /// The player's name. For the question at the end of a round.
    you_last: |name: &str| [
        "{name}, before the round ends",
        "{name} 님, 라운드가 끝나기 전입니다",
        "{name}さん、ラウンドが終わる前です"
    ],
});

// The questions to a seat. `_for`: about another player's range.
messages!(QuestionLabels {
    peek_first: [
        "Hold the button to see two cards. To choose which, tap them first.",
        "버튼을 누르고 있는 동안 카드 2장이 보입니다. 고르려면 먼저 카드를 누르세요.",
        "ボタンを押している間、カードが2枚見えます。選ぶには、先にカードをタップしてください。"
    ],
    /// While the cards are open.
    peek_remember: [
        "Remember these. They will be face down again.",
        "기억해 두세요. 다시 뒷면이 됩니다.",
        "覚えてください。また裏向きになります。"
    ],
    /// The name of the top discard.
    open: |card: &str| [
        "Draw from the deck, or take {card}.",
        "덱에서 뽑거나 {card} 카드를 가져오세요.",
        "山札から引くか、{card}のカードを取ってください。"
    ],
    open_draw_only: ["Draw from the deck.", "덱에서 뽑으세요.", "山札から引いてください。"],
    /// The name of the top discard.
    open_take_only: |card: &str| [
        "There is nothing to draw, so take {card}.",
        "뽑을 카드가 없습니다. {card} 카드를 가져오세요.",
        "引けるカードがありません。{card}のカードを取ってください。"
    ],
    /// The name of the top discard, a Chase.
    open_chase: |card: &str| [
        "{card} is on top, so you must take it.",
        "{card} 카드가 맨 위에 있습니다. 반드시 가져와야 합니다.",
        "いちばん上が{card}のカードです。必ず取ってください。"
    ],
    open_nothing: [
        "No cards are left, so turn up a face-down card.",
        "남은 카드가 없습니다. 뒷면 카드 1장을 공개하세요.",
        "カードが残っていません。裏向きのカードを1枚表にしてください。"
    ],
    /// The name of the range's owner.
    open_nothing_for: |name: &str| [
        "No cards are left, so turn up one of {name}’s face-down cards.",
        "남은 카드가 없습니다. {name} 님의 뒷면 카드 1장을 공개하세요.",
        "カードが残っていません。{name}さんの裏向きのカードを1枚表にしてください。"
    ],
    /// The drawn card's name, so that a player who cannot see its drawing knows it.
    keep: |card: &str| [
        "{card}: keep it, or discard it and turn up a face-down card.",
        "{card}: 가지거나, 버리고 뒷면 카드를 공개하세요.",
        "{card}：加えるか、捨てて裏向きのカードを1枚表にしてください。"
    ],
    /// The drawn card's name, the name of the range's owner.
    keep_for: |card: &str, name: &str| [
        "{card}: keep it in place of one of {name}’s face-down cards, or turn one up?",
        "{card}: {name} 님의 뒷면 카드 대신 가질까요, 버리고 공개할까요?",
        "{card}：{name}さんの裏向きのカードの代わりに加えますか、捨てて1枚表にしますか？"
    ],
    /// The drawn card's name. No facedown card is left, or the card is Ripe.
    keep_free: |card: &str| [
        "{card}: keep it, or discard it.",
        "{card}: 가지거나 버리세요.",
        "{card}：加えるか、捨ててください。"
    ],
    /// The drawn card's name.
    keep_chase: |card: &str| [
        "{card} must be kept.",
        "{card} 카드는 반드시 가져야 합니다.",
        "{card}のカードは必ず加えてください。"
    ],
    /// The drawn card's name.
    make_room: |card: &str| [
        "Which face-down card makes room for {card}?",
        "{card} 카드 대신 버릴 뒷면 카드를 고르세요.",
        "{card}の代わりに捨てる裏向きのカードを選んでください。"
    ],
    /// The drawn card's name, the name of the range's owner.
    make_room_for: |card: &str, name: &str| [
        "Which of {name}’s cards makes room for {card}?",
        "{name} 님의 뒷면 카드 중 {card} 카드 대신 버릴 것을 고르세요.",
        "{name}さんの裏向きのカードから、{card}の代わりに捨てるものを選んでください。"
    ],
    turn_up: [
        "Which face-down card do you turn up?",
        "공개할 뒷면 카드를 고르세요.",
        "表にする裏向きのカードを選んでください。"
    ],
    /// The name of the range's owner.
    turn_up_for: |name: &str| [
        "Which of {name}’s face-down cards do you turn up?",
        "{name} 님의 뒷면 카드 중 공개할 것을 고르세요.",
        "{name}さんの裏向きのカードから、表にするものを選んでください。"
    ],
    /// The card's name. The player may decline its action (DTG-14).
    act: |card: &str| [
        "Do what {card} says, or leave it.",
        "{card} 카드의 효과를 쓸지 말지 정하세요.",
        "{card}の効果を使うかどうか決めてください。"
    ],
    /// The name of the range's owner. While the cards are open.
    sight_for: |name: &str| [
        "These are {name}’s face-down cards. Remember them.",
        "{name} 님의 뒷면 카드입니다. 기억해 두세요.",
        "{name}さんの裏向きのカードです。覚えてください。"
    ],
    shoot: [
        "Choose the blue card to discard.",
        "버릴 파랑 카드를 고르세요.",
        "捨てる青のカードを選んでください。"
    ],
    /// The name of the range's owner.
    shoot_for: |name: &str| [
        "Choose the blue card that {name} discards.",
        "{name} 님이 버릴 파랑 카드를 고르세요.",
        "{name}さんが捨てる青のカードを選んでください。"
    ],
    lay: |card: &str| [
        "Put {card} on any face-up card.",
        "{card} 카드로 덮을 앞면 카드를 고르세요.",
        "{card}のカードを重ねる表向きのカードを選んでください。"
    ],
    /// The number of cards.
    cow_look: |count: u8| [
        match count {
            1 => String::from("Look at the top card of the deck?"),
            _ => format!("Look at the top {count} cards of the deck?"),
        },
        match count {
            1 => String::from("덱의 맨 위 카드를 볼까요?"),
            _ => format!("덱의 위쪽 {count}장을 볼까요?"),
        },
        match count {
            1 => String::from("山札のいちばん上を見ますか？"),
            _ => format!("山札の上から{count}枚を見ますか？"),
        }
    ],
    /// The number of cards.
    cow_arrange: |count: u8| [
        match count {
            1 => String::from("This is the next card."),
            _ => format!("Put these {count} back in any order."),
        },
        match count {
            1 => String::from("다음 카드입니다."),
            _ => format!("이 {count}장을 원하는 순서로 올려놓으세요."),
        },
        match count {
            1 => String::from("次のカードです。"),
            _ => format!("この{count}枚を好きな順に戻してください。"),
        }
    ],
    control: [
        "Choose the player whose next turn you will play.",
        "다음 차례를 내가 대신 정할 상대를 고르세요.",
        "次の手番を自分が代わりに決める相手を選んでください。"
    ],
    copy: [
        "Choose the card to copy.",
        "따라 할 카드를 고르세요.",
        "まねるカードを選んでください。"
    ],
    flip: [
        "You may flip a face-up card face down into your range.",
        "뒤집어 내 영역에 놓을 앞면 카드를 골라도 됩니다.",
        "裏返して自分の場に置く表向きのカードを選べます。"
    ],
    /// The name of the range's owner.
    flip_for: |name: &str| [
        "You may flip a face-up card face down into {name}’s range.",
        "뒤집어 {name} 님의 영역에 놓을 앞면 카드를 골라도 됩니다.",
        "裏返して{name}さんの場に置く表向きのカードを選べます。"
    ],
    birds_first: [
        "Give one or two players a yellow card from the discard pile.",
        "버림 더미의 노랑 카드를 1명이나 2명에게 주세요.",
        "捨て札の黄色のカードを1人か2人に渡してください。"
    ],
    /// The card's name, the receiver's name.
    birds_second: |card: &str, name: &str| [
        "{name} has {card}. Give another player a yellow card too, or stop.",
        "{name} 님에게 {card} 카드를 주었습니다. 다른 사람에게 1장 더 주거나 그만두세요.",
        "{name}さんに{card}のカードを渡しました。別の人にもう1枚渡すか、やめてください。"
    ],
    birds_second_you: |card: &str| [
        "You have {card}. Give another player a yellow card too, or stop.",
        "내가 {card} 카드를 받았습니다. 다른 사람에게 1장 더 주거나 그만두세요.",
        "自分が{card}のカードを受け取りました。別の人にもう1枚渡すか、やめてください。"
    ],
    wind: [
        "You may discard a face-up card that is not purple.",
        "보라가 아닌 앞면 카드 1장을 버려도 됩니다.",
        "紫でない表向きのカードを1枚捨てられます。"
    ],
    /// The name of the range's owner.
    wind_for: |name: &str| [
        "You may discard one of {name}’s cards that is not purple.",
        "{name} 님의 앞면 카드 중 보라가 아닌 1장을 버려도 됩니다.",
        "{name}さんの、紫でない表向きのカードを1枚捨てられます。"
    ],
    steal: [
        "You may take a face-up card from an opponent.",
        "상대의 앞면 카드 1장을 가져와도 됩니다.",
        "相手の表向きのカードを1枚取れます。"
    ],
    /// The name of the range's owner.
    steal_for: |name: &str| [
        "You may move a face-up card to {name}’s range.",
        "다른 사람의 앞면 카드 1장을 {name} 님의 영역으로 옮겨도 됩니다.",
        "ほかの人の表向きのカードを1枚、{name}さんの場に移せます。"
    ],
    bus: [
        "Choose who gets this card.",
        "이 카드를 받을 사람을 고르세요.",
        "このカードを受け取る人を選んでください。"
    ],
    tables_choose: [
        "Choose a face-up card to pass.",
        "넘길 앞면 카드를 고르세요.",
        "渡す表向きのカードを選んでください。"
    ],
    /// The name of the range's owner.
    tables_choose_for: |name: &str| [
        "Choose a face-up card for {name} to pass.",
        "{name} 님이 넘길 앞면 카드를 고르세요.",
        "{name}さんが渡す表向きのカードを選んでください。"
    ],
    tables_direction: [
        "Pass the chosen cards to the left or to the right.",
        "고른 카드를 왼쪽이나 오른쪽으로 넘기세요.",
        "選ばれたカードを左か右へ渡してください。"
    ],
    /// The card's name, the name of the top discard.
    last_question: |card: &str, top: &str| [
        "Use {card} to take {top}?",
        "{card} 카드로 {top} 카드를 가져올까요?",
        "{card}で{top}を加えますか？"
    ],
    /// The card's name. The card is facedown.
    last_question_down: |card: &str| [
        "Turn up {card} before the round ends?",
        "라운드가 끝나기 전에 {card} 카드를 공개할까요?",
        "ラウンドが終わる前に{card}のカードを表にしますか？"
    ],
});

// The state of the match in a line, and why the others wait.
messages!(WaitLabels {
    turn_of: |name: &str| ["{name}’s turn", "{name} 님 차례", "{name}さんの番"],
    /// The player's name, the name of the player the decision is for.
    decides_for: |name: &str, other: &str| [
        "{name} decides for {other}",
        "{name} 님이 {other} 님을 대신해 정할 차례",
        "{name}さんが{other}さんの代わりに決める番"
    ],
    /// The player's name, the card's name.
    acts: |name: &str, card: &str| [
        "{name} decides what to do with {card}",
        "{name} 님이 {card} 카드를 어떻게 쓸지 정할 차례",
        "{name}さんが{card}の使い方を決める番"
    ],
    /// The list of players.
    looks: |list: &str| [
        "First look: {list}",
        "첫 카드 확인: {list} 님",
        "最初のカード確認：{list}"
    ],
    interrupts: |name: &str| [
        "{name} may interrupt",
        "{name} 님이 끼어들지 정할 차례",
        "{name}さんが割り込むか決める番"
    ],
    /// The list of players.
    thinks_peek: |list: &str| [
        "Looking at two cards: {list}.",
        "{list} 님이 카드 2장을 보고 있습니다.",
        "カードを2枚見ています：{list}。"
    ],
    thinks_open: |name: &str| [
        "{name} is choosing whether to draw or take.",
        "{name} 님이 뽑을지 가져올지 생각하고 있습니다.",
        "{name}さんが引くか取るか考えています。"
    ],
    thinks_keep: |name: &str| [
        "{name} is looking at a drawn card.",
        "{name} 님이 뽑은 카드를 보고 있습니다.",
        "{name}さんが引いたカードを見ています。"
    ],
    thinks_room: |name: &str| [
        "{name} is choosing a face-down card to discard.",
        "{name} 님이 버릴 뒷면 카드를 고르고 있습니다.",
        "{name}さんが捨てる裏向きのカードを選んでいます。"
    ],
    thinks_turn_up: |name: &str| [
        "{name} is choosing a card to turn up.",
        "{name} 님이 공개할 카드를 고르고 있습니다.",
        "{name}さんが表にするカードを選んでいます。"
    ],
    thinks_cow: |name: &str| [
        "{name} is looking at the top of the deck.",
        "{name} 님이 덱의 위쪽 카드를 보고 있습니다.",
        "{name}さんが山札の上のカードを見ています。"
    ],
    /// The player's name, the card's name. For any other action.
    thinks_card: |name: &str, card: &str| [
        "{name} is deciding what to do with {card}.",
        "{name} 님이 {card} 카드를 어떻게 쓸지 생각하고 있습니다.",
        "{name}さんが{card}をどうするか考えています。"
    ],
    thinks_tables: |name: &str| [
        "{name} is choosing a card to pass.",
        "{name} 님이 넘길 카드를 고르고 있습니다.",
        "{name}さんが渡すカードを選んでいます。"
    ],
    thinks_direction: |name: &str| [
        "{name} is choosing left or right.",
        "{name} 님이 왼쪽인지 오른쪽인지 정하고 있습니다.",
        "{name}さんが左か右かを考えています。"
    ],
    /// The player's name, the name of the player the decision is for. Under Control Freak.
    thinks_for: |name: &str, other: &str| [
        "{name} is deciding for {other}.",
        "{name} 님이 {other} 님을 대신해 정하고 있습니다.",
        "{name}さんが{other}さんの代わりに決めています。"
    ],
    thinks_last: |name: &str| [
        "{name} may still act before the round ends.",
        "라운드가 끝나기 전에 {name} 님이 정할 것이 있습니다.",
        "ラウンドが終わる前に、{name}さんが決めることがあります。"
    ],
});

// The questions of When the Time is Ripe.
messages!(InterruptLabels {
    nothing_to_use: [
        "Nothing to use now.",
        "지금 쓸 수 있는 것이 없습니다.",
        "今使えるものはありません。"
    ],
    /// The name of the top discard.
    ripe_use_ask: |top: &str| [
        "Take {top} with your card?",
        "내 카드로 {top} 카드를 가져올까요?",
        "自分のカードで{top}を加えますか？"
    ],
    /// The card's name, the name of the top discard.
    ripe_up_ask: |card: &str, top: &str| [
        "Turn up {card} and take {top}?",
        "{card} 카드를 공개하고 {top} 카드를 가져올까요?",
        "{card}を表にして{top}を加えますか？"
    ],
    /// The card's name. The discard pile is empty.
    ripe_up_only_ask: |card: &str| [
        "Turn up {card} now?",
        "{card} 카드를 지금 공개할까요?",
        "{card}のカードを今、表にしますか？"
    ],
});
