//! Why a hint is given, in every language: the end of a sentence that begins with the action.

use crate::words::Lang;

/// The reasons, in one language.
#[derive(Debug)]
pub struct Reason {
    pub single: &'static str,
    /// How many splashes are covered.
    pub covers: fn(u8) -> String,
    pub covers_none: &'static str,
    /// How many ducks lie beside the space.
    pub beside: fn(usize) -> String,
}

/// The reasons of a language.
pub fn reasons(lang: Lang) -> &'static Reason {
    lang.pick([&EN, &KO, &JA])
}

static EN: Reason = Reason {
    single: "a single stack is left, and its splashes count for you.",
    covers: |splashes| match splashes {
        1 => String::from("a duck with a splash less to see."),
        _ => format!("a duck with {splashes} splashes less to see."),
    },
    covers_none: "a duck less to see.",
    beside: |ducks| match ducks {
        1 => String::from("there it lies beside a duck that can cover it or be covered."),
        _ => format!("there it lies beside {ducks} ducks that can cover it or be covered."),
    },
};

static KO: Reason = Reason {
    single: "더미가 하나만 남고, 그 물방울은 내게 이롭게 셉니다.",
    covers: |splashes| format!("보이는 물방울이 {splashes}개 줄어듭니다."),
    covers_none: "보이는 오리가 하나 줄어듭니다.",
    beside: |ducks| format!("덮거나 덮일 수 있는 오리 {ducks}마리와 맞닿습니다."),
};

static JA: Reason = Reason {
    single: "山が1つだけになり、そのしぶきは自分の得になります。",
    covers: |splashes| format!("見えているしぶきが{splashes}つ減ります。"),
    covers_none: "見えているカモが1羽減ります。",
    beside: |ducks| format!("かぶせ合えるカモ{ducks}羽と隣り合います。"),
};
