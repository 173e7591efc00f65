//! English.

use super::{Card, Class};
use crate::games::duck_that_goose::Kind;

pub const CLASS: Class = Class {
    class_purple: "Purple",
    class_blue: "Blue",
    class_yellow: "Yellow",
    class_other: "Other",
    cancel_never: "Never cancels",
    cancel_pair: "Two alike cancel",
    cancel_triple: "Three alike cancel",
    cancel_goose: "Cancels with a Wild Goose Chase",
    cancel_chase: "Cancels with a Wild Goose",
    copies: |count| match count {
        1 => String::from("One in the deck"),
        _ => format!("{count} in the deck"),
    },
    worth: |value| format!("Worth {value}."),
};

/// The words for a card.
#[expect(clippy::too_many_lines, reason = "a row for each card")]
pub const fn card(kind: Kind) -> &'static Card {
    match kind {
        Kind::DiddlySquat => &Card {
            name: "Diddly Squat",
            short: "Diddly Squat",
            effect: "No action. Worth nothing.",
            full: "It has no action. It is worth nothing, alone or as a pair, so it is one of the safest cards to keep.",
        },
        Kind::PieceOfCake => &Card {
            name: "Piece of Cake",
            short: "Piece of Cake",
            effect: "No action. Two cancel.",
            full: "It has no action. Two in one range are worth 0 together; a third counts.",
        },
        Kind::SecondSight => &Card {
            name: "Second Sight",
            short: "Second Sight",
            effect: "The range’s owner looks at all face-down cards there.",
            full: "When it is played, the owner of its range looks at all face-down cards there. Nobody else sees them, and they stay in their places. Two in one range are worth 0 together.",
        },
        Kind::HotPotato => &Card {
            name: "Hot Potato",
            short: "Hot Potato",
            effect: "Moves one seat left whenever a purple card is played.",
            full: "Whenever anyone plays a purple card, every Hot Potato that is face up and not covered goes to the neighbour on the left. All go at once, before the purple card acts. Moving does not count as playing it, and it never cancels.",
        },
        Kind::Devil => &Card {
            name: "The Devil is in the Details",
            short: "Devil",
            effect: "Brings all its copies from the discard pile.",
            full: "When it is played, all its copies in the discard pile come face up to the same range. Three cancel; every further one counts 6. A player who ends the round with exactly three gives 6 points to each opponent.",
        },
        Kind::DeadlySins => &Card {
            name: "Seven Deadly Sins",
            short: "Seven Sins",
            effect: "No action. Two cancel.",
            full: "It has no action. It is yellow, so Kill Two Birds With One Stone can give it away. Two in one range are worth 0 together; a third counts.",
        },
        Kind::EightBall => &Card {
            name: "Behind the Eight Ball",
            short: "Eight Ball",
            effect: "No action. Two cancel.",
            full: "It has no action. It is yellow, so Kill Two Birds With One Stone can give it away. Two in one range are worth 0 together; a third counts.",
        },
        Kind::ShootFoot => &Card {
            name: "Shoot Yourself in the Foot",
            short: "Foot",
            effect: "The range’s owner must discard a face-up blue card.",
            full: "When it is played, the owner of its range must choose a face-up blue card there and discard it. Without one, nothing happens. Two in one range are worth 0 together.",
        },
        Kind::TenFootPole => &Card {
            name: "Wouldn’t Touch with a 10′ Pole",
            short: "10′ Pole",
            effect: "No action. Two cancel.",
            full: "It has no action. Two in one range are worth 0 together; a third counts.",
        },
        Kind::WildGoose => &Card {
            name: "Wild Goose",
            short: "Wild Goose",
            effect: "No action. Cancels with a Wild Goose Chase.",
            full: "It has no action. With a Wild Goose Chase in the same range, both are worth 0. There is only one in the deck.",
        },
        Kind::GooseChase => &Card {
            name: "Wild Goose Chase",
            short: "Chase",
            effect: "Must be taken from the top of the discard pile, and kept if drawn.",
            full: "If it is on top of the discard pile, you must take it. If you draw it, you must keep it. While it is face down, you may discard it. Nobody has to take it when Burst Someone’s Bubble turns it up or Cash Cow shows it. It cancels only with a Wild Goose.",
        },
        Kind::DeadlyDozen => &Card {
            name: "The Deadly Dozen",
            short: "Dozen",
            effect: "No action. Two cancel.",
            full: "It has no action. Two in one range are worth 0 together; a third counts.",
        },
        Kind::PerfectStorm => &Card {
            name: "A Perfect Storm",
            short: "Storm",
            effect: "No action. Two cancel.",
            full: "It has no action. Two in one range are worth 0 together; a third counts.",
        },
        Kind::Sword => &Card {
            name: "Double-Edged Sword",
            short: "Sword",
            effect: "Doubles the score of its range at the end of the round.",
            full: "At the end of the round the sum of its range is doubled, after everything else is added up. Bad sums get worse and negative sums get better. It never cancels.",
        },
        Kind::HalfBad => &Card {
            name: "Not Half Bad",
            short: "Not Half Bad",
            effect: "Halves the score of its range at the end of the round.",
            full: "At the end of the round the sum of its range is halved, after everything else is added up. Negative sums are halved too. Fractions are kept exactly. It never cancels.",
        },
        Kind::PeachyKeen => &Card {
            name: "Peachy Keen",
            short: "Peachy Keen",
            effect: "No action. Takes 3 points off.",
            full: "It has no action. It takes 3 points off. It never cancels, unless the match is set up so that two do.",
        },
        Kind::Clover => &Card {
            name: "Four-Leaf Clover",
            short: "Clover",
            effect: "No action. Takes 4 points off.",
            full: "It has no action. It takes 4 points off and never cancels. There is only one in the deck.",
        },
        Kind::LuckySeven => &Card {
            name: "Lucky Number Seven",
            short: "Lucky Seven",
            effect: "No action. Takes 7 points off.",
            full: "It has no action. It takes 7 points off and never cancels. There is only one in the deck.",
        },
        Kind::CloudNine => &Card {
            name: "On Cloud Nine",
            short: "Cloud Nine",
            effect: "No action. Takes 9 points off.",
            full: "It has no action. It takes 9 points off and never cancels. There is only one in the deck.",
        },
        Kind::Burst => &Card {
            name: "Burst Someone’s Bubble",
            short: "Bubble",
            effect: "Turn up the top of the deck and cover a face-up card with it.",
            full: "Turn up the top card of the deck and lay it on any face-up card that is not covered, in any range. The card below stops counting until the upper one is gone. The new card is played there; its action is optional, and you make its choices.",
        },
        Kind::CashCow => &Card {
            name: "Cash Cow",
            short: "Cash Cow",
            effect: "Before each of your turns: see the next three cards and order them.",
            full: "Before each of your turns, you may see the next three cards of the deck and choose the order in which they come. If there are fewer, you see those. Seeing a Wild Goose Chase there does not mean taking it.",
        },
        Kind::ControlFreak => &Card {
            name: "Control Freak",
            short: "Control Freak",
            effect: "You play an opponent’s whole next turn.",
            full: "Choose an opponent. In that player’s next turn of this round, you make all the choices and see the card drawn. You do not see face-down cards unless an action shows them. If that player has no turn left, nothing happens.",
        },
        Kind::Copycat => &Card {
            name: "Copycat",
            short: "Copycat",
            effect: "Becomes any card that is neither blue nor purple.",
            full: "Name a card that is neither blue nor purple: Copycat becomes an exact copy, action included. It counts as purple when it is played, so Hot Potatoes move first. Face down or discarded, it is Copycat again.",
        },
        Kind::Bullet => &Card {
            name: "Dodged a Bullet",
            short: "Bullet",
            effect: "The score of its range is 0 at the end of the round.",
            full: "At the end of the round the score of its range is 0, good or bad. It is applied last, after any points from opponents.",
        },
        Kind::Flip => &Card {
            name: "Flip the Script",
            short: "Flip",
            effect: "You may flip a face-up card face down into your range.",
            full: "You may choose another face-up card of any range. It goes face down to your range as a card of its own, so you have one more turn. Everyone who saw it still knows what it is. When it is turned up again, it is played again.",
        },
        Kind::TwoBirds => &Card {
            name: "Kill Two Birds With One Stone",
            short: "Two Birds",
            effect: "Give one or two players a yellow card from the discard pile.",
            full: "Give a yellow card from the discard pile to a player, yourself included. Then give a second one to another player, or stop. When all are given, their actions happen in the same order.",
        },
        Kind::GravyTrain => &Card {
            name: "Ride the Gravy Train!",
            short: "Gravy Train",
            effect: "No action. Takes 13 points off.",
            full: "It has no action. It takes 13 points off, more than any other card. Being purple, it sends the Hot Potatoes on when it is played.",
        },
        Kind::SecondWind => &Card {
            name: "Second Wind",
            short: "Second Wind",
            effect: "You may discard a face-up card from your range that is not purple.",
            full: "You may discard a face-up card of your range, as long as it is not purple. You may also leave it.",
        },
        Kind::Thunder => &Card {
            name: "Steal Someone’s Thunder",
            short: "Thunder",
            effect: "You may take a face-up card from an opponent.",
            full: "You may move a face-up card of an opponent to your range. It is not played, so its action does not happen now. Any later effect, such as Cash Cow or ×2, works for you.",
        },
        Kind::Bus => &Card {
            name: "Throw Someone Under the Bus",
            short: "Bus",
            effect: "Goes to an opponent of your choice.",
            full: "When it is played, move it face up to the range of an opponent. It is not played there. You end up with one card fewer, that player with one more.",
        },
        Kind::Tables => &Card {
            name: "Turn the Tables",
            short: "Tables",
            effect: "Everyone passes one face-up card, left or right as you decide.",
            full: "Everyone with a face-up card chooses one, openly and in turn order, beginning with you. Then you say left or right, and all chosen cards move one seat. They are not played.",
        },
        Kind::Ripe => &Card {
            name: "When the Time is Ripe",
            short: "Ripe",
            effect: "Once, at any moment: take the top discard.",
            full: "Once, between any two decisions, take the top discard, which joins your range face up. Everything else waits. If this card is face down and you know it, you may turn it up at any moment. You do not have to use it.",
        },
    }
}
