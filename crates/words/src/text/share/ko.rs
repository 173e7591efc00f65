//! The texts in Korean.

use super::ShareMessages;

pub(super) static SHARE: ShareMessages = ShareMessages {
    share: "공유",
    what: "공유할 내용",
    deal: "같은 조건",
    this_match: "이번 게임",
    result: "내 결과",
    deal_says: "링크를 여는 사람은 같은 카드나 주사위, 같은 자리, 같은 규칙으로 시작합니다. 지금까지의 진행은 포함되지 않습니다.",
    deal_in_play: "링크를 여는 사람은 이 게임을 처음부터 시작합니다. 가려진 것은 직접 해 봐야 드러납니다. 게임이 끝나면 게임 전체도 공유할 수 있습니다.",
    match_over: "링크를 여는 사람은 끝난 게임을 모든 수와 가려졌던 것까지 받습니다. 이름도 포함됩니다.",
    match_in_play: "링크를 여는 사람은 자기 기기에서 여기부터 이어서 합니다. 가려진 것과 이름도 포함됩니다.",
    result_says: "오늘의 도전 결과를 한 줄로 적었습니다. 같은 도전을 한 사람에게 보내 보세요.",
    without_names: "이름 없이 보내기",
    seats: |seats| format!("{seats}인용"),
    point: "카메라로 스캔하세요",
    qr: "링크의 QR 코드",
    link: "링크",
    line: "내 결과 한 줄",
    copy: "복사",
    share_link: "링크 공유",
    share_line: "이 줄 공유",
    no_code: "링크가 길어 QR 코드로 만들 수 없습니다. 대신 파일로 저장할 수 있습니다.",
    no_link: "게임이 길어 링크로 만들 수 없습니다. 파일로 저장하면 Mallard의 선반에서 가져올 수 있습니다.",
    no_server: "모든 내용이 링크 안에 있습니다.",
    deal_came: "같은 조건으로 시작",
    match_came: "공유된 게임",
    for_whom: |people, bots| match (people, bots) {
        (0, _) => format!("봇 {bots}"),
        (_, 0) => format!("사람 {people}명"),
        _ => format!("사람 {people}명, 봇 {bots}"),
    },
    deal_waits: "공유한 기기와 같은 카드나 주사위로 시작합니다. 자리와 규칙이 미리 채워진 설정 화면이 열립니다.",
    set_up: "설정 열기",
    damaged: "링크가 손상되었습니다. 일부가 빠졌거나 바뀌었습니다. 링크를 다시 보내 달라고 하세요.",
    newer: "더 새로운 버전의 Mallard에서 만든 링크입니다. 페이지를 새로 고쳐 업데이트하세요.",
    other_rules: "예전 규칙에서 만든 링크라 사용할 수 없습니다.",
    of_the_day: |date, place, of, points| {
        let points = if points.is_empty() { String::new() } else { format!(", {points}") };
        format!("Mallard, {date}: {of}명 중 {place}위{points}")
    },
    is_placed: |name, place, of| format!("{name} 님, {of}명 중 {place}위"),
    week: "이번 주 순위",
    weekdays: ["일", "월", "화", "수", "목", "금", "토"],
    today: "오늘",
    not_played: "하지 않음",
};
