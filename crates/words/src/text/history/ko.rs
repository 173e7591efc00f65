//! The texts in Korean.

use super::HistoryMessages;
use crate::{Lang, text};

pub(super) static HISTORY: HistoryMessages = HistoryMessages {
    figures_of: |name| format!("{name} 님의 전적"),
    whose: "전적",
    played: "게임 수",
    won: "승리",
    best: "최고 기록",
    streak: "연승",
    streak_says: "연승: 연달아 이긴 게임 수입니다. 두락에서는 연달아 바보가 되지 않은 게임 수입니다.",
    won_of: |won, played| format!("{played}번 중 {won}번 승리"),
    against: "봇 상대",
    last: "최근 게임",
    last_says: |won, played| format!("{played}번 중 {won}번 승리했고, 오른쪽이 가장 최근입니다."),
    today: "오늘",
    yesterday: "어제",
    date: |year, month, day| format!("{year}년 {month}월 {day}일"),
    with: |names| format!("함께: {names}"),
    uncounted: "가져온 게임, 전적에서 제외",
    ended: "중간에 끝남, 승패에서 제외",
    look_back: "다시 보기",
    empty: "아직 끝난 게임이 없습니다",
    empty_says: "게임을 끝까지 하면 여기에 남습니다. 누가 이겼는지 보고, 모든 수를 다시 볼 수 있습니다.",
    all: |count| format!("{count}개 모두 보기"),
    kept_here: "이 기기에만 보관됩니다.",
    counted: "전적은 이 목록의 게임으로 계산합니다. 중간에 끝난 게임은 게임 수에만 넣고 승패에는 넣지 않습니다.",
    clear: "지우기…",
    clear_ask: |count| format!("지난 게임 {count}개를 지울까요?"),
    clear_says: "전적도 함께 지워집니다. 저장된 게임과 설정은 남습니다. 되돌릴 수 없습니다.",
    clear_yes: "지우기",
    gone: |count| format!("목록이 가득 차서 가장 오래된 게임 {count}개가 빠졌습니다."),
    everything: "내 모든 데이터",
    everything_says: "저장된 게임과 지난 게임, 튜토리얼 진행, 게임 설정, 앱 설정입니다. Mallard가 있는 기기라면 ‘지난 게임’에서 가져올 수 있습니다.",
    bring: "가져오기",
    bring_says: "한 기기의 모든 데이터가 든 파일입니다. 이미 있는 게임은 다시 추가하지 않고, 설정은 파일의 설정으로 바꿉니다.",
    came: |matches, past, others, settings| {
        let mut parts = Vec::new();
        let mut add = |count: usize, part: String| {
            if count > 0 {
                parts.push(part);
            }
        };
        add(past, format!("지난 게임 {past}개"));
        add(matches, format!("저장된 게임 {matches}개"));
        add(others, format!("튜토리얼 진행이나 게임 설정 {others}개"));
        add(settings.into(), String::from("앱 설정"));
        format!("가져온 것: {}.", text(Lang::Ko).list(&parts))
    },
    nothing_new: "새로운 것이 없습니다.",
    here: |count| format!("이미 있는 것: {count}개."),
    unread: |count| format!("손상되어 뺀 것: {count}개."),
    no_room: |count| format!("공간이 부족해 가져오지 못한 것: {count}개."),
    too_large: "Mallard 파일이라기에는 너무 큽니다.",
    damaged: "한 기기의 모든 데이터가 든 파일이 아니거나, 일부가 빠졌거나 바뀌었습니다.",
    newer: "더 새로운 버전의 Mallard에서 만든 파일입니다. 페이지를 새로 고쳐 업데이트하세요.",
};
