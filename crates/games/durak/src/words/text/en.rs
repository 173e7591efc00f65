//! English.

use super::super::card::glyph;
use super::{InfoLabels, ScoreLabels, SetupLabels, TableLabels, Text};
use crate::{AfterFool, DealResult, Event, Refusal, ThrowIn, View};
use mallard_engine::Seat;
use mallard_words::english::{counted, one_suit, ordinal, suits};
use mallard_words::{About, Lang, TextContext, game_messages, text as shared};

pub static BOXED: InfoLabels = InfoLabels {
    about: About {
        name: "Durak",
        pitch: "Get rid of your cards. The last player left with cards is the fool.",
        minutes: 20,
        deal: "Deal the cards",
    },
    setup: SetupLabels {
        presets: "Rule set",
        classic: "Classic for two",
        throw_in_preset: "Throw-in",
        transfer_preset: "Transfer",
        own_rules: "Custom rules",
        deck: "Deck",
        deck_hint: "24 cards: 9 to ace, for up to 4 players. 52 cards: 2 to ace.",
        cards: |count| format!("{count}"),
        throw_in: "Throw-in",
        throw_in_hint: |throw_in| match throw_in {
            ThrowIn::Off => "Only the attacker adds cards.",
            ThrowIn::All => "Everyone but the defender may add cards.",
            ThrowIn::Neighbours => "Only the defender’s two neighbours may add cards.",
        },
        throw_in_value: |throw_in| match throw_in {
            ThrowIn::Off => "Off",
            ThrowIn::All => "All",
            ThrowIn::Neighbours => "Neighbours",
        },
        after_take: "Throw-in after taking",
        after_take_hint: "Attackers may add cards before the defender picks up.",
        transfer: "Transfer",
        transfer_hint: "Transfer an attack with a card of the same rank.",
        showing: "Transfer by showing",
        showing_hint: "Show the trump of that rank and keep it.",
        first_five: "Start with a five-card limit",
        first_five_hint: "At most five attack cards until a bout has been beaten off.",
        several: "Several cards at once",
        several_hint: "An attacker may play several cards of one rank before the defender answers.",
        teams: "Teams",
        teams_hint: "Two teams in alternate seats. For 4 or 6 players.",
        length: "Match length",
        open_hint: "Deal after deal. Finish after any of them.",
        deals_hint: "A fixed number of deals.",
        until_wins_hint: "Until one side has won that many deals.",
        until_fools_hint: "Until someone has been the fool that many times.",
        open: "Open-ended",
        deals: |deals| if deals == 1 { String::from("1 deal") } else { format!("{deals} deals") },
        until_wins: |count| format!("{count} wins"),
        until_fools: |count| format!("{count} times the fool"),
        after_fool: "After a fool",
        after_fool_hint: |leader| match leader {
            AfterFool::Attacked => {
                "The player on the fool’s right leads, so the fool defends first."
            }
            AfterFool::Under => "The player on the fool’s left leads.",
            AfterFool::Winner => "The player who went out first leads.",
        },
        after_fool_value: |leader| match leader {
            AfterFool::Attacked => "Fool defends",
            AfterFool::Under => "Left of the fool",
            AfterFool::Winner => "Winner leads",
        },
        on: "On",
        off: "Off",
    },
};

pub static TEXT: Text = Text {
    table: TableLabels {
        subtitle: |preset, bout| format!("{preset} · bout {bout}"),
        deal_of: |deal| format!("deal {deal}"),
        you_attack: |name| format!("{name}, you attack"),
        you_defend: |name| format!("{name}, you defend"),
        you_throw_in: |name| format!("{name}, your turn to throw in"),
        you_deal: |name| format!("{name}, you deal next"),
        attacks: |name| format!("{name} attacks"),
        defends: |name| format!("{name} defends"),
        adds: |name| format!("{name} can add cards"),
        deals: |name| format!("{name} deals next"),
        attacking: "Attacking",
        defending: "Defending",
        throwing_in: "Throw-in",
        may_add: "Can add",
        taking: "Takes",
        passed: "Passed",
        out: |place| format!("Out · {}", ordinal(place)),
        lead_any: "Attack with any card.",
        beat_plain: |card, suit| {
            format!("Beat the {card} with a higher {} or a trump.", one_suit(suit))
        },
        beat_trump: |card| format!("Beat the {card} with a higher trump."),
        beat_none: |card| format!("None of your cards beats the {card}."),
        beat_several: |count| format!("Beat {count} cards, in any order."),
        or_pass_on: |beat| format!("{beat} Or transfer the attack."),
        add_or_stop: "Attack again with a card that matches a rank on the table, or stop.",
        attack_or_pass: "Attack again with a card that matches a rank on the table, or pass.",
        add_or_pass: "Throw in a card that matches a rank on the table, or pass.",
        add_none_fits: "None of your cards fits.",
        add_after_take: |name| {
            format!("{name} takes. Add a card that matches a rank on the table, or pass.")
        },
        more_or_done: "Add another card of that rank, or tap Done.",
        more_none: "None of your other cards has that rank.",
        next_or_finish: "Deal again, or finish the match here.",
        does_anyone_add: "Does anyone add a card?",
        does_add: |name| format!("Does {name} add a card?"),
        beaten_adds: |room, ranks| format!("All is beaten. {}", more(room, ranks)),
        taken_adds: |name, count, room, ranks| {
            format!("{name} takes {}. {}", cards(count), more(room, ranks))
        },
        none_adds: "Nobody",
        adds_none: "No",
        none_after_all: "Nothing after all",
        back_take: |name| format!("{name}: take back “I take”"),
        back_card: |name, card| format!("{name}: take back the {card}"),
        thinks_attack: |name| format!("{name} is choosing an attack."),
        thinks_defence: |name| format!("{name} is choosing a defence."),
        thinks_add: |name| format!("{name} can add a card."),
        deals_next: |name| format!("{name} deals next."),
        take: |count| format!("Take {}", cards(count)),
        stop: "Stop",
        pass: "Pass",
        done: "Done",
        finish: "Finish",
        add: |card| format!("Add the {card}"),
        beat_with: |attack, with| format!("Beat the {attack} with the {with}"),
        transfer_with: |card| format!("Transfer with the {card}"),
        show: |card| format!("Show the {card}, transfer"),
        transfer_it: "Transfer the attack",
        stock: |count, trump| format!("Stock: {} left, {} are trumps", cards(count), suits(trump)),
        left: |count| format!("{count} left"),
        none_left: "No cards left to draw",
        beaten: |count| format!("{count} beaten"),
        beaten_label: |count| format!("{} beaten off", cards(count)),
        on_table: "Cards on the table",
        open_attack: |card| format!("{card}, not beaten"),
        beaten_by: |attack, defence| format!("{attack}, beaten by {defence}"),
        holds: |cards| format!("Holds {cards}"),
    },
    score: ScoreLabels {
        unit: |bouts| if bouts == 1 { "bout" } else { "bouts" },
        best: "Best in Durak: your win with the fewest bouts.",
        deal: |deal| format!("Deal {deal}"),
        wins: "Deals won",
        fools: "Times the fool",
        fool: "Fool",
        note_deals: "Each deal shows the places in it.",
        note_wins: "Winning the most deals wins the match.",
        note_fools: "Being the fool least often wins. Ties go to the lower sum of places.",
        evening: "So far",
        deals: |count| if count == 1 { "1 deal".to_owned() } else { format!("{count} deals") },
        is_fool: |name| format!("{name} is the fool"),
        last_cards: |name| format!("{name}’s last cards"),
        wins_deal: |names| format!("{names} won the deal"),
        drawn_deal: "A drawn deal",
        deal_over: |deal| format!("Deal {deal} is over."),
        next_deal: "Next deal",
        all_draw: "A draw",
        why_wins: |count| match count {
            1 => String::from("1 deal won."),
            _ => format!("{count} deals won."),
        },
        why_first_out: "First to get rid of all cards.",
        out_first: |names| format!("{names} was rid of all cards first."),
        why_fools: |count| match count {
            0 => String::from("Never the fool."),
            1 => String::from("The fool only once."),
            _ => format!("The fool {count} times."),
        },
        fools_most: |names, count| match count {
            1 => format!("{names}: the fool once."),
            2 => format!("{names}: the fool twice."),
            _ => format!("{names}: the fool {count} times."),
        },
        both: |first, second| format!("{first} {second}"),
        why_draw: "Nobody is the fool.",
        why_level: "Everyone finished level.",
    },
};

/// The action of the seat of `event`, without its name; `taken`: how many cards it took, once that is known.
pub fn last_action_line(event: &Event, taken: Option<u8>) -> Option<String> {
    let said = match (event, taken) {
        (&Event::ShowedLowest { card, .. }, _) => {
            format!("has the lowest trump: {}", glyph(card))
        }
        (&Event::Attacked { card, opening: true, .. }, _) => {
            format!("attacks with the {}", glyph(card))
        }
        (&Event::Attacked { card, opening: false, .. }, _) => format!("adds the {}", glyph(card)),
        (&Event::Beat { attack, with, .. }, _) => {
            format!("beats the {} with the {}", glyph(attack), glyph(with))
        }
        (&Event::Transferred { card, .. }, _) => format!("transfers with the {}", glyph(card)),
        (&Event::Showed { card, .. }, _) => format!("shows the {}, transfers", glyph(card)),
        (Event::Takes { .. }, Some(count)) => format!("takes {count}"),
        (Event::Takes { .. }, None) => "takes".to_owned(),
        (Event::Passed { .. }, _) => "adds nothing".to_owned(),
        _ => return None,
    };
    Some(said)
}

/// The line of the log for `event`.
pub fn log_line(event: &Event, say: &TextContext) -> String {
    let name = |seat: Seat| say.name(seat);

    match *event {
        Event::Dealt { deal, dealer, trump, in_hand: true } => format!(
            "Deal {deal}: {} deals and has the {}, the trump card",
            name(dealer),
            glyph(trump)
        ),
        Event::Dealt { deal, dealer, trump, in_hand: false } => {
            format!("Deal {deal}: {} deals, the {} is the trump card", name(dealer), glyph(trump))
        }
        Event::BoutBegan { bout, opener, defender } => {
            format!("Bout {bout} · {} attacks, {} defends", name(opener), name(defender))
        }
        Event::ShowedLowest { seat, card } => {
            format!("{} shows the lowest trump, the {}", name(seat), glyph(card))
        }
        Event::Attacked { seat, card, opening: true, .. } => {
            format!("{} attacks with the {}", name(seat), glyph(card))
        }
        Event::Attacked { seat, card, opening: false, .. } => {
            format!("{} adds the {}", name(seat), glyph(card))
        }
        Event::Beat { seat, attack, with } => {
            format!("{} beats the {} with the {}", name(seat), glyph(attack), glyph(with))
        }
        Event::Transferred { seat, card, to } => {
            format!("{} transfers to {} with the {}", name(seat), name(to), glyph(card))
        }
        Event::Showed { seat, card, to } => {
            format!("{} shows the {} and transfers to {}", name(seat), glyph(card), name(to))
        }
        Event::Takes { seat } => format!("{} takes", name(seat)),
        Event::Passed { seat } => format!("{} adds nothing", name(seat)),
        Event::BeatenOff { seat, cards: count } => {
            format!("{} beats off the attack: {} out of play", name(seat), cards(count))
        }
        Event::PickedUp { seat, cards: taken } => {
            format!("{} picks up {}", name(seat), cards(taken.len()))
        }
        Event::Drew { seat, cards: drawn, turned_up: None } => {
            format!("{} draws {}", name(seat), cards(drawn.count()))
        }
        Event::Drew { seat, cards: drawn, turned_up: Some(card) } => {
            let (name, count, card) = (name(seat), drawn.count(), glyph(card));
            match count {
                1 => format!("{name} draws the {card}"),
                _ => format!("{name} draws {count} cards, the {card} among them"),
            }
        }
        Event::Out { seat, place } => format!("{} is out, {}", name(seat), ordinal(place)),
        Event::DealEnded { result: DealResult::Won(seats), .. } => {
            format!("{} won the deal", say.list(seats.iter()))
        }
        Event::DealEnded { result: DealResult::Fool(seat), .. } => {
            format!("{} is the fool", name(seat))
        }
        Event::DealEnded { result: DealResult::Drawn, .. } => "The deal is a draw".to_owned(),
        Event::Finished { seat } => format!("{} finishes the match", name(seat)),
    }
}

/// Why the app refuses the action, as a sentence to the player who tried it.
pub fn refusal(view: &View, refusal: Refusal, say: &TextContext) -> String {
    match refusal {
        Refusal::MatchOver => game_messages(say.lang).match_over.to_owned(),
        Refusal::NotYourTurn => (game_messages(say.lang).not_your_turn)(say.maybe(view.actor())),
        Refusal::NotInHand(card) => (game_messages(say.lang).not_in_hand)(&glyph(card)),
        Refusal::MustLead => "You open the bout, so play a card first.".to_owned(),
        Refusal::DefenderMustAnswer => "You defend: beat the attack or take.".to_owned(),
        Refusal::OnlyDefender => "Only the defender can do that.".to_owned(),
        Refusal::DealOver => "The deal is over. Deal again, or finish the match.".to_owned(),
        Refusal::DealNotOver => {
            "You can deal again or finish only between two deals of an open-ended match.".to_owned()
        }
        Refusal::OtherRank(card) => {
            format!("The {} is not the same rank as your last card.", glyph(card))
        }
        Refusal::RankNotOnTable(card) => {
            format!("The {} does not fit: its rank is not on the table.", glyph(card))
        }
        Refusal::NoSuchAttack(card) => format!("There is no {} to beat.", glyph(card)),
        Refusal::DoesNotBeat { attack, with } => {
            let (of, attack, card) = (attack.suit(), glyph(attack), glyph(with));
            if of == view.trump_suit() {
                format!("The {card} does not beat the {attack}: only a higher trump does.")
            } else {
                {
                    let suit = one_suit(of);
                    format!(
                        "The {card} does not beat the {attack}: only a higher {suit} or a trump does."
                    )
                }
            }
        }
        Refusal::NoTransfer => "Transfers are off in this match.".to_owned(),
        Refusal::TransferTooLate => {
            "It is too late to transfer, because a card has been beaten.".to_owned()
        }
        Refusal::TransferRank(card) => {
            format!("The {} is not the same rank as the attack.", glyph(card))
        }
        Refusal::NextHoldsTooFew => format!(
            "{} has too few cards for this transfer.",
            say.maybe(view.next_after(view.bout.defender))
        ),
        Refusal::NoShowing => "Transfers by showing are off in this match.".to_owned(),
        Refusal::ShowNeedsTrump(card) => {
            format!("You can show only the trump of that rank, not the {}.", glyph(card))
        }
        Refusal::ShownAlready => "You have already shown a trump in this bout.".to_owned(),
    }
}

/// How many more cards can be added, and of which ranks.
fn more(room: u8, ranks: &[&str]) -> String {
    let ranks = match ranks {
        [first @ .., last] if !first.is_empty() => {
            format!("{} or {last}", first.join(shared(Lang::En).marks.list))
        }
        ranks => ranks.concat(),
    };
    format!("At most {room} more can be added: {ranks}.")
}

fn cards(count: u8) -> String {
    counted(count, "card", "cards")
}
