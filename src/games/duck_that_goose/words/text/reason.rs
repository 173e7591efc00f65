//! Why a hint is given, in every language: the end of a sentence that begins with the action.

use crate::words::Lang;

/// The reasons, in one language.
#[derive(Debug)]
pub struct Reason {
    /// The card on the discard pile.
    pub rather_draw: fn(&str) -> String,
    pub rather_take: &'static str,
    pub keeps: &'static str,
    pub discards: &'static str,
    pub looks: &'static str,
    pub leaves: &'static str,
    pub best_off: &'static str,
}

/// The reasons of a language.
pub fn reasons(lang: Lang) -> &'static Reason {
    lang.pick([&EN, &KO, &JA])
}

static EN: Reason = Reason {
    rather_draw: |card| format!("on average that does you more good than {card}."),
    rather_take: "it does you more good than a card from the deck on average.",
    keeps: "with it you are better off than with a card turned up, as far as can be foreseen.",
    discards: "it would make your range worse.",
    looks: "to look costs nothing.",
    leaves: "nothing you could do here makes you better off.",
    best_off: "of all you could do, it leaves you best off, as far as can be foreseen.",
};

static KO: Reason = Reason {
    rather_draw: |card| format!("평균으로 보면 {card} 카드보다 이롭습니다."),
    rather_take: "덱에서 뽑는 카드의 평균보다 이롭습니다.",
    keeps: "내다볼 수 있는 한, 카드를 공개하는 것보다 이롭습니다.",
    discards: "가지면 내 영역이 더 나빠집니다.",
    looks: "보는 데는 아무 대가도 없습니다.",
    leaves: "여기서 할 수 있는 일 중 이로운 것이 없습니다.",
    best_off: "내다볼 수 있는 한, 할 수 있는 일 중 가장 이롭습니다.",
};

static JA: Reason = Reason {
    rather_draw: |card| format!("平均すると、{card}よりも得です。"),
    rather_take: "山札から引くカードの平均よりも得です。",
    keeps: "見通せるかぎり、カードを公開するより得です。",
    discards: "置くと、自分の場が悪くなります。",
    looks: "見ても損はありません。",
    leaves: "ここでできることの中に、得になるものはありません。",
    best_off: "見通せるかぎり、できることの中でいちばん得です。",
};
