//! Why a hint suggests an action, in every language: the end of a sentence that begins with the
//! action.

messages!(reasons(Reason {
    ending: [
        "the deal is nearly over, and in the end this works out best.",
        "판이 거의 끝나, 끝까지 따져 보면 이 수가 가장 낫습니다.",
        "ラウンドも終盤で、最後まで読むと、この手がいちばんよい結果になります。"
    ],
    lowest: [
        "it is the lowest card in your hand.",
        "손패에 이보다 낮은 카드가 없습니다.",
        "手札にこれより弱いカードはありません。"
    ],
    follows: [
        "you have another card of that rank to add.",
        "같은 숫자 카드가 더 있어 이어서 낼 수 있습니다.",
        "同じランクがほかにもあり、続けて出せます。"
    ],
    cheapest: [
        "it is your lowest card that beats it.",
        "막을 수 있는 카드 중 가장 낮습니다.",
        "防げるカードの中でいちばん弱いカードです。"
    ],
    only_trump: [
        "only a trump beats it, and this is your lowest.",
        "으뜸패로만 막을 수 있고, 이것이 가장 낮은 으뜸패입니다.",
        "切り札でしか防げず、これがいちばん弱い切り札です。"
    ],
    known_rank: [
        "its rank is already on the table, so it gives nobody a new rank to add.",
        "이미 바닥에 있는 숫자라서 상대가 더 낼 수 있는 숫자가 늘지 않습니다.",
        "もう場にあるランクなので、相手が足せるランクは増えません。"
    ],
    cannot: [
        "you cannot beat everything on the table.",
        "바닥의 카드를 모두 막을 수는 없습니다.",
        "場のカードをすべて防ぐことはできません。"
    ],
    too_dear: [
        "only trumps beat it, and they are worth keeping.",
        "으뜸패로만 막을 수 있는데, 으뜸패는 아껴 두는 편이 낫습니다.",
        "切り札でしか防げませんが、切り札は残しておくほうが得です。"
    ],
    too_good: [
        "the cards that beat it are worth more in your hand.",
        "막을 수 있는 카드는 손에 두는 편이 낫습니다.",
        "防げるカードは、手札に残すほうが得です。"
    ],
    lower_later: [
        "a lower card beats it too, but is worth more later.",
        "더 낮은 카드로도 막을 수 있지만, 그 카드는 나중에 더 쓸모가 있습니다.",
        "もっと弱いカードでも防げますが、そのカードはあとで役に立ちます。"
    ],
    only_trumps_fit: [
        "only trumps fit, and they are worth keeping.",
        "낼 수 있는 카드가 으뜸패뿐인데, 으뜸패는 아껴 두는 편이 낫습니다.",
        "出せるのは切り札だけですが、切り札は残しておくほうが得です。"
    ],
    keeps: [
        "the cards that fit are worth more in your hand.",
        "낼 수 있는 카드는 손에 두는 편이 낫습니다.",
        "出せるカードは、手札に残すほうが得です。"
    ],
    /// The name of the player who takes.
    gift: |name: &str| [
        "anything you add goes to {name}, so keep your good cards.",
        "더 내면 {name} 님이 가져가니, 좋은 카드는 아껴 두는 편이 낫습니다.",
        "追加すると{name}さんのものになるので、よいカードは手札に残すほうが得です。"
    ],
    /// The name of the defender.
    presses: |name: &str| [
        "{name} has to beat it too or take everything.",
        "{name} 님은 이것도 막지 못하면 모두 가져가야 합니다.",
        "{name}さんはこれも防げなければ、すべて引き取ります。"
    ],
    /// The name of the player who takes.
    rid: |name: &str| [
        "{name} takes it, so you get rid of it.",
        "{name} 님이 가져가므로 이 카드를 털어 낼 수 있습니다.",
        "{name}さんが引き取るので、手札から減らせます。"
    ],
    /// The name of the player who then defends.
    passes_on: |name: &str| [
        "{name} has to answer instead of you.",
        "대신 {name} 님이 막아야 합니다.",
        "代わりに{name}さんが防ぐことになります。"
    ],
    shows: |name: &str| [
        "{name} has to answer instead of you, and you keep the card.",
        "대신 {name} 님이 막아야 하고, 카드는 그대로 남습니다.",
        "代わりに{name}さんが防ぐことになり、カードは手元に残ります。"
    ],
    /// In favour of another deal of an open match.
    again: [
        "there is time for another deal.",
        "한 판 더 할 수 있습니다.",
        "もう1ラウンド遊べます。"
    ],
    better_hand: [
        "it leaves you with a better hand.",
        "더 좋은 손패가 남습니다.",
        "よりよい手札が残ります。"
    ],
}));
