//! Why a hint is given, in every language: the end of a sentence that begins with the action.

use crate::words::Lang;

/// The reasons, in one language.
#[derive(Debug)]
pub struct Reason {
    pub ending: &'static str,
    pub lowest: &'static str,
    pub follows: &'static str,
    pub cheapest: &'static str,
    pub only_trump: &'static str,
    pub known_rank: &'static str,
    pub cannot: &'static str,
    pub too_dear: &'static str,
    pub only_trumps_fit: &'static str,
    pub keeps: &'static str,
    /// Who takes.
    pub gift: fn(&str) -> String,
    /// Who defends.
    pub presses: fn(&str) -> String,
    /// Who takes.
    pub rid: fn(&str) -> String,
    /// Who defends then.
    pub passes_on: fn(&str) -> String,
    pub shows: fn(&str) -> String,
    pub better_hand: &'static str,
}

/// The reasons of a language.
pub fn reasons(lang: Lang) -> &'static Reason {
    lang.pick([&EN, &KO, &JA])
}

static EN: Reason = Reason {
    ending: "the deal is near its end, and played out in the head this comes out best.",
    lowest: "no card of yours is lower.",
    follows: "you hold another card of that rank to add.",
    cheapest: "the lowest card of yours that beats it.",
    only_trump: "nothing but a trump beats it, and this is your lowest.",
    known_rank: "its rank lies there already, so nothing new can be added to it.",
    cannot: "you cannot beat all that lies there.",
    too_dear: "only trumps beat it, and they are worth keeping.",
    only_trumps_fit: "nothing fits but trumps, and they are worth keeping.",
    keeps: "what fits is worth more in your hand.",
    gift: |name| format!("what you add goes to {name}, and it is worth keeping."),
    presses: |name| format!("{name} has to beat it too, or takes everything."),
    rid: |name| format!("{name} takes it, and you are rid of it."),
    passes_on: |name| format!("{name} has to answer instead of you."),
    shows: |name| format!("{name} has to answer instead of you, and you keep the card."),
    better_hand: "it leaves you the better hand.",
};

static KO: Reason = Reason {
    ending: "판이 거의 끝나, 끝까지 헤아려 보면 이 수가 가장 낫습니다.",
    lowest: "손패에 이보다 낮은 카드가 없습니다.",
    follows: "같은 숫자 카드가 더 있어 이어서 낼 수 있습니다.",
    cheapest: "막을 수 있는 카드 중 가장 낮습니다.",
    only_trump: "으뜸패로만 막을 수 있고, 이것이 가장 낮은 으뜸패입니다.",
    known_rank: "이미 바닥에 있는 숫자라서 새로 더 낼 카드가 생기지 않습니다.",
    cannot: "바닥의 카드를 모두 막을 수는 없습니다.",
    too_dear: "으뜸패로만 막을 수 있는데, 아껴 둘 만합니다.",
    only_trumps_fit: "낼 수 있는 카드가 으뜸패뿐이고, 아껴 둘 만합니다.",
    keeps: "낼 수 있는 카드는 손에 두는 편이 낫습니다.",
    gift: |name| format!("더 낸 카드는 {name} 님이 가져갑니다. 아껴 둘 만한 카드입니다."),
    presses: |name| format!("{name} 님은 이것도 막지 못하면 모두 가져가야 합니다."),
    rid: |name| format!("{name} 님이 가져가므로 이 카드를 털어 낼 수 있습니다."),
    passes_on: |name| format!("대신 {name} 님이 막아야 합니다."),
    shows: |name| format!("대신 {name} 님이 막아야 하고, 카드는 그대로 남습니다."),
    better_hand: "더 좋은 손패가 남습니다.",
};

static JA: Reason = Reason {
    ending: "ラウンドも終盤で、最後まで読むと、この手がいちばん良い結果になります。",
    lowest: "手札にこれより弱いカードはありません。",
    follows: "同じランクがほかにもあり、続けて出せます。",
    cheapest: "防げるカードの中でいちばん弱いカードです。",
    only_trump: "切り札でしか防げず、これがいちばん弱い切り札です。",
    known_rank: "もう場にあるランクなので、新しく追加される手がかりになりません。",
    cannot: "場のカードをすべて防ぐことはできません。",
    too_dear: "切り札でしか防げませんが、残しておく価値があります。",
    only_trumps_fit: "出せるのは切り札だけで、残しておく価値があります。",
    keeps: "出せるカードは、手札に残すほうが得です。",
    gift: |name| format!("追加したカードは{name}さんのものになります。残しておく価値があります。"),
    presses: |name| format!("{name}さんはこれも防げなければ、すべて引き取ります。"),
    rid: |name| format!("{name}さんが引き取るので、手札から減らせます。"),
    passes_on: |name| format!("代わりに{name}さんが防ぐことになります。"),
    shows: |name| format!("代わりに{name}さんが防ぐことになり、カードは手元に残ります。"),
    better_hand: "より良い手札が残ります。",
};
