use super::super::card::glyph;
use crate::{DealResult, Event, Refusal, View};
use mallard_engine::Seat;
use mallard_words::english::{counted, one_suit, ordinal};
use mallard_words::{Lang, TextContext, game_messages, text as shared};

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
            let wins = if seats.len() == 1 { "wins" } else { "win" };
            format!("{} {wins} the deal", say.list(seats.iter()))
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
            if of == view.public.trump_suit() {
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
            say.maybe(view.next_after(view.public.bout.defender))
        ),
        Refusal::NoShowing => "Transfers by showing are off in this match.".to_owned(),
        Refusal::ShowNeedsTrump(card) => {
            format!("You can show only the trump of that rank, not the {}.", glyph(card))
        }
        Refusal::ShownAlready => "You have already shown a trump in this bout.".to_owned(),
    }
}

/// How many more cards can be added, and of which ranks.
pub fn more(room: u8, ranks: &[&str]) -> String {
    let ranks = match ranks {
        [first @ .., last] if !first.is_empty() => {
            format!("{} or {last}", first.join(shared(Lang::En).marks.list))
        }
        ranks => ranks.concat(),
    };
    format!("Up to {} can be added: {ranks}.", counted(room, "more card", "more cards"))
}

pub fn cards(count: u8) -> String {
    counted(count, "card", "cards")
}
