//! Text of the settings.

messages!(settings_messages(SettingsMessages {
    title: ["Settings", "설정", "設定"],
    language: ["Language", "언어", "言語"],
    theme: ["Theme", "테마", "テーマ"],
    theme_auto: ["Auto", "자동", "自動"],
    theme_light: ["Light", "밝게", "ライト"],
    theme_dark: ["Dark", "어둡게", "ダーク"],
    speed: ["Speed", "속도", "速さ"],
    speed_hint: [
        "How fast bots play and cards move.",
        "봇이 생각하는 시간과 카드가 움직이는 속도입니다.",
        "ボットが考える時間と、カードが動く速さです。"
    ],
    speed_slow: ["Slow", "느리게", "ゆっくり"],
    speed_normal: ["Normal", "보통", "ふつう"],
    speed_fast: ["Fast", "빠르게", "速く"],
    speed_off: ["Instant", "즉시", "すぐに"],
    motion: ["Motion", "움직임", "動き"],
    motion_hint: [
        "“Less” means no gliding, tumbling or shaking.",
        "줄이면 카드와 주사위가 움직이는 모습을 보여 주지 않습니다.",
        "減らすと、カードやダイスが動く様子を表示しません。"
    ],
    motion_auto: ["Same as device", "기기 설정대로", "端末に合わせる"],
    motion_less: ["Less", "줄이기", "減らす"],
    motion_full: ["Full", "기본", "標準"],
    left_hand: ["Left-handed", "왼손 배치", "左手用の配置"],
    left_hand_hint: [
        "Buttons and menu on the left.",
        "버튼과 메뉴를 왼쪽에 둡니다.",
        "ボタンとメニューを左に置きます。"
    ],
    suits: ["Four-colour suits", "4색 문양", "4色のスート"],
    suits_hint: [
        "Diamonds are blue, clubs are green.",
        "다이아몬드는 파랑, 클로버는 초록으로 표시합니다.",
        "ダイヤを青、クラブを緑で表示します。"
    ],
    large_indices: ["Large signs on cards", "큰 카드 표시", "大きなカード表示"],
    large_indices_hint: [
        "A large rank and suit instead of the picture.",
        "그림 대신 숫자와 문양을 크게 보여 줍니다.",
        "絵の代わりに、数字とスートを大きく表示します。"
    ],
    hand_order: ["Order of your hand", "손패 순서", "手札の並べ方"],
    by_suit: ["By suit", "문양별", "スート順"],
    by_rank: ["By rank", "숫자순", "数字順"],
    only_move: ["Play forced moves", "하나뿐인 수는 자동으로", "1つしかない手は自動で"],
    only_move_hint: [
        "If there is only one move, Mallard plays it for you. \
         The others may notice that you had no choice.",
        "할 수 있는 것이 하나뿐이면 자동으로 진행합니다. \
         선택할 것이 없었음을 다른 사람이 알아챌 수 있습니다.",
        "選べる手が1つだけのときは、自動で進みます。\
         選択の余地がなかったことが、ほかの人に分かることがあります。"
    ],
    shortcuts: ["Letter keys", "글자 단축키", "文字キーで操作"],
    shortcuts_hint: [
        "H for a hint, U to undo, S to show again, L for the log, R for the rules, M for all moves. \
         In a replay, P to play.",
        "H 힌트, U 되돌리기, S 한 번 더 보기, L 게임 기록, R 규칙, M 할 수 있는 것, 다시 보기에서는 P 재생.",
        "Hはヒント、Uは元に戻す、Sはもう一度見る、Lは記録、Rはルール、Mは選べる手の一覧、リプレイではPで再生です。"
    ],
    sounds: ["Sounds", "소리", "音"],
    sounds_hint: [
        "Cards, dice, ducks and your turn.",
        "카드, 주사위, 오리, 내 차례를 들려줍니다.",
        "カード、ダイス、カモ、自分の番を音で知らせます。"
    ],
    vibration: ["Vibration", "진동", "振動"],
    vibration_hint: [
        "At your turn and at the end of a match, if your device can.",
        "지원하는 기기에서는 내 차례와 게임이 끝날 때 진동으로 알립니다.",
        "対応した端末では、自分の番と対戦の終わりに振動します。"
    ],
    read_aloud: ["Read aloud", "읽어 주기", "読み上げる"],
    stop_reading: ["Stop reading", "그만 읽기", "読み上げをやめる"],
    table_voice: ["Table voice", "진행 읽어 주기", "進行の読み上げ"],
    table_voice_hint: [
        "Says what bots do, with a voice of this device. Silent while a curtain hides the hands.",
        "이 기기의 목소리로 봇이 한 일을 말합니다. 손패를 가리는 동안에는 말하지 않습니다.",
        "この端末の音声で、ボットの手を読み上げます。手札を隠している間は読み上げません。"
    ],
    volume: ["Volume", "음량", "音量"],
    volume_low: ["Low", "작게", "小"],
    volume_medium: ["Medium", "보통", "中"],
    volume_high: ["High", "크게", "大"],
    /// The setting that makes one tap enough.
    tap_to_peek: ["Tap to peek", "한 번 눌러 손패 보기", "タップで手札を見る"],
    tap_to_peek_hint: [
        "With the tablet between two people, one tap shows your cards until the next one. \
         No need to hold.",
        "태블릿을 가운데에 놓았을 때, 한 번 누르면 다시 누를 때까지 보입니다.",
        "タブレットを間に置いたとき、1回のタップで、次のタップまで見えます。"
    ],
    /// The number of the release.
    version: |release: &str| ["Version {release}", "버전 {release}", "バージョン{release}"],
    /// The number of the release, and of its build.
    build: |release: &str, build: &str| [
        "Version {release}, build {build}",
        "버전 {release}, 빌드 {build}",
        "バージョン{release}、ビルド{build}"
    ],
}));
