//! Japanese.

use super::{CardLabels, InfoLabels, LogLabels, ScoreLabels, TableLabels, Terms, Text};
use mallard_words::{About, japanese_suit as suit};

pub static BOXED: InfoLabels = InfoLabels {
    about: About {
        name: "Duckit",
        pitch: "トリックを取りつつ、4は避けましょう。4を1枚取るごとにチップを1枚失います。ただし4枚すべて取れば話は別です。",
        minutes: 25,
        deal: "カードを配る",
    },
};

pub static TEXT: Text = Text {
    table: TableLabels {
        super_duck: "Super Duck",
        subtitle: |round, trick| format!("ラウンド{round} · トリック{trick}/9"),
        you_bank: |name| format!("{name}さん、Quackerを取りました"),
        banks: |name| format!("{name}さんがカードを伏せる番"),
        thinks_bank: |name| format!("{name}さんが伏せるカードを考えています。"),
        follow_or_duck: |led| {
            let suit = suit(led);
            format!("リードスートは{suit}です。{suit}かSuper Duckを出してください。")
        },
        after_duck: "Super Duckがリードされました。自分の出すカードでスートが決まります。",
        bank_one: |card| {
            format!(
                "Quackerは{card}です。手札から1枚を伏せてください。伏せた4も獲得したものに数えます。"
            )
        },
        bank: |card| format!("{card}を伏せる"),
        bank_quacker: |card| format!("Quackerの{card}を伏せる"),
        chips: "チップ",
        tricks: "トリック",
        fours: "4の数",
        banked: "伏せ札",
        paid: |count| format!("中央のチップ{count}枚"),
        drew_lowest: |name| format!("{name}さんがいちばん低いカードを引き、ディーラーになります。"),
        lowest: "いちばん低い",
        banking: "伏せる番",
        took_quacker: "Quackerを取った",
        out_of_chips: "チップなし",
        no_trump: "切り札なし",
        duck_rank_is: |rank| format!("Duckランク：{}", rank.mark()),
        no_duck_rank: "Duckランクなし",
        no_quackback: "このラウンドはQuackbackなし",
        reversed: "ランク逆転",
        low: "低",
        high: "高",
        duck: "Super Duck",
        // The line may break after "Duck" only, because the cell is narrow.
        duck_rank: "Duck\u{200B}ランク",
        costs_a_chip: "チップ−1",
        quacker: "Quacker",
        known_void: |list| format!("{list}なし"),
        must_bank: "まず手札から1枚を伏せてください。",
        must_follow_or_duck: |led| {
            format!("リードスートの{}か、Super Duckを出してください。", suit(led))
        },
        nothing_to_bank: "カードを伏せるのは、Quackerを取った直後の人だけです。",
        did_bank: "1枚を伏せる",
    },
    label: CardLabels {
        joker: "ジョーカー、Super Duck",
        face_up: |card| format!("表向きのカード：{card}"),
        quacker: "Quacker、裏向き",
        quacker_taken: |name| format!("Quackerは{name}さんが取りました"),
        draw: "最初のディーラー決め",
        trick_duck: "現在のトリック、Super Duckがリード",
        ruler: "このラウンドのランク、低い順",
        ruler_duck: "Super Duck、すべてのカードより低い",
        ruler_duck_rank: |rank| format!("{rank}、Duckランク"),
        ruler_four: "4、獲得するとチップ1枚を払う",
        pot: |count| format!("中央のチップ：{count}枚"),
        bankable: |card| format!("{card}、伏せられます"),
        is_quacker: |card| format!("{card}、Quacker"),
        banked: |name| format!("{name}さんが伏せたカード、裏向き"),
    },
    log: LogLabels {
        drew_for_deal: |name, card| format!("{name}がディーラー決めで{card}を引く"),
        deals_first: |name| format!("{name}がいちばん低く、最初のディーラーに"),
        round_begins: |round, name| format!("第{round}ラウンド：ディーラー {name}"),
        turned_up: |card, trump, rank| {
            format!("{card}を公開：切り札は{}、Duckランクは{}", suit(trump), rank.mark())
        },
        turned_up_four: |card, trump| {
            format!("{card}を公開：切り札は{}、DuckランクとQuackbackはなし", suit(trump))
        },
        turned_up_duck: "Super Duckを公開：切り札なし、ランク逆転",
        won_fours: |name, count| format!("{name}がトリックを獲得、4を{count}枚"),
        took_quacker: |name| format!("{name}がQuackerを取る"),
        banked: |name| format!("{name}が1枚を伏せる"),
        banked_at_once: |name| format!("{name}がQuackerをそのまま伏せる"),
        bank_shown: |name, card| format!("{name}が伏せたカードは{card}"),
        bank_shown_four: |name, card| format!("{name}が伏せたカードは{card}、4が1枚増加"),
        quackback: |name| format!("Quackback：{name}が4を4枚とも獲得"),
        paid: |name, count| format!("{name}がチップ{count}枚を支払い"),
        paid_short: |name, count, due| {
            format!("{name}がチップ{due}枚のうち{count}枚を支払い、残りなし")
        },
        paid_nothing: |name| format!("{name}は支払いなし"),
        round_over: |round| format!("第{round}ラウンド終了"),
        out_of_chips: |name| format!("{name}のチップがなくなり、対戦終了"),
        match_won: |name, pot| format!("{name}の勝ち、中央のチップ{pot}枚を受け取り"),
        match_shared: |names, each| format!("共同勝利：{names}、チップ{each}枚ずつ"),
    },
    score: ScoreLabels {
        points: |chips| format!("チップ{chips}枚"),
        unit: |_| "枚",
        quackback: "Quackback",
        note: "ラウンドごとに払ったチップです。チップがいちばん多い人の勝ちです。",
        quackback_for: |name| format!("{name}さんのQuackback"),
        paid_part: |name, count| format!("{name}さんがチップ{count}枚"),
        paid: |list| format!("{list}を払いました。"),
        why_chips: |count| format!("チップが{count}枚でいちばん多く残りました。"),
        why_fours: |chips, fours| {
            format!(
                "チップは{chips}枚で同じですが、最後のラウンドに獲得した4が{fours}枚でいちばん少なくなりました。"
            )
        },
        why_tricks: |chips, fours, tricks| {
            format!(
                "チップ（{chips}枚）も4（{fours}枚）も同じですが、最後のラウンドに{tricks}トリックを獲得し、いちばん多くなりました。"
            )
        },
        why_shared: |chips| {
            format!("チップ（{chips}枚）も、最後のラウンドの4とトリックも同じです。")
        },
        pot_to: |why, count| format!("{why}中央のチップ{count}枚は勝者が受け取ります。"),
        pot_split: |why, each| format!("{why}勝者は中央のチップを{each}枚ずつ受け取ります。"),
        from_the_middle: "中央から",
        parted_fours: |chips, first, after| {
            format!(
                "チップは{chips}枚で同じなので、最後のラウンドの4が{first}枚の人は{after}枚の人より上です。"
            )
        },
        parted_tricks: |chips, fours, first, after| {
            format!(
                "チップは{chips}枚、4は{fours}枚で同じなので、最後のラウンドでトリックを{first}つ取った人は、{after}つの人より上です。"
            )
        },
        banked_is: "Quackerを取った人が伏せておいたカードです。4なら獲得したものに数えます。",
    },
    terms: Terms {
        face_up: "表向きのカード",
        trump: "切り札",
        duck_rank: "Duckランク",
        order: "低い順",
        quackback: "Quackback",
        quackback_on: "4を4枚獲得すると、ほかの人がチップを4枚ずつ払う",
        quackback_off: "4が表向きなので、このラウンドはなし",
        pot: "中央のチップ",
        suit,
    },
};
