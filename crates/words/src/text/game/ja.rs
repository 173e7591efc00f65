//! The texts in Japanese.

use super::{GameMessages, TrickMessages};
use crate::japanese_suit as suit;

pub(super) static GAME: GameMessages = GameMessages {
    match_over: "対戦は終わりました。",
    not_your_turn: |name| format!("今は{name}さんが決める番です。"),
    you: "自分",
    waiting: "待機",
    choosing: "選択中",
    none: "なし",
    round: |round| format!("第{round}ラウンド"),
    round_over: |round| format!("第{round}ラウンドが終わりました"),
    next_round: "次のラウンド",
    wins: |name| format!("{name}さんの勝ち"),
    share: |names| format!("勝者：{names}"),
    all_share: "全員の共同勝利",
    trump_is: |trump| format!("切り札：{}", suit(trump)),
    dealer: "ディーラー",
    play: |card| format!("{card}を出す"),
    not_in_hand: |card| format!("{card}は手札にありません。"),
    your_hand: |count| format!("自分の手札、{count}枚"),
    trump: |card| format!("{card}、切り札"),
    playable: |card| format!("{card}、出せます"),
};

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
