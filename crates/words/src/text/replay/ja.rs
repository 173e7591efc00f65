//! The texts in Japanese.

use super::ReplayMessages;

pub(super) static REPLAY: ReplayMessages = ReplayMessages {
    look_back: "リプレイ",
    title: "リプレイ",
    step: |at, last| format!("{at}/{last}手"),
    slider: "対戦の進み具合",
    round_back: "前の場面へ",
    step_back: "1手戻る",
    play: "再生",
    pause: "一時停止",
    step_on: "1手進む",
    round_on: "次の場面へ",
    my_move: "自分の最後の手へ",
    whose_view: "視点",
    seen_by: |name| format!("{name}さんの視点"),
    seen_by_all: "公開された情報",
    everything: "すべて公開",
    milestones: "主な場面",
    next_point: |label| format!("次：{label}"),
    leads: |name| format!("{name}さんが首位に"),
};
