//! Japanese.

use super::{Boxed, Log, Recap, Refusal, Score, Setup, Table, Text};
use crate::engine::cards::Suit;
use crate::games::durak::ThrowIn;
use crate::words::{About, Lang, text as shared};

pub static BOXED: Boxed = Boxed {
    about: About {
        name: "ドゥラーク",
        pitch: "手札をすべてなくしましょう。最後まで手札が残った人が「ばか」です。",
        minutes: 20,
        deal: "カードを配る",
    },
    setup: Setup {
        presets: "ルールの種類",
        classic: "クラシック2人戦",
        throw_in_preset: "投げ込み",
        transfer_preset: "受け流し",
        own_rules: "独自ルール",
        deck: "デッキ",
        deck_hint: "24枚は9からで、4人まで遊べます。52枚は2からです。",
        cards: |count| format!("{count}枚"),
        throw_in: "投げ込み",
        throw_in_hint: |throw_in| match throw_in {
            ThrowIn::Off => "攻撃側だけがカードを足せます。",
            ThrowIn::All => "防御側以外の全員がカードを足せます。",
            ThrowIn::Neighbours => "防御側の両隣の人だけがカードを足せます。",
        },
        throw_in_value: |throw_in| match throw_in {
            ThrowIn::Off => "なし",
            ThrowIn::All => "全員",
            ThrowIn::Neighbours => "隣のみ",
        },
        after_take: "引き取り後の投げ込み",
        after_take_hint: "防御側がカードを手に取る前に、攻撃側がカードを足せます。",
        transfer: "受け流し",
        transfer_hint: "同じランクのカードで攻撃を受け流せます。",
        showing: "見せて受け流し",
        showing_hint: "そのランクの切り札を、出さずに見せるだけで受け流せます。",
        first_five: "守りきるまで5枚",
        first_five_hint: "最初に守りきるまで、1回の攻防の攻撃カードは5枚までです。",
        teams: "チーム戦",
        teams_hint: "2チームが交互に座ります。4人か6人のときに使えます。",
        length: "対戦の長さ",
        length_hint: "ラウンド数を決めるか、決めた回数だけ誰かが勝つ（「ばか」になる）まで続けます。",
        deals: |deals| format!("{deals}ラウンド"),
        until: |count| format!("{count}回で終了"),
        on: "オン",
        off: "オフ",
    },
};

pub static TEXT: Text = Text {
    table: Table {
        subtitle: |preset, seats, bout| format!("{preset} · {seats}人 · 攻防{bout}"),
        deal_of: |deal| format!("第{deal}ラウンド"),
        you_attack: |name| format!("{name}さん、攻撃の番です"),
        you_defend: |name| format!("{name}さん、防御の番です"),
        you_throw_in: |name| format!("{name}さん、投げ込みの番です"),
        attacks: |name| format!("{name}さんの攻撃の番"),
        defends: |name| format!("{name}さんの防御の番"),
        adds: |name| format!("{name}さんがカードを足す番"),
        attacking: "攻撃",
        defending: "防御",
        throwing_in: "投げ込み",
        taking: "引き取り中",
        passed: "パス",
        waiting: "待機",
        out: |place| format!("上がり · {place}位"),
        lead_any: "好きなカードで攻撃してください。",
        beat_plain: |card, plain| {
            format!("{card}より強い{}か、切り札で防いでください。", suit(plain))
        },
        beat_trump: |card| format!("{card}より強い切り札で防いでください。"),
        beat_none: |card| format!("{card}を防げるカードがありません。"),
        beat_several: |count| format!("攻撃カード{count}枚を、好きな順に防いでください。"),
        or_pass_on: |beat| format!("{beat}受け流すこともできます。"),
        add_or_stop: "場にあるランクのカードで攻撃を続けるか、攻撃を終えてください。",
        attack_or_pass: "場にあるランクのカードで攻撃を続けるか、パスしてください。",
        add_or_pass: "場にあるランクのカードを投げ込むか、パスしてください。",
        add_none_fits: "出せるカードがありません。",
        add_after_take: |name| {
            format!("{name}さんが引き取ります。場にあるランクのカードを足すか、パスしてください。")
        },
        does_add: |name| {
            format!("{name}さんはカードを追加しますか？　しないなら、渡さずに進めてください。")
        },
        says_nothing: |name| format!("{name}さんは追加なし"),
        thinks_attack: |name| format!("{name}さんが攻撃を考えています。"),
        thinks_defence: |name| format!("{name}さんが防御を考えています。"),
        thinks_add: |name| format!("{name}さんがカードを足すか考えています。"),
        over: "対戦は終わりました。",
        take: |count| format!("{count}枚引き取る"),
        stop: "攻撃を終える",
        pass: "パス",
        play: |card| format!("{card}を出す"),
        beat_with: |attack, with| format!("{with}で{attack}を防ぐ"),
        transfer_with: |card| format!("{card}で受け流す"),
        show: |card| format!("{card}を見せて受け流す"),
        pass_it_on: "攻撃を受け流す",
        talon: |count, trump| format!("山札：残り{count}枚、切り札は{}", suit(trump)),
        left: |count| format!("残り{count}枚"),
        trump_is: |trump| format!("切り札：{}", suit(trump)),
        none_left: "山札なし",
        beaten: |count| format!("捨て札 {count}枚"),
        beaten_label: |count| format!("捨て札{count}枚"),
        on_table: "場のカード",
        open_attack: |card| format!("{card}、まだ防がれていません"),
        beaten_by: |attack, defence| format!("{attack}、{defence}で防御"),
        your_hand: |count| format!("自分の手札、{count}枚"),
        playable: |card| format!("{card}、出せます"),
        trump: |card| format!("{card}、切り札"),
        holds: |cards| format!("手札に{cards}"),
    },
    log: Log {
        dealt: |deal, dealer, trump| {
            format!("第{deal}ラウンド：ディーラー {dealer}、切り札 {trump}")
        },
        dealt_in_hand: |deal, dealer, trump| {
            format!("第{deal}ラウンド：ディーラー {dealer}、切り札 {trump}（ディーラーの手札）")
        },
        showed_lowest: |name, card| format!("{name}がいちばん弱い切り札{card}を公開"),
        bout: |bout, attacker, defender| {
            format!("{bout}回目の攻防 · {attacker}が攻撃、{defender}が防御")
        },
        opened: |name, card| format!("{name}が{card}で攻撃"),
        added: |name, card| format!("{name}が{card}を追加"),
        beat: |name, attack, with| format!("{name}が{with}で{attack}を防御"),
        transferred: |name, card, to| format!("{name}が{card}で{to}に受け流し"),
        showed: |name, card, to| format!("{name}が{card}を見せて{to}に受け流し"),
        takes: |name| format!("{name}が引き取りを選択"),
        passed: |name| format!("{name}は追加なし"),
        beaten_off: |name, count| format!("{name}が守りきり、{count}枚が捨て札に"),
        picked_up: |name, count| format!("{name}が{count}枚を引き取り"),
        drew: |name, count| format!("{name}が{count}枚を補充"),
        drew_trump: |name, count, card| match count {
            1 => format!("{name}が{card}を補充"),
            _ => format!("{name}が{card}を含む{count}枚を補充"),
        },
        out: |name, place| format!("{name}が上がり、{place}位"),
        won: |names| format!("このラウンドの勝者：{names}"),
        fool: |name| format!("このラウンドの「ばか」：{name}"),
        drawn: "このラウンドは引き分け",
    },
    recap: Recap {
        opened: |card| format!("{card}で攻撃"),
        added: |card| format!("{card}を追加"),
        beat: |attack, with| format!("{with}で{attack}を防御"),
        transferred: |card| format!("{card}で受け流し"),
        showed: |card| format!("{card}を見せて受け流し"),
        takes: "引き取りを選択",
        took: |count| format!("{count}枚を引き取り"),
        passed: "追加なし",
    },
    refusal: Refusal {
        match_over: "対戦は終わりました。",
        not_your_turn: |name| format!("今は{name}さんが決める番です。"),
        not_in_hand: |card| format!("{card}は手札にありません。"),
        must_lead: "攻防を始める番です。まずカードを出してください。",
        defender_must_answer: "防御の番です。攻撃を防ぐか、引き取ってください。",
        only_defender: "それができるのは防御側だけです。",
        rank_not_on_table: |card| format!("{card}は出せません。同じランクが場にありません。"),
        no_such_attack: |card| format!("防ぐべき{card}が場にありません。"),
        does_not_beat_plain: |attack, card, plain| {
            format!("{card}では防げません。{attack}より強い{}か、切り札が必要です。", suit(plain))
        },
        does_not_beat_trump: |attack, card| {
            format!("{card}では防げません。{attack}より強い切り札が必要です。")
        },
        no_transfer: "この対戦では受け流せません。",
        transfer_too_late: "すでに防いだカードがあるので、受け流せません。",
        transfer_rank: |card| format!("{card}は攻撃カードとランクが違います。"),
        next_holds_too_few: |name| format!("{name}さんの手札が足りないので、受け流せません。"),
        no_showing: "この対戦では、見せて受け流すことはできません。",
        show_needs_trump: |card| format!("見せられるのは切り札だけです。{card}は見せられません。"),
        shown_already: "この攻防ではもう切り札を見せました。",
    },
    score: Score {
        unit: |_| "回",
        best: "ドゥラークの最高記録：勝った対戦のうち、攻防がいちばん少なかった回数です。",
        deal: |deal| format!("第{deal}ラウンド"),
        wins: "勝ち数",
        fools: "「ばか」の回数",
        fool: "「ばか」",
        note_deals: "各ラウンドの欄は、そのラウンドの順位です。",
        note_wins: "勝ったラウンドがいちばん多い側が1位です。",
        note_fools: "「ばか」の回数が少ないほうが上です。同じなら、順位の合計が小さいほうが上です。",
        is_fool: |name| format!("「ばか」は{name}さんです"),
        wins_deal: |names| format!("このラウンドの勝者：{names}"),
        drawn_deal: "引き分けです",
        deal_over: |deal| format!("第{deal}ラウンドが終わりました。"),
        next_deal: "次のラウンド",
        wins_match: |name| format!("{name}さんの勝ち"),
        shared: |names| format!("勝者：{names}"),
        all_draw: "引き分け",
        why_wins: |count| format!("{count}ラウンド勝ちました。"),
        why_first_out: "先に手札をすべてなくしました。",
        why_first_out_of_two: |name| {
            format!("先に手札をすべてなくしました。カードが残った{name}さんが「ばか」です。")
        },
        why_fool: "最後までカードが残りました。",
        why_fools: |count| match count {
            0 => String::from("一度も「ばか」になりませんでした。"),
            _ => format!("「ばか」になったのは{count}回です。"),
        },
        fools_most: |names, count| format!("{names}さん：「ばか」{count}回。"),
        both: |first, second| format!("{first}{second}"),
        why_draw: "「ばか」になった人はいません。",
        why_level: "全員が同じ成績です。",
    },
};

fn suit(suit: Suit) -> &'static str {
    (shared(Lang::Ja).suit)(suit)
}
