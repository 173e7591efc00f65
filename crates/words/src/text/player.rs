//! Names of the levels of bots, and of players without a name of their own.

/// How many levels of bots have a name.
pub const LEVELS: usize = 3;

messages!(player_messages(PlayerMessages {
    /// The bots from weakest to strongest: the name, how hard it is to beat, and how it plays.
    levels: [
        [
            ("Duckling", "easy", "Easy: plays simply and often makes mistakes."),
            ("Dabbler", "medium", "Medium: plays well, but forgets what it saw."),
            ("Diver", "hard", "Hard: plays its best and remembers everything it saw."),
        ],
        [
            ("아기오리", "쉬움", "쉬움: 단순하게 플레이하고 실수가 잦습니다."),
            ("물장구오리", "보통", "보통: 잘하지만 본 것을 잊곤 합니다."),
            ("잠수오리", "어려움", "어려움: 실력이 가장 좋고 본 것을 모두 기억합니다."),
        ],
        [
            ("ひなガモ", "やさしい", "やさしい：単純な手が多く、よく間違えます。"),
            ("水面ガモ", "ふつう", "ふつう：上手ですが、見たものを忘れることがあります。"),
            ("潜水ガモ", "むずかしい", "むずかしい：いちばん強く、見たものをすべて覚えています。"),
        ]
    ] as [(&'static str, &'static str, &'static str); LEVELS],
    /// The player's number, from 1.
    person_name: |number: usize| ["Player {number}", "플레이어 {number}", "プレイヤー{number}"],
    bot_names: [
        [
            "Teal", "Wigeon", "Eider", "Smew", "Pochard", "Gadwall", "Garganey", "Pintail",
            "Shoveler",
        ],
        [
            "쇠오리",
            "홍머리오리",
            "솜털오리",
            "흰비오리",
            "흰죽지",
            "알락오리",
            "발구지",
            "고방오리",
            "넓적부리",
        ],
        [
            "コガモ",
            "ヒドリガモ",
            "ケワタガモ",
            "ミコアイサ",
            "ホシハジロ",
            "オカヨシガモ",
            "シマアジ",
            "オナガガモ",
            "ハシビロガモ",
        ]
    ] as [&'static str; 9],
}));
