//! The texts in Japanese.

use super::ShareMessages;

pub(super) static SHARE: ShareMessages = ShareMessages {
    share: "共有",
    what: "共有するもの",
    deal: "同じ条件",
    this_match: "この対戦",
    result: "自分の結果",
    deal_says: "リンクを開いた人は、同じカードやダイス、同じ席、同じルールで始めます。これまでの手順は含まれません。",
    deal_in_play: "リンクを開いた人は、この対戦を最初から始めます。伏せられたものは、実際に進めるまで見えません。対戦が終われば、対戦全体も共有できます。",
    match_over: "リンクを開いた人は、終わった対戦をすべての手順と、伏せられていたものも含めて受け取ります。名前も含まれます。",
    match_in_play: "リンクを開いた人は、自分の端末でここから続けます。伏せられたものと名前も含まれます。",
    result_says: "今日のチャレンジの結果を1行にまとめました。同じチャレンジで遊んだ人に送れます。",
    without_names: "名前を入れずに送る",
    seats: |seats| format!("{seats}席"),
    point: "カメラで読み取ってください",
    qr: "リンクのQRコード",
    link: "リンク",
    line: "自分の結果（1行）",
    copy: "コピー",
    share_link: "リンクを共有",
    share_line: "この1行を共有",
    no_code: "リンクが長いため、QRコードにはできません。代わりにファイルに保存できます。",
    no_link: "この対戦は長いため、リンクにはできません。ファイルに保存すると、Mallardの棚で読み込めます。",
    no_server: "すべてリンクの中にあります。",
    deal_came: "同じ条件で開始",
    match_came: "共有された対戦",
    for_whom: |people, bots| match (people, bots) {
        (0, _) => format!("ボット{bots}体"),
        (_, 0) => format!("{people}人"),
        _ => format!("{people}人とボット{bots}体"),
    },
    deal_waits: "共有した端末と同じカードやダイスで始まります。席とルールが入った設定が開きます。",
    set_up: "設定を開く",
    damaged: "リンクが壊れています。一部が欠けているか、書き換えられています。もう一度送ってもらってください。",
    newer: "より新しいバージョンのMallardで作られたリンクです。ページを再読み込みして更新してください。",
    other_rules: "以前のルールで作られたリンクのため、使えません。",
    of_the_day: |date, place, of, points| {
        let points = if points.is_empty() { String::new() } else { format!("、{points}") };
        format!("Mallard、{date}：{of}人中{place}位{points}")
    },
    is_placed: |name, place, of| format!("{name}さんは{of}人中{place}位"),
    week: "この1週間の順位",
    weekdays: ["日", "月", "火", "水", "木", "金", "土"],
    today: "今日",
    not_played: "未プレイ",
};
