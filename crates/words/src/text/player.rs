//! Names of the levels of bots, and of players without a name of their own.

/// How many levels of bots have a name.
pub const LEVELS: usize = 4;

messages!(player_messages(PlayerMessages {
    /// The bots from weakest to strongest: the name, how hard it is to beat, and how it plays.
    levels: [
        [
            ("Hatchling", "first steps", "Does not look ahead. Most people beat it."),
            ("Duckling", "easy", "Plays simply and often makes mistakes."),
            ("Dabbler", "medium", "Plays well, with a slip now and then."),
            ("Diver", "hard", "Looks ahead and plays its best."),
        ],
        [
            ("갓난오리", "첫걸음", "앞을 내다보지 않습니다. 대부분 이길 수 있습니다."),
            ("아기오리", "쉬움", "단순하게 플레이하고 실수가 잦습니다."),
            ("물장구오리", "보통", "잘하지만 가끔 실수합니다."),
            ("잠수오리", "어려움", "앞을 내다보고 최선의 수를 고릅니다."),
        ],
        [
            ("たまごガモ", "はじめて", "先を読みません。たいていの人が勝てます。"),
            ("ひなガモ", "やさしい", "単純な手が多く、よく間違えます。"),
            ("水面ガモ", "ふつう", "上手ですが、ときどき間違えます。"),
            ("潜水ガモ", "むずかしい", "先を読み、手加減しません。"),
        ]
    ] as [(&'static str, &'static str, &'static str); LEVELS],
    /// A player who is no bot.
    person: ["Person", "사람", "人"],
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
