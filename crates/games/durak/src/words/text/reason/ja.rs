//! Japanese.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    ending: "ラウンドも終盤で、最後まで読むと、この手がいちばんよい結果になります。",
    lowest: "手札にこれより弱いカードはありません。",
    follows: "同じランクがほかにもあり、続けて出せます。",
    cheapest: "防げるカードの中でいちばん弱いカードです。",
    only_trump: "切り札でしか防げず、これがいちばん弱い切り札です。",
    known_rank: "もう場にあるランクなので、相手が足せるランクは増えません。",
    cannot: "場のカードをすべて防ぐことはできません。",
    too_dear: "切り札でしか防げませんが、切り札は残しておくほうが得です。",
    only_trumps_fit: "出せるのは切り札だけですが、切り札は残しておくほうが得です。",
    keeps: "出せるカードは、手札に残すほうが得です。",
    gift: |name| format!("追加すると{name}さんのものになるので、手札に残すほうが得です。"),
    presses: |name| format!("{name}さんはこれも防げなければ、すべて引き取ります。"),
    rid: |name| format!("{name}さんが引き取るので、手札から減らせます。"),
    passes_on: |name| format!("代わりに{name}さんが防ぐことになります。"),
    shows: |name| format!("代わりに{name}さんが防ぐことになり、カードは手元に残ります。"),
    again: "もう1ラウンド遊べます。",
    better_hand: "よりよい手札が残ります。",
};
