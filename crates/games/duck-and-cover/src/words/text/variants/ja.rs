//! Japanese.

use super::VariantLabels;

pub(super) static VARIANTS: VariantLabels = VariantLabels {
    named: [
        ("競争", "しぶきの代わりに、カモの数字が点になります。"),
        ("プレッシャー", "最後のラウンドでは、マイナス点が2倍になります。"),
        ("サプライズ", "ラウンドの前に山札から2枚を除きます。どのカードかは誰にも分かりません。"),
        ("制約", "1、2、3はコールされず、そのカモがいちばん上の束は動かせません。"),
        ("大騒ぎ", "クワッの代わりに、1人ずつ別の動物の声で鳴きます。"),
    ],
    round: |round| format!("第{round}ラウンド"),
    rounds: |rounds| format!("第{}ラウンド", rounds.join("、第")),
    named_in_a_list: |name| format!("「{name}」"),
};
