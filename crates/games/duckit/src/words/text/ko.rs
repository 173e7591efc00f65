//! Korean.

use super::{CardLabels, InfoLabels, LogLabels, ScoreLabels, TableLabels, Terms, Text};
use mallard_words::{About, korean_suit as suit};

pub static BOXED: InfoLabels = InfoLabels {
    about: About {
        name: "덕킷",
        pitch: "트릭을 따되 4는 피하세요. 4를 딸 때마다 칩을 1개 잃습니다. 단, 4를 4장 모두 따면 이야기가 달라집니다.",
        minutes: 25,
        deal: "카드 나누기",
    },
};

pub static TEXT: Text = Text {
    table: TableLabels {
        super_duck: "슈퍼 오리",
        subtitle: |round, trick| format!("라운드 {round} · 트릭 {trick}/9"),
        you_bank: |name| format!("{name} 님, 꽥꽥이를 가져왔습니다"),
        banks: |name| format!("{name} 님이 카드를 묻을 차례"),
        thinks_bank: |name| format!("{name} 님이 묻을 카드를 고르고 있습니다."),
        follow_or_duck: |led| {
            let suit = suit(led);
            format!("이번 트릭의 문양은 {suit}입니다. {suit}나 슈퍼 오리를 내세요.")
        },
        after_duck: "슈퍼 오리가 먼저 나왔습니다. 내는 카드가 문양을 정합니다.",
        bank_one: |card| {
            format!("꽥꽥이는 {card}입니다. 손패 1장을 묻으세요. 묻은 4도 딴 것으로 칩니다.")
        },
        bank: |card| format!("{card} 묻기"),
        bank_quacker: |card| format!("꽥꽥이 {card} 묻기"),
        chips: "칩",
        tricks: "트릭",
        fours: "딴 4",
        banked: "묻은 카드",
        paid: |count| format!("가운데 칩 {count}개"),
        drew_lowest: |name| format!("{name} 님이 가장 낮은 카드를 뽑아 딜러가 됩니다."),
        lowest: "가장 낮음",
        banking: "묻는 중",
        took_quacker: "꽥꽥이 가져감",
        out_of_chips: "칩 없음",
        no_trump: "으뜸패 없음",
        duck_rank_is: |rank| format!("오리 숫자: {}", rank.mark()),
        no_duck_rank: "오리 숫자 없음",
        no_quackback: "이번 라운드는 꽥백 없음",
        reversed: "서열 뒤집힘",
        low: "낮음",
        high: "높음",
        duck: "슈퍼 오리",
        duck_rank: "오리 숫자",
        costs_a_chip: "칩 −1",
        quacker: "꽥꽥이",
        known_void: |list| format!("{list} 없음"),
        must_bank: "먼저 손패 1장을 묻으세요.",
        must_follow_or_duck: |led| format!("{}나 슈퍼 오리를 내야 합니다.", suit(led)),
        nothing_to_bank: "꽥꽥이를 막 가져온 사람만 카드를 묻습니다.",
        did_bank: "1장을 묻음",
    },
    label: CardLabels {
        joker: "조커, 슈퍼 오리",
        face_up: |card| format!("공개된 카드: {card}"),
        quacker: "꽥꽥이, 뒷면",
        quacker_taken: |name| format!("{name} 님이 꽥꽥이를 가져감"),
        draw: "첫 딜러 정하기",
        trick_duck: "지금 트릭, 선은 슈퍼 오리를 냄",
        ruler: "이번 라운드의 서열, 낮은 것부터",
        ruler_duck: "슈퍼 오리, 모든 카드보다 낮음",
        ruler_duck_rank: |rank| format!("{rank}, 오리 숫자"),
        ruler_four: "4, 따면 칩 1개를 냄",
        pot: |count| format!("가운데 칩: {count}개"),
        bankable: |card| format!("{card}, 묻을 수 있음"),
        is_quacker: |card| format!("{card}, 꽥꽥이"),
        banked: |name| format!("{name} 님이 묻은 카드, 뒷면"),
    },
    log: LogLabels {
        drew_for_deal: |name, card| format!("{name}: 딜러를 정하려고 {card} 뽑음"),
        deals_first: |name| format!("{name}: 가장 낮아 첫 딜러"),
        round_begins: |round, name| format!("{round}라운드: 딜러 {name}"),
        turned_up: |card, trump, rank| {
            format!("{card} 공개: 으뜸패 {}, 오리 숫자 {}", suit(trump), rank.mark())
        },
        turned_up_four: |card, trump| {
            format!("{card} 공개: 으뜸패 {}, 오리 숫자와 꽥백 없음", suit(trump))
        },
        turned_up_duck: "슈퍼 오리 공개: 으뜸패 없음, 서열 뒤집힘",
        won_fours: |name, count| format!("{name}: 트릭과 숫자 4 카드 {count}장 획득"),
        took_quacker: |name| format!("{name}: 꽥꽥이 가져감"),
        banked: |name| format!("{name}: 카드 1장을 뒷면으로 묻음"),
        banked_at_once: |name| format!("{name}: 꽥꽥이를 그대로 뒷면으로 묻음"),
        bank_shown: |name, card| format!("{name}: 묻은 카드는 {card}"),
        bank_shown_four: |name, card| format!("{name}: 묻은 카드는 {card}, 딴 4가 1장 늘어남"),
        quackback: |name| format!("꽥백: {name}, 4를 모두 획득"),
        paid: |name, count| format!("{name}: 칩 {count}개 냄"),
        paid_short: |name, count, due| {
            format!("{name}: 칩 {due}개 가운데 {count}개만 냄, 남은 칩 없음")
        },
        paid_nothing: |name| format!("{name}: 내지 않음"),
        round_over: |round| format!("{round}라운드 끝"),
        out_of_chips: |name| format!("{name}: 칩이 없어 게임 끝"),
        match_won: |name, pot| format!("{name}: 승리, 가운데 칩 {pot}개를 가져감"),
        match_shared: |names, each| format!("공동 승리: {names}, 칩 {each}개씩 가져감"),
    },
    score: ScoreLabels {
        points: |chips| format!("칩 {chips}개"),
        unit: |_| "개",
        quackback: "꽥백",
        note: "라운드마다 낸 칩입니다. 칩이 가장 많은 사람이 이깁니다.",
        quackback_for: |name| format!("{name} 님의 꽥백"),
        paid_part: |name, count| format!("{name} 님 {count}개"),
        paid: |list| format!("낸 칩: {list}."),
        why_chips: |count| format!("칩이 {count}개로 가장 많습니다."),
        why_fours: |chips, fours| {
            format!("칩이 {chips}개로 같지만 마지막 라운드에 딴 4가 {fours}장으로 더 적습니다.")
        },
        why_tricks: |chips, fours, tricks| {
            format!(
                "칩({chips}개)과 4({fours}장)는 같지만 마지막 라운드에 딴 트릭이 {tricks}개로 더 많습니다."
            )
        },
        why_shared: |chips| format!("칩({chips}개)도, 마지막 라운드의 4와 트릭도 같습니다."),
        pot_to: |why, count| format!("{why} 가운데 칩 {count}개는 승자가 가져갑니다."),
        pot_split: |why, each| format!("{why} 승자마다 가운데 칩을 {each}개씩 가져갑니다."),
        from_the_middle: "가운데에서 받은 칩",
        parted_fours: |chips, first, after| {
            format!(
                "칩이 {chips}개로 같아, 마지막 라운드에 4를 {first}장 딴 사람이 {after}장 딴 사람보다 위입니다."
            )
        },
        parted_tricks: |chips, fours, first, after| {
            format!(
                "칩이 {chips}개, 4가 {fours}장으로 같아, 마지막 라운드에 트릭을 {first}개 딴 사람이 {after}개 딴 사람보다 위입니다."
            )
        },
        banked_is: "꽥꽥이를 가져온 사람이 뒷면으로 묻어 둔 카드입니다. 4라면 딴 것으로 칩니다.",
    },
    terms: Terms {
        face_up: "공개된 카드",
        trump: "으뜸패",
        duck_rank: "오리 숫자",
        order: "낮은 것부터",
        quackback: "꽥백",
        quackback_on: "4를 4장 모두 따면 다른 사람이 칩 4개씩 냄",
        quackback_off: "4가 공개되어 이번 라운드에는 없음",
        pot: "가운데 칩",
        suit,
    },
};
