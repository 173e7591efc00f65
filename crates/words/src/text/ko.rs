//! The texts in Korean.

use super::device::ko::DEVICE;
use super::lesson::ko::LESSON;
use super::{
    CurtainMessages, EndingMessages, FlatMessages, HomeMessages, Messages, PunctuationMarks,
    SavesMessages, SettingsMessages, SetupMessages, TableMessages,
};
use mallard_engine::cards::{Card, Rank, Suit};

pub(super) static TEXT: Messages = Messages {
    card,
    suit,
    list_of_names: |names| names.join(", "),
    marks: PunctuationMarks { list: ", ", value: ": ", sentences: " " },
    home: HomeMessages {
        tagline: "태블릿 하나로 즐기는 보드게임",
        pick_a_box: "게임 고르기",
        past: "지난 게임",
        join: "게임에 참여하기",
        past_hint: "전적을 보고 모든 데이터를 파일로 옮깁니다.",
        saved_ago: |minutes| match minutes {
            0 => String::from("방금 저장함"),
            1..60 => format!("{minutes}분 전에 저장함"),
            60..2880 => format!("{}시간 전에 저장함", minutes / 60),
            _ => format!("{}일 전에 저장함", minutes / 1440),
        },
        saved: |count| format!("저장된 게임 {count}개"),
        more_saved: |count| format!("저장된 다른 게임 {count}개"),
        saved_matches: "저장된 게임",
        no_match: "태블릿 한 대로 즐기는 보드게임: 함께 또는 봇과 혼자서",
        welcome: "휴대폰 한 대로 즐기는 게임",
        no_match_hint: "아래에서 게임을 고르세요. 게임마다 짧은 튜토리얼이 있습니다.",
        seats: |fewest, most| {
            if fewest == most { format!("{fewest}인") } else { format!("{fewest}~{most}인") }
        },
        minutes: |minutes| format!("{minutes}분"),
        resume_title: |game, players| format!("{game}: {players}"),
        open: "열기",
        delete: "삭제",
        delete_ask: |title| format!("‘{title}’ 게임을 삭제할까요? 되돌릴 수 없습니다."),
        daily: |date| format!("오늘의 도전 · {date}"),
        date: |month, day| format!("{month}월 {day}일"),
        daily_parts: ["한 판", "한 라운드", "점수 용지 한 장"],
        daily_hint: "물장구오리 둘과 겨룹니다. 오늘은 모두 똑같은 상태로 시작합니다.",
        daily_play: "오늘의 도전 시작하기",
        daily_over: "결과 보기",
        daily_week: |played, days| format!("지난 {days}일 중 {played}일 플레이"),
    },
    setup: SetupMessages {
        new_match: |game| format!("{game} 새 게임"),
        one_round: ("한 라운드만", "첫 라운드가 끝나면 게임도 끝납니다."),
        players: "플레이어",
        count: |count, most| format!("{count}명 (최대 {most}명)"),
        person: "사람",
        levels: [
            ("아기오리", "쉬움", "쉬움: 단순하게 플레이하고 실수가 잦습니다."),
            ("물장구오리", "보통", "보통: 잘하지만 본 것을 잊곤 합니다."),
            ("잠수오리", "어려움", "어려움: 실력이 가장 좋고 본 것을 모두 기억합니다."),
        ],
        add_player: "플레이어 추가",
        met: "전에 함께한 사람",
        same_people: "지난번과 같은 사람들로",
        forget: |name| format!("목록에서 {name} 님 지우기"),
        remove: |name| format!("{name} 님 빼기"),
        rename: |name| format!("{name} 님의 이름"),
        namesake: |name, called| {
            format!("{name} 님이 두 분입니다. 두 번째 분은 ‘{called}’ 님으로 부릅니다.")
        },
        kind_of: |name| format!("{name} 님 자리: 사람 또는 봇"),
        is_person: |name| format!("{name} 님은 사람입니까?"),
        still_bot: "계속 봇",
        more: "규칙 모두 보기",
        person_name: |number| format!("플레이어 {number}"),
        bot_names: [
            "쇠오리",
            "홍머리오리",
            "솜털오리",
            "흰비오리",
            "흰죽지",
            "알락오리",
            "발구지",
            "고방오리",
            "넓적부리",
        ],
        house_rules: "규칙 설정",
        how_to_play: "게임 방법",
        clockwise: "시계 방향으로 진행합니다",
        drag_hint: "오리를 끌어서 자리를 바꾸세요.",
        move_seat: |name| format!("{name} 님의 자리: 화살표 키로 옮기기"),
        phone_of: |name| format!("{name} 님은 휴대폰으로 함"),
        phone_connected: |name| format!("{name} 님은 휴대폰으로 함, 연결됨"),
        phones_for_all: "모두 휴대폰으로 하기",
        connect: |phones| format!("휴대폰 {phones}대 연결"),
        at_tablet: |people| match people {
            0 => String::from("모두 휴대폰으로 합니다. 이 화면은 함께 보는 테이블이 됩니다."),
            _ => format!("{people}명은 여기서, 나머지는 휴대폰으로 합니다."),
        },
        sharing: |people, middle| match people {
            0 => String::from("봇끼리 하는 게임을 구경합니다."),
            1 => String::from("혼자서 봇과 겨룹니다."),
            _ => {
                let how = if middle {
                    "태블릿을 가운데에 놓으세요."
                } else {
                    "건넬 때가 되면 알려 드립니다."
                };
                format!("{people}명이 이 태블릿을 함께 씁니다. {how}")
            }
        },
        shared: "공유받은 게임입니다. 자리 수와 규칙 설정을 바꾸지 않으면 모두 같은 카드나 주사위로 시작합니다.",
    },
    table: TableMessages {
        hint: "힌트",
        advice: |offer, reason| format!("{offer}: {reason}"),
        nothing_else: "할 수 있는 것이 이것뿐입니다.",
        close_hint: "힌트 닫기",
        try_this: "추천",
        undo: "되돌리기",
        undone: "마지막 수를 되돌렸습니다",
        log: "게임 기록",
        happens: "진행 상황",
        earlier: "이전 기록",
        menu: "메뉴",
        moves: "할 수 있는 것",
        end_here: "여기서 게임 끝내기",
        end_ask: "이 게임을 여기서 끝낼까요?",
        end_it: "끝내기",
        start_again: "새로 시작하기",
        again_ask: "새로 시작할까요?",
        again_follows: "플레이어와 규칙은 그대로입니다. 이 게임은 선반에 남아 있어 나중에 이어서 할 수 있습니다.",
        interrupt: "끼어들기",
        settings: "설정",
        cards: |count| format!("{count}장"),
        seats: "다른 자리",
        your_side: "내 자리",
    },
    curtain: CurtainMessages {
        pass_to: "다음 사람에게 태블릿을 건네주세요",
        show: |name| format!("{name}입니다. 내 카드 보기"),
        undo: |name| format!("{name}: 되돌리기"),
        nobody_else: "다른 사람은 보지 마세요.",
        show_mine: "내 카드 보기",
        stays_closed: "손패는 아직 보이지 않습니다.",
        begins: |name| format!("{name} 님부터 시작합니다."),
        who_interrupts: "누가 끼어듭니까?",
        game_waits: "게임이 멈춰 있습니다. 이름을 고르면 할 수 있는 것을 그 사람에게만 보여 줍니다.",
        interrupts: |name| format!("{name} 님이 끼어듭니다"),
        seen: "확인했습니다",
        only_you: |name| format!("{name} 님에게만 보입니다"),
        others_look: |list| format!("카드를 보고 있습니다: {list} 님."),
    },
    lesson: LESSON,
    flat: FlatMessages {
        title: "태블릿을 가운데에 놓기",
        hint: "양쪽 화면이 각자를 향합니다. 카드는 버튼을 누르고 있는 동안에만 보입니다.",
        hand_on: "번갈아 건네기로 바꾸기",
        sharing: "두 사람이 태블릿을 가운데에 놓고 함께 합니다.",
        turn_of: |name| format!("{name} 님 차례"),
        menu_of: |name| format!("{name} 님의 메뉴"),
        hold: "누르고 있으면 보임",
        let_go: "떼면 가려짐",
        peek: "손패 보기",
        hide: "가리기",
        tap: "한 번 눌러 손패 보기",
        tap_hint: "태블릿을 가운데에 놓았을 때, 버튼을 계속 누르지 않아도 4초 동안 보입니다.",
    },
    result: EndingMessages {
        title: "결과",
        place: "순위",
        player: "플레이어",
        earlier: "이전",
        again: "다시 하기",
        last_board: "테이블 보기",
        change_setup: "게임 설정 바꾸기",
        ended: "중간에 끝남",
        show_result: "결과 보기",
    },
    settings: SettingsMessages {
        title: "설정",
        language: "언어",
        theme: "테마",
        theme_auto: "자동",
        theme_light: "밝게",
        theme_dark: "어둡게",
        speed: "속도",
        speed_hint: "봇이 생각하는 시간과 카드가 움직이는 속도입니다.",
        speed_slow: "느리게",
        speed_normal: "보통",
        speed_fast: "빠르게",
        speed_off: "즉시",
        motion: "움직임",
        motion_hint: "줄이면 카드와 주사위가 움직이는 모습을 보여 주지 않습니다.",
        motion_auto: "기기 설정대로",
        motion_less: "줄이기",
        motion_full: "기본",
        left_hand: "왼손 배치",
        left_hand_hint: "버튼과 메뉴를 왼쪽에 둡니다.",
        suits: "4색 문양",
        suits_hint: "다이아몬드는 파랑, 클로버는 초록으로 표시합니다.",
        memory: "기억 도우미",
        memory_hint: "모두에게 공개되어 기억해도 되는 정보를 보여 줍니다.",
        confirm: "한 수마다 확인",
        confirm_hint: "끄면 한 번만 눌러도 카드를 냅니다.",
        only_move: "하나뿐인 수는 자동으로",
        only_move_hint: "할 수 있는 것이 하나뿐이면 자동으로 진행합니다.",
        shortcuts: "글자 단축키",
        shortcuts_hint: "H 힌트, U 되돌리기, L 게임 기록, R 규칙, M 할 수 있는 것, 다시 보기에서는 P 재생.",
        sounds: "소리",
        sounds_hint: "카드, 주사위, 오리, 내 차례를 들려줍니다. 진동을 지원하는 기기에서는 진동도 울립니다.",
        volume: "음량",
        volume_low: "작게",
        volume_medium: "보통",
        volume_high: "크게",
    },
    saves: SavesMessages {
        not_lasting: "이 브라우저에는 저장할 수 없습니다. 페이지를 닫으면 게임이 사라집니다.",
        not_saved: "마지막 수를 저장하지 못했습니다. 저장 공간이 가득 찼거나 막혀 있습니다.",
        try_again: "다시 저장",
        make_room: "선반에서 공간 비우기",
        unsaved: "저장하지 못한 게임이 있습니다. 저장 공간이 가득 찼거나 막혀 있습니다. 끝난 게임을 지우면 공간이 생깁니다.",
        elsewhere: "이 게임은 다른 탭이나 창에서 열려 있습니다.",
        play_here: "여기서 하기",
        missing: "이 기기에 없는 게임입니다.",
        damaged: "저장된 게임이 손상되어 열 수 없습니다. 데이터는 그대로 둡니다.",
        damaged_step: |good| {
            format!("저장 데이터가 손상되었습니다. 온전한 {good}수까지만 보여 줍니다.")
        },
        damaged_slot: "저장된 두 사본 중 하나가 손상되었습니다. 남은 사본은 조금 전 상태일 수 있습니다.",
        newer: "더 새로운 버전의 Mallard에서 저장한 게임입니다. 페이지를 새로 고쳐 업데이트하세요.",
        other_rules: "예전 규칙으로 하던 게임이라 이어서 할 수 없습니다.",
        unknown_game: "이 버전의 Mallard에는 없는 게임입니다.",
        too_long: "수가 너무 많아 이 게임을 열 수 없습니다.",
        full: "게임이 최대 길이에 이르러 여기서 끝납니다.",
    },
    device: DEVICE,
    round_won: |round, names| format!("{round}라운드 승자: {names} 님"),
    go_on: "이어서 하기",
    close: "닫기",
    cancel: "취소",
    rules: "규칙",
    rules_of: |game| format!("{game} 규칙"),
    rules_short: "한눈에 보기",
    rules_full: "전체 규칙",
    rules_this_table: "이번 게임",
    contents: "목차",
    back: "뒤로",
    back_to_shelf: "선반으로 돌아가기",
};

fn card(card: Card) -> String {
    let rank = match card.rank() {
        Rank::Jack => "잭",
        Rank::Queen => "퀸",
        Rank::King => "킹",
        Rank::Ace => "에이스",
        rank => rank.mark(),
    };
    format!("{} {rank}", suit(card.suit()))
}

/// The name of a suit.
pub fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "스페이드",
        Suit::Hearts => "하트",
        Suit::Diamonds => "다이아몬드",
        Suit::Clubs => "클로버",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::korean::ends_in_consonant;

    /// Durak and Duckit put 를, 가 and 나 after a suit.
    #[test]
    fn every_suit_ends_in_a_vowel_as_the_particles_after_it_expect() {
        for each in Suit::ALL {
            assert!(!ends_in_consonant(suit(each)), "{}", suit(each));
        }
    }
}
