//! Why a hint suggests an action, in every language: the end of a sentence that begins with the
//! action.

messages!(reasons(Reason {
    never_wins: [
        "it never wins a trick.",
        "이 카드는 트릭을 따지 않아 안전합니다.",
        "このカードでトリックを取ることはありません。"
    ],
    /// The name of the player who wins the trick.
    four_to: |name: &str| [
        "{name} wins the trick and captures the four.",
        "{name} 님이 트릭과 4를 땁니다.",
        "{name}さんがトリックと4を獲得します。"
    ],
    /// The name of the player who wins the trick so far.
    four_to_so_far: |name: &str| [
        "as it is now, {name} captures the four.",
        "지금대로라면 {name} 님이 4를 땁니다.",
        "このままなら、{name}さんが4を獲得します。"
    ],
    no_four: [
        "you win the trick, but there is no four in it.",
        "트릭을 따지만 그 안에 4가 없습니다.",
        "トリックを取りますが、4は入っていません。"
    ],
    wins_fours: [
        "you capture the four, but in twenty trial deals this still worked best.",
        "4를 따게 되지만, 카드를 가상으로 스무 번 나누어 해 보니 결과가 가장 좋았습니다.",
        "4を獲得しますが、仮の配札20回ではいちばんよい結果でした。"
    ],
    /// The name of the player who wins the trick so far.
    loses: |name: &str| [
        "as it is now, {name} wins the trick, so you get rid of the card.",
        "지금대로라면 {name} 님이 트릭을 따고, 이 카드는 털어 냅니다.",
        "このままなら{name}さんがトリックを取り、このカードを手放せます。"
    ],
    banked_four: [
        "it counts as captured, but in twenty trial deals this still worked best.",
        "딴 4로 치지만, 카드를 가상으로 스무 번 나누어 해 보니 결과가 가장 좋았습니다.",
        "獲得した4として数えますが、仮の配札20回ではいちばんよい結果でした。"
    ],
    only_of_suit: [
        "it is your only card of that suit.",
        "그 무늬의 카드는 이것뿐입니다.",
        "そのスートのカードはこれだけです。"
    ],
    lowest_of_suit: [
        "it is your lowest card of that suit.",
        "그 무늬 중 가장 낮은 카드입니다.",
        "そのスートでいちばん弱いカードです。"
    ],
    highest_of_suit: [
        "it is your highest card of that suit.",
        "그 무늬 중 가장 높은 카드입니다.",
        "そのスートでいちばん強いカードです。"
    ],
    tried: [
        "in twenty trial deals it worked best.",
        "카드를 가상으로 스무 번 나누어 해 보니 결과가 가장 좋았습니다.",
        "仮の配札20回で、いちばんよい結果でした。"
    ],
}));
