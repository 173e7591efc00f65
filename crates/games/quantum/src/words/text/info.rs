//! The texts of the game's tile. The home screen needs only these, so they are a separate part: what is loaded
//! first remains small.

use mallard_words::About;

messages!(info_labels(InfoLabels {
    about: About {
        name: ["Quantum", "퀀텀", "クワァンタム"],
        pitch: [
            "Roll, add up a colour and write it down. \
             Rows rise, then fall; only full columns score.",
            "주사위를 굴려 색깔별 합을 적으세요. \
             열의 숫자는 커졌다가 작아지고, 다 채운 세로줄만 점수가 됩니다.",
            "ダイスを振り、色の合計を書きましょう。行の数字は大きくなってから小さくなります。\
             得点になるのは埋まった列だけです。"
        ],
        minutes: [20, 20, 20],
        deal: ["Roll the dice", "주사위 굴리기", "ダイスを振る"]
    },
}));
