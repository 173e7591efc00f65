//! The variants by name and in a sentence, in every language. The setup shows them, so they are a separate part: what
//! is loaded first remains small.

use mallard_words::{Lang, text as shared};

messages!(variants(VariantLabels {
    /// The name of each variant, and its effect, in the order of `Variant::ALL`.
    named: [
        [
            ("Competition", "The numbers on the ducks count instead of their splashes."),
            ("Pressure", "In the last round, minus points count double."),
            (
                "Surprises",
                "Two cards of the deck are set aside before the round, and nobody sees them.",
            ),
            (
                "Constraints",
                "1, 2 and 3 are never called, and a stack with one of these ducks on top \
                 cannot move.",
            ),
            ("Madness", "Instead of quacking, each player makes the sound of a different animal."),
        ],
        [
            ("경쟁", "물방울 대신 오리의 숫자가 점수가 됩니다."),
            ("압박", "마지막 라운드에서는 마이너스 점수가 두 배가 됩니다."),
            (
                "깜짝 카드",
                "라운드 전에 뽑기 더미에서 2장을 빼 둡니다. 무슨 카드인지는 아무도 모릅니다.",
            ),
            ("제약", "1, 2, 3은 부르지 않고, 이 오리가 맨 위인 더미는 옮길 수 없습니다."),
            ("소동", "각자 꽥 대신 서로 다른 동물의 소리를 냅니다."),
        ],
        [
            ("競争", "しぶきの代わりに、カモの数字が点になります。"),
            ("プレッシャー", "最後のラウンドでは、マイナス点が2倍になります。"),
            (
                "サプライズ",
                "ラウンドの前に山札から2枚を除きます。どのカードかは誰にも分かりません。"
            ),
            ("制約", "1、2、3はコールされず、そのカモがいちばん上の束は動かせません。"),
            ("大騒ぎ", "クワッの代わりに、1人ずつ別の動物の声で鳴きます。"),
        ]
    ] as [(&'static str, &'static str); 5],
    /// The name of a round.
    round: |round: u8| ["Round {round}", "{round}라운드", "第{round}ラウンド"],
    /// The name of several rounds, from their numbers.
    rounds: |rounds: &[String]| [
        match rounds {
            [round] => format!("Round {round}"),
            _ => format!("Rounds {}", (shared(Lang::En).list_of_names)(rounds)),
        },
        format!("{}라운드", rounds.join(shared(Lang::Ko).marks.list)),
        format!("第{}ラウンド", rounds.join("、第"))
    ],
    /// The name of a variant as a sentence lists it.
    named_in_a_list: |name: &str| ["{name}", "‘{name}’", "「{name}」"],
}));
