//! The texts at the table.

use super::{en, ja, ko};
use mallard_engine::cards::Suit;
use mallard_words::english::{one_suit, ordinal, suits};
use mallard_words::{japanese_suit, korean_suit};

messages!(TableLabels {
    /// The preset or "own rules", and the bout.
    subtitle: |preset: &str, bout: u16| [
        "{preset} · bout {bout}",
        "{preset} · 공방 {bout}",
        "{preset} · 攻防{bout}"
    ],
    deal_of: |deal: u8| ["deal {deal}", "{deal}판", "第{deal}ラウンド"],
    you_attack: |name: &str| [
        "{name}, you attack",
        "{name} 님, 공격할 차례입니다",
        "{name}さん、攻撃の番です"
    ],
    you_defend: |name: &str| [
        "{name}, you defend",
        "{name} 님, 방어할 차례입니다",
        "{name}さん、防御の番です"
    ],
    you_throw_in: |name: &str| [
        "{name}, your turn to throw in",
        "{name} 님, 끼어들 차례입니다",
        "{name}さん、投げ込みの番です"
    ],
    you_deal: |name: &str| [
        "{name}, you deal next",
        "{name} 님, 카드를 나눌 차례입니다",
        "{name}さん、配る番です"
    ],
    attacks: |name: &str| ["{name} attacks", "{name} 님이 공격할 차례", "{name}さんの攻撃の番"],
    defends: |name: &str| ["{name} defends", "{name} 님이 방어할 차례", "{name}さんの防御の番"],
    adds: |name: &str| [
        "{name} can add cards",
        "{name} 님이 더 낼 차례",
        "{name}さんがカードを足す番"
    ],
    deals: |name: &str| ["{name} deals next", "{name} 님이 나눌 차례", "{name}さんが配る番"],
    attacking: ["Attacking", "공격", "攻撃"],
    defending: ["Defending", "방어", "防御"],
    throwing_in: ["Throw-in", "끼어들기", "投げ込み"],
    may_add: ["Can add", "더 낼 수 있음", "追加できる"],
    taking: ["Takes", "가져감", "引き取り"],
    passed: ["Passed", "패스", "パス"],
    out: |place: u8| [
        format!("Out · {}", ordinal(place)),
        "나감 · {place}위",
        "上がり · {place}位"
    ],
    lead_any: [
        "Attack with any card.",
        "원하는 카드로 공격하세요.",
        "好きなカードで攻撃してください。"
    ],
    /// The attack card is plain: its glyph, the suit's glyph.
    beat_plain: |card: &str, suit: Suit| [
        format!("Beat the {card} with a higher {} or a trump.", one_suit(suit)),
        format!("{card}보다 높은 {}나 으뜸패로 막으세요.", korean_suit(suit)),
        format!("{card}より強い{}か、切り札で防いでください。", japanese_suit(suit))
    ],
    /// The attack card is a trump: its glyph.
    beat_trump: |card: &str| [
        "Beat the {card} with a higher trump.",
        "{card}보다 높은 으뜸패로 막으세요.",
        "{card}より強い切り札で防いでください。"
    ],
    /// No card in the hand beats the only attack: its glyph.
    beat_none: |card: &str| [
        "None of your cards beats the {card}.",
        "{card} 카드를 막을 수 있는 카드가 없습니다.",
        "{card}を防げるカードがありません。"
    ],
    beat_several: |count: usize| [
        "Beat {count} cards, in any order.",
        "공격 카드 {count}장을 원하는 순서로 막으세요.",
        "攻撃カード{count}枚を、好きな順に防いでください。"
    ],
    /// The attack to beat; the player may transfer it too.
    or_pass_on: |beat: &str| [
        "{beat} Or transfer the attack.",
        "{beat} 공격을 넘겨도 됩니다.",
        "{beat}受け流すこともできます。"
    ],
    /// To the only attacker.
    add_or_stop: [
        "Attack again with a card that matches a rank on the table, or stop.",
        "바닥에 나온 숫자로 더 공격하거나 공격을 마치세요.",
        "場にあるランクのカードで攻撃を続けるか、攻撃を終えてください。"
    ],
    /// To the player who opened the bout, if others may throw in too.
    attack_or_pass: [
        "Attack again with a card that matches a rank on the table, or pass.",
        "바닥에 나온 숫자로 더 공격하거나 패스하세요.",
        "場にあるランクのカードで攻撃を続けるか、パスしてください。"
    ],
    add_or_pass: [
        "Throw in a card that matches a rank on the table, or pass.",
        "바닥에 나온 숫자로 끼어들거나 패스하세요.",
        "場にあるランクのカードを投げ込むか、パスしてください。"
    ],
    add_none_fits: [
        "None of your cards fits.",
        "낼 수 있는 카드가 없습니다.",
        "出せるカードがありません。"
    ],
    add_after_take: |name: &str| [
        "{name} takes. Add a card that matches a rank on the table, or pass.",
        "{name} 님이 가져갑니다. 같은 숫자를 더 내거나 패스하세요.",
        "{name}さんが引き取ります。場にあるランクのカードを足すか、パスしてください。"
    ],
    /// To the player who has just played a card and may play more of its rank.
    more_or_done: [
        "Add another card of that rank, or tap Done.",
        "같은 숫자를 더 내거나 ‘더 없음’을 누르세요.",
        "同じランクのカードを足すか、「これで決定」をタップしてください。"
    ],
    more_none: [
        "None of your other cards has that rank.",
        "같은 숫자의 카드가 더 없습니다.",
        "同じランクのカードはもうありません。"
    ],
    /// To the player who deals after a deal of an open match.
    next_or_finish: [
        "Deal again, or finish the match here.",
        "다음 판을 시작하거나 여기서 게임을 마치세요.",
        "次のラウンドを始めるか、ここで対戦を終えてください。"
    ],
    /// The question whether one of several players adds a card.
    does_anyone_add: [
        "Does anyone add a card?",
        "카드를 더 낼 사람이 있습니까?",
        "カードを足す人はいますか？"
    ],
    /// The same question about one player.
    does_add: |name: &str| [
        "Does {name} add a card?",
        "{name} 님이 카드를 더 냅니까?",
        "{name}さんはカードを足しますか？"
    ],
    /// The cards that were beaten or are taken (the taker, and how many cards), with the number of cards that can be
    /// added, and their ranks.
    beaten_adds: |room: u8, ranks: &[&str]| [
        format!("Every attack is beaten. {}", en::more(room, ranks)),
        format!("모두 막았습니다. {}", ko::more(room, ranks)),
        format!("すべて防ぎました。{}", ja::more(room, ranks))
    ],
    taken_adds: |name: &str, count: u8, room: u8, ranks: &[&str]| [
        format!("{name} takes {}. {}", en::cards(count), en::more(room, ranks)),
        format!("{name} 님이 {count}장을 가져갑니다. {}", ko::more(room, ranks)),
        format!("{name}さんが{count}枚を引き取ります。{}", ja::more(room, ranks))
    ],
    /// The answer that no one of several players adds a card, or that one does not.
    none_adds: ["Nobody", "없음", "誰も足さない"],
    adds_none: ["No", "더 내지 않음", "足さない"],
    /// The answer of a player who has looked at their hand before.
    none_after_all: ["Nothing after all", "역시 내지 않기", "やはり足さない"],
    /// The button with which a player undoes taking the cards.
    back_take: |name: &str| [
        "{name}: undo “Take”",
        "{name}: ‘가져가기’ 되돌리기",
        "{name}：「引き取る」を元に戻す"
    ],
    /// The button with which a player undoes a card.
    back_card: |name: &str, card: &str| [
        "{name}: undo the {card}",
        "{name}: {card} 되돌리기",
        "{name}：{card}を元に戻す"
    ],
    thinks_attack: |name: &str| [
        "{name} is choosing an attack.",
        "{name} 님이 공격할 카드를 고르고 있습니다.",
        "{name}さんが攻撃を考えています。"
    ],
    thinks_defence: |name: &str| [
        "{name} is choosing a defence.",
        "{name} 님이 어떻게 막을지 생각하고 있습니다.",
        "{name}さんが防御を考えています。"
    ],
    thinks_add: |name: &str| [
        "{name} can add a card.",
        "{name} 님이 더 낼지 생각하고 있습니다.",
        "{name}さんがカードを足すか考えています。"
    ],
    deals_next: |name: &str| [
        "{name} deals next.",
        "{name} 님이 다음 판 카드를 나눕니다.",
        "次は{name}さんが配ります。"
    ],
    take: |count: u8| [
        format!("Take {}", en::cards(count)),
        "{count}장 가져가기",
        "{count}枚引き取る"
    ],
    stop: ["Stop", "공격 마치기", "攻撃を終える"],
    pass: ["Pass", "패스", "パス"],
    done: ["Done", "더 없음", "これで決定"],
    finish: ["Finish", "게임 마치기", "対戦を終える"],
    add: |card: &str| ["Add the {card}", "{card} 더 내기", "{card}を足す"],
    beat_with: |attack: &str, with: &str| [
        "Beat the {attack} with the {with}",
        "{with} 카드로 {attack} 막기",
        "{with}で{attack}を防ぐ"
    ],
    transfer_with: |card: &str| [
        "Transfer with the {card}",
        "{card} 카드로 넘기기",
        "{card}で受け流す"
    ],
    show: |card: &str| [
        "Show the {card}, transfer",
        "{card} 보여 주고 넘기기",
        "{card}を見せて受け流す"
    ],
    transfer_it: ["Transfer the attack", "공격 넘기기", "攻撃を受け流す"],
    /// The label of the stock for screen readers: cards left, trump suit.
    stock: |count: u8, trump: Suit| [
        format!("Stock: {} left, {} are trumps", en::cards(count), suits(trump)),
        format!("더미: {count}장 남음, 으뜸패는 {}", korean_suit(trump)),
        format!("山札：残り{count}枚、切り札は{}", japanese_suit(trump))
    ],
    left: |count: u8| ["{count} left", "{count}장 남음", "残り{count}枚"],
    none_left: ["No cards left to draw", "더미가 비었음", "山札なし"],
    beaten: |count: u8| ["{count} beaten", "버린 카드 {count}장", "捨て札 {count}枚"],
    beaten_label: |count: u8| [
        format!("{} beaten off", en::cards(count)),
        "버린 카드 {count}장",
        "捨て札{count}枚"
    ],
    on_table: ["Cards on the table", "바닥의 카드", "場のカード"],
    /// An attack card for screen readers: the card; in `beaten_by`, also the card that beats it.
    open_attack: |card: &str| [
        "{card}, not beaten",
        "{card}, 아직 막히지 않음",
        "{card}、まだ防がれていません"
    ],
    beaten_by: |attack: &str, defence: &str| [
        "{attack}, beaten by {defence}",
        "{attack}, {defence} 카드로 막음",
        "{attack}、{defence}で防御"
    ],
    holds: |cards: &str| ["Holds {cards}", "손패에 {cards}", "手札に{cards}"],
});
