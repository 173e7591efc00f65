use super::super::card::glyph;
use crate::{DealResult, Event, Refusal, View};
use mallard_engine::Seat;
use mallard_words::{TextContext, game_messages, japanese_suit as suit};

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
            if of == view.public.trump_suit() {
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
            say.maybe(view.next_after(view.public.bout.defender))
        ),
        Refusal::NoShowing => "この対戦では、見せて受け流すことはできません。".to_owned(),
        Refusal::ShowNeedsTrump(card) => {
            format!("見せられるのは切り札だけです。{}は見せられません。", glyph(card))
        }
        Refusal::ShownAlready => "この攻防ではもう切り札を見せました。".to_owned(),
    }
}

/// How many more cards can be added, and of which ranks.
pub fn more(room: u8, ranks: &[&str]) -> String {
    format!("{}をあと{room}枚まで足せます。", ranks.join("か"))
}
