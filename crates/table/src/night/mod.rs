//! Nights: their score on a result, the choice of the next game, their end. The pages' chunk contains all of it.

mod best_and_last;
mod boxes;
mod dock;
mod gone;
mod group_bar;
mod moments;
mod next_game;
mod next_game_page;
mod night_data;
mod night_page;
mod night_page_state;
mod picture;
mod podium;
mod replays;
mod score_sheet;
mod sentences;
mod share;
mod strip;
mod suggestion;

pub(super) use next_game_page::next_game_page;
pub(super) use night_page::night_page;
pub(super) use sentences::day_of;
pub(super) use strip::strip;
