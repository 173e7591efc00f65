//! Text that several games have at the table.

use crate::english::{capital_suits, counted, one_suit, suits};
use crate::{japanese_suit, korean_suit};
use mallard_engine::cards::Suit;

messages!(game_messages(GameMessages {
    match_over: ["The match is over.", "게임이 끝났습니다.", "対戦は終わりました。"],
    /// The refusal of a move out of turn: the name of the player who decides.
    not_your_turn: |name: &str| [
        "It is {name}’s turn to decide.",
        "지금은 {name} 님이 정할 차례입니다.",
        "今は{name}さんが決める番です。"
    ],
    /// The name of the player's own place.
    you: ["You", "나", "自分"],
    /// The states of players.
    waiting: ["Waiting", "대기", "待機"],
    choosing: ["Choosing", "고르는 중", "選択中"],
    /// The value of a rule that has none.
    none: ["None", "없음", "なし"],
    round: |round: u8| ["Round {round}", "{round}라운드", "第{round}ラウンド"],
    /// The title of a pause.
    round_over: |round: u8| [
        "Round {round} is over",
        "{round}라운드가 끝났습니다",
        "第{round}ラウンドが終わりました"
    ],
    next_round: ["Next round", "다음 라운드", "次のラウンド"],
    /// The winner's name.
    wins: |name: &str| ["{name} wins", "{name} 님 승리", "{name}さんの勝ち"],
    /// The list of the winners' names.
    share: |names: &str| ["{names} share the win", "{names} 님 공동 승리", "勝者：{names}"],
    all_share: ["Everyone shares the win", "모두의 공동 승리", "全員の共同勝利"],
    trump_is: |suit: Suit| [
        format!("{} are trumps", capital_suits(suit)),
        format!("으뜸패: {}", korean_suit(suit)),
        format!("切り札：{}", japanese_suit(suit))
    ],
    dealer: ["Dealer", "딜러", "ディーラー"],
    /// The offer of a card.
    play: |card: &str| ["Play the {card}", "{card} 내기", "{card}を出す"],
    /// The refusal of a card.
    not_in_hand: |card: &str| [
        "The {card} is not in your hand.",
        "손패에 {card} 카드가 없습니다.",
        "{card}は手札にありません。"
    ],
    /// The labels of a hand and its cards, for screen readers.
    your_hand: |count: usize| [
        format!("Your hand, {}", counted(count, "card", "cards")),
        "내 손패, {count}장",
        "自分の手札、{count}枚"
    ],
    trump: |card: &str| ["{card}, trump", "{card}, 으뜸패", "{card}、切り札"],
    playable: |card: &str| ["{card}, can be played", "{card}, 낼 수 있음", "{card}、出せます"],
    /// The name of the new sole leader.
    leads: |name: &str| ["{name} takes the lead", "{name} 님이 선두로 나섬", "{name}さんが首位に"],
    /// The title after a round: its number, and the names of those who did best in it.
    round_won: |round: u8, names: &str| [
        "Round {round} goes to {names}",
        "{round}라운드 승자: {names} 님",
        "第{round}ラウンドの勝者：{names}"
    ],
    /// The heading of the column that all rounds before the last share.
    earlier: ["Before", "이전", "前回まで"],
    /// The sign on a plate, and the heading of the dialog to which it leads.
    bot_plays: |name: &str| [
        "A bot plays for {name}",
        "봇이 {name} 님 대신 하는 중",
        "ボットが{name}さんの代わりにプレイ中"
    ],
    /// The button that stops the game to use a card.
    interrupt: ["Interrupt", "끼어들기", "割り込む"],
    other_seats: ["The other seats", "다른 자리", "ほかの席"],
}));

// Texts of games of tricks. A name is that of the player who leads, plays or wins.
messages!(trick_messages(TrickMessages {
    /// The prompts: for the player, and for the others.
    you_lead: |name: &str| [
        "{name}, you lead",
        "{name} 님, 먼저 낼 차례입니다",
        "{name}さん、リードの番です"
    ],
    you_play: |name: &str| ["{name}, your turn", "{name} 님, 낼 차례입니다", "{name}さんの番です"],
    leads: |name: &str| ["{name} leads", "{name} 님이 먼저 낼 차례", "{name}さんがリードする番"],
    plays: |name: &str| [
        "{name} plays a card",
        "{name} 님이 낼 차례",
        "{name}さんがカードを出す番"
    ],
    thinks_lead: |name: &str| [
        "{name} is choosing a lead.",
        "{name} 님이 먼저 낼 카드를 고르고 있습니다.",
        "{name}さんがリードするカードを考えています。"
    ],
    thinks_play: |name: &str| [
        "{name} is choosing a card.",
        "{name} 님이 낼 카드를 고르고 있습니다.",
        "{name}さんが出すカードを考えています。"
    ],
    lead_any: [
        "Lead any card.",
        "원하는 카드를 먼저 내세요.",
        "好きなカードをリードしてください。"
    ],
    follow: |led: Suit| [
        format!("Follow suit: play a {}.", one_suit(led)),
        {
            let suit = korean_suit(led);
            format!("이번 트릭의 문양은 {suit}입니다. {suit}를 내세요.")
        },
        format!("リードスートは{0}です。{0}を出してください。", japanese_suit(led))
    ],
    cannot_follow: |led: Suit| [
        format!("You have no {}, so play any card.", suits(led)),
        format!("{}가 없으니 원하는 카드를 내세요.", korean_suit(led)),
        format!("{}がないので、好きなカードを出せます。", japanese_suit(led))
    ],
    /// The refusal of a card of another suit.
    must_follow: |led: Suit| [
        format!("You have a {}, so you must follow suit.", one_suit(led)),
        {
            let suit = korean_suit(led);
            format!("손패에 {suit}가 있으니 {suit}를 내야 합니다.")
        },
        format!("手札に{0}があるので、リードスートの{0}を出してください。", japanese_suit(led))
    ],
    /// The offer to lead a card.
    lead: |card: &str| ["Lead the {card}", "{card} 먼저 내기", "{card}をリードする"],
    /// The states of players.
    to_lead: ["Leads", "선", "リード"],
    led: ["Led the trick", "선", "リードした"],
    to_play: ["To play", "낼 차례", "出す番"],
    played: ["Played", "냄", "出した"],
    /// The tags of a card that wins, before and after the last card.
    winning: ["winning", "따는 중", "勝っている"],
    takes_it: ["wins it", "획득", "獲得"],
    last_trick: ["Previous trick", "지난 트릭", "前のトリック"],
    /// The labels of a trick and its cards, for screen readers.
    label: |led: Suit| [
        format!("Current trick, suit led: {}", suits(led)),
        format!("지금 트릭, 따라야 할 문양은 {}", korean_suit(led)),
        format!("現在のトリック、リードスートは{}", japanese_suit(led))
    ],
    empty_label: |name: &str| [
        "New trick, {name} leads",
        "새 트릭, 선은 {name} 님",
        "新しいトリック、{name}さんがリード"
    ],
    /// The player's name, the card's label.
    card_label: |name: &str, card: &str| [
        "{name}: {card}",
        "{name} 님: {card}",
        "{name}さん：{card}"
    ],
    winning_label: |name: &str, card: &str| [
        "{name}: {card}, winning",
        "{name} 님: {card}, 따는 중",
        "{name}さん：{card}、勝っています"
    ],
    slot_label: |name: &str| [
        "{name} has not played yet",
        "{name} 님은 아직 내지 않음",
        "{name}さんはまだ出していません"
    ],
    /// The last action of a player, after the name.
    did_lead: |card: &str| ["leads the {card}", "{card} 먼저 냄", "{card}をリード"],
    did_play: |card: &str| ["plays the {card}", "{card} 냄", "{card}を出す"],
    did_win: |card: &str| ["wins with the {card}", "{card} 내고 획득", "{card}でトリックを獲得"],
    /// The lines of the log: the number of the trick, the leader's name.
    log_title: |trick: u8, name: &str| [
        "Trick {trick} · {name} leads",
        "트릭 {trick} · 선 {name}",
        "第{trick}トリック · {name}がリード"
    ],
    log_led: |name: &str, card: &str| [
        "{name} leads the {card}",
        "{name}: {card} 먼저 냄",
        "{name}が{card}をリード"
    ],
    log_played: |name: &str, card: &str| [
        "{name} plays the {card}",
        "{name}: {card} 냄",
        "{name}が{card}を出す"
    ],
    log_won: |name: &str| ["{name} wins the trick", "{name}: 트릭 획득", "{name}がトリックを獲得"],
}));

impl TrickMessages {
    /// The label of a card in a trick: its player's name, the card in words, and whether it wins.
    pub fn card(&self, name: &str, card: &str, wins: bool) -> String {
        let sentence = if wins { self.winning_label } else { self.card_label };
        sentence(name, card)
    }
}
