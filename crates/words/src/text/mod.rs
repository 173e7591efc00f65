//! The texts of the shared screens, in every language.
//!
//! A row is a text in each language ([`messages!`](crate::messages!)). What takes a longer function is in `en.rs`, `ko.rs`
//! and `ja.rs`. Each game has texts in the same form.
#![expect(missing_docs, reason = "the texts say it")]

mod curtain;
mod device;
mod draft;
mod en;
mod ending;
mod flat;
mod game;
mod history;
mod home;
mod ja;
mod ko;
mod lesson;
mod marks;
mod night;
mod phone;
mod privacy;
mod replay;
mod rules;
mod saves;
mod seats;
mod settings;
mod setup;
mod share;
mod summary;
mod table;
mod why;

pub use device::ImportMessages;
pub use draft::draft_messages;
pub use game::{GameMessages, TrickMessages, game_messages, trick_messages};
pub use history::{HistoryMessages, history_messages};
pub use ja::suit as japanese_suit;
pub use ko::suit as korean_suit;
pub use night::{NightMessages, night_messages};
pub use phone::{PhoneMessages, phone_messages};
pub use privacy::claim_privacy;
pub use replay::{ReplayMessages, replay_messages};
pub use rules::rules_messages;
pub use seats::{SeatsMessages, seats_messages};
pub use setup::LEVELS;
pub use share::{ShareMessages, share_messages};
pub use summary::{SummaryMessages, summary_messages};
pub use why::{WhyMessages, why_messages};

use crate::english::suits;
use curtain::CurtainMessages;
use device::DeviceMessages;
use ending::EndingMessages;
use flat::FlatMessages;
use home::HomeMessages;
use lesson::LessonMessages;
use mallard_engine::cards::{Card, Suit};
use marks::PunctuationMarks;
use saves::SavesMessages;
use settings::SettingsMessages;
use setup::SetupMessages;
use table::TableMessages;

messages!(text(Messages {
    card: |card: Card| [en::card(card), ko::card(card), ja::card(card)],
    suit: |suit: Suit| [suits(suit), ko::suit(suit), ja::suit(suit)] as &'static str,
    list_of_names: |names: &[String]| [
        en::list_of_names(names),
        names.join(", "),
        names.join("、")
    ],
    marks: PunctuationMarks,
    home: HomeMessages,
    setup: SetupMessages,
    table: TableMessages,
    curtain: CurtainMessages,
    flat: FlatMessages,
    lesson: LessonMessages,
    result: EndingMessages,
    settings: SettingsMessages,
    saves: SavesMessages,
    device: DeviceMessages,
    /// The title after a round: its number, and the names of those who did best in it.
    round_won: |round: u8, names: &str| [
        "Round {round} goes to {names}",
        "{round}라운드 승자: {names} 님",
        "第{round}ラウンドの勝者：{names}"
    ],
    /// The button that continues a match.
    go_on: ["Continue", "이어서 하기", "続ける"],
    close: ["Close", "닫기", "閉じる"],
    cancel: ["Cancel", "취소", "キャンセル"],
    rules: ["Rules", "규칙", "ルール"],
    rules_of: |game: &str| ["Rules of {game}", "{game} 규칙", "{game}のルール"],
    rules_short: ["In short", "한눈에 보기", "早わかり"],
    rules_full: ["Full rules", "전체 규칙", "全ルール"],
    rules_this_table: ["This table", "이번 게임", "今回の対戦"],
    contents: ["Contents", "목차", "目次"],
    back: ["Back", "뒤로", "戻る"],
    back_to_shelf: ["Back to the shelf", "선반으로 돌아가기", "棚に戻る"],
}));

impl Messages {
    /// Joins items in a list without an "and": "7, 8, 9".
    pub fn list(&self, things: &[String]) -> String {
        things.join(self.marks.list)
    }

    /// Joins `name` and `value`: "Theme: dark".
    pub fn value(&self, name: &str, value: &str) -> String {
        [name, value].join(self.marks.value)
    }

    /// Joins whole sentences.
    pub fn sentences(&self, said: &[&str]) -> String {
        said.join(self.marks.sentences)
    }
}
