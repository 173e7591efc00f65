//! The texts in Japanese.

use super::TrickMessages;
use crate::{Lang, text};
use mallard_engine::cards::Suit;

pub(super) static TRICK: TrickMessages = TrickMessages {
    you_lead: |name| format!("{name}さん、リードの番です"),
    you_play: |name| format!("{name}さんの番です"),
    leads: |name| format!("{name}さんがリードする番"),
    plays: |name| format!("{name}さんがカードを出す番"),
    thinks_lead: |name| format!("{name}さんがリードするカードを考えています。"),
    thinks_play: |name| format!("{name}さんが出すカードを考えています。"),
    lead_any: "好きなカードをリードしてください。",
    follow: |led| format!("リードスートは{0}です。{0}を出してください。", suit(led)),
    cannot_follow: |led| format!("{}がないので、好きなカードを出せます。", suit(led)),
    must_follow: |led| {
        format!("手札に{0}があるので、リードスートの{0}を出してください。", suit(led))
    },
    lead: |card| format!("{card}をリードする"),
    to_lead: "リード",
    led: "リードした",
    to_play: "出す番",
    played: "出した",
    winning: "勝っている",
    takes_it: "獲得",
    last_trick: "前のトリック",
    label: |led| format!("現在のトリック、リードスートは{}", suit(led)),
    empty_label: |name| format!("新しいトリック、{name}さんがリード"),
    card_label: |name, card| format!("{name}さん：{card}"),
    winning_label: |name, card| format!("{name}さん：{card}、勝っています"),
    slot_label: |name| format!("{name}さんはまだ出していません"),
    did_lead: |card| format!("{card}をリード"),
    did_play: |card| format!("{card}を出す"),
    did_win: |card| format!("{card}でトリックを獲得"),
    log_title: |trick, name| format!("第{trick}トリック · {name}がリード"),
    log_led: |name, card| format!("{name}が{card}をリード"),
    log_played: |name, card| format!("{name}が{card}を出す"),
    log_won: |name| format!("{name}がトリックを獲得"),
};

fn suit(suit: Suit) -> &'static str {
    (text(Lang::Ja).suit)(suit)
}
