//! Japanese.

use super::Reason;

pub(super) static REASON: Reason = Reason {
    single: "束が1つだけになり、そのしぶきの分だけ点が減ります。",
    single_points: "束が1つだけになり、その数字の分だけ点が減ります。",
    covers: |splashes| format!("見えているしぶきが{splashes}つ減ります。"),
    covers_points: |number| format!("公開中の得点が{number}点減ります。"),
    covers_none: "見えているカモが1羽減ります。",
    beside: |ducks| format!("かぶせ合えるカモ{ducks}羽と隣り合います。"),
};
