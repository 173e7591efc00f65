//! Korean.

use super::{Boxed, Log, Recap, Refusal, Score, Setup, Table, Text};
use crate::engine::cards::Suit;
use crate::games::durak::ThrowIn;
use crate::words::{About, Lang, text as shared};

pub static BOXED: Boxed = Boxed {
    about: About {
        name: "두락",
        pitch: "손패를 모두 없애세요. 마지막까지 카드를 든 사람이 바보입니다.",
        minutes: 20,
        deal: "카드 나누기",
    },
    setup: Setup {
        presets: "규칙 종류",
        classic: "클래식 2인",
        throw_in_preset: "끼어들기",
        transfer_preset: "넘기기",
        own_rules: "직접 설정",
        deck: "카드 수",
        deck_hint: "24장은 9부터 쓰며 4명까지 할 수 있습니다. 52장은 2부터 씁니다.",
        cards: |count| format!("{count}장"),
        throw_in: "끼어들기",
        throw_in_hint: |throw_in| match throw_in {
            ThrowIn::Off => "공격자만 카드를 더 낼 수 있습니다.",
            ThrowIn::All => "방어자를 뺀 모두가 카드를 더 낼 수 있습니다.",
            ThrowIn::Neighbours => "방어자의 양옆 사람만 카드를 더 낼 수 있습니다.",
        },
        throw_in_value: |throw_in| match throw_in {
            ThrowIn::Off => "끔",
            ThrowIn::All => "모두",
            ThrowIn::Neighbours => "이웃만",
        },
        after_take: "가져갈 때 더 얹기",
        after_take_hint: "방어자가 집어 들기 전에 공격자들이 카드를 더 얹을 수 있습니다.",
        transfer: "넘기기",
        transfer_hint: "같은 숫자의 카드로 공격을 넘길 수 있습니다.",
        showing: "보여 주고 넘기기",
        showing_hint: "그 숫자의 으뜸패를 내지 않고 보여 주기만 해도 됩니다.",
        first_five: "첫 방어까지 5장",
        first_five_hint: "처음으로 막아 낼 때까지 한 공방의 공격 카드는 5장까지입니다.",
        teams: "팀전",
        teams_hint: "두 팀이 번갈아 앉습니다. 4명이나 6명일 때 쓸 수 있습니다.",
        length: "시합 길이",
        length_hint: "판수를 정하거나, 누군가 그 횟수만큼 이기거나 바보가 될 때까지 합니다.",
        deals: |deals| format!("{deals}판"),
        until: |count| format!("{count}회면 끝"),
        on: "켬",
        off: "끔",
    },
};

pub static TEXT: Text = Text {
    table: Table {
        subtitle: |preset, seats, bout| format!("{preset} · {seats}인 · {bout}번째 공방"),
        deal_of: |deal| format!("{deal}번째 판"),
        you_attack: |name| format!("{name} 님, 공격할 차례입니다"),
        you_defend: |name| format!("{name} 님, 방어할 차례입니다"),
        you_throw_in: |name| format!("{name} 님, 끼어들 수 있습니다"),
        attacks: |name| format!("{name} 님이 공격할 차례"),
        defends: |name| format!("{name} 님이 방어할 차례"),
        adds: |name| format!("{name} 님이 추가 공격할 차례"),
        attacking: "공격",
        defending: "방어",
        throwing_in: "추가 공격",
        taking: "가져가는 중",
        passed: "패스",
        waiting: "대기",
        out: |place| format!("나감 · {place}위"),
        lead_any: "원하는 카드로 공격하세요.",
        beat_plain: |card, plain| format!("{card}보다 높은 {}나 으뜸패로 막으세요.", suit(plain)),
        beat_trump: |card| format!("{card}보다 높은 으뜸패로 막으세요."),
        beat_none: |card| format!("{card} 카드를 막을 수 있는 카드가 없습니다."),
        beat_several: |count| format!("공격 카드 {count}장을 원하는 순서로 막으세요."),
        or_pass_on: |beat| format!("{beat} 공격을 넘겨도 됩니다."),
        add_or_stop: "바닥에 나온 숫자로 더 공격하거나 공격을 마치세요.",
        add_or_pass: "바닥에 나온 숫자로 끼어들거나 패스하세요.",
        add_none_fits: "낼 수 있는 카드가 없습니다.",
        add_after_take: |name| format!("{name} 님이 가져갑니다. 같은 숫자를 더 얹거나 패스하세요."),
        does_add: |name| format!("{name} 님이 카드를 더 내나요? 안 낸다면 태블릿을 건네지 마세요."),
        says_nothing: |name| format!("{name} 님은 안 냄"),
        thinks_attack: |name| format!("{name} 님이 공격할 카드를 고르고 있습니다."),
        thinks_defence: |name| format!("{name} 님이 어떻게 막을지 생각하고 있습니다."),
        thinks_add: |name| format!("{name} 님이 더 낼지 생각하고 있습니다."),
        over: "시합이 끝났습니다.",
        take: |count| format!("{count}장 가져가기"),
        stop: "공격 마치기",
        pass: "패스",
        play: |card| format!("{card} 내기"),
        beat_with: |attack, with| format!("{with} 카드로 {attack} 막기"),
        transfer_with: |card| format!("{card} 카드로 넘기기"),
        show: |card| format!("{card} 보여 주고 넘기기"),
        pass_it_on: "공격 넘기기",
        talon: |count, trump| format!("더미: {count}장 남음, 으뜸패는 {}", suit(trump)),
        left: |count| format!("{count}장 남음"),
        trump_is: |trump| format!("으뜸패: {}", suit(trump)),
        none_left: "더미 없음",
        beaten: |count| format!("버린 카드 {count}장"),
        beaten_label: |count| format!("버린 카드 {count}장"),
        on_table: "바닥의 카드",
        open_attack: |card| format!("{card}, 아직 막히지 않음"),
        beaten_by: |attack, defence| format!("{attack}, {defence} 카드로 막음"),
        your_hand: |count| format!("내 손패, {count}장"),
        playable: |card| format!("{card}, 낼 수 있음"),
        trump: |card| format!("{card}, 으뜸패"),
        holds: |cards| format!("손패에 {cards}"),
    },
    log: Log {
        dealt: |deal, dealer, trump| format!("{deal}번째 판: 딜러 {dealer}, 으뜸패 {trump}"),
        dealt_in_hand: |deal, dealer, trump| {
            format!("{deal}번째 판: 딜러 {dealer}, 으뜸패 {trump} (딜러의 손패)")
        },
        showed_lowest: |name, card| format!("{name}: 가장 낮은 으뜸패 {card} 공개"),
        bout: |bout, attacker, defender| {
            format!("{bout}번째 공방 · {attacker} 공격, {defender} 방어")
        },
        opened: |name, card| format!("{name}: {card} 카드로 공격"),
        added: |name, card| format!("{name}: {card} 더 냄"),
        beat: |name, attack, with| format!("{name}: {with} 카드로 {attack} 막음"),
        transferred: |name, card, to| format!("{name}: {card} 카드로 {to}에게 넘김"),
        showed: |name, card, to| format!("{name}: {card} 보여 주고 {to}에게 넘김"),
        takes: |name| format!("{name}: 가져가기로 함"),
        passed: |name| format!("{name}: 더 내지 않음"),
        beaten_off: |name, count| format!("{name}: 모두 막아 냄, {count}장 버림"),
        picked_up: |name, count| format!("{name}: {count}장 가져감"),
        drew: |name, count| format!("{name}: {count}장 뽑음"),
        drew_trump: |name, count, card| match count {
            1 => format!("{name}: {card} 뽑음"),
            _ => format!("{name}: {card} 포함 {count}장 뽑음"),
        },
        out: |name, place| format!("{name}: 나감, {place}위"),
        won: |names| format!("이번 판 승자: {names}"),
        fool: |name| format!("이번 판 바보: {name}"),
        drawn: "이번 판 무승부",
    },
    recap: Recap {
        opened: |card| format!("{card} 카드로 공격"),
        added: |card| format!("{card} 더 냄"),
        beat: |attack, with| format!("{with} 카드로 {attack} 막음"),
        transferred: |card| format!("{card} 카드로 넘김"),
        showed: |card| format!("{card} 보여 주고 넘김"),
        takes: "가져가기로 함",
        took: |count| format!("{count}장 가져감"),
        passed: "더 내지 않음",
    },
    refusal: Refusal {
        match_over: "시합이 끝났습니다.",
        not_your_turn: |name| format!("지금은 {name} 님이 정할 차례입니다."),
        not_in_hand: |card| format!("손패에 {card} 카드가 없습니다."),
        must_lead: "공방을 시작할 차례입니다. 먼저 카드를 내세요.",
        defender_must_answer: "방어할 차례입니다. 공격을 막거나 가져가세요.",
        only_defender: "방어자만 할 수 있습니다.",
        rank_not_on_table: |card| {
            format!("{card} 카드는 낼 수 없습니다. 바닥에 같은 숫자가 없습니다.")
        },
        no_such_attack: |card| format!("바닥에 막을 {card} 카드가 없습니다."),
        does_not_beat_plain: |attack, card, plain| {
            format!(
                "{card} 카드로는 못 막습니다. {attack}보다 높은 {}나 으뜸패가 필요합니다.",
                suit(plain)
            )
        },
        does_not_beat_trump: |attack, card| {
            format!("{card} 카드로는 못 막습니다. {attack}보다 높은 으뜸패가 필요합니다.")
        },
        no_transfer: "이 시합에는 넘기기가 없습니다.",
        transfer_too_late: "이미 막은 카드가 있어 넘길 수 없습니다.",
        transfer_rank: |card| format!("{card} 카드는 공격 카드와 숫자가 다릅니다."),
        next_holds_too_few: |name| format!("{name} 님의 손패가 모자라 넘길 수 없습니다."),
        no_showing: "이 시합에는 보여 주고 넘기기가 없습니다.",
        show_needs_trump: |card| format!("으뜸패만 보여 줄 수 있습니다. {card} 카드는 안 됩니다."),
        shown_already: "이 공방에서 이미 으뜸패를 보여 주었습니다.",
    },
    score: Score {
        deal: |deal| format!("{deal}번째 판"),
        wins: "이긴 판",
        fools: "바보 횟수",
        fool: "바보",
        note_deals: "판마다 그 판의 순위를 적었습니다.",
        note_wins: "가장 많은 판을 이긴 쪽이 1위입니다.",
        note_fools: "바보 횟수가 적은 쪽이 앞섭니다. 같으면 순위의 합이 작은 쪽이 앞섭니다.",
        is_fool: |name| format!("바보는 {name} 님입니다"),
        wins_deal: |names| format!("{names} 님이 이겼습니다"),
        drawn_deal: "무승부입니다",
        deal_over: |deal| format!("{deal}번째 판이 끝났습니다."),
        next_deal: "다음 판",
        wins_match: |name| format!("{name} 님 승리"),
        shared: |names| format!("{names} 님 공동 승리"),
        all_draw: "무승부",
        why_wins: |count| format!("{count}판을 이겼습니다."),
        why_first_out: "손패를 먼저 모두 없앴습니다.",
        why_first_out_of_two: |name| {
            format!("손패를 먼저 모두 없앴습니다. 카드가 남은 {name} 님이 바보입니다.")
        },
        why_fool: "마지막까지 카드가 남았습니다.",
        why_fools: |count| match count {
            0 => String::from("한 번도 바보가 되지 않았습니다."),
            _ => format!("바보가 된 횟수는 {count}번입니다."),
        },
        fools_most: |names, count| format!("{names} 님: 바보 {count}번."),
        both: |first, second| format!("{first} {second}"),
        why_draw: "혼자 카드를 들고 남은 사람이 없습니다.",
    },
};

fn suit(suit: Suit) -> &'static str {
    (shared(Lang::Ko).suit)(suit)
}
