//! Text about the device: its matches, exporting and importing them, its storage, and the app itself.

messages!(device_messages(DeviceMessages {
    past: ["Past matches", "지난 게임", "これまでの対戦"],
    past_hint: [
        "Stats, and all your data in one file.",
        "전적을 보고 모든 데이터를 파일로 옮깁니다.",
        "成績と、すべてのデータの書き出し。"
    ],
    /// The mark of a match that continues another one.
    branch: ["Branch · not counted", "갈라진 게임 · 전적 제외", "分岐した対戦 · 集計外"],
    /// How many minutes ago the match was saved.
    saved_ago: |minutes: u64| [
        match minutes {
            0 => String::from("Saved just now"),
            1 => String::from("Saved a minute ago"),
            2..60 => format!("Saved {minutes} minutes ago"),
            60..120 => String::from("Saved an hour ago"),
            120..2880 => format!("Saved {} hours ago", minutes / 60),
            _ => format!("Saved {} days ago", minutes / 1440),
        },
        match minutes {
            0 => String::from("방금 저장함"),
            1..60 => format!("{minutes}분 전에 저장함"),
            60..2880 => format!("{}시간 전에 저장함", minutes / 60),
            _ => format!("{}일 전에 저장함", minutes / 1440),
        },
        match minutes {
            0 => String::from("たった今保存"),
            1..60 => format!("{minutes}分前に保存"),
            60..2880 => format!("{}時間前に保存", minutes / 60),
            _ => format!("{}日前に保存", minutes / 1440),
        }
    ],
    /// The game's name, and its players.
    resume_title: |game: &str, players: &str| [
        "{game}: {players}",
        "{game}: {players}",
        "{game}：{players}"
    ],
    /// The fewest and the most players.
    seats: |fewest: u8, most: u8| [
        if fewest == most { fewest.to_string() } else { format!("{fewest}–{most}") },
        if fewest == most { format!("{fewest}인") } else { format!("{fewest}~{most}인") },
        if fewest == most { format!("{fewest}人") } else { format!("{fewest}〜{most}人") }
    ],
    minutes: |minutes: u8| ["{minutes} min", "{minutes}분", "{minutes}分"],
    /// The month and the day, from 1.
    date: |month: u32, day: u32| [
        {
            let months = [
                "January",
                "February",
                "March",
                "April",
                "May",
                "June",
                "July",
                "August",
                "September",
                "October",
                "November",
                "December",
            ];
            format!("{day} {}", months[(month as usize + 11) % 12])
        },
        "{month}월 {day}일",
        "{month}月{day}日"
    ],
    /// The match of the challenge: a deal, a round, a sheet.
    daily_parts: [
        ["One deal", "One round", "One sheet"],
        ["한 판", "한 라운드", "점수 용지 한 장"],
        ["1ラウンド", "1ラウンド", "シート1枚"]
    ] as [&'static str; 3],
}));

// Text for exporting a match.
messages!(export_messages(ExportMessages {
    export: ["Export", "내보내기", "書き出す"],
    /// The match's title.
    title: |title: &str| ["Export “{title}”", "‘{title}’ 내보내기", "「{title}」を書き出す"],
    hint: [
        "The whole match, hidden cards included. Any device with Mallard can import it.",
        "가려진 카드까지 포함한 게임 전체입니다. Mallard가 있는 기기라면 어디서든 가져올 수 \
         있습니다.",
        "伏せたカードも含む、対戦のデータ全体です。Mallardのある端末ならどこでも読み込めます。"
    ],
    /// The note about a save that cannot be read.
    raw_hint: [
        "The saved data exactly as it is. It may still be possible to recover it.",
        "저장된 데이터를 그대로 내보냅니다. 나중에 읽을 방법이 있을 수도 있습니다.",
        "保存データをそのまま書き出します。あとで読み取る方法があるかもしれません。"
    ],
    file: ["Save as a file", "파일로 저장", "ファイルに保存"],
    share: ["Share", "공유", "共有"],
    copy: ["Copy the text", "텍스트 복사", "テキストをコピー"],
    copied: ["Copied.", "복사했습니다.", "コピーしました。"],
    copy_by_hand: [
        "The browser does not allow copying. Select the text and copy it yourself.",
        "브라우저가 복사를 허용하지 않습니다. 텍스트를 선택해 직접 복사하세요.",
        "ブラウザがコピーを許可していません。テキストを選択して手動でコピーしてください。"
    ],
    /// The browser refuses to share: a text, and a file.
    copy_instead: [
        "The browser does not allow sharing. Copy the text instead.",
        "브라우저가 공유를 허용하지 않습니다. 대신 텍스트를 복사하세요.",
        "ブラウザが共有を許可していません。代わりにテキストをコピーしてください。"
    ],
    save_instead: [
        "The browser does not allow sharing. Save it as a file instead.",
        "브라우저가 공유를 허용하지 않습니다. 대신 파일로 저장하세요.",
        "ブラウザが共有を許可していません。代わりにファイルに保存してください。"
    ],
    text: ["The match as text", "게임 데이터 (텍스트)", "対戦データ（テキスト）"],
    /// The label of the menu with share, export and delete.
    menu: ["Share, export, delete", "공유, 내보내기, 삭제", "共有、書き出し、削除"],
}));

// Text for importing a match.
messages!(import_messages(ImportMessages {
    import: ["Import a match", "게임 가져오기", "対戦を読み込む"],
    hint: [
        "A file or text exported by Mallard, a link or a tablet’s code. \
         No match on this device is overwritten.",
        "Mallard에서 내보낸 파일이나 텍스트, 링크, 태블릿의 코드를 가져옵니다. \
         이 기기에 있는 게임은 덮어쓰지 않습니다.",
        "Mallardが書き出したファイルやテキスト、リンク、タブレットのコードを読み込みます。\
         この端末にある対戦は上書きしません。"
    ],
    file: ["Choose a file", "파일 선택", "ファイルを選ぶ"],
    paste: [
        "Or paste the text here",
        "또는 여기에 텍스트 붙여 넣기",
        "または、ここにテキストを貼り付け"
    ],
    look: ["Check", "확인하기", "内容を見る"],
    empty: [
        "Choose a file or paste the text first.",
        "먼저 파일을 선택하거나 텍스트를 붙여 넣으세요.",
        "先にファイルを選ぶか、テキストを貼り付けてください。"
    ],
    too_large: [
        "This is too large to be a file from Mallard.",
        "Mallard 파일이라기에는 너무 큽니다.",
        "Mallardのファイルにしては大きすぎます。"
    ],
    no_match: [
        "Mallard did not export this, or part of it is missing or has been changed.",
        "Mallard에서 내보낸 데이터가 아니거나, 일부가 빠졌거나 바뀌었습니다.",
        "Mallardが書き出したものではないか、一部が欠けているか書き換えられています。"
    ],
    newer: [
        "This was made by a newer version of Mallard. Reload the page to update.",
        "더 새로운 버전의 Mallard에서 만든 것입니다. 페이지를 새로 고쳐 업데이트하세요.",
        "より新しいバージョンのMallardで作られたものです。\
         ページを再読み込みして更新してください。"
    ],
    unknown: [
        "Mallard cannot read this text. Paste an exported match, a link or the code of a tablet.",
        "Mallard가 읽을 수 없는 텍스트입니다. \
         내보낸 게임, 링크, 태블릿의 코드를 붙여 넣을 수 있습니다.",
        "Mallardでは読み取れないテキストです。書き出した対戦、リンク、タブレットのコードを\
         貼り付けてください。"
    ],
    phone_code: [
        "This is a phone’s code. Paste it at the tablet’s table, under “Play on phones”.",
        "휴대폰의 코드입니다. 태블릿에서 ‘휴대폰으로 하기’를 열고 거기에 붙여 넣으세요.",
        "これはスマホのコードです。タブレットの「スマホで遊ぶ」に貼り付けてください。"
    ],
    file_unread: [
        "This file cannot be read.",
        "이 파일을 읽을 수 없습니다.",
        "このファイルは読み取れません。"
    ],
}));

// Text about the device's storage and its screen.
messages!(storage_messages(StorageMessages {
    title: ["On this device", "이 기기", "この端末"],
    awake: ["Keep the screen on", "화면 켜 두기", "画面をつけたままにする"],
    awake_hint: [
        "While a match is being played.",
        "게임을 하는 동안 화면이 꺼지지 않습니다.",
        "対戦の間、画面が消えません。"
    ],
    matches: ["Saved matches", "저장된 게임", "保存した対戦"],
    kept: [
        "The browser keeps them until you delete them.",
        "직접 지울 때까지 브라우저가 보관합니다.",
        "自分で削除するまで、ブラウザが保管します。"
    ],
    may_clear: [
        "The browser may clear them when space runs low. \
         Install Mallard, or export the matches you want to keep.",
        "공간이 모자라면 브라우저가 지울 수 있습니다. \
         Mallard를 설치하거나, 보관할 게임을 내보내세요.",
        "空きが足りなくなると、ブラウザが消すことがあります。Mallardをインストールするか、\
         残したい対戦を書き出してください。"
    ],
    in_vain: [
        "The browser may not keep them. Install Mallard, or export the matches you want to keep.",
        "브라우저가 계속 보관한다는 보장이 없습니다. Mallard를 설치하거나, \
         보관할 게임을 내보내세요.",
        "ブラウザが保管し続けるとは限りません。Mallardをインストールするか、\
         残したい対戦を書き出してください。"
    ],
    unknown: [
        "This browser does not say how long it keeps them. Export the matches you want to keep.",
        "이 브라우저가 얼마나 보관하는지 알 수 없습니다. 보관할 게임은 내보내세요.",
        "このブラウザがいつまで保管するかは分かりません。残したい対戦は書き出してください。"
    ],
    seven_days: [
        "Safari clears them if you use it for seven days without opening Mallard. \
         Add Mallard to the home screen, or export the matches you want to keep.",
        "Safari를 7일 동안 쓰면서 이 페이지를 열지 않으면 게임이 지워집니다. \
         Mallard를 홈 화면에 추가하거나, 보관할 게임을 내보내세요.",
        "Safariを7日間使ってこのページを一度も開かないと、対戦が消去されます。Mallardを\
         ホーム画面に追加するか、残したい対戦を書き出してください。"
    ],
    denied: [
        "This browser cannot save, so a match will be lost when you close the page. \
         Export the matches you want to keep.",
        "이 브라우저에는 저장할 수 없어, 페이지를 닫으면 게임이 사라집니다. \
         보관할 게임은 내보내세요.",
        "このブラウザには保存できません。ページを閉じると対戦は失われます。\
         残したい対戦は書き出してください。"
    ],
    ask: ["Ask the browser to keep them", "보관 요청", "保管をリクエスト"],
    /// The size of all saved data, in kibibytes.
    used: |kib: usize| ["{kib} KB used.", "{kib} KB를 쓰고 있습니다.", "{kib} KBを使用中です。"],
    /// The number of damaged saves.
    damaged: |count: usize| [
        match count {
            1 => String::from("1 damaged save set aside"),
            _ => format!("{count} damaged saves set aside"),
        },
        "따로 보관한 손상 데이터 {count}개",
        "別に保管した破損データ {count}件"
    ],
    damaged_hint: [
        "They could not be read. It may still be possible to recover them.",
        "읽을 수 없었지만, 나중에 읽을 방법이 있을 수도 있습니다.",
        "読み取れませんでしたが、あとで読む方法があるかもしれません。"
    ],
    delete_ask: [
        "Delete the damaged saves? This cannot be undone.",
        "손상된 데이터를 지울까요? 되돌릴 수 없습니다.",
        "壊れたデータを削除しますか？　元には戻せません。"
    ],
    /// The badge that shows while the browser denies its storage.
    badge: ["Not saved", "저장 안 됨", "未保存"],
    not_lasting: [
        "This browser cannot save, so the match will be lost when you close the page.",
        "이 브라우저에는 저장할 수 없습니다. 페이지를 닫으면 게임이 사라집니다.",
        "このブラウザには保存できません。ページを閉じると対戦は失われます。"
    ],
}));

// Text for installing the app.
messages!(install_messages(InstallMessages {
    install: ["Install", "설치", "インストール"],
    title: ["Install Mallard", "Mallard 설치", "Mallardをインストール"],
    hint: [
        "Opens in its own window, like any other app.",
        "다른 앱처럼 별도의 창에서 열립니다.",
        "ほかのアプリのように、専用のウィンドウで開きます。"
    ],
    /// The three steps: share, add, open.
    steps: [
        [
            "Tap the browser’s Share button.",
            "Choose “Add to Home Screen”.",
            "Open Mallard from the home screen.",
        ],
        [
            "브라우저의 공유 버튼을 누르세요.",
            "‘홈 화면에 추가’를 고르세요.",
            "홈 화면에서 Mallard를 여세요.",
        ],
        [
            "ブラウザの「共有」ボタンをタップします。",
            "「ホーム画面に追加」を選びます。",
            "ホーム画面からMallardを開きます。",
        ]
    ] as [&'static str; 3],
    own_storage: [
        "On the home screen Mallard has its own storage. Export a match here and import it there.",
        "홈 화면의 Mallard는 저장 공간이 따로 있습니다. 여기서 내보낸 뒤 거기서 가져오세요.",
        "ホーム画面のMallardは保存場所が別です。対戦をここで書き出し、そちらで読み\
         込んでください。"
    ],
    /// The row that stores the whole app on the device, its cost, and its button.
    offline: [
        ["Play offline", "Stores Mallard on this device: about 4 MB.", "Download"],
        ["오프라인으로 하기", "Mallard를 이 기기에 저장합니다. 약 4 MB입니다.", "내려받기",],
        ["オフラインで遊ぶ", "Mallardをこの端末に保存します。約4 MBです。", "ダウンロード",]
    ] as [&'static str; 3],
}));
