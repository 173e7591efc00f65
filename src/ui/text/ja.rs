//! Japanese.

use super::device::ja::DEVICE;
use super::{Curtain, Home, Result, Saves, Settings, Setup, Table, Text};
use crate::engine::cards::{Card, Rank, Suit};

pub(super) static TEXT: Text = Text {
    card,
    suit,
    list_of_names: |names| names.join("、"),
    home: Home {
        tagline: "タブレット1台で遊ぶテーブルゲーム",
        pick_a_box: "ゲームの箱を選んでください",
        go_on: "続ける",
        saved_ago: |minutes| match minutes {
            0 => String::from("たった今保存"),
            1..60 => format!("{minutes}分前に保存"),
            60..2880 => format!("{}時間前に保存", minutes / 60),
            _ => format!("{}日前に保存", minutes / 1440),
        },
        more_saved: |count| format!("ほかに保存した対戦 {count}件"),
        saved_matches: "保存した対戦",
        no_match: "進行中の対戦はありません",
        no_match_hint: "下から箱を選んでください。対戦はこの端末にだけ自動で保存されます。",
        seats: |fewest, most| {
            if fewest == most { format!("{fewest}人") } else { format!("{fewest}〜{most}人") }
        },
        minutes: |minutes| format!("{minutes}分"),
        resume_title: |game, waits_for| format!("{game}: {waits_for}"),
        open: "開く",
        delete: "削除",
        delete_ask: |title| format!("「{title}」を削除しますか？ 元には戻せません。"),
    },
    setup: Setup {
        new_match: |game| format!("{game}の新しい対戦"),
        players: "プレイヤー",
        count: |count, most| format!("{count}人(最大{most}人)"),
        person: "人",
        levels: [
            ("ひなガモ", "単純な手が多く、よく間違えます。"),
            ("水面ガモ", "上手ですが、見たものを忘れることがあります。"),
            ("潜水ガモ", "いちばん強く、見たカードをすべて覚えています。"),
        ],
        add_player: "プレイヤーを追加",
        remove: |name| format!("{name}さんを外す"),
        rename: |name| format!("{name}さんの名前"),
        kind_of: |name| format!("{name}さんの席: 人またはボット"),
        person_name: |number| format!("プレイヤー{number}"),
        bot_names: [
            "コガモ",
            "ヒドリガモ",
            "ケワタガモ",
            "ミコアイサ",
            "ホシハジロ",
            "オカヨシガモ",
            "シマアジ",
            "オナガガモ",
            "ハシビロガモ",
        ],
        house_rules: "ルール設定",
        how_to_play: "遊び方",
        clockwise: "時計回りに進みます",
        drag_hint: "カモをドラッグして席を変えられます。",
        move_seat: |name| format!("{name}さんの席: 矢印キーで移動"),
        sharing: |people| match people {
            0 => String::from("ボットだけの対戦を観戦します。"),
            1 => String::from("1人でボットと対戦します。"),
            _ => format!("{people}人でこのタブレットを使います。渡すときは画面でお知らせします。"),
        },
    },
    table: Table {
        hint: "ヒント",
        try_this: "おすすめ",
        undo: "元に戻す",
        log: "ゲームの記録",
        menu: "メニュー",
        moves: "選べる手の一覧",
        settings: "設定",
        cards: |count| format!("{count}枚"),
        seats: "ほかの席",
        your_side: "自分の席",
    },
    curtain: Curtain {
        pass_to: "次の人にタブレットを渡してください",
        show: |name| format!("{name}です。手札を見る"),
        meanwhile: "前の番からの動き",
        nobody_else: "ほかの人は見ないでください。",
        who_interrupts: "割り込むのは誰ですか？",
        game_waits: "ゲームは待っています。名前を選ぶと、できることがその人だけに表示されます。",
        interrupts: |name| format!("{name}さんの割り込み"),
        play_on: "続ける",
        seen: "見ました",
        only_you: |name| format!("{name}さんだけに見えています"),
    },
    result: Result {
        title: "結果",
        place: "順位",
        player: "プレイヤー",
        again: "もう一度遊ぶ",
        last_board: "テーブルを見る",
        change_setup: "対戦の設定を変える",
        show_result: "結果を見る",
    },
    settings: Settings {
        title: "設定",
        language: "言語",
        theme: "テーマ",
        theme_auto: "自動",
        theme_light: "ライト",
        theme_dark: "ダーク",
        speed: "速さ",
        speed_hint: "ボットの待ち時間とカードが動く時間です。",
        speed_slow: "ゆっくり",
        speed_normal: "ふつう",
        speed_fast: "速い",
        speed_off: "即時",
        suits: "4色のスート",
        suits_hint: "ダイヤを青、クラブを緑で表示します。",
        memory: "記憶の補助",
        memory_hint: "全員に公開され、覚えていてよい情報を表示します。",
        confirm: "1手ごとに確認",
        confirm_hint: "オフにすると、1回のタップでカードを出します。",
        only_move: "一つしかない手は自動で",
        only_move_hint: "できることが一つだけのときは、自動で進みます。",
    },
    saves: Saves {
        not_lasting: "このブラウザには保存できません。ページを閉じると対戦は失われます。",
        not_saved: "直前の手を保存できませんでした。空き容量がないか、保存が許可されていません。",
        try_again: "もう一度保存",
        missing: "この端末にはない対戦です。",
        damaged: "保存した対戦が壊れていて開けません。データはそのまま残します。",
        damaged_step: |good| {
            format!("保存データが{good}手目のあとで壊れています。その時点の場面を表示しています。")
        },
        damaged_slot: "2つの控えのうち1つが壊れています。もう1つは少し前の場面かもしれません。",
        go_on: "ここから続ける",
        newer: "新しい版のMallardで保存された対戦です。ページを再読み込みして更新してください。",
        other_rules: "以前のルールで遊んだ対戦なので、続けられません。",
        unknown_game: "この版のMallardにはないゲームの対戦です。",
    },
    device: DEVICE,
    close: "閉じる",
    cancel: "キャンセル",
    rules: "ルール",
    rules_of: |game| format!("{game}のルール"),
    rules_short: "早わかり",
    rules_full: "全ルール",
    rules_this_table: "今回の対戦",
    contents: "目次",
    back_to_shelf: "棚に戻る",
};

fn card(card: Card) -> String {
    let rank = match card.rank() {
        Rank::Jack => "ジャック",
        Rank::Queen => "クイーン",
        Rank::King => "キング",
        Rank::Ace => "エース",
        rank => rank.mark(),
    };
    format!("{}の{rank}", suit(card.suit()))
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "スペード",
        Suit::Hearts => "ハート",
        Suit::Diamonds => "ダイヤ",
        Suit::Clubs => "クラブ",
    }
}
