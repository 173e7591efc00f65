//! The texts in Japanese.

use super::CardGameMessages;
use crate::{Lang, text};

pub(super) static CARD_GAME: CardGameMessages = CardGameMessages {
    trump_is: |suit| format!("切り札：{}", (text(Lang::Ja).suit)(suit)),
    dealer: "ディーラー",
    play: |card| format!("{card}を出す"),
    not_in_hand: |card| format!("{card}は手札にありません。"),
    your_hand: |count| format!("自分の手札、{count}枚"),
    trump: |card| format!("{card}、切り札"),
    playable: |card| format!("{card}、出せます"),
};
