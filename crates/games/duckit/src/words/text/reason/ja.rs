//! Japanese.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    never_wins: "このカードでトリックを取ることはありません。",
    four_to: |name| format!("{name}さんがトリックと4を獲得します。"),
    four_to_so_far: |name| format!("このままなら、{name}さんが4を獲得します。"),
    no_four: "トリックを取りますが、4は入っていません。",
    wins_fours: "4を獲得しますが、仮の配札20回ではいちばんよい結果でした。",
    loses: |name| format!("このままなら{name}さんがトリックを取り、このカードを手放せます。"),
    banked_four: "獲得した4として数えますが、仮の配札20回ではいちばんよい結果でした。",
    tried: "仮の配札20回で、いちばんよい結果でした。",
};
