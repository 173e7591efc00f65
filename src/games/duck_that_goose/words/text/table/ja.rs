//! Japanese.

use super::{Label, Table};

pub const TABLE: Table = Table {
    subtitle: |round, rounds, seats| format!("第{round}ラウンド(全{rounds}) · {seats}人"),
    deck_label: "山札",
    pile_label: "捨て札",
    you_drew: "引いたカード",
    drew_panel: |name| format!("{name}さんが引いたカード"),
    you_took: "取ったカード",
    took_panel: |name| format!("{name}さんが取ったカード"),
    turned_up_panel: "公開されたカード",
    showing: "見えている点",
    facedown: "裏向き",
    facedown_count: |count| format!("裏向き{count}枚"),
    game_total: "合計",
    game_so_far: "ここまでの合計",
    your_range: "自分の場",
    range_of: |name| format!("{name}さんの場"),
    tag_choosing: "選択中",
    tag_looking: "見ている",
    tag_ready: "準備完了",
    tag_decided_by: |name| format!("{name}さんが決める"),
    tag_chose: |value| format!("{value}を選択"),
    control_bar: |name, other| format!("{name}さんが{other}さんの代わりに決めます"),
    keep_mode: "加える",
    discard_mode: "捨てる",
    mark_replace: "入れ替え",
    mark_turn_up: "表にする",
    mark_look: "見る",
    next_card: "次のカード",
    second_card: "2番目",
    third_card: "3番目",
    earlier: "前へ",
    later: "後ろへ",
    card_for: |name| format!("{name}さんに渡すカード"),
    card_for_you: "自分が受け取るカード",
    yellow_discards: "捨て札の黄のカード",
    you: "自分",
    to_left: "左",
    to_right: "右",
    over: "対戦は終わりました。",
    ranges: "場",
};

pub const LABEL: Label = Label {
    card_label: |card, value| format!("{card}、{value}"),
    facedown_label: |place| format!("{place}番のカード、裏向き"),
    facedown_known_label: |place, card| format!("{place}番のカード、裏向き: {card}"),
    face_up_label: |place, card, value| format!("{place}番のカード: {card}、{value}"),
    copy_label: |label| format!("{label}、まねっこネコ"),
    covers_label: |label, list| format!("{label}、下に{list}"),
    cancelled_label: |label| format!("{label}、打ち消し"),
    range_label: |name, count, points| {
        format!("{name}さんの場: {count}枚、見えている点{points}")
    },
    yellow_label: |card, count| format!("{card}、捨て札に{count}枚"),
};
