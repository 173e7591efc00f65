//! Text for nights: the score, the choice of the next game, the end.

use mallard_words::english::counted;
use mallard_words::{Lang, messages, text};

messages!(night_messages(NightMessages {
    /// The heading of the score after the first match, while another one can follow.
    begun: ["First match played", "첫 게임이 끝났습니다", "1戦目が終わりました"],
    /// The names of people in a sentence; in Korean 님 follows.
    people: |names: &[String]| [
        (text(Lang::En).list_of_names)(names),
        names.join(", "),
        match names {
            [name] => format!("{name}さん"),
            _ => names.join("、"),
        }
    ],
    /// The people with the most points (`people`) while the night can go on, and how many they are.
    leads: |people: &str, count: usize| [
        match count {
            1 => format!("{people} leads"),
            _ => format!("{people} lead"),
        },
        match count {
            1 => format!("{people} 님이 선두"),
            _ => format!("{people} 님이 공동 선두"),
        },
        match count {
            1 => format!("{people}がリード"),
            _ => format!("{people}が同点リード"),
        }
    ],
    /// The same without names, for more people than a line has room for.
    lead_together: |count: usize| [
        "{count} people lead",
        "{count}명이 공동 선두",
        "{count}人が同点リード"
    ],
    /// The number of matches that count.
    matches: |count: usize| [counted(count, "match", "matches"), "{count}게임", "{count}戦"],
    /// How far the first is ahead, in points.
    ahead: |points: &str| [
        format!("{points} {} ahead", if points == "1" { "point" } else { "points" }),
        "{points}점 차이",
        "{points}点差"
    ],
    all_level: |points: &str| [
        "all tied at {points}",
        "모두 {points}점 동점",
        "全員{points}点で同点"
    ],
    points_each: |points: &str| ["{points} points each", "각각 {points}점", "{points}点ずつ"],
    bot_has: |name: &str, points: &str| [
        "{name} has {points}, but bots do not count",
        "{name} {points}점(봇은 순위 제외)",
        "{name}は{points}点（ボットは順位の対象外）"
    ],
    /// Those who are not in the last match, and the number of their own last one. Why they are not is unknown.
    left_after: |people: &str, matches: usize| [
        "{people} played until match {matches}",
        "{people} 님은 {matches}게임까지 참여",
        "{people}は{matches}戦まで参加"
    ],
    how_points: [
        "Beating everyone gives 12 points, beating half of them 6. Sitting out gives 6.",
        "모두를 앞서면 12점, 일부만 앞서면 그 비율만큼 받습니다. 쉬면 6점입니다.",
        "全員に勝つと12点、一部に勝つと、その割合に応じた点です。休みは6点です。"
    ],
    /// What a bot's points are for: its opponents' points count on it.
    bots_apart: [
        "Bots are not ranked, and get nothing for sitting out.",
        "봇은 순위에 넣지 않고, 쉬어도 점수가 없습니다.",
        "ボットは順位に入らず、休んでも点はありません。"
    ],
    /// Next to a bot's name.
    bot_apart: ["bot, not ranked", "봇, 순위 제외", "ボット、順位なし"],
    points: ["Points", "점수", "得点"],
    so_far: |count: usize| [
        format!("{} so far", counted(count, "match", "matches")),
        "지금까지 {count}게임",
        "ここまで{count}戦"
    ],
    end: ["Finish here", "오늘은 여기까지", "今日はここまで"],
    /// People and bots.
    players: ["Players", "플레이어", "プレイヤー"],
    tap_a_duck: [
        "Tap a duck to leave or come back.",
        "오리를 누르면 빠지거나 다시 들어옵니다.",
        "カモをタップすると抜けたり戻ったりできます。"
    ],
    /// What a plate says about its player. The table can be a phone, too.
    at_table: ["at the table", "테이블", "テーブル"],
    on_phone: ["on phone", "휴대폰", "スマホ"],
    disconnected: ["disconnected", "연결 끊김", "接続切れ"],
    bot: ["bot", "봇", "ボット"],
    sits_out: ["sits out", "쉼", "休み"],
    /// A person or a bot that is not in the last match, or was taken out of the next one.
    left: ["not playing", "빠짐", "抜けた"],
    add: ["Add someone", "사람 추가", "人を追加"],
    name: ["Name", "이름", "名前"],
    /// The button of the dialog.
    add_this: ["Add", "추가", "追加"],
    /// The number of players, with bots.
    all_play: |count: usize| [
        if count == 1 { "You play alone" } else { "Everyone plays" },
        if count == 1 { "혼자 참여" } else { "모두 참여" },
        if count == 1 { "1人で遊べます" } else { "全員で遊べます" }
    ] as &'static str,
    /// For how many players the game is (`HomeMessages::seats`), the people or bots that sit out (`people`), and how
    /// many they are.
    sit_out: |seats: &str, people: &str, count: usize| [
        match count {
            1 => format!("For {seats}: {people} sits out"),
            2 => format!("For {seats}: {people} sit out"),
            _ => format!("For {seats}: the others sit out"),
        },
        match count {
            1 | 2 => format!("{seats}용: {people} 님 쉼"),
            _ => format!("{seats}용: 나머지는 쉼"),
        },
        match count {
            1 | 2 => format!("{seats}用：{people}は休み"),
            _ => format!("{seats}用：ほかは休み"),
        }
    ],
    with_bots: |seats: &str, count: usize| [
        match count {
            1 => format!("For {seats}: with a bot"),
            _ => format!("For {seats}: with {count} bots"),
        },
        "{seats}용: 봇 {count} 추가",
        "{seats}用：ボット{count}体と一緒に"
    ],
    /// Why this game: all can play, the group has not played it in this night, it is short. `new_to` are the people who
    /// have never played it.
    because: |fits: bool, not_played: bool, short: bool, new_to: &str| [
        {
            let mut parts = Vec::new();
            parts.extend(fits.then(|| String::from("everyone can play")));
            parts.extend(not_played.then(|| String::from("not played yet")));
            parts.extend(short.then(|| String::from("quick to play")));
            parts.extend((!new_to.is_empty()).then(|| format!("new to {new_to}")));
            parts.join(", ")
        },
        {
            let new_to = (!new_to.is_empty()).then(|| format!("{new_to} 님은 처음"));
            clauses(
                &[
                    (fits, "모두 할 수 있고", "모두 할 수 있습니다"),
                    (not_played, "아직 안 했고", "아직 안 했습니다"),
                    (short, "금방 끝나고", "금방 끝납니다"),
                ],
                new_to,
                ("이고", "입니다"),
                ", ",
                ".",
            )
        },
        {
            let new_to = (!new_to.is_empty()).then(|| format!("{new_to}は初めて"));
            clauses(
                &[
                    (fits, "全員で遊べて", "全員で遊べます"),
                    (not_played, "まだ遊んでいなくて", "まだ遊んでいません"),
                    (short, "短時間で終わり", "短時間で終わります"),
                ],
                new_to,
                ("で", "です"),
                "、",
                "。",
            )
        }
    ],
    show_us: ["Show us how", "다 같이 튜토리얼 하기", "みんなでレッスンをする"],
    same_rules: [
        "Same house rules as last time.",
        "규칙은 지난번과 같습니다.",
        "ルールは前回と同じです。"
    ],
    phones_stay: [
        "Phones stay connected.",
        "휴대폰 연결도 그대로입니다.",
        "スマホもつないだままです。"
    ],
    change: ["Change", "바꾸기", "変更"],
    /// The name of the feature. A night can be in the morning: no other text names a time of day.
    title: ["Game night", "게임의 밤", "ゲームの夜"],
    /// The heading of a past night: its day.
    night_of: |day: &str| ["Game night, {day}", "{day} 게임의 밤", "{day} ゲームの夜"],
    /// The people with the most points in a night that is over, and how many they are.
    wins: |people: &str, count: usize| [
        match count {
            1 => format!("{people} wins overall"),
            _ => format!("{people} share the win"),
        },
        match count {
            1 => format!("{people} 님 종합 우승"),
            _ => format!("{people} 님 공동 우승"),
        },
        match count {
            1 => format!("{people}の総合優勝"),
            _ => format!("{people}が同点優勝"),
        }
    ],
    /// The same without names, for more people than a title has room for.
    share_it: |count: usize| [
        "{count} people share the win",
        "{count}명 공동 우승",
        "{count}人が同点優勝"
    ],
    /// How far the winner is ahead of these people; `last`: only since the last match?
    ahead_of: |points: &str, people: &str, last: bool| [
        {
            let points = format!("{points} {}", if points == "1" { "point" } else { "points" });
            let since = if last { ", and only since the last match" } else { "" };
            format!("{points} ahead of {people}{since}.")
        },
        {
            let since = if last { "마지막 게임에서 선두로 나서 " } else { "" };
            format!("{since}{people} 님을 {points}점 앞섰습니다.")
        },
        {
            let since = if last { "最後の対戦でトップに立ち、" } else { "" };
            format!("{since}{people}に{points}点差をつけました。")
        }
    ],
    no_points: [
        "No match of this game night counts.",
        "이 게임의 밤에는 점수에 넣을 게임이 없습니다.",
        "このゲームの夜には、数える対戦がありません。"
    ],
    /// The unit below a number of points.
    unit: |points: &str| [if points == "1" { "point" } else { "points" }, "점", "点"]
        as &'static str,
    place: |place: usize| ["Place {place}", "{place}위", "{place}位"],
    best_and_last: ["Best and last", "게임별 최상위와 최하위", "ゲームごとの最上位と最下位"],
    twelve: [
        "12 points a match for beating everyone",
        "모두 앞서면 한 게임에 12점",
        "全員に勝つと1戦12点"
    ],
    match_of: ["Match", "게임", "対戦"],
    /// Of the people: a bot may have won.
    best: ["Best", "최상위", "最上位"],
    last: ["Last", "최하위", "最下位"],
    fool: ["the fool", "바보", "「ばか」"],
    /// For reading aloud: how often a player was the fool.
    fool_times: |count: usize| [
        match count {
            1 => String::from("once the fool"),
            2 => String::from("twice the fool"),
            _ => format!("{count} times the fool"),
        },
        "바보 {count}번",
        "「ばか」{count}回"
    ],
    replays: ["Replays", "다시 보기", "リプレイ"],
    /// The button to the replay of a match of the night.
    replay_of: |game: &str| ["Replay of {game}", "{game} 다시 보기", "{game}のリプレイ"],
    share: ["Share the result", "결과 공유", "結果を共有"],
    save_picture: ["Save the picture", "그림 저장", "画像を保存"],
    /// The browser refuses the picture, or would change it.
    no_picture: [
        "The picture cannot be shared or saved here. Copy the text, or take a screenshot.",
        "여기서는 그림을 공유하거나 저장할 수 없습니다. 텍스트를 복사하거나 화면을 캡처하세요.",
        "ここでは画像を共有・保存できません。テキストをコピーするか、\
         スクリーンショットを撮ってください。"
    ],
    picture: ["Picture of the result", "게임의 밤 결과 그림", "ゲームの夜の結果の画像"],
    result_text: ["The result as text", "결과 텍스트", "結果のテキスト"],
    /// The first line of the text: the day, and the number of matches.
    text_title: |day: &str, count: usize| [
        format!("Mallard game night, {day}, {}", counted(count, "match", "matches")),
        "Mallard 게임의 밤, {day}, {count}게임",
        "Mallard ゲームの夜 {day} {count}戦"
    ],
    /// A line of the text: a place, a name, points.
    line: |place: usize, name: &str, points: &str| [
        "{place}. {name}: {points}",
        "{place}위 {name}: {points}점",
        "{place}位 {name}：{points}点"
    ],
    /// The button that continues a night that was ended by mistake.
    go_on: ["Continue", "이어서 하기", "続ける"],
    /// The page of a night, and the choice of the next game after a match, that are not there.
    no_night: [
        "This game night is no longer on this device.",
        "이 게임의 밤은 더 이상 이 기기에 없습니다.",
        "このゲームの夜の記録は、もうこの端末にありません。"
    ],
    no_match: [
        "This match is no longer among the past matches.",
        "이 게임은 ‘지난 게임’에 없습니다.",
        "この対戦は「これまでの対戦」に残っていません。"
    ],
}));

/// Clauses in a row: each has a form in the middle and one at the end of the sentence. The last one has a beginning
/// of its own and both ends.
fn clauses(
    clauses: &[(bool, &str, &str)],
    last: Option<String>,
    ends: (&str, &str),
    between: &str,
    stop: &str,
) -> String {
    let mut said: Vec<(String, String)> = clauses
        .iter()
        .filter(|(holds, ..)| *holds)
        .map(|(_, middle, end)| ((*middle).to_owned(), (*end).to_owned()))
        .collect();
    said.extend(last.map(|last| (format!("{last}{}", ends.0), format!("{last}{}", ends.1))));
    let Some((_, end)) = said.pop() else { return String::new() };
    let before = said.into_iter().map(|(middle, _)| middle + between);
    before.chain([end, stop.to_owned()]).collect()
}
