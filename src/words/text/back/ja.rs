//! Japanese.

use super::Back;

pub(super) static BACK: Back = Back {
    look_back: "振り返る",
    title: "振り返り",
    step: |at, last| format!("{at}/{last}手"),
    slider: "対戦の進み具合",
    round_back: "区切りの最初へ",
    step_back: "一手戻る",
    play: "再生",
    pause: "一時停止",
    step_on: "一手進む",
    round_on: "次の区切りへ",
    my_move: "自分の最後の手へ",
    whose_view: "誰の視点",
    seen_by: |name| format!("{name}さんの視点"),
    seen_by_all: "全員に見えたもの",
    everything: "すべて",
    moments: "転機",
    next_moment: |label| format!("次：{label}"),
    leads: |name| format!("{name}さんが首位に"),
};
