//! The texts in Japanese.

use super::{
    DeviceMessages, ExportMessages, ImportMessages, InstallMessages, StorageMessages,
    UpdateMessages,
};

pub const DEVICE: DeviceMessages = DeviceMessages {
    export: ExportMessages {
        export: "書き出す",
        title: |title| format!("「{title}」を書き出す"),
        hint: "伏せたカードも含む、対戦のデータ全体です。Mallardのある端末ならどこでも読み込めます。",
        raw_hint: "保存データをそのまま書き出します。あとで読み取る方法があるかもしれません。",
        file: "ファイルに保存",
        share: "共有",
        copy: "テキストをコピー",
        copied: "コピーしました。",
        copy_by_hand: "ブラウザがコピーを許可していません。テキストを選択して手動でコピーしてください。",
        text: "対戦データ（テキスト）",
        menu: "共有、書き出し、削除",
    },
    import: ImportMessages {
        import: "対戦を読み込む",
        hint: "Mallardが書き出したファイルかテキストを読み込みます。この端末にあるものは上書きしません。",
        file: "ファイルを選ぶ",
        paste: "または、ここにテキストを貼り付け",
        look: "内容を見る",
        empty: "先にファイルを選ぶか、テキストを貼り付けてください。",
        too_large: "対戦にしては大きすぎます。",
        no_match: "対戦ではないか、一部が欠けているか書き換えられています。",
        file_unread: "このファイルは読み取れません。",
        gone: "読み込む対戦がメモリに残っていません。もう一度ファイルを選ぶか、テキストを貼り付けてください。",
        moves: |count| match count {
            0 => String::from("まだ1手も進んでいません"),
            _ => format!("{count}手"),
        },
        damaged: |good| match good {
            0 => String::from("壊れているため、開始時の状態だけを残せます。"),
            _ => format!("{good}手目のあとで壊れているため、{good}手目までを残せます。"),
        },
        same: "同じ対戦がすでにこの端末にあります。",
        ahead: |moves| {
            format!("この端末にも同じ対戦があり、{moves}手先まで進んでいます。どちらも残します。")
        },
        behind: |moves| {
            format!("この端末にも同じ対戦がありますが、{moves}手前の場面です。どちらも残します。")
        },
        differs: "この端末にも同じ対戦がありますが、途中から進み方が違います。どちらも残します。",
        keep: "この対戦を残す",
    },
    storage: StorageMessages {
        title: "この端末",
        awake: "画面をつけたままにする",
        awake_hint: "対戦の間、画面が消えません。",
        matches: "保存した対戦",
        kept: "自分で削除するまで、ブラウザが保管します。",
        may_clear: "空きが足りなくなると、ブラウザが消すことがあります。Mallardをインストールするか、残したい対戦を書き出してください。",
        in_vain: "ブラウザが保管し続けるとは限りません。Mallardをインストールするか、残したい対戦を書き出してください。",
        unknown: "このブラウザがいつまで保管するかは分かりません。残したい対戦は書き出してください。",
        seven_days: "Safariを7日間使ってこのページを一度も開かないと、対戦が消去されます。Mallardをホーム画面に追加するか、残したい対戦を書き出してください。",
        denied: "このブラウザには保存できません。ページを閉じると対戦は失われます。残したい対戦は書き出してください。",
        ask: "保管をリクエスト",
        used: |kib| format!("{kib} KBを使用中です。"),
        damaged: |count| format!("別に保管した破損データ {count}件"),
        damaged_hint: "読み取れませんでしたが、あとで読む方法があるかもしれません。",
        delete_ask: "壊れたデータを削除しますか？　元には戻せません。",
        badge: "未保存",
    },
    install: InstallMessages {
        install: "インストール",
        title: "Mallardをインストール",
        hint: "ほかのアプリのように、専用のウィンドウで開きます。",
        steps: [
            "ブラウザの「共有」ボタンをタップします。",
            "「ホーム画面に追加」を選びます。",
            "ホーム画面からMallardを開きます。",
        ],
        own_storage: "ホーム画面のMallardは保存場所が別です。対戦をここで書き出し、そちらで読み込んでください。",
        offline: [
            "オフラインで遊ぶ",
            "Mallardをこの端末に保存します。約4 MBです。",
            "ダウンロード",
        ],
    },
    update: UpdateMessages {
        version: |release| format!("バージョン{release}"),
        build: |release, build| format!("バージョン{release}、ビルド{build}"),
        ready: "新しいバージョンがあります。",
        now: "今すぐ更新",
        later: "あとで",
        at_the_table: "新しいバージョンがあります。棚で更新できます。",
    },
};
