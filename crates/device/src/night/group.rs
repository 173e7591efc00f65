//! The players of a night between two matches, and who of them play the next one.

use super::{Night, are_same};
use crate::history::PastMatch;
use mallard_session::{DUCKS, Duck, Player, PlayerKind, free_duck, name_apart, tidy_name};
use mallard_words::Lang;
use std::ops::RangeInclusive;

/// The players of a night, clockwise. The order begins with the person who sits out next, if one has to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Group {
    pub members: Vec<Member>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    pub player: Player,
    pub has_left: bool,
}

/// Who plays the next match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LineUp {
    /// The players, clockwise.
    pub playing: Vec<Player>,
    /// The players who sit out: bots first, then people.
    pub sat_out: Vec<Player>,
    /// How many bots the game needs besides.
    pub more_bots: usize,
}

impl Group {
    /// The players of a match, those who sat it out, and the people of its night who have left.
    pub fn after(last: &PastMatch, night: Option<&Night>) -> Self {
        let mut group = Self::default();
        for player in last.players.iter().chain(&last.sat_out) {
            group.members.push(Member { player: player.clone(), has_left: false });
        }
        for earlier in night.into_iter().flat_map(|night| night.matches().iter().rev()) {
            for person in super::everyone(earlier) {
                if !group.members.iter().any(|member| are_same(&member.player, person)) {
                    group.members.push(Member { player: person.clone(), has_left: true });
                }
            }
        }
        group
    }

    /// Those who have not left.
    pub fn present(&self) -> impl Iterator<Item = &Player> {
        self.members.iter().filter(|member| !member.has_left).map(|member| &member.player)
    }

    /// The people who have not left.
    pub fn people(&self) -> impl Iterator<Item = &Player> {
        self.present().filter(|player| player.is_person())
    }

    /// Adds a person at the end of the circle, with their `known` duck if no other member has it. A person with this name
    /// who has left comes back; beside one who is there, the new one gets a number, as at the table. False if the name
    /// is empty, or if no duck is left.
    pub fn add(&mut self, written: &str, known: Option<Duck>) -> bool {
        let Some(name) = tidy_name(written) else { return false };
        let is_back =
            |member: &&mut Member| member.player.is_person() && member.player.is_named(&name);
        if let Some(member) = self.members.iter_mut().find(is_back)
            && member.has_left
        {
            member.has_left = false;
            return true;
        }
        if self.present().count() >= DUCKS {
            return false;
        }
        let mut players: Vec<Player> =
            self.members.iter().map(|member| member.player.clone()).collect();
        let present: Vec<Player> = self.present().cloned().collect();
        // With more members than ducks, who has left shares one.
        let taken = if players.len() < DUCKS { &players } else { &present };
        let is_free = |duck: &Duck| taken.iter().all(|player| player.duck != *duck);
        let duck = known.filter(is_free).unwrap_or_else(|| free_duck(taken));
        players.push(Player { name: Some(name), kind: PlayerKind::Person, duck });
        // All have names, so the language changes nothing.
        name_apart(&mut players, Lang::En);
        self.members.extend(players.pop().map(|player| Member { player, has_left: false }));
        true
    }

    /// Who plays a game for this many. `resting` are the people who were chosen to sit out, if they are as many as
    /// have to; else it is the next ones in the order.
    pub fn line_up(&self, seats: &RangeInclusive<u8>, resting: &[Player]) -> LineUp {
        let (fewest, most) = (usize::from(*seats.start()), usize::from(*seats.end()));
        let mut playing: Vec<Player> = self.present().cloned().collect();
        let mut sat_out = Vec::new();
        // Bots sit out first, the last one before the others.
        while let Some(at) = playing.iter().rposition(|player| !player.is_person())
            && playing.len() > most
        {
            sat_out.push(playing.remove(at));
        }
        let extra = playing.len().saturating_sub(most);
        let is_chosen = |player: &Player| resting.iter().any(|other| are_same(other, player));
        let chosen = playing.iter().filter(|player| is_chosen(player)).count() == extra;
        for _ in 0..extra {
            let next = if chosen { playing.iter().position(is_chosen) } else { None };
            let at = next.or_else(|| playing.iter().position(Player::is_person));
            sat_out.push(playing.remove(at.unwrap_or(0)));
        }
        LineUp { more_bots: fewest.saturating_sub(playing.len()), playing, sat_out }
    }

    /// The people who sit out if `person`, who does, changes places with the next one who plays, clockwise.
    pub fn swapped(&self, line_up: &LineUp, person: &Player) -> Vec<Player> {
        let is_out = |player: &Player| line_up.sat_out.iter().any(|out| are_same(out, player));
        let people: Vec<&Player> = self.people().collect();
        let from = people.iter().position(|player| are_same(player, person)).unwrap_or(0);
        let (before, after) = people.split_at(from);
        let next = after.iter().chain(before).find(|player| !is_out(player));
        let stay = line_up.sat_out.iter().filter(|out| out.is_person() && !are_same(out, person));
        stay.chain(next.copied()).cloned().collect()
    }
}

/// The player with the name that was typed: the table names all players for good when it deals, so a default name is
/// known by its words.
pub(super) fn with_default_name(player: &Player) -> Player {
    let unnamed = Player { name: None, ..player.clone() };
    let is_default = |lang| player.name.as_deref() == Some(unnamed.shown_name(lang).as_str());
    if Lang::ALL.into_iter().any(is_default) { unnamed } else { player.clone() }
}
