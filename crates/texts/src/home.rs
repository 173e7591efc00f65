//! Text of the home screen.

use mallard_words::messages;

messages!(home_messages(HomeMessages {
    tagline: [
        "Tabletop games on one tablet",
        "태블릿 하나로 즐기는 보드게임",
        "タブレット1台で遊ぶテーブルゲーム"
    ],
    pick_a_box: ["Pick a game", "게임 고르기", "ゲームを選択"],
    /// The tag on the box of one game.
    easiest: ["Easiest to begin with", "처음 하기 쉬운 게임", "はじめてでも簡単"],
    /// The page on which a phone scans a tablet's code.
    join: ["Join a table", "게임에 참여하기", "対戦に参加"],
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
    /// The message on the home screen about an unsaved match.
    unsaved: [
        "A match was not saved because storage is full or blocked. \
         Delete finished matches to make room.",
        "저장하지 못한 게임이 있습니다. 저장 공간이 가득 찼거나 막혀 있습니다. \
         끝난 게임을 지우면 공간이 생깁니다.",
        "保存できていない対戦があります。空き容量がないか、保存が許可されていません。\
         終わった対戦を削除すると空きができます。"
    ],
}));
