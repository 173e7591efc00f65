//! Japanese.

use super::{Label, Log, Refusal, Rules, Score, Table, Text};
use crate::words::About;

pub static ABOUT: About = About {
    name: "ダック&カバー",
    pitch: "全員同時に、カモをかぶせるか、逃がすか。しぶきは少ないほど有利です。",
    minutes: 20,
    deal: "カモを並べる",
};

pub static TEXT: Text = Text {
    table: Table {
        subtitle: |round, calls| match calls {
            0 => format!("ラウンド{round}/3"),
            _ => format!("ラウンド{round}/3 · {calls}回目"),
        },
        highest: "最大",
        repeat: "くり返し",
        you_turn: |name| format!("{name}さんが船長です"),
        you_move: |name, number| format!("{name}さん、全員が「{number}」を動かします"),
        you_move_highest: |name| format!("{name}さん、全員がいちばん大きい数字のカモを動かします"),
        you_repeat: |name, number| {
            format!("{name}さん、くり返し：もう一度「{number}」を動かします")
        },
        you_repeat_highest: |name| {
            format!("{name}さん、くり返し：もう一度いちばん大きい数字のカモを動かします")
        },
        turns: |name| format!("{name}さんがカードをめくる番"),
        all_move: |number| format!("全員が「{number}」を動かすところ"),
        all_move_highest: "全員がいちばん大きい数字のカモを動かすところ",
        chooses: |name| format!("{name}さんが選ぶ番"),
        turn_next: "次のカードをめくってください。",
        turn_shuffled: "次のカードをめくってください。先に船長の山をシャッフルします。",
        turn_after_quacks: |number| {
            format!(
                "「{number}」は誰も動かせず、捨て場へ行きました。次のカードをめくってください。"
            )
        },
        turn_after_repeat: "くり返すものがなく、捨て場へ行きました。次のカードをめくってください。",
        cover_or_duck: "隣のカモにかぶせるか、印のあるマスに逃がしてください。",
        only_duck: "かぶせる相手が隣にいません。印のあるマスに逃がしてください。",
        highest_is: |number| {
            format!("いちばん大きいのは{number}です。隣にかぶせるか、逃がしてください。")
        },
        chosen_cover: |number, other| format!("{number}を{other}にかぶせます。まだ変えられます。"),
        chosen_duck: |number| format!("{number}を逃がします。まだ変えられます。"),
        you_quack: |number| format!("{number}は下に隠れています。クワッ！"),
        thinks_turn: |name| format!("{name}さんが次のカードをめくります。"),
        thinks_move: |name| format!("{name}さんが動かし方を考えています。"),
        over: "対戦は終わりました。",
        turn: "次のカードをめくる",
        cover: |number, other| format!("{number}を{other}にかぶせる"),
        duck_here: |number| format!("{number}をここへ逃がす"),
        duck_beside: |number, column, row, list| {
            format!("{number}を{column}列{row}段へ逃がす、隣は{list}")
        },
        choosing: "選択中",
        ready: "準備完了",
        quack: "クワッ！",
        quack_short: "ク",
        captain_calls: "船長のコール",
        captain_calls_sign: |call| format!("船長のコール：{call}"),
        to_draw: |count| [String::from("残り"), count.to_string(), String::from("枚")],
        called: |count| [String::new(), count.to_string(), String::from("回コール")],
        discard_zone: "捨て場",
        discards_of: |count, limit| format!("{count}/{limit}枚"),
        your_splashes: "自分のしぶき",
    },
    label: Label {
        called: |call| format!("コールされたカード：{call}"),
        repeats: |call| format!("コールされたカード：くり返し、もう一度「{call}」"),
        deck: |count| format!("山札、残り{count}枚"),
        pile: |count, call| format!("船長の山、{count}枚、いちばん上は{call}"),
        pile_empty: "船長の山、カードなし",
        zone: |count, limit, list| format!("捨て場、{limit}枚中{count}枚：{list}"),
        zone_empty: |limit| format!("捨て場、カードなし、{limit}枚でラウンド終了"),
        your_ducks: |count| format!("自分のカモ、{count}束"),
        ducks_listed: |name, list| format!("{name}さんのカモ：{list}"),
        stack: |number, height, column, row| match height {
            1 => format!("{number}、1枚、{column}列{row}段"),
            _ => format!("{number}、{height}枚の束、{column}列{row}段"),
        },
        with_splashes: |label, count| format!("{label}、しぶき{count}"),
        splashes: |count| match count {
            0.. => format!("しぶき{count}"),
            _ => format!("しぶきマイナス{}", count.unsigned_abs()),
        },
        must_move: |label| format!("{label}、動かすカモ"),
        can_cover: |label| format!("{label}、上にかぶせることができます"),
        space: |column, row, list| format!("ここへ逃がす：{column}列{row}段、隣は{list}"),
        remembered: |label, list| format!("{label}、下に{list}"),
    },
    log: Log {
        round_begins: |round, name| format!("第{round}ラウンド：船長 {name}"),
        called: |calls, number| format!("{calls}回目のコール · {number}"),
        called_highest: |calls| format!("{calls}回目のコール · 「最大」"),
        called_repeat: |calls, number| format!("{calls}回目のコール · くり返し：もう一度{number}"),
        called_repeat_highest: |calls| format!("{calls}回目のコール · くり返し：もう一度「最大」"),
        called_repeat_empty: |calls| format!("{calls}回目のコール · くり返し：くり返すものなし"),
        reshuffled: |count| format!("船長の山をシャッフルし、{count}枚の新しい山札に"),
        chose: |name| format!("{name}：準備完了"),
        covered: |name, number, other| format!("{name}が{number}を{other}にかぶせる"),
        ducked: |name, number, list| format!("{name}が{number}を逃がす、隣は{list}"),
        quacked: |name| format!("{name}：クワッ！"),
        all_quack: "全員クワッ",
        to_pile: |call| format!("船長の山へ：{call}"),
        to_zone: |call, count, limit| format!("捨て場へ：{call}（{limit}枚中{count}枚）"),
        round_single: |names, _| format!("束が1つに：{names}、ラウンド終了"),
        round_zone: |count| format!("捨て場が{count}枚、ラウンド終了"),
        round_calls: "400回コールし、ラウンド終了",
        scored: |name, points| format!("{name}は{points}点"),
        scored_single: |name, points| format!("{name}は束1つで{points}点"),
    },
    refusal: Refusal {
        match_over: "対戦は終わりました。",
        only_captain: |name| format!("カードをめくるのは船長の{name}さんだけです。"),
        others_choose: "まだ全員が選んでいないので、カードはめくれません。",
        nothing_called: "まだカードがめくられていません。まずめくってください。",
        covered: |number| format!("{number}は下に隠れているので動かせません。クワッ！"),
        same_choice: "すでにそこを選んでいます。",
        not_that_duck: |number| format!("今回動かすのは{number}だけです。"),
        not_a_neighbour: |number, other| {
            format!("{other}は{number}のすぐ隣ではないので、かぶせることはできません。")
        },
        diagonal: |number, other| {
            format!("{other}は{number}の斜めなので、かぶせることはできません。")
        },
        nothing_there: "そこに束がないので、かぶせることはできません。",
        taken: |other| format!("そこには{other}がいます。逃がせるのは空きマスだけです。"),
        touches_nothing: "そのマスの隣に、自分のほかの束がありません。",
        own_place: "今いる場所です。とどまることはできません。",
    },
    score: Score {
        unit: |_| "しぶき",
        round: |round| format!("第{round}ラウンド"),
        total: "合計",
        note: "見えているカモのしぶきです。束が1つならマイナス点です。合計がいちばん低い人の勝ちです。",
        pause_title: |round| format!("第{round}ラウンドが終わりました"),
        pause_single: |names, _| format!("束が1つになった人：{names}。"),
        pause_zone: |count| format!("捨て場が{count}枚になりました。"),
        pause_calls: "カードが400回コールされました。",
        next_round: "次のラウンド",
        wins: |name| format!("{name}さんの勝ち"),
        shared: |names| format!("勝者：{names}"),
        all_shared: "全員の共同勝利",
        why_total: |points| format!("合計が{points}点でいちばん低くなりました。"),
        why_visible: |points, count| {
            format!(
                "合計は{points}点で同じですが、最後に見えているカモが{count}羽でいちばん少なくなりました。"
            )
        },
        why_shared: |points| format!("合計（{points}点）も、最後に見えているカモの数も同じです。"),
        head_visible: "第3ラウンドの見えているカモ",
    },
    rules: Rules {
        round: "ラウンド",
        round_of: |round| format!("{round}/3"),
        zone: "捨て場",
        zone_ends: |limit| format!("{limit}枚でラウンド終了"),
        repeat: "次が「くり返し」なら",
        repeat_means: |call| format!("もう一度「{call}」"),
        repeat_nothing: "捨て場に行き、動かさない",
        splashes: "しぶき",
        splash_table: "1：0 · 2〜3：1 · 4〜6：2 · 7〜9：3 · 10〜11：4 · 12：5",
        deck: "山札",
        deck_fresh: "1から12が2枚ずつ、「最大」と「くり返し」が1枚ずつ",
    },
};
