//! Texts of the home screen.

messages!(HomeMessages {
    tagline: [
        "Tabletop games on one tablet",
        "태블릿 하나로 즐기는 보드게임",
        "タブレット1台で遊ぶテーブルゲーム"
    ],
    pick_a_box: ["Pick a game", "게임 고르기", "ゲームを選択"],
    /// The tag on the box of one game.
    easiest: ["Easiest to begin with", "처음 하기 쉬운 게임", "はじめてでも簡単"],
    past: ["Past matches", "지난 게임", "これまでの対戦"],
    /// The page on which a phone scans a tablet's code.
    join: ["Join a table", "게임에 참여하기", "対戦に参加"],
    past_hint: [
        "Stats, and all your data in one file.",
        "전적을 보고 모든 데이터를 파일로 옮깁니다.",
        "成績と、すべてのデータの書き出し。"
    ],
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
    /// The number of saved matches.
    saved: |count: usize| [
        match count {
            1 => String::from("1 saved match"),
            _ => format!("{count} saved matches"),
        },
        "저장된 게임 {count}개",
        "保存した対戦 {count}件"
    ],
    /// The number of saved matches, apart from the one to continue.
    more_saved: |count: usize| [
        match count {
            1 => String::from("1 more saved match"),
            _ => format!("{count} more saved matches"),
        },
        "저장된 다른 게임 {count}개",
        "ほかに保存した対戦 {count}件"
    ],
    saved_matches: ["Saved matches", "저장된 게임", "保存した対戦"],
    /// The heading without a saved match: a description of Mallard.
    no_match: [
        "Tabletop games for one tablet: together, or alone against bots",
        "태블릿 한 대로 즐기는 보드게임: 여럿이 함께, 또는 혼자 봇과",
        "タブレット1台で遊べるゲーム。みんなで、またはひとりでボットと"
    ],
    /// The same in one line, on a phone.
    welcome: ["Games for one phone", "휴대폰 한 대로 즐기는 게임", "スマホ1台で遊べるゲーム"],
    no_match_hint: [
        "Pick a game below. Each has a short lesson.",
        "아래에서 게임을 고르세요. 게임마다 짧은 튜토리얼이 있습니다.",
        "下の一覧からゲームを選んでください。どのゲームにも短いレッスンがあります。"
    ],
    /// The fewest and the most players.
    seats: |fewest: u8, most: u8| [
        if fewest == most { fewest.to_string() } else { format!("{fewest}–{most}") },
        if fewest == most { format!("{fewest}인") } else { format!("{fewest}~{most}인") },
        if fewest == most { format!("{fewest}人") } else { format!("{fewest}〜{most}人") }
    ],
    minutes: |minutes: u8| ["{minutes} min", "{minutes}분", "{minutes}分"],
    /// The game's name, and its players.
    resume_title: |game: &str, players: &str| [
        "{game}: {players}",
        "{game}: {players}",
        "{game}：{players}"
    ],
    open: ["Open", "열기", "開く"],
    delete: ["Delete", "삭제", "削除"],
    /// The match's title.
    delete_ask: |title: &str| [
        "Delete “{title}”? This cannot be undone.",
        "‘{title}’ 게임을 삭제할까요? 되돌릴 수 없습니다.",
        "「{title}」を削除しますか？　元には戻せません。"
    ],
    /// The date, as `date` writes it.
    daily: |date: &str| [
        "Daily challenge · {date}",
        "오늘의 도전 · {date}",
        "今日のチャレンジ · {date}"
    ],
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
    daily_hint: [
        "Against two Dabblers. Everyone has the same start today.",
        "물장구오리 둘과 겨룹니다. 오늘은 모두 똑같은 상태로 시작합니다.",
        "水面ガモ2体と対戦します。今日は全員が同じ条件で始めます。"
    ],
    daily_play: ["Play today’s challenge", "오늘의 도전 시작하기", "今日のチャレンジで遊ぶ"],
    daily_over: ["See the result", "결과 보기", "結果を見る"],
    /// The number of days played, and the number of days in all.
    daily_week: |played: usize, days: usize| [
        "Played on {played} of the last {days} days",
        "지난 {days}일 중 {played}일 플레이",
        "直近{days}日のうち{played}日プレイ"
    ],
});
