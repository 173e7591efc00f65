//! Japanese.

use super::VariantLabels;

pub(super) static VARIANTS: VariantLabels = VariantLabels {
    named: [
        ("競争", "しぶきの代わりに、カモの数字が点になります。"),
        ("重圧", "最後のラウンドでは、マイナス点が2倍になります。"),
        ("驚き", "ラウンドの前に山札から2枚を除きます。どのカードかは誰にも分かりません。"),
        ("制約", "山札に1、2、3がなく、そのカモは自分では動きません。"),
        ("大騒ぎ", "クワッの代わりに、1人ずつ別の動物の声で鳴きます。"),
    ],
    round: |round| format!("第{round}ラウンド"),
};
