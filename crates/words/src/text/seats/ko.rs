//! The texts in Korean.

use super::SeatsMessages;
use crate::korean::subject;

pub(super) static SEATS: SeatsMessages = SeatsMessages {
    title: "자리 비우기·기권",
    hint: "자리를 비우면 봇이 대신합니다. 봇은 그 자리에서 볼 수 있는 것만 봅니다. 자리는 언제든지 되찾을 수 있습니다.",
    level: "봇의 수준",
    leave: "자리 비우기",
    take_back: "자리 되찾기",
    resign: "기권",
    stands_in: |level| format!("자리 비움, {} 대신함", subject(level)),
    resigned_to: |level| format!("기권, {} 이어서 함", subject(level)),
    resign_ask: |name| format!("{name} 님, 기권하시겠습니까?"),
    bot_follows: |level| {
        format!("봇({level})이 끝까지 대신할 수 있습니다. 자리는 되찾을 수 없습니다.")
    },
    play_on: "기권하고 봇에게 맡기기",
    end_too: "기권하고 게임 끝내기",
    if_it_ends: |follows| format!("지금 게임을 끝내면: {follows}"),
    share: |names| format!("{names} 님 공동 승리"),
    sentence: |title| format!("{title}입니다."),
    resigned: |name| format!("{name} 님이 기권했습니다."),
    played_on: |names| format!("중간에 기권: {names} 님. 봇이 이어서 했습니다."),
    deals_count: "끝난 판만 점수에 넣고, 하던 판은 넣지 않습니다.",
    rounds_count: "끝난 라운드만 점수에 넣고, 하던 라운드는 넣지 않습니다.",
    sheets_count: "모든 점수 용지를 지금 상태로 계산합니다.",
    no_deal: "끝난 판이 없어 승패가 없습니다.",
    no_round: "끝난 라운드가 없어 승패가 없습니다.",
    stays: "게임은 선반에 남지만 이어서 할 수는 없습니다.",
    only_played: "전적에서는 게임 수에만 넣고 승패에는 넣지 않습니다.",
    left: |name, level| format!("{name}: 자리를 비움, {} 대신함", subject(level)),
    returned: |name| format!("{name}: 자리를 되찾음"),
    resigns: |name, level| format!("{name}: 기권, {} 이어서 함", subject(level)),
    gives_up: |name| format!("{name}: 기권, 게임 끝남"),
    then: |name| format!("다음은 {name} 님"),
};
