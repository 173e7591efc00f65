//! Japanese.

use super::{NextStepLabels, OfferLabels};

pub const OFFER: OfferLabels = OfferLabels {
    at: |offer, place| format!("{offer}（{place}番のカード）"),
    peek: |first, second| format!("{first}番と{second}番のカードを見る"),
    draw: "山札から引く",
    shuffle: "捨て札をシャッフルして引く",
    take: |card| format!("{card}を取る"),
    take_chase: |card| format!("{card}を取る（必須）"),
    keep_it: |card| format!("{card}を加える"),
    discard_it: |card| format!("{card}を捨てる"),
    replace: |place| format!("裏向きの{place}番のカードを捨てる"),
    turn_up_it: |place| format!("裏向きの{place}番のカードを表にする"),
    replace_for: |place, name| format!("{name}さんの裏向きの{place}番のカードを捨てる"),
    turn_up_for_it: |place, name| format!("{name}さんの裏向きの{place}番のカードを表にする"),
    do_it: |card| format!("{card}の効果を使う"),
    do_sight: "裏向きのカードを見る",
    do_devil: "「悪魔」をすべて加える",
    leave_it: |card| format!("{card}を使わない"),
    look_deck: |count| format!("上から{count}枚見る"),
    look_not: "見ない",
    arrange: |list| format!("戻す順：{list}"),
    arrange_this: "この順に戻す",
    arrange_same: "そのまま戻す",
    shoot_it: |card| format!("{card}を捨てる"),
    lay_it: |card, on, name| format!("{name}さんの{on}に{card}を重ねる"),
    lay_it_own: |card, on| format!("自分の{on}に{card}を重ねる"),
    control_it: |name| format!("{name}さんの手番を代わりに決める"),
    copy_it: |card| format!("{card}をまねる"),
    flip_it: |card, name| format!("{name}さんの{card}を裏返す"),
    flip_own: |card| format!("自分の{card}を裏返す"),
    flip_nothing: "裏返さない",
    give: |card, name| format!("{name}さんに{card}を渡す"),
    give_you: |card| format!("{card}を自分が受け取る"),
    give_stop: "2枚目は渡さない",
    wind_it: |card| format!("{card}を捨てる"),
    wind_nothing: "捨てない",
    steal_it: |card, name| format!("{name}さんから{card}を取る"),
    steal_nothing: "取らない",
    bus_it: |name| format!("{name}さんになすりつける"),
    tables_it: |card| format!("{card}を渡す"),
    pass_left: "左へ渡す",
    pass_right: "右へ渡す",
    ripe_use: |card, top| format!("{card}で{top}を加える"),
    ripe_turn_up: |card| format!("{card}を表にする"),
    ripe_turn_up_use: |card, top| format!("{card}を表にして{top}を加える"),
    last_not: "使わずに終える",
};

pub const THEN: NextStepLabels = NextStepLabels {
    then_you: |before, after| format!("公開中の得点は{before}点から{after}点になります。"),
    then_other: |name, before, after| {
        format!("{name}さんの公開中の得点は{before}点から{after}点になります。")
    },
    same_total: "公開中の得点は変わりません。",
    gives_and_gets: |card, name, other_card, other| {
        format!("{name}さんに{card}を渡し、{other}さんから{other_card}を受け取ります。")
    },
    gives_only: |card, name| format!("{name}さんに{card}を渡し、受け取るカードはありません。"),
    gets_only: |card, name| format!("{name}さんから{card}を受け取ります。"),
};
