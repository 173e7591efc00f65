//! Japanese.

use super::super::refusal::{Way, covered, way_to};
use super::super::round_end::{discards, signed, singles};
use super::super::variants::dotted;
use super::{PieceLabels, RuleLabels, ScoreLabels, TableLabels, Text};
use crate::facts::everybody_quacks;
use crate::{Call, CaptainCard, Ending, Event, Refusal, View};
use mallard_engine::Seat;
use mallard_words::{About, TextContext, game_messages};

pub static ABOUT: About = About {
    name: "ダック&カバー",
    pitch: "全員同時に、カモをかぶせるか、逃がすか。合計点がいちばん低い人の勝ちです。",
    minutes: 20,
    deal: "カモを並べる",
};

pub static TEXT: Text = Text {
    table: TableLabels {
        subtitle: |round, last, calls| match calls {
            0 => format!("ラウンド{round}/{last}"),
            _ => format!("ラウンド{round}/{last} · {calls}回目"),
        },
        highest: "最大",
        repeat: "くり返し",
        you_turn: |name| format!("{name}さんが船長です"),
        you_move: |name, number| format!("{name}さん、全員が「{number}」を動かします"),
        you_move_highest: |name| format!("{name}さん、全員がいちばん大きい数字のカモを動かします"),
        you_repeat: |name, number| {
            format!("{name}さん、くり返し：もう一度「{number}」を動かします")
        },
        you_repeat_highest: |name| {
            format!("{name}さん、くり返し：もう一度いちばん大きい数字のカモを動かします")
        },
        turns: |name| format!("{name}さんがカードをめくる番"),
        all_move: |number| format!("全員が「{number}」を動かすところ"),
        all_move_highest: "全員がいちばん大きい数字のカモを動かすところ",
        chooses: |name| format!("{name}さんが選ぶ番"),
        turn_next: "次のカードをめくってください。",
        turn_shuffled: "次のカードをめくってください。先に船長の山をシャッフルします。",
        turn_after_quacks: |number| {
            format!(
                "「{number}」は誰も動かせず、捨て場へ行きました。次のカードをめくってください。"
            )
        },
        turn_after_repeat: "くり返すものがなく、捨て場へ行きました。次のカードをめくってください。",
        turn_after_highest: "誰もカモを動かせず、「最大」は捨て場へ行きました。次のカードをめくってください。",
        cover_or_duck: "隣のカモにかぶせるか、印のあるマスに逃がしてください。",
        only_duck: "かぶせる相手が隣にいません。印のあるマスに逃がしてください。",
        highest_is: |number| {
            format!("いちばん大きいのは{number}です。隣のカモにかぶせるか、逃がしてください。")
        },
        chosen_cover: |number, other| format!("{number}を{other}にかぶせます。まだ変えられます。"),
        chosen_duck: |number| format!("{number}を逃がします。まだ変えられます。"),
        you_quack: |number, said| format!("{number}は下に隠れています。{said}"),
        thinks_turn: |name| format!("{name}さんが次のカードをめくります。"),
        thinks_move: |name| format!("{name}さんが動かし方を考えています。"),
        turn: "次のカードをめくる",
        cover: |number, other| format!("{number}を{other}にかぶせる"),
        duck_here: |number| format!("{number}をここへ逃がす"),
        duck_beside: |number, column, row, list| {
            format!("{number}を{column}列{row}段へ逃がす、隣は{list}")
        },
        ready: "準備完了",
        move_yours: |number| format!("「{number}」を動かす"),
        chosen: "選択済み",
        change: "選び直す",
        raise: |name| format!("{name}さんのカモを拡大"),
        put_down: "閉じる",
        quack: "クワッ！",
        animals: [
            "モー！",
            "ワンワン！",
            "ニャー！",
            "メー！",
            "ブーブー！",
            "ケロケロ！",
            "ヒヒーン！",
            "カッコウ！",
        ],
        captain_calls: "船長のコール",
        captain_calls_sign: |call| format!("船長のコール：{call}"),
        to_draw: |count| [String::from("残り"), count.to_string(), String::from("枚")],
        called: |count| [String::new(), count.to_string(), String::from("回コール")],
        discard_zone: "捨て場",
        discards_of: |count, limit| format!("{count}/{limit}枚"),
        your_splashes: "自分のしぶき",
        your_points: "自分の点",
        not_that_duck: |number| format!("今回動かすのは{number}だけです。"),
    },
    label: PieceLabels {
        called: |call| format!("コールされたカード：{call}"),
        repeats: |call| format!("コールされたカード：くり返し、もう一度「{call}」"),
        deck: |count| format!("山札、残り{count}枚"),
        pile: |count, call| format!("船長の山、{count}枚、いちばん上は{call}"),
        pile_empty: "船長の山、カードなし",
        zone: |count, limit, list| format!("捨て場、{limit}枚中{count}枚：{list}"),
        zone_empty: |limit| format!("捨て場、カードなし、{limit}枚でラウンド終了"),
        your_ducks: |count| format!("自分のカモ、{count}束"),
        ducks_listed: |name, list| format!("{name}さんのカモ：{list}"),
        stack: |number, height, column, row| match height {
            1 => format!("{number}、1枚、{column}列{row}段"),
            _ => format!("{number}、{height}枚の束、{column}列{row}段"),
        },
        with_splashes: |label, count| format!("{label}、しぶき{count}"),
        splashes: |count| match count {
            0.. => format!("しぶき{count}"),
            _ => format!("しぶきマイナス{}", count.unsigned_abs()),
        },
        points: |count| match count {
            0.. => format!("{count}点"),
            _ => format!("マイナス{}点", count.unsigned_abs()),
        },
        must_move: |label| format!("{label}、動かすカモ"),
        can_cover: |label| format!("{label}、上にかぶせることができます"),
        listed_number: |number| number.to_string(),
        space: |column, row, list| format!("ここへ逃がす：{column}列{row}段、隣は{list}"),
        remembered: |label, list| format!("{label}、下に{list}"),
    },
    score: ScoreLabels {
        splashes: |total, _| format!("しぶき{total}"),
        points: |total, _| format!("{total}点"),
        unit: |_| "しぶき",
        total: "合計",
        note: "ラウンドごとに、見えているカモの点を合計します。束が1つならマイナス点です。合計がいちばん低い人の勝ちです。",
        every_round_with: |list| format!("全ラウンドで{list}を使います。"),
        round_with: |round, list| format!("第{round}ラウンドで{list}を使います。"),
        pause_single: |names, _| format!("束が1つになった人：{names}。"),
        pause_zone: |count| format!("捨て場が{count}枚になりました。"),
        pause_calls: "カードが400回コールされました。",
        why_total: |points| format!("合計が{points}点でいちばん低くなりました。"),
        why_visible: |points, count| {
            format!(
                "合計は{points}点で同じですが、最後に見えているカモが{count}羽でいちばん少なくなりました。"
            )
        },
        why_shared: |points| format!("合計（{points}点）も、最後に見えているカモの数も同じです。"),
        head_visible: "最後に見えているカモ",
    },
    rules: RuleLabels {
        round: "ラウンド",
        round_of: |round| format!("{round}/3"),
        zone: "捨て場",
        zone_ends: |limit| format!("{limit}枚でラウンド終了"),
        repeat: "次が「くり返し」なら",
        repeat_means: |call| format!("もう一度「{call}」"),
        repeat_nothing: "捨て場に行き、動かさない",
        splashes: "しぶき",
        splash_table: "1：0 · 2〜3：1 · 4〜6：2 · 7〜9：3 · 10〜11：4 · 12：5",
        points: "点",
        points_are: "見えているカモの数字",
        deck: "山札",
        deck_fresh: |lowest, aside| {
            let deck = format!("{lowest}から12が2枚ずつ、「最大」と「くり返し」が1枚ずつ");
            match aside {
                0 => deck,
                _ => format!("{deck}、そのうち{aside}枚を除く"),
            }
        },
    },
};

/// The line of the log for `events[at]`; the events around it may change its words.
pub fn log_line(events: &[Event], at: usize, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    let after = &events[at + 1..];
    match events[at] {
        Event::RoundBegan { round, variants } => {
            let variants = dotted(variants, say.lang);
            format!("第{round}ラウンド：船長 {}{variants}", name(Seat::new(0)))
        }
        Event::Turned { card: CaptainCard::Repeat, call: None, number: calls } => {
            format!("{calls}回目のコール · くり返し：くり返すものなし")
        }
        Event::Turned { card: CaptainCard::Repeat, call: Some(Call::Max), number: calls } => {
            format!("{calls}回目のコール · くり返し：もう一度「最大」")
        }
        Event::Turned {
            card: CaptainCard::Repeat,
            call: Some(Call::Number(again)),
            number: calls,
        } => format!("{calls}回目のコール · くり返し：もう一度{}", u8::from(again)),
        Event::Turned { card: CaptainCard::Max, number: calls, .. } => {
            format!("{calls}回目のコール · 「最大」")
        }
        Event::Turned { card: CaptainCard::Number(called), number: calls, .. } => {
            format!("{calls}回目のコール · {}", u8::from(called))
        }
        Event::Reshuffled { cards: count } => {
            format!("船長の山をシャッフルし、{count}枚の新しい山札に")
        }
        Event::Quacked { .. } if everybody_quacks(after) => "全員クワッ".to_owned(),
        Event::Quacked { seat, animal, .. } => {
            format!("{}：{}", name(seat), TEXT.table.quack_text(animal))
        }
        Event::Chose { seat, .. } => format!("{}：準備完了", name(seat)),
        Event::Moved { seat, number, covered: Some(other), .. } => {
            format!("{}が{}を{}にかぶせる", name(seat), u8::from(number), u8::from(other))
        }
        Event::Moved { seat, number, covered: None, beside, .. } => format!(
            "{}が{}を逃がす、隣は{}",
            name(seat),
            u8::from(number),
            TEXT.label.list(beside.iter(), say.lang)
        ),
        Event::Piled { card } => format!("船長の山へ：{}", TEXT.table.card_name(card)),
        Event::Discarded { card, count, left } => {
            format!("捨て場へ：{}（{}枚中{count}枚）", TEXT.table.card_name(card), count + left)
        }
        Event::RoundEnded { ending: Ending::SingleStack, .. } => {
            let names = singles(after, say);
            format!("束が1つに：{names}、ラウンド終了")
        }
        Event::RoundEnded { ending: Ending::DiscardsFull, .. } => {
            format!("捨て場が{}枚、ラウンド終了", discards(&events[..at]))
        }
        Event::RoundEnded { ending: Ending::MostCalls, .. } => {
            "400回コールし、ラウンド終了".to_owned()
        }
        Event::Scored { seat, visible, points, .. } if visible.len() == 1 => {
            format!("{}は束1つで{}点", name(seat), signed(points.into()))
        }
        Event::Scored { seat, points, .. } => {
            format!("{}は{}点", name(seat), signed(points.into()))
        }
    }
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::OnlyCaptain => {
            format!("カードをめくるのは船長の{}さんだけです。", say.name(view.captain))
        }
        Refusal::MovesFirst => "まだ全員が選んでいないので、カードはめくれません。".to_owned(),
        Refusal::TurnFirst => "まだカードがめくられていません。まずめくってください。".to_owned(),
        Refusal::Quacks => match covered(view) {
            Some(number) => format!("{number}は下に隠れているので動かせません。クワッ！"),
            None => String::new(),
        },
        Refusal::SameChoice => "すでにそこを選んでいます。".to_owned(),
        Refusal::NothingToCover(_) => "そこに束がないので、かぶせることはできません。".to_owned(),
        Refusal::StaysPut => "今いる場所です。とどまることはできません。".to_owned(),
        Refusal::CellTaken(other) => {
            let (other, way) = (u8::from(other), way_to(view, other));
            match way {
                Way::None => format!("そこには{other}がいます。逃がせるのは空きマスだけです。"),
                Way::Diagonal(number) => {
                    format!("{other}は{number}の斜めなので、かぶせることはできません。")
                }
                Way::Far(number) => {
                    format!("{other}は{number}のすぐ隣ではないので、かぶせることはできません。")
                }
            }
        }
        Refusal::NothingBeside => "そのマスの隣に、自分のほかの束がありません。".to_owned(),
    }
}
