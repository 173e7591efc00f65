use super::{acting, asked};
use crate::words::task::other_range;
use crate::words::text::quoted;
use crate::{Kind, Refusal, View};
use mallard_words::{TextContext, game_messages};

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    let other = view.public.task().and_then(other_range).map(|seat| say.name(seat));
    let card = |kind: Kind| quoted(kind, say.lang);
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::NotAsked => (game_messages(say.lang).not_your_turn)(&asked(view, say)),
        Refusal::NotThis => "今はほかのことを決めるときです。".to_owned(),
        Refusal::TwoOwnCards => "自分の裏向きのカードから、別々の2枚を選んでください。".to_owned(),
        Refusal::TakeTheChase => {
            format!("捨て札のいちばん上が{}です。必ず取ってください。", card(Kind::GooseChase))
        }
        Refusal::KeepTheChase => {
            format!("引いた{}は捨てられません。必ず加えてください。", card(Kind::GooseChase))
        }
        Refusal::NothingToDraw => "引けるカードがありません。".to_owned(),
        Refusal::NothingToTake => "捨て札がありません。山札から引いてください。".to_owned(),
        Refusal::NoCard(_) => "そこに選べるカードはありません。".to_owned(),
        Refusal::NotOwnFacedown(_) => match other {
            None => "自分の裏向きのカードから選んでください。".to_owned(),
            Some(name) => format!("{name}さんの裏向きのカードから選んでください。"),
        },
        Refusal::NotFaceUp(_) => "選べるのは表向きのカードだけです。".to_owned(),
        Refusal::NotThisRange(..) => match other {
            None => "選べるのは自分の場のカードだけです。".to_owned(),
            Some(name) => format!("選べるのは{name}さんの場のカードだけです。"),
        },
        Refusal::NotOpponents(_) => match other {
            None => "選べるのは相手のカードだけです。".to_owned(),
            Some(name) => format!("{name}さんのカードは選べません。"),
        },
        Refusal::NotBlue(kind) => {
            format!("選べるのは青のカードだけです。{}は選べません。", card(kind))
        }
        Refusal::Purple(kind) => format!("{}は紫なので捨てられません。", card(kind)),
        Refusal::Itself => format!("{}は自分自身を裏返せません。", card(Kind::Flip)),
        Refusal::NotAnOpponent(_, seat) if other.is_some() => {
            format!("{}さんの場にあるカードです。別の人を選んでください。", say.name(seat))
        }
        Refusal::NotAnOpponent(..) => "相手を選んでください。".to_owned(),
        Refusal::NoSeat(_) => "その席はありません。".to_owned(),
        Refusal::GivenAlready(seat)
            if view.public.task().is_some_and(|task| task.decider == seat) =>
        {
            "自分にはもうカードを渡しました。".to_owned()
        }
        Refusal::GivenAlready(seat) => {
            format!("{}さんにはもうカードを渡しました。", say.name(seat))
        }
        Refusal::NotInPile(kind) => {
            format!("{}は捨て札にある黄色のカードではありません。", card(kind))
        }
        Refusal::CannotCopy(kind) => format!("{}は青か紫なので、まねられません。", card(kind)),
        Refusal::OrderOf(count) => format!("{count}枚すべてを1回ずつ戻してください。"),
        Refusal::MustBeDone => format!("{}の効果は必ず使ってください。", acting(view, say)),
        Refusal::NoRipe => "今、割り込めるカードはありません。".to_owned(),
    }
}
