//! Japanese.

use super::super::card::glyph;
use super::{InfoLabels, ScoreLabels, SetupLabels, TableLabels, Text};
use crate::{AfterFool, DealResult, Event, Refusal, ThrowIn, View};
use mallard_engine::Seat;
use mallard_words::{About, TextContext, game_messages, japanese_suit as suit};

pub static BOXED: InfoLabels = InfoLabels {
    about: About {
        name: "ドゥラーク",
        pitch: "手札をすべてなくしましょう。最後まで手札が残った人が「ばか」です。",
        minutes: 20,
        deal: "カードを配る",
    },
    setup: SetupLabels {
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
        several: "まとめ出し",
        several_hint: "防御の前に、攻撃側が同じランクのカードを何枚も出せます。",
        teams: "チーム戦",
        teams_hint: "2チームが交互に座ります。4人か6人のときに使えます。",
        length: "対戦の長さ",
        open_hint: "ラウンドを重ね、どのラウンドの後でも終われます。",
        deals_hint: "決めたラウンド数だけ遊びます。",
        until_wins_hint: "どちらかが決めた回数だけ勝つまで続けます。",
        until_fools_hint: "誰かが決めた回数だけ「ばか」になるまで続けます。",
        open: "自由",
        deals: |deals| format!("{deals}ラウンド"),
        until_wins: |count| format!("{count}勝まで"),
        until_fools: |count| format!("「ばか」{count}回まで"),
        after_fool: "「ばか」の次のラウンド",
        after_fool_hint: |leader| match leader {
            AfterFool::Attacked => "「ばか」の右隣から攻撃し、「ばか」が最初に防御します。",
            AfterFool::Under => "「ばか」の左隣から攻撃します。",
            AfterFool::Winner => "最初に上がった人から攻撃します。",
        },
        after_fool_value: |leader| match leader {
            AfterFool::Attacked => "「ばか」が防御",
            AfterFool::Under => "左隣から",
            AfterFool::Winner => "勝者から",
        },
        on: "オン",
        off: "オフ",
    },
};

pub static TEXT: Text = Text {
    table: TableLabels {
        subtitle: |preset, bout| format!("{preset} · 攻防{bout}"),
        deal_of: |deal| format!("第{deal}ラウンド"),
        you_attack: |name| format!("{name}さん、攻撃の番です"),
        you_defend: |name| format!("{name}さん、防御の番です"),
        you_throw_in: |name| format!("{name}さん、投げ込みの番です"),
        you_deal: |name| format!("{name}さん、配る番です"),
        attacks: |name| format!("{name}さんの攻撃の番"),
        defends: |name| format!("{name}さんの防御の番"),
        adds: |name| format!("{name}さんがカードを足す番"),
        deals: |name| format!("{name}さんが配る番"),
        attacking: "攻撃",
        defending: "防御",
        throwing_in: "投げ込み",
        may_add: "追加できる",
        taking: "引き取り",
        passed: "パス",
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
        more_or_done: "同じランクのカードを足すか、これで決めてください。",
        more_none: "同じランクのカードはもうありません。",
        next_or_finish: "次のラウンドを始めるか、ここで対戦を終えてください。",
        does_anyone_add: "カードを足す人はいますか？",
        does_add: |name| format!("{name}さんはカードを足しますか？"),
        beaten_adds: |room, ranks| format!("すべて防ぎました。{}", more(room, ranks)),
        taken_adds: |name, count, room, ranks| {
            format!("{name}さんが{count}枚を引き取ります。{}", more(room, ranks))
        },
        none_adds: "誰も足さない",
        adds_none: "足さない",
        none_after_all: "やはり足さない",
        back_take: |name| format!("{name}：「引き取る」を取り消す"),
        back_card: |name, card| format!("{name}：{card}を取り消す"),
        thinks_attack: |name| format!("{name}さんが攻撃を考えています。"),
        thinks_defence: |name| format!("{name}さんが防御を考えています。"),
        thinks_add: |name| format!("{name}さんがカードを足すか考えています。"),
        deals_next: |name| format!("次は{name}さんが配ります。"),
        take: |count| format!("{count}枚引き取る"),
        stop: "攻撃を終える",
        pass: "パス",
        done: "これで決定",
        finish: "対戦を終える",
        add: |card| format!("{card}を足す"),
        beat_with: |attack, with| format!("{with}で{attack}を防ぐ"),
        transfer_with: |card| format!("{card}で受け流す"),
        show: |card| format!("{card}を見せて受け流す"),
        transfer_it: "攻撃を受け流す",
        stock: |count, trump| format!("山札：残り{count}枚、切り札は{}", suit(trump)),
        left: |count| format!("残り{count}枚"),
        none_left: "山札なし",
        beaten: |count| format!("捨て札 {count}枚"),
        beaten_label: |count| format!("捨て札{count}枚"),
        on_table: "場のカード",
        open_attack: |card| format!("{card}、まだ防がれていません"),
        beaten_by: |attack, defence| format!("{attack}、{defence}で防御"),
        holds: |cards| format!("手札に{cards}"),
    },
    score: ScoreLabels {
        unit: |_| "回",
        best: "ドゥラークの最高記録：勝った対戦のうち、攻防がいちばん少なかった回数です。",
        deal: |deal| format!("第{deal}ラウンド"),
        wins: "勝ち数",
        fools: "「ばか」の回数",
        fool: "「ばか」",
        note_deals: "各ラウンドの欄は、そのラウンドの順位です。",
        note_wins: "勝ったラウンドがいちばん多い側が1位です。",
        note_fools: "「ばか」の回数が少ないほうが上です。同じなら、順位の合計が小さいほうが上です。",
        evening: "ここまで",
        deals: |count| format!("{count}ラウンド"),
        last_cards: |name| format!("{name}さんに残ったカード"),
        is_fool: |name| format!("「ばか」は{name}さんです"),
        wins_deal: |names| format!("このラウンドの勝者：{names}"),
        drawn_deal: "引き分けです",
        deal_over: |deal| format!("第{deal}ラウンドが終わりました。"),
        next_deal: "次のラウンド",
        all_draw: "引き分け",
        why_wins: |count| format!("{count}ラウンド勝ちました。"),
        why_first_out: "先に手札をすべてなくしました。",
        out_first: |names| format!("{names}さんが最初に手札をすべてなくしました。"),
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

/// The action of the seat of `event`, without its name; `taken`: how many cards it took, once that is known.
pub fn last_action_line(event: &Event, taken: Option<u8>) -> Option<String> {
    let said = match (event, taken) {
        (&Event::ShowedLowest { card, .. }, _) => {
            format!("いちばん弱い切り札：{}", glyph(card))
        }
        (&Event::Attacked { card, opening: true, .. }, _) => format!("{}で攻撃", glyph(card)),
        (&Event::Attacked { card, opening: false, .. }, _) => format!("{}を追加", glyph(card)),
        (&Event::Beat { attack, with, .. }, _) => {
            format!("{}で{}を防御", glyph(with), glyph(attack))
        }
        (&Event::Transferred { card, .. }, _) => format!("{}で受け流し", glyph(card)),
        (&Event::Showed { card, .. }, _) => format!("{}を見せて受け流し", glyph(card)),
        (Event::Takes { .. }, Some(count)) => format!("{count}枚を引き取り"),
        (Event::Takes { .. }, None) => "引き取りを選択".to_owned(),
        (Event::Passed { .. }, _) => "追加なし".to_owned(),
        _ => return None,
    };
    Some(said)
}

/// The line of the log for `event`.
pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    match *event {
        Event::Dealt { deal, dealer, trump, in_hand: true } => format!(
            "第{deal}ラウンド：ディーラー {}、切り札 {}（ディーラーの手札）",
            name(dealer),
            glyph(trump)
        ),
        Event::Dealt { deal, dealer, trump, in_hand: false } => {
            format!("第{deal}ラウンド：ディーラー {}、切り札 {}", name(dealer), glyph(trump))
        }
        Event::BoutBegan { bout, opener, defender } => {
            format!("{bout}回目の攻防 · {}が攻撃、{}が防御", name(opener), name(defender))
        }
        Event::ShowedLowest { seat, card } => {
            format!("{}がいちばん弱い切り札{}を公開", name(seat), glyph(card))
        }
        Event::Attacked { seat, card, opening: true, .. } => {
            format!("{}が{}で攻撃", name(seat), glyph(card))
        }
        Event::Attacked { seat, card, opening: false, .. } => {
            format!("{}が{}を追加", name(seat), glyph(card))
        }
        Event::Beat { seat, attack, with } => {
            format!("{}が{}で{}を防御", name(seat), glyph(with), glyph(attack))
        }
        Event::Transferred { seat, card, to } => {
            format!("{}が{}で{}に受け流し", name(seat), glyph(card), name(to))
        }
        Event::Showed { seat, card, to } => {
            format!("{}が{}を見せて{}に受け流し", name(seat), glyph(card), name(to))
        }
        Event::Takes { seat } => format!("{}が引き取りを選択", name(seat)),
        Event::Passed { seat } => format!("{}は追加なし", name(seat)),
        Event::BeatenOff { seat, cards: count } => {
            format!("{}が守りきり、{count}枚が捨て札に", name(seat))
        }
        Event::PickedUp { seat, cards: taken } => {
            format!("{}が{}枚を引き取り", name(seat), taken.len())
        }
        Event::Drew { seat, cards: drawn, turned_up: None } => {
            format!("{}が{}枚を補充", name(seat), drawn.count())
        }
        Event::Drew { seat, cards: drawn, turned_up: Some(card) } => {
            let (name, count, card) = (name(seat), drawn.count(), glyph(card));
            match count {
                1 => format!("{name}が{card}を補充"),
                _ => format!("{name}が{card}を含む{count}枚を補充"),
            }
        }
        Event::Out { seat, place } => format!("{}が上がり、{place}位", name(seat)),
        Event::DealEnded { result: DealResult::Won(seats), .. } => {
            format!("このラウンドの勝者：{}", say.list(seats.iter()))
        }
        Event::DealEnded { result: DealResult::Fool(seat), .. } => {
            format!("このラウンドの「ばか」：{}", name(seat))
        }
        Event::DealEnded { result: DealResult::Drawn, .. } => "このラウンドは引き分け".to_owned(),
        Event::Finished { seat } => format!("{}が対戦を終了", name(seat)),
    }
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::NotYourTurn => (game_messages(say.lang).not_your_turn)(say.maybe(view.actor())),
        Refusal::NotInHand(card) => (game_messages(say.lang).not_in_hand)(&glyph(card)),
        Refusal::MustLead => "攻防を始める番です。まずカードを出してください。".to_owned(),
        Refusal::DefenderMustAnswer => {
            "防御の番です。攻撃を防ぐか、引き取ってください。".to_owned()
        }
        Refusal::OnlyDefender => "それができるのは防御側だけです。".to_owned(),
        Refusal::DealOver => {
            "ラウンドは終わりました。次のラウンドを始めるか、対戦を終えてください。".to_owned()
        }
        Refusal::DealNotOver => {
            "次のラウンドを始めたり対戦を終えたりできるのは、自由な長さの対戦で、ラウンドの間だけです。".to_owned()
        }
        Refusal::OtherRank(card) => {
            format!("{}は、今出したカードとランクが違います。", glyph(card))
        }
        Refusal::RankNotOnTable(card) => {
            format!("{}は出せません。同じランクが場にありません。", glyph(card))
        }
        Refusal::NoSuchAttack(card) => format!("防ぐべき{}が場にありません。", glyph(card)),
        Refusal::DoesNotBeat { attack, with } => {
            let (of, attack, card) = (attack.suit(), glyph(attack), glyph(with));
            if of == view.trump_suit() {
                format!("{card}では防げません。{attack}より強い切り札が必要です。")
            } else {
                format!("{card}では防げません。{attack}より強い{}か、切り札が必要です。", suit(of))
            }
        }
        Refusal::NoTransfer => "この対戦では受け流せません。".to_owned(),
        Refusal::TransferTooLate => "すでに防いだカードがあるので、受け流せません。".to_owned(),
        Refusal::TransferRank(card) => format!("{}は攻撃カードとランクが違います。", glyph(card)),
        Refusal::NextHoldsTooFew => format!(
            "{}さんの手札が足りないので、受け流せません。",
            say.maybe(view.next_after(view.bout.defender))
        ),
        Refusal::NoShowing => "この対戦では、見せて受け流すことはできません。".to_owned(),
        Refusal::ShowNeedsTrump(card) => {
            format!("見せられるのは切り札だけです。{}は見せられません。", glyph(card))
        }
        Refusal::ShownAlready => "この攻防ではもう切り札を見せました。".to_owned(),
    }
}

/// How many more cards can be added, and of which ranks.
fn more(room: u8, ranks: &[&str]) -> String {
    format!("{}をあと{room}枚まで足せます。", ranks.join("か"))
}
