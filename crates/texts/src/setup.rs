//! Text of the setup.

use mallard_words::english::counted;
use mallard_words::messages;

messages!(setup_messages(SetupMessages {
    new_match: |game: &str| ["New match of {game}", "{game} 새 게임", "{game}の新しい対戦"],
    players: ["Players", "플레이어", "プレイヤー"],
    /// The number of players, and the most possible.
    count: |count: u8, most: u8| [
        "{count} of {most}",
        "{count}명 (최대 {most}명)",
        "{count}人（最大{most}人）"
    ],
    add_player: ["Add a player", "플레이어 추가", "プレイヤーを追加"],
    /// The heading of the list of players who played here before.
    met: ["Played here before", "전에 함께한 사람", "前に遊んだ人"],
    /// The button that seats the players of the last match again.
    same_people: ["Same people as last time", "지난번과 같은 사람들로", "前回と同じメンバー"],
    forget: |name: &str| ["Forget {name}", "목록에서 {name} 님 지우기", "{name}さんを一覧から消す"],
    remove: |name: &str| ["Remove {name}", "{name} 님 빼기", "{name}さんを外す"],
    rename: |name: &str| ["{name}’s name", "{name} 님의 이름", "{name}さんの名前"],
    /// The button of a person's row.
    name_and_help: |name: &str| [
        "{name}: name and help",
        "{name} 님: 이름과 도움",
        "{name}さん：名前とアシスト"
    ],
    /// The name of a person that another player has already, who may be a bot; and the table's name for this person.
    namesake: |name: &str, called: &str| [
        "Another player is called {name}, too. At the table, this one is “{called}”.",
        "{name} 님과 이름이 같은 플레이어가 있습니다. 게임에서는 ‘{called}’ 님으로 부릅니다.",
        "{name}さんと同じ名前のプレイヤーがいます。こちらは「{called}」さんと呼びます。"
    ],
    kind_of: |name: &str| [
        "{name}: person or bot",
        "{name} 님 자리: 사람 또는 봇",
        "{name}さんの席：人またはボット"
    ],
    /// The question about a bot that was given this name.
    is_person: |name: &str| [
        "Is {name} a person?",
        "{name} 님은 사람입니까?",
        "{name}さんは人ですか？"
    ],
    /// The answer next to `person`.
    still_bot: ["Still a bot", "계속 봇", "ボットのまま"],
    house_rules: ["House rules", "규칙 설정", "ルール設定"],
    how_to_play: ["How to play", "게임 방법", "遊び方"],
    clockwise: ["Play goes clockwise", "시계 방향으로 진행합니다", "時計回りに進みます"],
    drag_hint: [
        "Drag a duck to change seats.",
        "오리를 끌어서 자리를 바꾸세요.",
        "カモをドラッグして席を変えられます。"
    ],
    move_seat: |name: &str| [
        "{name}’s seat. Move it with the arrow keys.",
        "{name} 님의 자리: 화살표 키로 옮기기",
        "{name}さんの席：矢印キーで移動"
    ],
    /// The number of human players. Does the tablet stay in the middle?
    sharing: |people: usize, middle: bool| [
        match people {
            0 => String::from("Only bots are playing. You can watch."),
            1 => String::from("You play alone against bots."),
            _ => {
                let how = if middle {
                    "Put the tablet in the middle."
                } else {
                    "Mallard tells you when to pass it."
                };
                format!("{people} people share this tablet. {how}")
            }
        },
        match people {
            0 => String::from("봇끼리 하는 게임을 구경합니다."),
            1 => String::from("혼자서 봇과 겨룹니다."),
            _ => {
                let how = if middle {
                    "태블릿을 가운데에 놓으세요."
                } else {
                    "건넬 때가 되면 알려 드립니다."
                };
                format!("{people}명이 이 태블릿을 함께 씁니다. {how}")
            }
        },
        match people {
            0 => String::from("ボットだけの対戦を観戦します。"),
            1 => String::from("1人でボットと対戦します。"),
            _ => {
                let how = if middle {
                    "タブレットを真ん中に置いてください。"
                } else {
                    "渡すときは画面でお知らせします。"
                };
                format!("{people}人でこのタブレットを使います。{how}")
            }
        }
    ],
    practice: ["Practice round", "연습 라운드", "練習ラウンド"],
    practice_means: [
        "Open hands: talk about every move. Not counted.",
        "손패를 공개하고 의논합니다. 전적에서 제외합니다.",
        "手札を公開し、相談して遊びます。成績には数えません。"
    ],
    /// The button that shows all house rules with their explanations.
    more: ["All house rules", "규칙 설정 모두 보기", "ルール設定をすべて見る"],
    phone_of: |name: &str| [
        "{name} plays on a phone",
        "{name} 님은 휴대폰으로 함",
        "{name}さんはスマホで遊ぶ"
    ],
    /// The same, and the phone is connected.
    phone_connected: |name: &str| [
        "{name} plays on a phone, which is connected",
        "{name} 님은 휴대폰으로 함, 연결됨",
        "{name}さんはスマホで遊ぶ、接続済み"
    ],
    phones_for_all: ["Phones for everyone", "모두 휴대폰으로 하기", "全員スマホで遊ぶ"],
    /// The number of players who use a phone.
    connect: |phones: usize| [
        format!("Connect {}", counted(phones, "phone", "phones")),
        "휴대폰 {phones}대 연결",
        "スマホを{phones}台つなぐ"
    ],
    /// The number of players at the tablet while others use phones.
    at_tablet: |people: usize| [
        match people {
            0 => String::from("Everyone plays on a phone. This screen shows the table."),
            1 => String::from("One person plays here, the others on phones."),
            _ => format!("{people} people play here, the others on phones."),
        },
        match people {
            0 => String::from("모두 휴대폰으로 합니다. 이 화면은 함께 보는 테이블이 됩니다."),
            _ => format!("{people}명은 여기서, 나머지는 휴대폰으로 합니다."),
        },
        match people {
            0 => String::from("全員がスマホで遊びます。この画面は全員で見るテーブルになります。"),
            _ => format!("{people}人はここで、ほかの人はスマホで遊びます。"),
        }
    ],
    /// The note above the seats of a deal from a link.
    shared: [
        "Shared start. If you keep the number of seats and the house rules, \
         everyone gets the same cards or dice.",
        "공유받은 게임입니다. 자리 수와 규칙 설정을 바꾸지 않으면 모두 같은 카드나 주사위로 \
         시작합니다.",
        "共有された対戦です。席の数とルール設定を変えなければ、\
         全員が同じカードやダイスで始められます。"
    ],
}));
