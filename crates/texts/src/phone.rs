//! Text for playing on phones.

use mallard_words::english::counted;
use mallard_words::messages;

messages!(phone_messages(PhoneMessages {
    /// The item of the menu, and the heading of the sheet.
    title: ["Play on phones", "휴대폰으로 하기", "スマホで遊ぶ"],
    /// The heading while phones of the match are disconnected, and the sentence about whose turn it is.
    title_again: ["Connect again", "다시 연결하기", "もう一度つなぐ"],
    turn_of: |name: &str| ["It is {name}’s turn", "{name} 님 차례입니다", "{name}さんの番です"],
    /// Beside a code or a link whose address is this device’s own.
    own_address: [
        "Others cannot open this address: on their devices it leads nowhere. \
         Open Mallard here by its address in the network.",
        "다른 기기에서는 이 주소를 열 수 없습니다. 여기에서 Mallard를 네트워크 주소로 여세요.",
        "ほかの端末ではこのアドレスを開けません。\
         ここでMallardをネットワークのアドレスで開いてください。"
    ],
    /// The states of a player at the top of the dialog.
    on_phone: ["On phone", "휴대폰", "スマホ"],
    now: ["Now", "지금", "今"],
    next: ["Waiting", "대기", "待機中"],
    at_tablet: ["At the table", "테이블", "テーブル"],
    /// The two steps next to the code, and the second one without a camera.
    point: [
        "Point your phone’s camera at this code.",
        "휴대폰 카메라로 이 코드를 스캔하세요.",
        "スマホのカメラでこのコードを読み取ってください。"
    ],
    then_show: [
        "Then hold the phone’s code up to this camera.",
        "휴대폰에 나온 코드를 이 카메라에 보여 주세요.",
        "スマホに出たコードをこのカメラに見せてください。"
    ],
    then_paste: [
        "Then paste the code that you copied on the phone.",
        "휴대폰에서 복사한 코드를 붙여 넣으세요.",
        "スマホでコピーしたコードを貼り付けてください。"
    ],
    /// The accessible name of the code: the player's name.
    code_for: |name: &str| [
        "Code for {name}’s phone",
        "{name} 님이 휴대폰으로 스캔할 코드",
        "{name}さんがスマホで読み取るコード"
    ],
    camera_sees: ["Camera view", "카메라 화면", "カメラの映像"],
    switch_camera: ["Switch camera", "카메라 전환", "カメラを切り替え"],
    use_camera: ["Use the camera", "카메라 사용", "カメラを使う"],
    /// The message if the camera is refused.
    no_camera: [
        "The camera cannot be used. Allow it in the browser, or paste the phone’s code.",
        "카메라를 사용할 수 없습니다. 브라우저에서 허용하거나 휴대폰의 코드를 붙여 넣으세요.",
        "カメラを使えません。ブラウザで許可するか、スマホのコードを貼り付けてください。"
    ],
    /// Why the camera reads no codes (any more), and the other ways: at the tablet, and on a phone.
    camera_stopped: [
        "The camera has stopped. Another app or a call may be using it.",
        "카메라가 멈췄습니다. 다른 앱이나 통화에서 사용하고 있을 수 있습니다.",
        "カメラが止まりました。ほかのアプリや通話で使われている可能性があります。"
    ],
    no_decoder: [
        "The part of Mallard that reads codes is blocked here.",
        "코드를 읽는 기능이 차단되어 있습니다.",
        "コードを読み取る機能がブロックされています。"
    ],
    noise: [
        "This browser changes pictures to protect your privacy, so codes cannot be read.",
        "이 브라우저는 개인 정보 보호를 위해 이미지를 바꾸므로 코드를 읽을 수 없습니다.",
        "このブラウザはプライバシー保護のために画像を変えるので、コードを読み取れません。"
    ],
    paste_instead: [
        "Paste the phone’s code instead.",
        "대신 휴대폰의 코드를 붙여 넣으세요.",
        "代わりにスマホのコードを貼り付けてください。"
    ],
    camera_app_instead: [
        "Point your phone’s camera app at the code instead.",
        "대신 휴대폰의 카메라 앱으로 코드를 스캔하세요.",
        "代わりにスマホのカメラアプリでコードを読み取ってください。"
    ],
    /// The browser refuses the button that pastes.
    no_clipboard: [
        "The browser does not allow this button. Paste the code into the field yourself.",
        "브라우저가 이 버튼을 허용하지 않습니다. 입력란에 직접 붙여 넣으세요.",
        "ブラウザがこのボタンを許可していません。欄に直接貼り付けてください。"
    ],
    paste_answer: ["Paste the code", "코드 붙여 넣기", "コードを貼り付け"],
    paste: ["Paste", "붙여 넣기", "貼り付け"],
    /// The label of the field for the phone's code, and its placeholder.
    answer: ["The phone’s code", "휴대폰의 코드", "スマホのコード"],
    paste_here: [
        "Send it as a message, then paste it here.",
        "메시지로 보내서 여기에 붙여 넣으세요.",
        "メッセージで送り、ここに貼り付けてください。"
    ],
    /// The question above the button that skips a player: the player's name.
    at_tablet_ask: |name: &str| [
        "Will {name} play on this screen?",
        "{name} 님은 이 화면으로 하십니까?",
        "{name}さんはこの画面で遊びますか？"
    ],
    skip: ["Skip", "건너뛰기", "スキップ"],
    /// The first sentence of the note at the bottom; [`claim_privacy`](crate::claim_privacy) has the second.
    same_network: [
        "Connect all devices to the same Wi-Fi.",
        "모든 기기를 같은 Wi-Fi에 연결하세요.",
        "すべての端末を同じWi-Fiにつないでください。"
    ],
    is_in: |name: &str| ["{name} has joined", "{name} 님 연결됨", "{name}さんが接続しました"],
    then: |name: &str| ["Next: {name}", "다음은 {name} 님", "次は{name}さん"],
    replace_ask: |name: &str| [
        "Replace {name}’s phone?",
        "{name} 님의 휴대폰을 바꿀까요?",
        "{name}さんのスマホを替えますか？"
    ],
    replace_follows: [
        "The old phone is disconnected as soon as the new one has joined.",
        "새 휴대폰이 연결되면 지금 휴대폰은 연결이 끊깁니다.",
        "新しいスマホがつながると、今のスマホの接続は切れます。"
    ],
    replace: ["Replace it", "바꾸기", "替える"],
    connecting: ["Connecting", "연결 중", "接続中"],
    /// At the tablet after a code, and on a phone that could not connect or lost the tablet before the match began.
    no_connection: ["No connection.", "연결되어 있지 않습니다.", "接続されていません。"],
    /// On the phone, after its code has been shown for a while; what to try follows.
    no_connection_yet: [
        "No connection yet? Try this:",
        "아직 연결되지 않았습니까? 이렇게 해 보세요.",
        "まだ接続できませんか？　次のことを試してください。"
    ],
    /// Before them: another phone may have used this code, or the code is old.
    other_code: [
        "Does the tablet show another code? Scan that one.",
        "태블릿에 다른 코드가 보이면 그 코드를 스캔하세요.",
        "タブレットに別のコードが出ていませんか？　そのコードを読み取ってください。"
    ],
    /// What to try, in this order.
    ways_out: [
        [
            "Connect all devices to the same Wi-Fi, not to a guest network.",
            "Turn off VPNs and iCloud Private Relay.",
            "Turn off mobile data on the phone.",
            "Use a phone’s hotspot instead of the Wi-Fi.",
            "Without internet, every phone must have opened Mallard once before.",
        ],
        [
            "모든 기기를 같은 Wi-Fi에 연결하세요. 게스트용 Wi-Fi는 안 됩니다.",
            "VPN과 iCloud 비공개 릴레이를 끄세요.",
            "휴대폰의 모바일 데이터를 끄세요.",
            "Wi-Fi 대신 휴대폰의 핫스팟을 사용하세요.",
            "인터넷 없이 하려면 휴대폰마다 전에 Mallard를 한 번 열었어야 합니다.",
        ],
        [
            "すべての端末を同じWi-Fiにつないでください。ゲスト用のWi-Fiでは接続できません。",
            "VPNやiCloudプライベートリレーをオフにしてください。",
            "スマホのモバイル通信をオフにしてください。",
            "Wi-Fiの代わりに、スマホのテザリングを使ってください。",
            "インターネットなしで遊ぶには、どのスマホでも前に一度Mallardを開いておく\
             必要があります。",
        ]
    ] as [&'static str; 5],
    /// The browser does not let the page reach other devices.
    local_network: [
        "This browser blocks the local network for Mallard. \
         Allow local network access for this site in the browser’s settings, then reload the page.",
        "브라우저가 Mallard의 로컬 네트워크 접근을 막고 있습니다. \
         브라우저의 사이트 설정에서 허용한 뒤 페이지를 새로 고치세요.",
        "ブラウザがMallardのローカルネットワークへのアクセスをブロックしています。\
         ブラウザの「サイトの設定」で許可してから、再読み込みしてください。"
    ],
    /// This browser opens no connection, and the ways out.
    blocked: [
        "This browser lets Mallard connect to no other device.",
        "이 브라우저가 다른 기기와의 연결을 막고 있습니다.",
        "このブラウザがほかの端末との接続をブロックしています。"
    ],
    browser_ways: [
        [
            "Connect this device to the Wi-Fi.",
            "Allow WebRTC in the privacy settings of the browser and of its extensions.",
            "Otherwise use another browser.",
        ],
        [
            "이 기기를 Wi-Fi에 연결하세요.",
            "브라우저와 확장 프로그램의 개인 정보 보호 설정에서 WebRTC를 허용하세요.",
            "그래도 안 되면 다른 브라우저를 사용하세요.",
        ],
        [
            "この端末をWi-Fiにつないでください。",
            "ブラウザと拡張機能のプライバシー設定でWebRTCを許可してください。",
            "それでもつながらなければ、別のブラウザを使ってください。",
        ]
    ] as [&'static str; 3],
    try_again: ["Try again", "다시 시도", "もう一度試す"],
    /// Why this browser cannot be a player's phone.
    cannot_meet: [
        "This browser cannot connect to the tablet. Try another browser.",
        "이 브라우저는 태블릿에 연결할 수 없습니다. 다른 브라우저를 사용하세요.",
        "このブラウザではタブレットに接続できません。別のブラウザで試してください。"
    ],
    /// On the phone: the game and the number of players; the player's name.
    game_of: |game: &str, players: u8| [
        format!("{game}, {}", counted(players, "player", "players")),
        "{game}, {players}명",
        "{game}、{players}人"
    ],
    you_are: |name: &str| ["You are {name}", "{name} 님", "{name}さん"],
    show_tablet: [
        "Now show this to the tablet.",
        "이제 태블릿에 보여 주세요.",
        "タブレットに見せてください。"
    ],
    your_answer: ["Code for the tablet", "태블릿에 보여 줄 코드", "タブレットに見せるコード"],
    copy_instead: ["Copy the code", "코드 복사", "コードをコピー"],
    copied: ["Copied", "복사함", "コピーしました"],
    at_the_table: ["You’ve joined", "게임에 참여했습니다", "参加しました"],
    cards_come: [
        "Once everyone is ready, your side of the table appears here.",
        "모두 준비되면 이 화면에서 게임을 할 수 있습니다.",
        "全員の準備ができると、この画面で遊べます。"
    ],
    you: ["You", "나", "自分"],
    scans: ["Scanning now", "스캔 중", "読み取り中"],
    /// The switch at the first turn.
    sounds_at_turn: [
        "Sound and vibration at your turn",
        "내 차례에 소리와 진동",
        "自分の番に音と振動"
    ],
    leave: ["Leave", "나가기", "退出"],
    leave_ask: ["Leave the table?", "게임에서 나갈까요?", "退出しますか？"],
    leave_follows: [
        "Nothing is lost. You can continue at the tablet.",
        "지금까지의 게임은 그대로이고, 태블릿으로 이어서 할 수 있습니다.",
        "ここまでの内容は残り、タブレットで続けられます。"
    ],
    /// The tablet or the phone closes the connection, because it cannot read the other's messages.
    ended: [
        "Something went wrong between the phone and the tablet. \
         Reload the page on the phone, then scan the tablet’s code again.",
        "휴대폰과 태블릿 사이에 문제가 생겼습니다. 휴대폰에서 페이지를 새로 고친 뒤 태블릿의 \
         코드를 다시 스캔하세요.",
        "スマホとタブレットの間で問題が起きました。スマホでページを再読み込みし、\
         タブレットのコードをもう一度読み取ってください。"
    ],
    /// The phone no longer reaches the tablet, and the next step, whether the tablet shows a code or not.
    lost: [
        "Disconnected from the tablet",
        "태블릿과 연결이 끊겼습니다",
        "タブレットとの接続が切れました"
    ],
    scan_again: [
        "Nothing is lost. Scan the code on the tablet. \
         If you see none, tap “Show the code” there first.",
        "게임은 그대로입니다. 태블릿의 코드를 스캔하세요. \
         코드가 없으면 태블릿에서 먼저 ‘코드 보기’를 누르세요.",
        "ここまでの内容は残っています。タブレットのコードを読み取ってください。\
         出ていなければ、先にタブレットで「コードを表示」をタップしてください。"
    ],
    /// A phone that was connected before shows its code, if it cannot come back by itself.
    show_return: [
        "On the tablet, tap “Show the code”. Then hold this up to its camera. \
         If the match was opened again there, scan its code instead.",
        "태블릿에서 ‘코드 보기’를 누르고 이 화면을 태블릿에 보여 주세요. \
         태블릿에서 게임을 다시 열었다면 태블릿의 코드를 스캔하세요.",
        "タブレットで「コードを表示」をタップし、このコードをカメラに見せてください。\
         対戦を開き直した場合は、タブレットのコードを読み取ってください。"
    ],
    /// The link to the table where the phone was connected in the last twelve hours.
    last_table: ["Back to the table", "테이블로 돌아가기", "テーブルに戻る"],
    scan: ["Scan the code", "코드 스캔하기", "コードを読み取る"],
    /// The page that scans a tablet's code: what to do, and its field, for a code that was sent.
    join_hint: [
        "Point the camera at the code on the tablet.",
        "카메라로 태블릿의 코드를 스캔하세요.",
        "タブレットのコードをカメラに映してください。"
    ],
    tablet_code: ["The tablet’s code", "태블릿의 코드", "タブレットのコード"],
    paste_tablet_code: [
        "Or paste the tablet’s code here.",
        "또는 태블릿의 코드를 여기에 붙여 넣으세요.",
        "または、タブレットのコードをここに貼り付けてください。"
    ],
    /// The camera cannot be used for it.
    no_scan: [
        "The camera cannot be used here. Allow it in the browser, \
         or point your phone’s camera app at the code.",
        "여기서는 카메라를 쓸 수 없습니다. 브라우저에서 허용하거나 휴대폰의 카메라 앱으로 \
         코드를 스캔하세요.",
        "ここではカメラを使えません。ブラウザで許可するか、スマホのカメラアプリでコードを読み\
         取ってください。"
    ],
    /// The phone has heard nothing of the tablet for some seconds, and the possible causes.
    silent: [
        "The tablet cannot be reached",
        "태블릿에 연결할 수 없습니다",
        "タブレットに接続できません"
    ],
    silent_ways: [
        [
            "Wake the tablet, and keep both screens on.",
            "Use the same Wi-Fi, not a guest network.",
            "Turn off VPNs and private relays.",
        ],
        [
            "태블릿을 깨우고 두 화면을 모두 켜 두세요.",
            "게스트용이 아닌 같은 Wi-Fi를 쓰세요.",
            "VPN과 비공개 릴레이를 끄세요.",
        ],
        [
            "タブレットの画面をつけ、どちらの画面も消さないでください。",
            "ゲスト用ではない、同じWi-Fiを使ってください。",
            "VPNやプライベートリレーをオフにしてください。",
        ]
    ] as [&'static str; 3],
    /// The tablet shows something else than the match.
    elsewhere: ["The match is paused", "게임이 멈춰 있습니다", "対戦は一時停止中です"],
    /// On a phone, at the end of a match.
    next_match: [
        "Begin the next match on the tablet. This phone stays connected.",
        "다음 게임은 태블릿에서 시작하세요. 휴대폰 연결은 그대로입니다.",
        "次の対戦はタブレットで始めてください。スマホはつながったままです。"
    ],
    /// On a phone, before one player ends an open match.
    finish_ask: [
        "End the match for everyone?",
        "모두의 게임을 마칠까요?",
        "全員の対戦を終えますか？"
    ],
    finish_follows: [
        "Everyone sees the result. You can begin the next match on the tablet.",
        "모두에게 결과가 표시됩니다. 다음 게임은 태블릿에서 시작할 수 있습니다.",
        "全員に結果が表示されます。次の対戦はタブレットで始められます。"
    ],
    /// A decision came too late, or was not allowed.
    moved_on: [
        "The match has continued in the meantime. Look again, then choose.",
        "그사이에 게임이 진행되었습니다. 다시 보고 고르세요.",
        "その間に対戦が進みました。もう一度見て選んでください。"
    ],
    /// At the tablet in the middle, for the side whose player decides: without and with the player's name.
    your_turn: [
        "Your turn. Look at your phone.",
        "내 차례입니다. 휴대폰을 보세요.",
        "自分の番です。スマホを見てください。"
    ],
    your_turn_of: |name: &str| [
        "{name}, your turn. Look at your phone.",
        "{name} 님 차례입니다. 휴대폰을 보세요.",
        "{name}さんの番です。スマホを見てください。"
    ],
    /// The title on a phone: the player's name, because some games have no hands.
    hand_of: |name: &str| ["{name}", "{name} 님", "{name}さん"],
    /// At the tablet: whose phone is disconnected, and how the match can continue.
    is_away: |name: &str| [
        "{name}’s phone is disconnected",
        "{name} 님의 휴대폰 연결이 끊겼습니다",
        "{name}さんのスマホの接続が切れました"
    ],
    match_waits: |name: &str| [
        "Nothing is lost. Choose how {name} continues.",
        "지금까지의 게임은 그대로입니다. {name} 님이 어떻게 이어서 할지 고르세요.",
        "ここまでの内容は残っています。{name}さんの続け方を選んでください。"
    ],
    /// The same for several players: their names as a list.
    are_away: |names: &str| [
        "The phones of {names} are disconnected",
        "{names} 님의 휴대폰 연결이 끊겼습니다",
        "{names}のスマホの接続が切れました"
    ],
    code_again: ["Show the code", "코드 보기", "コードを表示"],
    code_follows: |name: &str| [
        "{name} scans it and continues on the phone.",
        "{name} 님이 스캔하면 휴대폰으로 이어서 할 수 있습니다.",
        "{name}さんが読み取ると、スマホで続けられます。"
    ],
    play_here: ["Play on this screen", "이 화면으로 하기", "この画面で遊ぶ"],
    here_follows: |name: &str| [
        "{name} continues here, without a phone.",
        "{name} 님은 휴대폰 없이 이어서 합니다.",
        "{name}さんはスマホなしで続けます。"
    ],
    bot_for_now: ["Let a bot play for now", "잠시 봇에게 맡기기", "しばらくボットに任せる"],
    bot_follows: |name: &str| [
        "It plays until {name} is back.",
        "{name} 님이 돌아올 때까지 봇이 대신합니다.",
        "{name}さんが戻るまで、ボットが代わりに遊びます。"
    ],
    /// Turns the question to the players across the tablet.
    turn: ["Rotate", "화면 돌리기", "向きを変える"],
    /// In the menu of a tablet in the middle: turns everything to one side, or to every player again.
    on_stand: ["Turn everything to one side", "한 방향으로 보기", "同じ向きにそろえる"],
    lies_flat: ["Turn each side to its player", "각자 방향으로 보기", "それぞれの人に向ける"],
}));
