//! The texts about the score, and about the end of a deal and of the match.

messages!(ScoreLabels {
    /// The unit of the best, for a count of bouts.
    unit: |bouts: i32| [if bouts == 1 { "bout" } else { "bouts" }, "회", "回"] as &'static str,
    /// The explanation of the best.
    best: [
        "Best in Durak: your win with the fewest bouts.",
        "두락 최고 기록: 가장 적은 공방으로 이긴 게임의 공방 수입니다.",
        "ドゥラークの最高記録：勝った対戦の中で、いちばん少ない攻防の回数です。"
    ],
    deal: |deal: u8| ["Deal {deal}", "{deal}판", "第{deal}ラウンド"],
    wins: ["Deals won", "이긴 판", "勝ち数"],
    fools: ["Times the fool", "바보 횟수", "「ばか」の回数"],
    fool: ["Fool", "바보", "「ばか」"],
    /// The explanation of the column of each deal.
    note_deals: [
        "Each deal shows the places in it.",
        "판마다 그 판의 순위를 적었습니다.",
        "各ラウンドの欄は、そのラウンドの順位です。"
    ],
    note_wins: [
        "Winning the most deals wins the match.",
        "가장 많은 판을 이긴 쪽이 1위입니다.",
        "勝ったラウンドがいちばん多い側が1位です。"
    ],
    note_fools: [
        "Being the fool least often wins. Ties go to the lower sum of places.",
        "바보 횟수가 적은 쪽이 앞섭니다. 같으면 순위의 합이 작은 쪽이 앞섭니다.",
        "「ばか」の回数が少ないほうが上です。同じなら、順位の合計が小さいほうが上です。"
    ],
    /// The title over the tally of an open match, and how many deals it counts.
    evening: ["So far", "지금까지", "ここまで"],
    deals: |count: u8| [
        if count == 1 { "1 deal".to_owned() } else { format!("{count} deals") },
        "{count}판",
        "{count}ラウンド"
    ],
    is_fool: |name: &str| [
        "{name} is the fool",
        "{name} 님이 바보입니다",
        "「ばか」は{name}さんです"
    ],
    /// The name of the cards that were left at the end: whose they are.
    last_cards: |name: &str| [
        "{name}’s last cards",
        "{name} 님에게 남은 카드",
        "{name}さんに残ったカード"
    ],
    wins_deal: |names: &str| [
        "{names} won the deal",
        "{names} 님이 이겼습니다",
        "このラウンドの勝者：{names}"
    ],
    drawn_deal: ["A drawn deal", "무승부입니다", "引き分けです"],
    deal_over: |deal: u8| [
        "Deal {deal} is over.",
        "{deal}판이 끝났습니다.",
        "第{deal}ラウンドが終わりました。"
    ],
    next_deal: ["Next deal", "다음 판", "次のラウンド"],
    all_draw: ["A draw", "무승부", "引き分け"],
    why_wins: |count: u8| [
        match count {
            1 => String::from("1 deal won."),
            _ => format!("{count} deals won."),
        },
        "{count}판을 이겼습니다.",
        "{count}ラウンド勝ちました。"
    ],
    /// For one deal with teams.
    why_first_out: [
        "First to get rid of all cards.",
        "손패를 먼저 모두 없앴습니다.",
        "先に手札をすべてなくしました。"
    ],
    /// For one deal with a fool: the names of those who were out first, after the same bout.
    out_first: |names: &str| [
        "{names} got rid of all cards first.",
        "{names} 님이 손패를 가장 먼저 모두 없앴습니다.",
        "{names}さんが最初に手札をすべてなくしました。"
    ],
    why_fools: |count: u8| [
        match count {
            0 => String::from("Never the fool."),
            1 => String::from("The fool only once."),
            _ => format!("The fool {count} times."),
        },
        match count {
            0 => String::from("한 번도 바보가 되지 않았습니다."),
            _ => format!("바보가 된 횟수는 {count}번입니다."),
        },
        match count {
            0 => String::from("一度も「ばか」になりませんでした。"),
            _ => format!("「ばか」になったのは{count}回です。"),
        }
    ],
    /// The names of the players who were the fool most often, and how often.
    fools_most: |names: &str, count: u8| [
        match count {
            1 => format!("{names}: the fool once."),
            2 => format!("{names}: the fool twice."),
            _ => format!("{names}: the fool {count} times."),
        },
        "{names} 님: 바보 {count}번.",
        "{names}さん：「ばか」{count}回。"
    ],
    /// The two sentences to put together.
    both: |first: &str, second: &str| ["{first} {second}", "{first} {second}", "{first}{second}"],
    /// For a single deal that is a draw.
    why_draw: [
        "Nobody is the fool.",
        "바보가 된 사람이 없습니다.",
        "「ばか」になった人はいません。"
    ],
    /// For several deals that end with equal scores.
    why_level: ["Everyone is tied.", "모두의 성적이 같습니다.", "全員が同じ成績です。"],
});
