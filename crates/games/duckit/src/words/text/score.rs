//! The texts about the score.

use super::en;
use mallard_words::english::counted;

messages!(ScoreLabels {
    /// The chips of a player, with their noun.
    points: |chips: u8| [en::chips(chips), "칩 {chips}개", "チップ{chips}枚"],
    /// The unit of the best, for a count of chips.
    unit: |chips: i32| [if chips == 1 { "chip" } else { "chips" }, "개", "枚"] as &'static str,
    quackback: ["Quackback", "꽥백", "Quackback"],
    note: [
        "Each round shows the chips paid. The player with the most chips wins.",
        "라운드마다 낸 칩입니다. 칩이 가장 많은 사람이 이깁니다.",
        "ラウンドごとに払ったチップです。チップがいちばん多い人の勝ちです。"
    ],
    quackback_for: |name: &str| [
        "Quackback for {name}",
        "{name} 님의 꽥백",
        "{name}さんのQuackback"
    ],
    /// The player's name, the chips paid. A part of the list in [`Self::paid`].
    paid_part: |name: &str, count: u8| [
        format!("{name} paid {}", en::chips(count)),
        "{name} 님 {count}개",
        "{name}さんがチップ{count}枚"
    ],
    /// The payments of all players, as a sentence.
    paid: |list: &str| ["{list}.", "낸 칩: {list}.", "{list}を払いました。"],
    why_chips: |count: u8| [
        "Most chips: {count}.",
        "칩이 {count}개로 가장 많습니다.",
        "チップが{count}枚でいちばん多く残りました。"
    ],
    /// The chips, the fours.
    why_fours: |chips: u8, fours: u8| [
        "Tied on chips ({chips}). Fewest fours in the last round: {fours}.",
        "칩이 {chips}개로 같지만 마지막 라운드에 딴 4가 {fours}장으로 더 적습니다.",
        "チップは{chips}枚で同じですが、最後のラウンドに獲得した4が{fours}枚でいちばん\
         少なくなりました。"
    ],
    /// The chips, the fours, the tricks.
    why_tricks: |chips: u8, fours: u8, tricks: u8| [
        "Tied on chips ({chips}) and fours ({fours}). Most tricks in the last round: {tricks}.",
        "칩({chips}개)과 4({fours}장)는 같지만 마지막 라운드에 딴 트릭이 {tricks}개로 더 \
         많습니다.",
        "チップ（{chips}枚）も4（{fours}枚）も同じですが、最後のラウンドに{tricks}トリックを\
         獲得し、いちばん多くなりました。"
    ],
    why_shared: |chips: u8| [
        "Tied on chips ({chips}), and on fours and tricks in the last round.",
        "칩({chips}개)도, 마지막 라운드의 4와 트릭도 같습니다.",
        "チップ（{chips}枚）も、最後のラウンドの4とトリックも同じです。"
    ],
    /// The reason for the win, the chips from the middle.
    pot_to: |why: &str, count: u8| [
        format!("{why} The winner takes the {} in the middle.", en::chips(count)),
        "{why} 가운데 칩 {count}개는 승자가 가져갑니다.",
        "{why}中央のチップ{count}枚は勝者が受け取ります。"
    ],
    pot_split: |why: &str, each: u8| [
        format!("{why} Each winner takes {} from the middle.", en::chips(each)),
        "{why} 승자마다 가운데 칩을 {each}개씩 가져갑니다.",
        "{why}勝者は中央のチップを{each}枚ずつ受け取ります。"
    ],
    from_the_middle: ["From the middle", "가운데에서 받은 칩", "中央から"],
    /// The chips, the fours of the first seat, the fours of the next seat.
    parted_fours: |count: u8, first: u8, after: u8| [
        {
            let chips = en::chips(count);
            format!(
                "Tied on {chips}: {} in the last round beats {after}.",
                counted(first, "four", "fours")
            )
        },
        "칩이 {count}개로 같아, 마지막 라운드에 4를 {first}장 딴 사람이 {after}장 딴 사람보다 \
         위입니다.",
        "チップは{count}枚で同じなので、最後のラウンドの4が{first}枚の人は{after}枚の人より\
         上です。"
    ],
    /// The chips, the fours, the tricks of the first seat, the tricks of the next seat.
    parted_tricks: |count: u8, fours: u8, first: u8, after: u8| [
        {
            let (chips, fours) = (en::chips(count), counted(fours, "four", "fours"));
            format!(
                "Tied on {chips} and {fours}: {} in the last round beats {after}.",
                counted(first, "trick", "tricks")
            )
        },
        "칩이 {count}개, 4가 {fours}장으로 같아, 마지막 라운드에 트릭을 {first}개 딴 사람이 \
         {after}개 딴 사람보다 위입니다.",
        "チップは{count}枚、4は{fours}枚で同じなので、最後のラウンドでトリックを{first}つ取った\
         人は、{after}つの人より上です。"
    ],
    /// The explanation of "banked".
    banked_is: [
        "The card put face down in exchange for the Quacker. \
         If it is a four, it counts as captured.",
        "꽥꽥이를 가져온 사람이 뒷면으로 묻어 둔 카드입니다. 4라면 딴 것으로 칩니다.",
        "Quackerを取った人が伏せておいたカードです。4なら獲得したものに数えます。"
    ],
});
