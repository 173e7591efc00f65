//! Text of replays.

use mallard_words::messages;

messages!(replay_messages(ReplayMessages {
    look_back: ["Replay", "다시 보기", "リプレイ"],
    /// The title of the screen.
    title: ["Replay", "다시 보기", "リプレイ"],
    /// The number of the step, and the number of steps.
    step: |at: usize, last: usize| ["Move {at} of {last}", "{at}/{last}수", "{at}/{last}手"],
    /// The name of the slider, which shows the position in the match.
    slider: ["Position in the match", "게임 진행 위치", "対戦の進み具合"],
    /// The buttons to the beginning of the round, deal, bout or turn, and to that of the next one.
    round_back: ["Skip back", "이전 장면", "前の場面へ"],
    step_back: ["Step back", "한 수 뒤로", "1手戻る"],
    play: ["Play", "재생", "再生"],
    pause: ["Pause", "일시 정지", "一時停止"],
    step_on: ["Step forward", "한 수 앞으로", "1手進む"],
    round_on: ["Skip forward", "다음 장면", "次の場面へ"],
    my_move: ["My last move", "내 마지막 수로", "自分の最後の手へ"],
    whose_view: ["View", "시점", "視点"],
    /// The name of the player whose view it is.
    seen_by: |name: &str| ["{name}’s view", "{name} 님 시점", "{name}さんの視点"],
    seen_by_all: ["Everyone’s view", "공개된 정보", "公開された情報"],
    everything: ["Everything", "모두 공개", "すべて公開"],
    /// The name of the marks above the slider's track.
    milestones: ["Milestones", "주요 장면", "主な場面"],
    /// The label of the button to the next milestone or turning point.
    next_point: |label: &str| ["Next: {label}", "다음: {label}", "次：{label}"],
}));
