//! Text for nights: the score, the choice of the next game, the end. It is not part of [`Messages`](super::Messages),
//! because only the table's program needs it.

use crate::english::counted;
use crate::{Lang, text};

messages!(night_messages(NightMessages {
    /// The heading of the score after the first match.
    begun: ["The night has begun", "오늘 밤 첫 게임", "今夜の1戦目"],
    /// The names of people in a sentence; in Korean 님 follows.
    people: |names: &[String]| [
        (text(Lang::En).list_of_names)(names),
        names.join(", "),
        match names {
            [name] => format!("{name}さん"),
            _ => names.join("、"),
        }
    ],
    /// The people with the most points (`people`), and how many they are.
    leads: |people: &str, count: usize| [
        match count {
            1 => format!("{people} leads the night"),
            _ => format!("{people} lead the night"),
        },
        match count {
            1 => format!("오늘 밤은 {people} 님이 선두"),
            _ => format!("오늘 밤은 {people} 님이 공동 선두"),
        },
        match count {
            1 => format!("今夜は{people}がリード"),
            _ => format!("今夜は{people}が同点リード"),
        }
    ],
    /// The same without names, for more people than a line has room for.
    lead_together: |count: usize| [
        "{count} people lead the night",
        "오늘 밤은 {count}명이 공동 선두",
        "今夜は{count}人が同点リード"
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
        "all level at {points}",
        "모두 {points}점 동점",
        "全員{points}点で同点"
    ],
    points_each: |points: &str| ["{points} points each", "각각 {points}점", "{points}点ずつ"],
    bot_has: |name: &str, points: &str| [
        "{name} has {points}",
        "{name} {points}점",
        "{name}は{points}点"
    ],
    /// Who left, and the number of their last match.
    left_after: |people: &str, matches: usize| [
        "{people} left after {matches}",
        "{people} 님은 {matches}게임 뒤 먼저 감",
        "{people}は{matches}戦で帰宅"
    ],
    how_points: [
        "12 points for beating everyone, the share for less. Sitting out: 6.",
        "모두 앞서면 12점, 아니면 앞선 비율만큼. 쉬면 6점.",
        "全員に勝つと12点、それ以外は勝った割合。休みは6点。"
    ],
    points: ["Points", "점수", "得点"],
    tonight: |count: usize| [
        format!("{} tonight", counted(count, "match", "matches")),
        "오늘 밤 {count}게임",
        "今夜{count}戦"
    ],
    end: ["End the night", "오늘 밤 마치기", "今夜はここまで"],
    who_plays: ["Who plays", "함께하는 사람", "遊ぶ人"],
    tap_a_duck: [
        "Tap a duck to leave or come back.",
        "오리를 누르면 빠지거나 다시 들어옵니다.",
        "カモをタップすると抜けたり戻ったりできます。"
    ],
    at_tablet: ["at the tablet", "태블릿에서", "タブレットで"],
    on_phone: ["on phone", "휴대폰으로", "スマホで"],
    bot: ["bot", "봇", "ボット"],
    sits_out: ["sits out", "쉼", "休み"],
    left: ["left", "먼저 감", "先に帰宅"],
    add: ["Add someone", "사람 추가", "人を追加"],
    name: ["Name", "이름", "名前"],
    /// The button of the dialog.
    add_this: ["Add", "추가", "追加"],
    all_play: |count: usize| [
        match count {
            1 => String::from("You play alone"),
            2 => String::from("Both play"),
            _ => format!("All {count} play"),
        },
        match count {
            1 => String::from("혼자 참여"),
            _ => format!("{count}명 모두 참여"),
        },
        match count {
            1 => String::from("1人で遊べます"),
            2 => String::from("2人とも遊べます"),
            _ => format!("{count}人全員で遊べます"),
        }
    ],
    /// The possible numbers of seats, and the names of those who sit out, as a list; `count` is their number.
    sit_out: |seats: &str, names: &str, count: usize| [
        match count {
            1 => format!("For {seats}: {names} sits out"),
            2 => format!("For {seats}: {names} sit out"),
            _ => format!("For {seats}: {count} sit out"),
        },
        match count {
            1 | 2 => format!("{seats}인용: {names} 쉼"),
            _ => format!("{seats}인용: {count}명 쉼"),
        },
        match count {
            1 | 2 => format!("{seats}人用：{names}は休み"),
            _ => format!("{seats}人用：{count}人は休み"),
        }
    ],
    with_bots: |seats: &str, count: usize| [
        match count {
            1 => format!("For {seats}: with a bot"),
            _ => format!("For {seats}: with {count} bots"),
        },
        "{seats}인용: 봇 {count}명과 함께",
        "{seats}人用：ボット{count}体と一緒に"
    ],
    /// Why this game: all can play, the group has not played it in this night, it is short. `new_to` are the people who
    /// have never played it.
    because: |fits: bool, not_played: bool, short: bool, new_to: &str| [
        {
            let mut parts = Vec::new();
            parts.extend(fits.then(|| String::from("for all of you")));
            parts.extend(not_played.then(|| String::from("not played tonight")));
            parts.extend(short.then(|| String::from("short")));
            parts.extend((!new_to.is_empty()).then(|| format!("new to {new_to}")));
            let said = (text(Lang::En).list_of_names)(&parts);
            let (first, rest) = said.split_at(said.len().min(1));
            format!("{}{rest}.", first.to_uppercase())
        },
        {
            let new_to = (!new_to.is_empty()).then(|| format!("{new_to} 님은 처음"));
            clauses(
                &[
                    (fits, "모두 할 수 있고", "모두 할 수 있습니다"),
                    (not_played, "오늘 밤 아직 안 했고", "오늘 밤 아직 안 했습니다"),
                    (short, "짧고", "짧습니다"),
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
                    (not_played, "今夜はまだで", "今夜はまだです"),
                    (short, "短く", "短いです"),
                ],
                new_to,
                ("で", "です"),
                "、",
                "。",
            )
        }
    ],
    show_us: ["Show us how", "다 같이 튜토리얼 보기", "みんなで遊び方を見る"],
    same_rules: [
        "House rules as last time.",
        "규칙은 지난번과 같습니다.",
        "ルールは前回と同じです。"
    ],
    phones_stay: [
        "Phones stay connected.",
        "휴대폰 연결도 그대로입니다.",
        "スマホもつないだままです。"
    ],
    change: ["Change", "바꾸기", "変更"],
    title: ["The night", "게임의 밤", "ゲームの夜"],
    /// The heading of a past night: the day, and the number of matches.
    night_of: |day: &str, count: usize| [
        format!("{day}: a night of {}", counted(count, "match", "matches")),
        "{day}: {count}게임의 밤",
        "{day}：{count}戦の夜"
    ],
    /// The people with the most points in a night that is over, and how many they are.
    wins: |people: &str, count: usize| [
        match count {
            1 => format!("{people} wins the night"),
            _ => format!("{people} share the night"),
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
        "{count} people share the night",
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
            let since = if last { "마지막 게임에서 역전해 " } else { "" };
            format!("{since}{people} 님을 {points}점 앞섰습니다.")
        },
        {
            let since = if last { "最後の対戦で逆転し、" } else { "" };
            format!("{since}{people}に{points}点差をつけました。")
        }
    ],
    no_points: [
        "No match was played to its end.",
        "끝까지 한 게임이 없습니다.",
        "最後まで遊んだ対戦がありません。"
    ],
    /// The unit below a number of points.
    unit: |points: &str| [if points == "1" { "point" } else { "points" }, "점", "点"]
        as &'static str,
    place: |place: usize| ["Place {place}", "{place}위", "{place}位"],
    moments: ["Moments that turned it", "승부를 가른 순간", "勝負の分かれ目"],
    best_and_last: ["Best and last", "게임별 1위와 마지막", "ゲームごとの1位と最下位"],
    twelve: [
        "12 points a match for beating everyone",
        "모두 앞서면 한 게임에 12점",
        "全員に勝つと1戦12点"
    ],
    match_of: ["Match", "게임", "対戦"],
    best: ["Best", "1위", "1位"],
    last: ["Last", "마지막", "最下位"],
    fool: ["the fool", "바보", "ばか"],
    /// For reading aloud: how often a player was the fool.
    fool_times: |count: usize| [
        match count {
            1 => String::from("once the fool"),
            2 => String::from("twice the fool"),
            _ => format!("{count} times the fool"),
        },
        "바보 {count}번",
        "ばか{count}回"
    ],
    replays: ["Replays", "다시 보기", "リプレイ"],
    /// The button to the replay of a match of the night.
    replay_of: |game: &str| ["Replay of {game}", "{game} 다시 보기", "{game}のリプレイ"],
    stays_here: ["Stays on this device.", "이 기기에만 남습니다.", "この端末だけに残ります。"],
    share: ["Share the night", "결과 공유", "結果を共有"],
    save_picture: ["Save the picture", "그림 저장", "画像を保存"],
    /// The browser refuses the picture, or would change it.
    no_picture: [
        "The picture cannot be shared or saved here. Copy the text, or take a screenshot.",
        "여기서는 그림을 공유하거나 저장할 수 없습니다. 텍스트를 복사하거나 화면을 캡처하세요.",
        "ここでは画像を共有・保存できません。テキストをコピーするか、\
         スクリーンショットを撮ってください。"
    ],
    picture: ["Picture of the night’s result", "게임의 밤 결과 그림", "ゲームの夜の結果の画像"],
    result_text: ["The result as text", "결과 텍스트", "結果のテキスト"],
    /// The first line of the text: the day, and the number of matches.
    text_title: |day: &str, count: usize| [
        format!("A night of {} with Mallard, {day}", counted(count, "match", "matches")),
        "Mallard 게임의 밤, {day}, {count}게임",
        "Mallard ゲームの夜 {day} {count}戦"
    ],
    /// A line of the text: a place, a name, points.
    line: |place: usize, name: &str, points: &str| [
        "{place}. {name}: {points}",
        "{place}위 {name}: {points}점",
        "{place}位 {name}：{points}点"
    ],
    /// The line about the fool of a match.
    was_fool: |names: &str| ["Fool: {names}", "바보: {names}", "ばか：{names}"],
    /// The button that continues a night that was ended by mistake.
    go_on: ["Continue the night", "오늘 밤 계속하기", "今夜を続ける"],
    none: [
        "This night is no longer on the device.",
        "이 게임의 밤은 더 이상 이 기기에 없습니다.",
        "この夜の記録は、もう端末にありません。"
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
