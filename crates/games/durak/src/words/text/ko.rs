//! Korean.

use super::super::card::glyph;
use super::{InfoLabels, ScoreLabels, SetupLabels, TableLabels, Text};
use crate::{AfterFool, DealResult, Event, Refusal, ThrowIn, View};
use mallard_engine::Seat;
use mallard_words::{About, Lang, TextContext, game_messages, korean_suit as suit, text as shared};

pub static BOXED: InfoLabels = InfoLabels {
    about: About {
        name: "두락",
        pitch: "손패를 모두 없애세요. 마지막까지 카드를 든 사람이 바보입니다.",
        minutes: 20,
        deal: "카드 나누기",
    },
    setup: SetupLabels {
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
        after_take: "가져갈 때 끼어들기",
        after_take_hint: "방어자가 집어 들기 전에 공격자들이 카드를 더 낼 수 있습니다.",
        transfer: "넘기기",
        transfer_hint: "같은 숫자의 카드로 공격을 넘길 수 있습니다.",
        showing: "보여 주고 넘기기",
        showing_hint: "그 숫자의 으뜸패를 내지 않고 보여 주기만 해도 됩니다.",
        first_five: "첫 방어까지 5장",
        first_five_hint: "처음으로 막아 낼 때까지 한 공방의 공격 카드는 5장까지입니다.",
        several: "여러 장 내기",
        several_hint: "방어하기 전에 공격자가 같은 숫자를 여러 장 낼 수 있습니다.",
        teams: "팀전",
        teams_hint: "두 팀이 번갈아 앉습니다. 4명이나 6명일 때 쓸 수 있습니다.",
        length: "게임 길이",
        open_hint: "한 판씩 이어 하다가 어느 판 뒤에든 마칠 수 있습니다.",
        deals_hint: "정한 판수만큼 합니다.",
        until_wins_hint: "한쪽이 정해 둔 횟수만큼 이길 때까지 합니다.",
        until_fools_hint: "누군가 정해 둔 횟수만큼 바보가 될 때까지 합니다.",
        open: "자유",
        deals: |deals| format!("{deals}판"),
        until_wins: |count| format!("{count}승까지"),
        until_fools: |count| format!("바보 {count}번까지"),
        after_fool: "바보가 나온 다음 판",
        after_fool_hint: |leader| match leader {
            AfterFool::Attacked => "바보의 오른쪽 사람이 먼저 공격해 바보가 맨 먼저 방어합니다.",
            AfterFool::Under => "바보의 왼쪽 사람이 먼저 공격합니다.",
            AfterFool::Winner => "맨 먼저 나간 사람이 먼저 공격합니다.",
        },
        after_fool_value: |leader| match leader {
            AfterFool::Attacked => "바보가 방어",
            AfterFool::Under => "바보 왼쪽",
            AfterFool::Winner => "승자 먼저",
        },
        on: "켬",
        off: "끔",
    },
};

pub static TEXT: Text = Text {
    table: TableLabels {
        subtitle: |preset, bout| format!("{preset} · 공방 {bout}"),
        deal_of: |deal| format!("{deal}판"),
        you_attack: |name| format!("{name} 님, 공격할 차례입니다"),
        you_defend: |name| format!("{name} 님, 방어할 차례입니다"),
        you_throw_in: |name| format!("{name} 님, 끼어들 차례입니다"),
        you_deal: |name| format!("{name} 님, 카드를 나눌 차례입니다"),
        attacks: |name| format!("{name} 님이 공격할 차례"),
        defends: |name| format!("{name} 님이 방어할 차례"),
        adds: |name| format!("{name} 님이 더 낼 차례"),
        deals: |name| format!("{name} 님이 나눌 차례"),
        attacking: "공격",
        defending: "방어",
        throwing_in: "끼어들기",
        may_add: "더 낼 수 있음",
        taking: "가져감",
        passed: "패스",
        out: |place| format!("나감 · {place}위"),
        lead_any: "원하는 카드로 공격하세요.",
        beat_plain: |card, plain| format!("{card}보다 높은 {}나 으뜸패로 막으세요.", suit(plain)),
        beat_trump: |card| format!("{card}보다 높은 으뜸패로 막으세요."),
        beat_none: |card| format!("{card} 카드를 막을 수 있는 카드가 없습니다."),
        beat_several: |count| format!("공격 카드 {count}장을 원하는 순서로 막으세요."),
        or_pass_on: |beat| format!("{beat} 공격을 넘겨도 됩니다."),
        add_or_stop: "바닥에 나온 숫자로 더 공격하거나 공격을 마치세요.",
        attack_or_pass: "바닥에 나온 숫자로 더 공격하거나 패스하세요.",
        add_or_pass: "바닥에 나온 숫자로 끼어들거나 패스하세요.",
        add_none_fits: "낼 수 있는 카드가 없습니다.",
        add_after_take: |name| format!("{name} 님이 가져갑니다. 같은 숫자를 더 내거나 패스하세요."),
        more_or_done: "같은 숫자를 더 내거나 ‘더 없음’을 누르세요.",
        more_none: "같은 숫자의 카드가 더 없습니다.",
        next_or_finish: "다음 판을 시작하거나 여기서 게임을 마치세요.",
        does_anyone_add: "카드를 더 낼 사람이 있습니까?",
        does_add: |name| format!("{name} 님이 카드를 더 냅니까?"),
        beaten_adds: |room, ranks| format!("모두 막았습니다. {}", more(room, ranks)),
        taken_adds: |name, count, room, ranks| {
            format!("{name} 님이 {count}장을 가져갑니다. {}", more(room, ranks))
        },
        none_adds: "없음",
        adds_none: "더 내지 않음",
        none_after_all: "역시 내지 않기",
        back_take: |name| format!("{name}: ‘가져가기’ 되돌리기"),
        back_card: |name, card| format!("{name}: {card} 되돌리기"),
        thinks_attack: |name| format!("{name} 님이 공격할 카드를 고르고 있습니다."),
        thinks_defence: |name| format!("{name} 님이 어떻게 막을지 생각하고 있습니다."),
        thinks_add: |name| format!("{name} 님이 더 낼지 생각하고 있습니다."),
        deals_next: |name| format!("{name} 님이 다음 판 카드를 나눕니다."),
        take: |count| format!("{count}장 가져가기"),
        stop: "공격 마치기",
        pass: "패스",
        done: "더 없음",
        finish: "게임 마치기",
        add: |card| format!("{card} 더 내기"),
        beat_with: |attack, with| format!("{with} 카드로 {attack} 막기"),
        transfer_with: |card| format!("{card} 카드로 넘기기"),
        show: |card| format!("{card} 보여 주고 넘기기"),
        transfer_it: "공격 넘기기",
        stock: |count, trump| format!("더미: {count}장 남음, 으뜸패는 {}", suit(trump)),
        left: |count| format!("{count}장 남음"),
        none_left: "더미가 비었음",
        beaten: |count| format!("버린 카드 {count}장"),
        beaten_label: |count| format!("버린 카드 {count}장"),
        on_table: "바닥의 카드",
        open_attack: |card| format!("{card}, 아직 막히지 않음"),
        beaten_by: |attack, defence| format!("{attack}, {defence} 카드로 막음"),
        holds: |cards| format!("손패에 {cards}"),
    },
    score: ScoreLabels {
        unit: |_| "회",
        best: "두락 최고 기록: 가장 적은 공방으로 이긴 게임의 공방 수입니다.",
        deal: |deal| format!("{deal}판"),
        wins: "이긴 판",
        fools: "바보 횟수",
        fool: "바보",
        note_deals: "판마다 그 판의 순위를 적었습니다.",
        note_wins: "가장 많은 판을 이긴 쪽이 1위입니다.",
        note_fools: "바보 횟수가 적은 쪽이 앞섭니다. 같으면 순위의 합이 작은 쪽이 앞섭니다.",
        evening: "지금까지",
        deals: |count| format!("{count}판"),
        last_cards: |name| format!("{name} 님에게 남은 카드"),
        is_fool: |name| format!("{name} 님이 바보입니다"),
        wins_deal: |names| format!("{names} 님이 이겼습니다"),
        drawn_deal: "무승부입니다",
        deal_over: |deal| format!("{deal}판이 끝났습니다."),
        next_deal: "다음 판",
        all_draw: "무승부",
        why_wins: |count| format!("{count}판을 이겼습니다."),
        why_first_out: "손패를 먼저 모두 없앴습니다.",
        out_first: |names| format!("{names} 님이 손패를 가장 먼저 모두 없앴습니다."),
        why_fools: |count| match count {
            0 => String::from("한 번도 바보가 되지 않았습니다."),
            _ => format!("바보가 된 횟수는 {count}번입니다."),
        },
        fools_most: |names, count| format!("{names} 님: 바보 {count}번."),
        both: |first, second| format!("{first} {second}"),
        why_draw: "바보가 된 사람이 없습니다.",
        why_level: "모두의 성적이 같습니다.",
    },
};

/// The action of the seat of `event`, without its name; `taken`: how many cards it took, once that is known.
pub fn last_action_line(event: &Event, taken: Option<u8>) -> Option<String> {
    let said = match (event, taken) {
        (&Event::ShowedLowest { card, .. }, _) => {
            format!("가장 낮은 으뜸패: {}", glyph(card))
        }
        (&Event::Attacked { card, opening: true, .. }, _) => format!("{} 카드로 공격", glyph(card)),
        (&Event::Attacked { card, opening: false, .. }, _) => format!("{} 더 냄", glyph(card)),
        (&Event::Beat { attack, with, .. }, _) => {
            format!("{} 카드로 {} 막음", glyph(with), glyph(attack))
        }
        (&Event::Transferred { card, .. }, _) => format!("{} 카드로 넘김", glyph(card)),
        (&Event::Showed { card, .. }, _) => format!("{} 보여 주고 넘김", glyph(card)),
        (Event::Takes { .. }, Some(count)) => format!("{count}장 가져감"),
        (Event::Takes { .. }, None) => "가져가기로 함".to_owned(),
        (Event::Passed { .. }, _) => "더 내지 않음".to_owned(),
        _ => return None,
    };
    Some(said)
}

/// The line of the log for `event`.
pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    match *event {
        Event::Dealt { deal, dealer, trump, in_hand: true } => {
            format!("{deal}판: 딜러 {}, 으뜸패 {} (딜러의 손패)", name(dealer), glyph(trump))
        }
        Event::Dealt { deal, dealer, trump, in_hand: false } => {
            format!("{deal}판: 딜러 {}, 으뜸패 {}", name(dealer), glyph(trump))
        }
        Event::BoutBegan { bout, opener, defender } => {
            format!("공방 {bout} · {} 공격, {} 방어", name(opener), name(defender))
        }
        Event::ShowedLowest { seat, card } => {
            format!("{}: 가장 낮은 으뜸패 {} 공개", name(seat), glyph(card))
        }
        Event::Attacked { seat, card, opening: true, .. } => {
            format!("{}: {} 카드로 공격", name(seat), glyph(card))
        }
        Event::Attacked { seat, card, opening: false, .. } => {
            format!("{}: {} 더 냄", name(seat), glyph(card))
        }
        Event::Beat { seat, attack, with } => {
            format!("{}: {} 카드로 {} 막음", name(seat), glyph(with), glyph(attack))
        }
        Event::Transferred { seat, card, to } => {
            format!("{}: {} 카드로 {}에게 넘김", name(seat), glyph(card), name(to))
        }
        Event::Showed { seat, card, to } => {
            format!("{}: {} 보여 주고 {}에게 넘김", name(seat), glyph(card), name(to))
        }
        Event::Takes { seat } => format!("{}: 가져가기로 함", name(seat)),
        Event::Passed { seat } => format!("{}: 더 내지 않음", name(seat)),
        Event::BeatenOff { seat, cards: count } => {
            format!("{}: 모두 막아 냄, {count}장 버림", name(seat))
        }
        Event::PickedUp { seat, cards: taken } => {
            format!("{}: {}장 가져감", name(seat), taken.len())
        }
        Event::Drew { seat, cards: drawn, turned_up: None } => {
            format!("{}: {}장 뽑음", name(seat), drawn.count())
        }
        Event::Drew { seat, cards: drawn, turned_up: Some(card) } => {
            let (name, count, card) = (name(seat), drawn.count(), glyph(card));
            match count {
                1 => format!("{name}: {card} 뽑음"),
                _ => format!("{name}: {card} 포함 {count}장 뽑음"),
            }
        }
        Event::Out { seat, place } => format!("{}: 나감, {place}위", name(seat)),
        Event::DealEnded { result: DealResult::Won(seats), .. } => {
            format!("이번 판 승자: {}", say.list(seats.iter()))
        }
        Event::DealEnded { result: DealResult::Fool(seat), .. } => {
            format!("이번 판 바보: {}", name(seat))
        }
        Event::DealEnded { result: DealResult::Drawn, .. } => "이번 판 무승부".to_owned(),
        Event::Finished { seat } => format!("{}: 게임을 마침", name(seat)),
    }
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::NotYourTurn => (game_messages(say.lang).not_your_turn)(say.maybe(view.actor())),
        Refusal::NotInHand(card) => (game_messages(say.lang).not_in_hand)(&glyph(card)),
        Refusal::MustLead => "공방을 시작할 차례입니다. 먼저 카드를 내세요.".to_owned(),
        Refusal::DefenderMustAnswer => "방어할 차례입니다. 공격을 막거나 가져가세요.".to_owned(),
        Refusal::OnlyDefender => "방어자만 할 수 있습니다.".to_owned(),
        Refusal::DealOver => "판이 끝났습니다. 다음 판을 시작하거나 게임을 마치세요.".to_owned(),
        Refusal::DealNotOver => {
            "자유 길이 게임에서 판과 판 사이에만 다음 판을 시작하거나 마칠 수 있습니다.".to_owned()
        }
        Refusal::OtherRank(card) => {
            format!("{} 카드는 방금 낸 카드와 숫자가 다릅니다.", glyph(card))
        }
        Refusal::RankNotOnTable(card) => {
            format!("{} 카드는 낼 수 없습니다. 바닥에 같은 숫자가 없습니다.", glyph(card))
        }
        Refusal::NoSuchAttack(card) => format!("바닥에 막을 {} 카드가 없습니다.", glyph(card)),
        Refusal::DoesNotBeat { attack, with } => {
            let (of, attack, card) = (attack.suit(), glyph(attack), glyph(with));
            if of == view.trump_suit() {
                format!("{card} 카드로는 못 막습니다. {attack}보다 높은 으뜸패가 필요합니다.")
            } else {
                format!(
                    "{card} 카드로는 못 막습니다. {attack}보다 높은 {}나 으뜸패가 필요합니다.",
                    suit(of)
                )
            }
        }
        Refusal::NoTransfer => "이 게임에는 넘기기가 없습니다.".to_owned(),
        Refusal::TransferTooLate => "이미 막은 카드가 있어 넘길 수 없습니다.".to_owned(),
        Refusal::TransferRank(card) => {
            format!("{} 카드는 공격 카드와 숫자가 다릅니다.", glyph(card))
        }
        Refusal::NextHoldsTooFew => format!(
            "{} 님의 손패가 모자라 넘길 수 없습니다.",
            say.maybe(view.next_after(view.bout.defender))
        ),
        Refusal::NoShowing => "이 게임에는 보여 주고 넘기기가 없습니다.".to_owned(),
        Refusal::ShowNeedsTrump(card) => {
            format!("으뜸패만 보여 줄 수 있습니다. {} 카드는 안 됩니다.", glyph(card))
        }
        Refusal::ShownAlready => "이 공방에서 이미 으뜸패를 보여 주었습니다.".to_owned(),
    }
}

/// How many more cards can be added, and of which ranks.
fn more(room: u8, ranks: &[&str]) -> String {
    format!(
        "{}\u{a0}카드를 {room}장까지 더 낼 수 있습니다.",
        ranks.join(shared(Lang::Ko).marks.list)
    )
}
