//! The texts in Japanese.

use super::HistoryMessages;
use crate::{Lang, text};

pub(super) static HISTORY: HistoryMessages = HistoryMessages {
    figures_of: |name| format!("{name}さんの成績"),
    whose: "成績",
    played: "対戦数",
    won: "勝利",
    best: "最高記録",
    streak: "連勝",
    streak_says: "連勝：続けて勝った対戦の数です。ドゥラークでは、続けて「ばか」にならなかった対戦の数です。",
    won_of: |won, played| format!("{played}回中{won}回勝ち"),
    against: "ボット相手",
    last: "最近の対戦",
    last_says: |won, played| format!("{played}回中{won}回勝ち。右が最新です。"),
    today: "今日",
    yesterday: "昨日",
    date: |year, month, day| format!("{year}年{month}月{day}日"),
    with: |names| format!("相手：{names}"),
    uncounted: "読み込んだ対戦（集計外）",
    ended: "途中終了（勝敗は集計外）",
    look_back: "リプレイ",
    empty: "終わった対戦はまだありません",
    empty_says: "最後まで遊ぶと、ここに残ります。誰が勝ったかと、すべての手順をリプレイで見られます。",
    all: |count| format!("{count}件すべてを見る"),
    kept_here: "この端末だけに保存されます。",
    counted: "成績は、この一覧にある対戦から計算します。途中で終わった対戦は対戦数にだけ数え、勝ち負けには数えません。",
    clear: "消去…",
    clear_ask: |count| format!("これまでの対戦{count}件を消しますか？"),
    clear_says: "成績も消えます。保存した対戦と設定は残ります。元には戻せません。",
    clear_yes: "消去",
    gone: |count| format!("一覧がいっぱいになり、最も古い対戦{count}件を外しました。"),
    everything: "すべてのデータ",
    everything_says: "保存した対戦とこれまでの対戦、レッスン、対戦の設定、アプリの設定です。Mallardのある端末なら「これまでの対戦」で読み込めます。",
    bring: "読み込む",
    bring_says: "端末のすべてのデータが入ったファイルです。すでにある対戦は追加されません。設定はファイルの内容に置き換わります。",
    came: |matches, past, others, settings| {
        let mut parts = Vec::new();
        let mut add = |count: usize, part: String| {
            if count > 0 {
                parts.push(part);
            }
        };
        add(past, format!("これまでの対戦{past}件"));
        add(matches, format!("保存した対戦{matches}件"));
        add(others, format!("レッスンまたは対戦の設定{others}件"));
        add(settings.into(), String::from("アプリの設定"));
        format!("読み込んだもの：{}。", text(Lang::Ja).list(&parts))
    },
    nothing_new: "新しいものはありませんでした。",
    here: |count| format!("すでにあるもの：{count}件。"),
    unread: |count| format!("壊れていて外したもの：{count}件。"),
    no_room: |count| format!("空き容量がなく追加できなかったもの：{count}件。"),
    too_large: "Mallardのファイルにしては大きすぎます。",
    damaged: "端末のすべてのデータが入ったファイルではないか、一部が欠けているか、書き換えられています。",
    newer: "より新しいバージョンのMallardで作られたファイルです。ページを再読み込みして更新してください。",
};
