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
        Refusal::NotThis => "지금은 다른 것을 정할 때입니다.".to_owned(),
        Refusal::TwoOwnCards => "서로 다른 내 뒷면 카드 2장을 고르세요.".to_owned(),
        Refusal::TakeTheChase => format!(
            "버림 더미 맨 위가 {} 카드입니다. 반드시 가져와야 합니다.",
            card(Kind::GooseChase)
        ),
        Refusal::KeepTheChase => format!(
            "뽑은 {} 카드는 버릴 수 없습니다. 반드시 가져야 합니다.",
            card(Kind::GooseChase)
        ),
        Refusal::NothingToDraw => "뽑을 카드가 없습니다.".to_owned(),
        Refusal::NothingToTake => "버림 더미가 비어 있습니다. 덱에서 뽑으세요.".to_owned(),
        Refusal::NoCard(_) => "그곳에는 고를 카드가 없습니다.".to_owned(),
        Refusal::NotOwnFacedown(_) => match other {
            None => "내 뒷면 카드 중에서 고르세요.".to_owned(),
            Some(name) => format!("{name} 님의 뒷면 카드 중에서 고르세요."),
        },
        Refusal::NotFaceUp(_) => "앞면 카드만 고를 수 있습니다.".to_owned(),
        Refusal::NotThisRange(..) => match other {
            None => "내 영역의 카드만 고를 수 있습니다.".to_owned(),
            Some(name) => format!("{name} 님의 영역에 있는 카드만 고를 수 있습니다."),
        },
        Refusal::NotOpponents(_) => match other {
            None => "상대의 카드만 고를 수 있습니다.".to_owned(),
            Some(name) => format!("{name} 님의 카드는 고를 수 없습니다."),
        },
        Refusal::NotBlue(kind) => {
            format!("파랑 카드만 고를 수 있습니다. {} 카드는 안 됩니다.", card(kind))
        }
        Refusal::Purple(kind) => format!("{} 카드는 보라라서 버릴 수 없습니다.", card(kind)),
        Refusal::Itself => format!("{} 카드는 자기 자신을 뒤집을 수 없습니다.", card(Kind::Flip)),
        Refusal::NotAnOpponent(_, seat) if other.is_some() => {
            format!("{} 님의 영역에 있는 카드입니다. 다른 사람을 고르세요.", say.name(seat))
        }
        Refusal::NotAnOpponent(..) => "상대를 고르세요.".to_owned(),
        Refusal::NoSeat(_) => "그런 자리는 없습니다.".to_owned(),
        Refusal::GivenAlready(seat)
            if view.public.task().is_some_and(|task| task.decider == seat) =>
        {
            "나에게는 이미 카드를 주었습니다.".to_owned()
        }
        Refusal::GivenAlready(seat) => {
            format!("{} 님에게는 이미 카드를 주었습니다.", say.name(seat))
        }
        Refusal::NotInPile(kind) => {
            format!("{} 카드는 버림 더미의 노랑 카드가 아닙니다.", card(kind))
        }
        Refusal::CannotCopy(kind) => {
            format!("{} 카드는 파랑이나 보라라서 따라 할 수 없습니다.", card(kind))
        }
        Refusal::OrderOf(count) => format!("{count}장을 한 번씩 모두 올려놓으세요."),
        Refusal::MustBeDone => format!("{} 카드의 효과는 반드시 써야 합니다.", acting(view, say)),
        Refusal::NoRipe => "지금 끼어들 수 있는 카드가 없습니다.".to_owned(),
    }
}
