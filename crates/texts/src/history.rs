//! Text for past matches, and for all the data of a device.

use mallard_words::{Lang, device_messages, messages, text};

messages!(history_messages(HistoryMessages {
    figures_of: |name: &str| ["{name}’s stats", "{name} 님의 전적", "{name}さんの成績"],
    /// The label of the choice between players.
    whose: ["Whose stats", "전적", "成績"],
    played: ["Played", "게임 수", "対戦数"],
    won: ["Won", "승리", "勝利"],
    best: ["Best", "최고 기록", "最高記録"],
    streak: ["Streak", "연승", "連勝"],
    streak_says: [
        "Streak: wins in a row. In Durak, matches in a row without being the fool.",
        "연승: 연달아 이긴 게임 수입니다. 두락에서는 연달아 바보가 되지 않은 게임 수입니다.",
        "連勝：続けて勝った対戦の数です。ドゥラークでは、続けて「ばか」にならなかった対戦の\
         数です。"
    ],
    /// The numbers of matches won and played.
    won_of: |won: usize, played: usize| [
        "{won} of {played} won",
        "{played}번 중 {won}번 승리",
        "{played}回中{won}回勝ち"
    ],
    against: ["Against bots", "봇 상대", "ボット相手"],
    last: ["Recent matches", "최근 게임", "最近の対戦"],
    /// The numbers of matches won and played, for the row that ends with the latest.
    last_says: |won: usize, played: usize| [
        "Won {won} of the last {played}. Latest on the right.",
        "{played}번 중 {won}번 승리했고, 오른쪽이 가장 최근입니다.",
        "{played}回中{won}回勝ち。右が最新です。"
    ],
    today: ["Today", "오늘", "今日"],
    yesterday: ["Yesterday", "어제", "昨日"],
    /// The year, and the month and the day from 1.
    date: |year: u32, month: u32, day: u32| [
        format!("{} {year}", (device_messages(Lang::En).date)(month, day)),
        "{year}년 {month}월 {day}일",
        "{year}年{month}月{day}日"
    ],
    /// The names of the players, as a list.
    with: |names: &str| ["with {names}", "함께: {names}", "相手：{names}"],
    /// The tag of an imported match.
    uncounted: ["imported, not counted", "가져온 게임, 전적에서 제외", "読み込んだ対戦（集計外）"],
    /// The tag of a match of one person against bots that ended early, and of one among people that ended without a result.
    ended: [
        "ended early, not a win or a loss",
        "중간에 끝남, 승패에서 제외",
        "途中終了（勝敗は集計外）"
    ],
    nothing_counts: [
        "ended early, not counted",
        "중간에 끝남, 전적에서 제외",
        "途中終了（集計外）"
    ],
    /// The tag of a match in which a bot played for these people, as a list.
    bot_played: |names: &str| [
        "a bot played for {names}, not counted",
        "{names}: 봇이 대신 함, 전적에서 제외",
        "{names}：ボットが代わりにプレイ（集計外）"
    ],
    /// The tag of a match that is too long for the list, and whose save was deleted.
    too_long: [
        "too long to keep its moves",
        "너무 길어 진행은 남지 않음",
        "長すぎるため手順は残っていません"
    ],
    look_back: ["Replay", "다시 보기", "リプレイ"],
    empty: ["No finished matches yet", "아직 끝난 게임이 없습니다", "終わった対戦はまだありません"],
    empty_says: [
        "Finish a match and you’ll find it here: who won, and every move to watch again.",
        "게임을 끝까지 하면 여기에 남습니다. 누가 이겼는지 보고, 모든 수를 다시 볼 수 있습니다.",
        "最後まで遊ぶと、ここに残ります。誰が勝ったかを\
         確かめたり、すべての手順をリプレイで見たりできます。"
    ],
    /// The number of matches.
    all: |count: usize| ["Show all {count}", "{count}개 모두 보기", "{count}件すべてを見る"],
    kept_here: [
        "Kept on this device only.",
        "이 기기에만 보관됩니다.",
        "この端末だけに保存されます。"
    ],
    counted: [
        "Stats come from the matches in this list. If a match ends early, its finished rounds or \
         deals count. Against bots alone it counts as played, but not as won or lost.",
        "전적은 이 목록의 게임으로 계산합니다. 중간에 끝난 게임은 끝난 라운드나 판까지의 결과로 \
         셉니다. 봇만 상대한 게임이면 게임 수에만 넣고 승패에는 넣지 않습니다.",
        "成績は、この一覧にある対戦から計算します。途中で終わった対戦は、終わったラウンドまでの\
         結果で数えます。相手がボットだけなら対戦数にだけ数え、勝ち負けには数えません。"
    ],
    clear: ["Clear…", "지우기…", "消去…"],
    /// The number of matches.
    clear_ask: |count: usize| [
        match count {
            1 => String::from("Clear 1 past match?"),
            _ => format!("Clear {count} past matches?"),
        },
        "지난 게임 {count}개를 지울까요?",
        "これまでの対戦{count}件を消しますか？"
    ],
    clear_says: [
        "Their stats go too. Saved matches and settings are kept. This cannot be undone.",
        "전적도 함께 지워집니다. 저장된 게임과 설정은 남습니다. 되돌릴 수 없습니다.",
        "成績も消えます。保存した対戦と設定は残ります。元には戻せません。"
    ],
    clear_yes: ["Clear", "지우기", "消去"],
    /// The number of matches that were dropped.
    gone: |count: usize| [
        match count {
            1 => String::from("The list was full, so the oldest match was removed."),
            _ => format!("The list was full, so the {count} oldest matches were removed."),
        },
        "목록이 가득 차서 가장 오래된 게임 {count}개가 빠졌습니다.",
        "一覧がいっぱいになり、最も古い対戦{count}件を外しました。"
    ],
    everything: ["All my data", "내 모든 데이터", "すべてのデータ"],
    everything_says: [
        "Saved and past matches, lessons, setups and settings. \
         Import the file on any device with Mallard, under “Past matches”.",
        "저장된 게임과 지난 게임, 튜토리얼 진행, 게임 설정, 앱 설정입니다. \
         Mallard가 있는 기기라면 ‘지난 게임’에서 가져올 수 있습니다.",
        "保存した対戦とこれまでの対戦、レッスン、対戦の設定、アプリの設定です。Mallardのある\
         端末なら「これまでの対戦」で読み込めます。"
    ],
    bring: ["Import", "가져오기", "読み込む"],
    bring_says: [
        "A file with all the data of a device. Matches you already have are not added twice. \
         With its settings, language, colours, sounds, names and setups come too.",
        "한 기기의 모든 데이터가 든 파일입니다. 이미 있는 게임은 다시 추가하지 않습니다. \
         설정까지 가져오면 언어, 색, 소리, 이름, 게임 설정도 함께 옵니다.",
        "端末のすべてのデータが入ったファイルです。すでにある対戦は追加されません。\
         設定も読み込むと、言語、色、音、名前、対戦の設定もファイルの内容になります。"
    ],
    /// The two ways to import it.
    bring_matches: ["Matches only", "게임만", "対戦だけ"],
    bring_all: ["Matches and settings", "게임과 설정", "対戦と設定"],
    /// The numbers of saved matches, of past matches, and of other data, such as lessons. The bool: were the settings imported
    /// too?
    came: |matches: usize, past: usize, others: usize, settings: bool| [
        {
            let mut parts = Vec::new();
            let mut add = |count: usize, one: &str, many: &str| match count {
                0 => {}
                1 => parts.push(one.to_owned()),
                _ => parts.push(format!("{count} {many}")),
            };
            add(past, "1 past match", "past matches");
            add(matches, "1 saved match", "saved matches");
            add(others, "1 other item", "other items");
            add(settings.into(), "the settings", "settings");
            format!("Imported: {}.", (text(Lang::En).list_of_names)(&parts))
        },
        {
            let mut parts = Vec::new();
            let mut add = |count: usize, part: String| {
                if count > 0 {
                    parts.push(part);
                }
            };
            add(past, format!("지난 게임 {past}개"));
            add(matches, format!("저장된 게임 {matches}개"));
            add(others, format!("그 밖의 데이터 {others}개"));
            add(settings.into(), String::from("앱 설정"));
            format!("가져온 것: {}.", text(Lang::Ko).list(&parts))
        },
        {
            let mut parts = Vec::new();
            let mut add = |count: usize, part: String| {
                if count > 0 {
                    parts.push(part);
                }
            };
            add(past, format!("これまでの対戦{past}件"));
            add(matches, format!("保存した対戦{matches}件"));
            add(others, format!("そのほかのデータ{others}件"));
            add(settings.into(), String::from("アプリの設定"));
            format!("読み込んだもの：{}。", text(Lang::Ja).list(&parts))
        }
    ],
    nothing_new: [
        "There was nothing new in the file.",
        "새로운 것이 없습니다.",
        "新しいものはありませんでした。"
    ],
    /// The number of items that are already here.
    here: |count: usize| [
        "Already here: {count}.",
        "이미 있는 것: {count}개.",
        "すでにあるもの：{count}件。"
    ],
    /// The number of damaged items.
    unread: |count: usize| [
        "Damaged, so left out: {count}.",
        "손상되어 뺀 것: {count}개.",
        "壊れていて外したもの：{count}件。"
    ],
    /// The number of items that did not fit.
    no_room: |count: usize| [
        "No space left for: {count}.",
        "공간이 부족해 가져오지 못한 것: {count}개.",
        "空き容量がなく追加できなかったもの：{count}件。"
    ],
}));
