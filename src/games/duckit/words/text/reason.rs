//! Why a hint is given, in every language: the end of a sentence that begins with the action.

use crate::words::Lang;

/// The reasons, in one language.
#[derive(Debug)]
pub struct Reason {
    pub never_wins: &'static str,
    /// Who wins the trick.
    pub four_to: fn(&str) -> String,
    /// Who wins the trick as it lies.
    pub four_to_so_far: fn(&str) -> String,
    pub no_four: &'static str,
    pub wins_fours: &'static str,
    /// Who wins the trick as it lies.
    pub loses: fn(&str) -> String,
    pub banked_four: &'static str,
    pub tried: &'static str,
}

/// The reasons of a language.
pub fn reasons(lang: Lang) -> &'static Reason {
    lang.pick([&EN, &KO, &JA])
}

static EN: Reason = Reason {
    never_wins: "it never wins a trick.",
    four_to: |name| format!("{name} wins the trick, and captures the four."),
    four_to_so_far: |name| format!("as the trick lies, {name} captures the four."),
    no_four: "you win the trick, but there is no four in it.",
    wins_fours: "you capture the four, and tried out on twenty deals that came out best.",
    loses: |name| format!("as it lies, {name} wins the trick, and you are rid of the card."),
    banked_four: "it counts as captured, and tried out on twenty deals that came out best.",
    tried: "tried out on twenty deals, it came out best.",
};

static KO: Reason = Reason {
    never_wins: "이 카드로는 트릭을 딸 수 없습니다.",
    four_to: |name| format!("{name} 님이 트릭과 4를 땁니다."),
    four_to_so_far: |name| format!("지금대로라면 {name} 님이 4를 땁니다."),
    no_four: "트릭을 따지만 그 안에 4가 없습니다.",
    wins_fours: "4를 따게 되지만, 스무 번의 가상 배분에서 결과가 가장 좋았습니다.",
    loses: |name| format!("지금대로라면 {name} 님이 트릭을 따고, 이 카드는 털어 냅니다."),
    banked_four: "딴 4로 치지만, 스무 번의 가상 배분에서 결과가 가장 좋았습니다.",
    tried: "스무 번의 가상 배분에서 결과가 가장 좋았습니다.",
};

static JA: Reason = Reason {
    never_wins: "このカードでトリックを取ることはありません。",
    four_to: |name| format!("{name}さんがトリックと4を獲得します。"),
    four_to_so_far: |name| format!("このままなら、{name}さんが4を獲得します。"),
    no_four: "トリックを取りますが、4は入っていません。",
    wins_fours: "4を獲得しますが、仮の配札20回ではいちばん良い結果でした。",
    loses: |name| format!("このままなら{name}さんがトリックを取り、このカードを手放せます。"),
    banked_four: "獲得した4として数えますが、仮の配札20回ではいちばん良い結果でした。",
    tried: "仮の配札20回で、いちばん良い結果でした。",
};
