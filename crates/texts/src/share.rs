//! Text for sharing deals and matches as links.

use mallard_words::english::ordinal;
use mallard_words::messages;

messages!(share_messages(ShareMessages {
    share: ["Share", "공유", "共有"],
    /// The label of the choice at the top.
    what: ["What to share", "공유할 내용", "共有するもの"],
    deal: ["The same start", "같은 조건", "同じ条件"],
    this_match: ["This match", "이번 게임", "この対戦"],
    /// The result of the daily challenge.
    result: ["My result", "내 결과", "自分の結果"],
    deal_says: [
        "Anyone who opens the link starts with the same cards or dice, seats and rules. \
         Your moves are not included.",
        "링크를 여는 사람은 같은 카드나 주사위, 같은 자리, 같은 규칙으로 시작합니다. \
         지금까지의 진행은 포함되지 않습니다.",
        "リンクを開いた人は、同じカードやダイス、同じ席、同じルールで始めます。これまでの手順は\
         含まれません。"
    ],
    /// The note about the deal during the match.
    deal_in_play: [
        "Anyone who opens the link plays this match from the beginning. \
         Anything hidden is revealed only by playing. \
         Once the match is over, you can share the whole match too.",
        "링크를 여는 사람은 이 게임을 처음부터 시작합니다. 가려진 것은 직접 해 봐야 드러납니다. \
         게임이 끝나면 게임 전체도 공유할 수 있습니다.",
        "リンクを開いた人は、この対戦を最初から始めます。\
         伏せられたものは、実際に進めるまで見えません。対戦が終われば、対戦全体も共有できます。"
    ],
    match_over: [
        "Anyone who opens the link gets the whole match, with every move and everything that \
         was hidden. Names are included.",
        "링크를 여는 사람은 끝난 게임 전체를 받습니다. \
         모든 수와 가려졌던 것까지 들어 있고, 이름도 포함됩니다.",
        "リンクを開いた人は、終わった対戦を、すべての手順や伏せられていたものまで含めて受け\
         取ります。名前も含まれます。"
    ],
    /// The note about a match that one human is playing against bots.
    match_in_play: [
        "Anyone who opens the link continues from here on their own device. \
         Names and everything that is still hidden are included.",
        "링크를 여는 사람은 자기 기기에서 여기부터 이어서 합니다. 가려진 것과 이름도 포함됩니다.",
        "リンクを開いた人は、自分の端末でここから続けます。伏せられたものと名前も含まれます。"
    ],
    result_says: [
        "One line about your result in the daily challenge, to send to anyone who played it too.",
        "오늘의 도전 결과를 한 줄로 적었습니다. 같은 도전을 한 사람에게 보내 보세요.",
        "今日のチャレンジの結果を1行にまとめました。同じチャレンジで遊んだ人に送れます。"
    ],
    without_names: ["Send it without names", "이름 없이 보내기", "名前を入れずに送る"],
    /// The number of seats.
    seats: |seats: u8| [
        if seats == 1 { String::from("1 seat") } else { format!("{seats} seats") },
        "{seats}인용",
        "{seats}席"
    ],
    point: ["Scan with a camera", "카메라로 스캔하세요", "カメラで読み取ってください"],
    qr: ["QR code of the link", "링크의 QR 코드", "リンクのQRコード"],
    /// The name of the field with the link.
    link: ["Link", "링크", "リンク"],
    /// The name of the field with the result.
    line: ["Your result in one line", "내 결과 한 줄", "自分の結果（1行）"],
    copy: ["Copy", "복사", "コピー"],
    share_link: ["Share the link", "링크 공유", "リンクを共有"],
    share_line: ["Share the line", "이 줄 공유", "この1行を共有"],
    /// The message if the link is too long for a code.
    no_code: [
        "The link is too long for a QR code. You can save a file instead.",
        "링크가 길어 QR 코드로 만들 수 없습니다. 대신 파일로 저장할 수 있습니다.",
        "リンクが長いため、QRコードにはできません。代わりにファイルに保存できます。"
    ],
    /// The message if the match is too long for a link.
    no_link: [
        "This match is too long for a link. Save it as a file instead. \
         Anyone can import it on the shelf.",
        "게임이 길어 링크로 만들 수 없습니다. 파일로 저장하면 Mallard의 선반에서 가져올 수 \
         있습니다.",
        "この対戦は長いため、リンクにはできません。ファイルに保存すると、Mallardの棚で読み\
         込めます。"
    ],
    /// The first sentence of the note about privacy; [`claim_privacy`](crate::claim_privacy) has the second.
    no_server: [
        "Everything is in the link itself.",
        "모든 내용이 링크 안에 있습니다.",
        "すべてリンクの中にあります。"
    ],
    deal_came: ["A shared start", "같은 조건으로 시작", "同じ条件で開始"],
    match_came: ["A shared match", "공유된 게임", "共有された対戦"],
    /// The numbers of humans and of bots.
    for_whom: |people: usize, bots: usize| [
        {
            let bots = match bots {
                0 => String::new(),
                1 => String::from("1 bot"),
                _ => format!("{bots} bots"),
            };
            let people = match people {
                0 => String::new(),
                1 => String::from("1 person"),
                _ => format!("{people} people"),
            };
            let both = if people.is_empty() || bots.is_empty() { "" } else { " and " };
            format!("For {people}{both}{bots}")
        },
        match (people, bots) {
            (0, _) => format!("봇 {bots}"),
            (_, 0) => format!("사람 {people}명"),
            _ => format!("사람 {people}명, 봇 {bots}"),
        },
        match (people, bots) {
            (0, _) => format!("ボット{bots}体"),
            (_, 0) => format!("{people}人"),
            _ => format!("{people}人とボット{bots}体"),
        }
    ],
    deal_waits: [
        "You get the same cards or dice as the person who shared it. \
         Seats and rules are already filled in.",
        "공유한 기기와 같은 카드나 주사위로 시작합니다. \
         자리와 규칙이 미리 채워진 설정 화면이 열립니다.",
        "共有した端末と同じカードやダイスで始まります。席とルールが入った設定が開きます。"
    ],
    set_up: ["Set it up", "설정 열기", "設定を開く"],
    /// The game, the date, the place, the number of players, and the points with their unit; these may be empty.
    of_the_day: |game: &str, date: &str, place: u8, of: u8, points: &str| [
        {
            let points = if points.is_empty() { String::new() } else { format!(", {points}") };
            format!("Mallard, {game}, {date}: {} of {of}{points}", ordinal(place))
        },
        {
            let points = if points.is_empty() { String::new() } else { format!(", {points}") };
            format!("Mallard, {game}, {date}: {of}명 중 {place}위{points}")
        },
        {
            let points = if points.is_empty() { String::new() } else { format!("、{points}") };
            format!("Mallard、{game}、{date}：{of}人中{place}位{points}")
        }
    ],
    /// The title of the result of the daily challenge: the name, the place, the number of players.
    is_placed: |name: &str, place: u8, of: u8| [
        format!("{name} is {} of {of}", ordinal(place)),
        "{name} 님, {of}명 중 {place}위",
        "{name}さんは{of}人中{place}位"
    ],
    /// The heading over the places of the last seven days.
    week: ["Your places in the last 7 days", "최근 7일 순위", "この1週間の順位"],
    /// The days of the week in short, from Sunday.
    weekdays: [
        ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"],
        ["일", "월", "화", "수", "목", "금", "토"],
        ["日", "月", "火", "水", "木", "金", "土"]
    ] as [&'static str; 7],
    today: ["Today", "오늘", "今日"],
    /// The text of a day without a result.
    not_played: ["Not played", "하지 않음", "未プレイ"],
}));
