//! Text about the device: exporting and importing matches, its storage and its screen, and the app
//! itself.

// Texts about the device, in one language.
messages!(DeviceMessages {
    export: ExportMessages,
    import: ImportMessages,
    storage: StorageMessages,
    install: InstallMessages,
    update: UpdateMessages,
});

// Texts for exporting a match.
messages!(ExportMessages {
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
});

// Texts for importing a match.
messages!(ImportMessages {
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
        "This is too large to be a match.",
        "게임 데이터라고 하기에는 너무 큽니다.",
        "対戦にしては大きすぎます。"
    ],
    no_match: [
        "This is not a match, or part of it is missing or has been changed.",
        "게임 데이터가 아니거나, 일부가 빠졌거나 바뀌었습니다.",
        "対戦ではないか、一部が欠けているか書き換えられています。"
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
    gone: [
        "The match to import is no longer in memory. Choose the file or paste the text again.",
        "가져오려던 게임이 메모리에 없습니다. 파일을 다시 선택하거나 텍스트를 다시 붙여 넣으세요.",
        "読み込む対戦がメモリに残っていません。もう一度ファイルを選ぶか、\
         テキストを貼り付けてください。"
    ],
    /// The number of moves.
    moves: |count: usize| [
        match count {
            0 => String::from("No moves yet"),
            1 => String::from("1 move"),
            _ => format!("{count} moves"),
        },
        match count {
            0 => String::from("아직 진행되지 않음"),
            _ => format!("{count}수 진행"),
        },
        match count {
            0 => String::from("まだ1手も進んでいません"),
            _ => format!("{count}手"),
        }
    ],
    /// The number of good moves.
    damaged: |good: usize| [
        match good {
            0 => String::from("It is damaged. Only the start of the match can be kept."),
            _ => {
                format!("It is damaged after move {good}. Only the moves up to there can be kept.")
            }
        },
        match good {
            0 => String::from("손상되어 있어 처음 상태만 남길 수 있습니다."),
            _ => {
                format!("{good}수 다음부터 손상되어 있어 {good}수까지만 남길 수 있습니다.")
            }
        },
        match good {
            0 => String::from("壊れているため、開始時の状態だけを残せます。"),
            _ => format!("{good}手目のあとで壊れているため、{good}手目までを残せます。"),
        }
    ],
    same: [
        "This exact match is already on this device.",
        "똑같은 게임이 이미 이 기기에 있습니다.",
        "同じ対戦がすでにこの端末にあります。"
    ],
    /// The number of moves that the match on the device is ahead.
    ahead: |moves: usize| [
        match moves {
            1 => String::from("The copy on this device is one move ahead. Both are kept."),
            _ => format!("The copy on this device is {moves} moves ahead. Both are kept."),
        },
        "이 기기에 있는 같은 게임이 {moves}수 더 진행되어 있습니다. 둘 다 남겨 둡니다.",
        "この端末にも同じ対戦があり、{moves}手先まで進んでいます。どちらも残します。"
    ],
    /// The number of moves that it is behind.
    behind: |moves: usize| [
        match moves {
            1 => String::from("The copy on this device is one move behind. Both are kept."),
            _ => format!("The copy on this device is {moves} moves behind. Both are kept."),
        },
        "이 기기에 있는 같은 게임이 {moves}수 덜 진행되어 있습니다. 둘 다 남겨 둡니다.",
        "この端末にも同じ対戦がありますが、{moves}手前の場面です。どちらも残します。"
    ],
    differs: [
        "The copy on this device has different moves. Both are kept.",
        "이 기기에도 같은 게임이 있지만 진행이 다릅니다. 둘 다 남겨 둡니다.",
        "この端末にも同じ対戦がありますが、途中から進み方が違います。どちらも残します。"
    ],
    keep: ["Keep this match", "이 게임 저장하기", "この対戦を残す"],
});

// Texts about the browser's storage.
messages!(StorageMessages {
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
});

// Texts for installing the app.
messages!(InstallMessages {
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
});

// Texts about the app's version and about a newer one.
messages!(UpdateMessages {
    /// The number of the release.
    version: |release: &str| ["Version {release}", "버전 {release}", "バージョン{release}"],
    /// The number of the release, and of its build.
    build: |release: &str, build: &str| [
        "Version {release}, build {build}",
        "버전 {release}, 빌드 {build}",
        "バージョン{release}、ビルド{build}"
    ],
    ready: ["A new version is ready.", "새 버전이 준비되었습니다.", "新しいバージョンがあります。"],
    now: ["Update now", "지금 업데이트", "今すぐ更新"],
    later: ["Later", "나중에", "あとで"],
    at_the_table: [
        "A new version is ready. Update from the shelf.",
        "새 버전이 준비되었습니다. 선반에서 업데이트할 수 있습니다.",
        "新しいバージョンがあります。棚で更新できます。"
    ],
});
