//! The texts of the game's tile and setup. The home screen needs only these, so they are a separate part: what is
//! loaded first remains small.

use crate::{AfterFool, ThrowIn};
use mallard_words::About;

messages!(info_labels(InfoLabels {
    about: About {
        name: ["Durak", "두락", "ドゥラーク"],
        pitch: [
            "Get rid of your cards. The last player left with cards is the fool.",
            "손패를 모두 없애세요. 마지막까지 카드를 든 사람이 바보입니다.",
            "手札をすべてなくしましょう。最後まで手札が残った人が「ばか」です。"
        ],
        minutes: [20, 20, 20],
        deal: ["Deal the cards", "카드 나누기", "カードを配る"]
    },
    setup: SetupLabels,
}));

messages!(SetupLabels {
    presets: ["Rule set", "규칙 종류", "ルールの種類"],
    classic: ["Classic for two", "클래식 2인", "クラシック2人戦"],
    throw_in_preset: ["Throw-in", "끼어들기", "投げ込み"],
    transfer_preset: ["Transfer", "넘기기", "受け流し"],
    own_rules: ["Custom rules", "직접 설정", "独自ルール"],
    deck: ["Deck", "카드 수", "デッキ"],
    deck_hint: [
        "24 cards: 9 to ace, for up to 4 players. 52 cards: 2 to ace.",
        "24장은 9부터 쓰며 4명까지 할 수 있습니다. 52장은 2부터 씁니다.",
        "24枚は9からで、4人まで遊べます。52枚は2からです。"
    ],
    cards: |count: u8| ["{count}", "{count}장", "{count}枚"],
    throw_in: ["Throw-in", "끼어들기", "投げ込み"],
    throw_in_hint: |throw_in: ThrowIn| [
        match throw_in {
            ThrowIn::Off => "Only the attacker may add cards.",
            ThrowIn::All => "Everyone but the defender may add cards.",
            ThrowIn::Neighbours => "Only the defender’s two neighbours may add cards.",
        },
        match throw_in {
            ThrowIn::Off => "공격자만 카드를 더 낼 수 있습니다.",
            ThrowIn::All => "방어자를 뺀 모두가 카드를 더 낼 수 있습니다.",
            ThrowIn::Neighbours => "방어자의 양옆 사람만 카드를 더 낼 수 있습니다.",
        },
        match throw_in {
            ThrowIn::Off => "攻撃側だけがカードを足せます。",
            ThrowIn::All => "防御側以外の全員がカードを足せます。",
            ThrowIn::Neighbours => "防御側の両隣の人だけがカードを足せます。",
        }
    ] as &'static str,
    throw_in_value: |throw_in: ThrowIn| [
        match throw_in {
            ThrowIn::Off => "Off",
            ThrowIn::All => "All",
            ThrowIn::Neighbours => "Neighbours",
        },
        match throw_in {
            ThrowIn::Off => "끔",
            ThrowIn::All => "모두",
            ThrowIn::Neighbours => "이웃만",
        },
        match throw_in {
            ThrowIn::Off => "なし",
            ThrowIn::All => "全員",
            ThrowIn::Neighbours => "隣のみ",
        }
    ] as &'static str,
    after_take: ["Throw-in after taking", "가져갈 때 끼어들기", "引き取り後の投げ込み"],
    after_take_hint: [
        "Attackers may add cards before the defender picks up.",
        "방어자가 집어 들기 전에 공격자들이 카드를 더 낼 수 있습니다.",
        "防御側がカードを手に取る前に、攻撃側がカードを足せます。"
    ],
    transfer: ["Transfer", "넘기기", "受け流し"],
    transfer_hint: [
        "Transfer an attack with a card of the same rank.",
        "같은 숫자의 카드로 공격을 넘길 수 있습니다.",
        "同じランクのカードで攻撃を受け流せます。"
    ],
    showing: ["Transfer by showing", "보여 주고 넘기기", "見せて受け流し"],
    showing_hint: [
        "Show the trump of that rank and keep it.",
        "그 숫자의 으뜸패를 내지 않고 보여 주기만 해도 됩니다.",
        "そのランクの切り札を、出さずに見せるだけで受け流せます。"
    ],
    first_five: ["Start with a five-card limit", "첫 방어까지 5장", "守りきるまで5枚"],
    first_five_hint: [
        "At most five attack cards until a bout has been beaten off.",
        "처음으로 막아 낼 때까지 한 공방의 공격 카드는 5장까지입니다.",
        "最初に守りきるまで、1回の攻防の攻撃カードは5枚までです。"
    ],
    several: ["Several cards at once", "여러 장 내기", "まとめ出し"],
    several_hint: [
        "An attacker may play several cards of one rank before the defender answers.",
        "방어하기 전에 공격자가 같은 숫자를 여러 장 낼 수 있습니다.",
        "防御の前に、攻撃側が同じランクのカードを何枚も出せます。"
    ],
    teams: ["Teams", "팀전", "チーム戦"],
    teams_hint: [
        "Two teams in alternate seats. For 4 or 6 players.",
        "두 팀이 번갈아 앉습니다. 4명이나 6명일 때 쓸 수 있습니다.",
        "2チームが交互に座ります。4人か6人のときに使えます。"
    ],
    length: ["Match length", "게임 길이", "対戦の長さ"],
    open_hint: [
        "Deal after deal. Finish after any of them.",
        "한 판씩 이어 하다가 어느 판 뒤에든 마칠 수 있습니다.",
        "ラウンドを重ね、どのラウンドの後でも終われます。"
    ],
    deals_hint: [
        "A fixed number of deals.",
        "정한 판수만큼 합니다.",
        "決めたラウンド数だけ遊びます。"
    ],
    until_wins_hint: [
        "Until one side has won that many deals.",
        "한쪽이 정해 둔 횟수만큼 이길 때까지 합니다.",
        "どちらかが決めた回数だけ勝つまで続けます。"
    ],
    until_fools_hint: [
        "Until someone has been the fool that many times.",
        "누군가 정해 둔 횟수만큼 바보가 될 때까지 합니다.",
        "誰かが決めた回数だけ「ばか」になるまで続けます。"
    ],
    open: ["Open-ended", "자유", "自由"],
    deals: |deals: u8| [
        if deals == 1 { String::from("1 deal") } else { format!("{deals} deals") },
        "{deals}판",
        "{deals}ラウンド"
    ],
    /// The match ends when a seat has won this many deals.
    until_wins: |count: u8| ["{count} wins", "{count}승까지", "{count}勝まで"],
    /// The match ends when a seat was the fool this many times.
    until_fools: |count: u8| [
        "{count} times the fool",
        "바보 {count}번까지",
        "「ばか」{count}回まで"
    ],
    after_fool: ["After a fool", "바보가 나온 다음 판", "「ばか」の次のラウンド"],
    after_fool_hint: |leader: AfterFool| [
        match leader {
            AfterFool::Attacked => {
                "The player on the fool’s right leads, so the fool defends first."
            }
            AfterFool::Under => "The player on the fool’s left leads.",
            AfterFool::Winner => "The player who went out first leads.",
        },
        match leader {
            AfterFool::Attacked => "바보의 오른쪽 사람이 먼저 공격해 바보가 맨 먼저 방어합니다.",
            AfterFool::Under => "바보의 왼쪽 사람이 먼저 공격합니다.",
            AfterFool::Winner => "맨 먼저 나간 사람이 먼저 공격합니다.",
        },
        match leader {
            AfterFool::Attacked => "「ばか」の右隣から攻撃し、「ばか」が最初に防御します。",
            AfterFool::Under => "「ばか」の左隣から攻撃します。",
            AfterFool::Winner => "最初に上がった人から攻撃します。",
        }
    ] as &'static str,
    after_fool_value: |leader: AfterFool| [
        match leader {
            AfterFool::Attacked => "Fool defends",
            AfterFool::Under => "Left of the fool",
            AfterFool::Winner => "Winner leads",
        },
        match leader {
            AfterFool::Attacked => "바보가 방어",
            AfterFool::Under => "바보 왼쪽",
            AfterFool::Winner => "승자 먼저",
        },
        match leader {
            AfterFool::Attacked => "「ばか」が防御",
            AfterFool::Under => "左隣から",
            AfterFool::Winner => "勝者から",
        }
    ] as &'static str,
    on: ["On", "켬", "オン"],
    off: ["Off", "끔", "オフ"],
});
