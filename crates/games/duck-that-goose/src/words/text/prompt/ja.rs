//! Japanese.

use super::{InterruptLabels, QuestionLabels, RoleLabels, WaitLabels};

pub const ROLE: RoleLabels = RoleLabels {
    you_look: |name| format!("{name}さん、カードを2枚見てください"),
    you_turn: |name| format!("{name}さんの番です"),
    you_see: |name| format!("{name}さんだけに見えています"),
    you_see_both: |name, other| format!("{name}さんと{other}さんに見えています"),
    you_act: |name, card| format!("{name}さん、{card}"),
    you_decide: |name, other| format!("{name}さん、{other}さんの代わりに決めてください"),
    you_decide_act: |name, other, card| format!("{name}さん、{other}さんの代わりに：{card}"),
    you_last: |name| format!("{name}さん、ラウンドが終わる前です"),
};

pub const ASK: QuestionLabels = QuestionLabels {
    peek_first: "ボタンを押している間、カードが2枚見えます。選ぶには、先にカードをタップしてください。",
    peek_remember: "覚えてください。また裏向きになります。",
    open: |card| format!("山札から引くか、{card}のカードを取ってください。"),
    open_draw_only: "山札から引いてください。",
    open_take_only: |card| format!("引けるカードがありません。{card}のカードを取ってください。"),
    open_chase: |card| format!("いちばん上が{card}のカードです。必ず取ってください。"),
    open_nothing: "カードが残っていません。裏向きのカードを1枚表にしてください。",
    open_nothing_for: |name| {
        format!("カードが残っていません。{name}さんの裏向きのカードを1枚表にしてください。")
    },
    keep: |card| format!("{card}：加えるか、捨てて裏向きのカードを1枚表にしてください。"),
    keep_for: |card, name| {
        format!("{card}：{name}さんの裏向きのカードの代わりに加えますか、捨てて1枚表にしますか？")
    },
    keep_free: |card| format!("{card}：加えるか、捨ててください。"),
    keep_chase: |card| format!("{card}のカードは必ず加えてください。"),
    make_room: |card| format!("{card}の代わりに捨てる裏向きのカードを選んでください。"),
    make_room_for: |card, name| {
        format!("{name}さんの裏向きのカードから、{card}の代わりに捨てるものを選んでください。")
    },
    turn_up: "表にする裏向きのカードを選んでください。",
    turn_up_for: |name| format!("{name}さんの裏向きのカードから、表にするものを選んでください。"),
    act: |card| format!("{card}の効果を使うかどうか決めてください。"),
    sight_for: |name| format!("{name}さんの裏向きのカードです。覚えてください。"),
    shoot: "捨てる青のカードを選んでください。",
    shoot_for: |name| format!("{name}さんが捨てる青のカードを選んでください。"),
    lay: |card| format!("{card}のカードを重ねる表向きのカードを選んでください。"),
    cow_look: |count| match count {
        1 => String::from("山札のいちばん上を見ますか？"),
        _ => format!("山札の上から{count}枚を見ますか？"),
    },
    cow_arrange: |count| match count {
        1 => String::from("次のカードです。"),
        _ => format!("この{count}枚を好きな順に戻してください。"),
    },
    control: "次の手番を自分が代わりに決める相手を選んでください。",
    copy: "まねるカードを選んでください。",
    flip: "裏返して自分の場に置く表向きのカードを選べます。",
    flip_for: |name| format!("裏返して{name}さんの場に置く表向きのカードを選べます。"),
    birds_first: "捨て札の黄色のカードを1人か2人に渡してください。",
    birds_second: |card, name| {
        format!("{name}さんに{card}のカードを渡しました。別の人にもう1枚渡すか、やめてください。")
    },
    birds_second_you: |card| {
        format!("自分が{card}のカードを受け取りました。別の人にもう1枚渡すか、やめてください。")
    },
    wind: "紫でない表向きのカードを1枚捨てられます。",
    wind_for: |name| format!("{name}さんの、紫でない表向きのカードを1枚捨てられます。"),
    steal: "相手の表向きのカードを1枚取れます。",
    steal_for: |name| format!("ほかの人の表向きのカードを1枚、{name}さんの場に移せます。"),
    bus: "このカードを受け取る人を選んでください。",
    tables_choose: "渡す表向きのカードを選んでください。",
    tables_choose_for: |name| format!("{name}さんが渡す表向きのカードを選んでください。"),
    tables_direction: "選ばれたカードを左か右へ渡してください。",
    last_question: |card, top| format!("{card}で{top}を加えますか？"),
    last_question_down: |card| format!("ラウンドが終わる前に{card}のカードを表にしますか？"),
};

pub const WAIT: WaitLabels = WaitLabels {
    turn_of: |name| format!("{name}さんの番"),
    decides_for: |name, other| format!("{name}さんが{other}さんの代わりに決める番"),
    acts: |name, card| format!("{name}さんが{card}の使い方を決める番"),
    looks: |list| format!("最初のカード確認：{list}"),
    interrupts: |name| format!("{name}さんが割り込むか決める番"),
    thinks_peek: |list| format!("カードを2枚見ています：{list}。"),
    thinks_open: |name| format!("{name}さんが引くか取るか考えています。"),
    thinks_keep: |name| format!("{name}さんが引いたカードを見ています。"),
    thinks_room: |name| format!("{name}さんが捨てる裏向きのカードを選んでいます。"),
    thinks_turn_up: |name| format!("{name}さんが表にするカードを選んでいます。"),
    thinks_cow: |name| format!("{name}さんが山札の上のカードを見ています。"),
    thinks_card: |name, card| format!("{name}さんが{card}をどうするか考えています。"),
    thinks_tables: |name| format!("{name}さんが渡すカードを選んでいます。"),
    thinks_direction: |name| format!("{name}さんが左か右かを考えています。"),
    thinks_for: |name, other| format!("{name}さんが{other}さんの代わりに決めています。"),
    thinks_last: |name| format!("ラウンドが終わる前に、{name}さんが決めることがあります。"),
};

pub const INTERRUPT: InterruptLabels = InterruptLabels {
    nothing_to_use: "今使えるものはありません。",
    ripe_use_ask: |top| format!("自分のカードで{top}を加えますか？"),
    ripe_up_ask: |card, top| format!("{card}を表にして{top}を加えますか？"),
    ripe_up_only_ask: |card| format!("{card}のカードを今、表にしますか？"),
};
