use super::CardTexts;
use crate::Kind;

cards! {
    DiddlySquat: "Diddly Squat", "Diddly Squat",
        "No action. Worth nothing.",
        "It has no action. It is worth nothing, alone or as a pair, so it is one of the safest cards to keep.";
    PieceOfCake: "Piece of Cake", "Piece of Cake",
        "No action. Two cancel.",
        "It has no action. Two in one range are worth 0 together; a third counts.";
    SecondSight: "Second Sight", "Second Sight",
        "The range’s owner looks at all face-down cards there.",
        "When it is played, the owner of its range looks at all face-down cards there. Nobody else sees them, and they stay in their places. Two in one range are worth 0 together.";
    HotPotato: "Hot Potato", "Hot Potato",
        "Moves one seat left whenever a purple card is played.",
        "Whenever anyone plays a purple card, every Hot Potato that is face up and not covered goes to the neighbour on the left. All go at once, before the purple card acts. Moving does not count as playing it, and it never cancels.";
    Devil: "The Devil is in the Details", "Devil",
        "Brings all its copies from the discard pile.",
        "When it is played, all its copies in the discard pile come face up to the same range. Three cancel; every further one counts 6. A player who ends the round with exactly three gives 6 points to each opponent.";
    DeadlySins: "Seven Deadly Sins", "Seven Sins",
        "No action. Two cancel.",
        "It has no action. It is yellow, so “Kill Two Birds With One Stone” can give it away. Two in one range are worth 0 together; a third counts.";
    EightBall: "Behind the Eight Ball", "Eight Ball",
        "No action. Two cancel.",
        "It has no action. It is yellow, so “Kill Two Birds With One Stone” can give it away. Two in one range are worth 0 together; a third counts.";
    ShootFoot: "Shoot Yourself in the Foot", "Foot",
        "The range’s owner must discard a face-up blue card.",
        "When it is played, the owner of its range must choose a face-up blue card there and discard it. Without one, nothing happens. Two in one range are worth 0 together.";
    TenFootPole: "Wouldn’t Touch with a 10′ Pole", "10′ Pole",
        "No action. Two cancel.",
        "It has no action. Two in one range are worth 0 together; a third counts.";
    WildGoose: "Wild Goose", "Wild Goose",
        "No action. Cancels with a Wild Goose Chase.",
        "It has no action. With a Wild Goose Chase in the same range, both are worth 0. There is only one in the deck.";
    GooseChase: "Wild Goose Chase", "Chase",
        "Must be taken from the top of the discard pile, and kept if drawn.",
        "If it is on top of the discard pile, you must take it. If you draw it, you must keep it. While it is face down, you may discard it. Nobody has to take it when “Burst Someone’s Bubble” turns it up or Cash Cow shows it. It cancels only with a Wild Goose.";
    DeadlyDozen: "The Deadly Dozen", "Dozen",
        "No action. Two cancel.",
        "It has no action. Two in one range are worth 0 together; a third counts.";
    PerfectStorm: "A Perfect Storm", "Storm",
        "No action. Two cancel.",
        "It has no action. Two in one range are worth 0 together; a third counts.";
    Sword: "Double-Edged Sword", "Sword",
        "Doubles the score of its range at the end of the round.",
        "At the end of the round the sum of its range is doubled, after everything else is added up. Bad sums get worse and negative sums get better. It never cancels.";
    HalfBad: "Not Half Bad", "Not Half Bad",
        "Halves the score of its range at the end of the round.",
        "At the end of the round the sum of its range is halved, after everything else is added up. Negative sums are halved too. Fractions are kept exactly. It never cancels.";
    PeachyKeen: "Peachy Keen", "Peachy Keen",
        "No action. Takes 3 points off.",
        "It has no action. It takes 3 points off. It never cancels, unless the match is set up so that two do.";
    Clover: "Four-Leaf Clover", "Clover",
        "No action. Takes 4 points off.",
        "It has no action. It takes 4 points off and never cancels. There is only one in the deck.";
    LuckySeven: "Lucky Number Seven", "Lucky Seven",
        "No action. Takes 7 points off.",
        "It has no action. It takes 7 points off and never cancels. There is only one in the deck.";
    CloudNine: "On Cloud Nine", "Cloud Nine",
        "No action. Takes 9 points off.",
        "It has no action. It takes 9 points off and never cancels. There is only one in the deck.";
    Burst: "Burst Someone’s Bubble", "Bubble",
        "Turn up the top of the deck and cover a face-up card with it.",
        "Turn up the top card of the deck and put it on any face-up card that is not covered, in any range. The card below stops counting until the upper one is gone. The new card is played there; its action is optional, and you make its choices. Only the blue card for “Shoot Yourself in the Foot” is the owner’s choice.";
    CashCow: "Cash Cow", "Cash Cow",
        "Before each of your turns: see the next three cards and order them.",
        "Before each of your turns, you may see the next three cards of the deck and choose the order in which they come. If there are fewer, you see those. Seeing a Wild Goose Chase there does not mean taking it.";
    ControlFreak: "Control Freak", "Control Freak",
        "You play an opponent’s whole next turn.",
        "Choose an opponent. In that player’s next turn of this round, you make all the choices and see the card drawn. You do not see face-down cards unless an action shows them. If that player has no turn left, nothing happens.";
    Copycat: "Copycat", "Copycat",
        "Becomes any card that is neither blue nor purple.",
        "Name a card that is neither blue nor purple: Copycat becomes an exact copy, action included. It counts as purple when it is played, so Hot Potatoes move first. Face down or discarded, it is Copycat again.";
    Bullet: "Dodged a Bullet", "Bullet",
        "The score of its range is 0 at the end of the round.",
        "At the end of the round the score of its range is 0, whether it was good or bad. This comes last, after any points from opponents.";
    Flip: "Flip the Script", "Flip",
        "You may flip a face-up card face down into your range.",
        "You may choose another face-up card of any range. It goes face down to your range as a card of its own, so you have one more turn. Everyone who saw it still knows what it is. When it is turned up again, it is played again.";
    TwoBirds: "Kill Two Birds With One Stone", "Two Birds",
        "Give one or two players a yellow card from the discard pile.",
        "Give a yellow card from the discard pile to a player, yourself included. Then give a second one to another player, or stop. When all are given, their actions happen in the same order.";
    GravyTrain: "Ride the Gravy Train!", "Gravy Train",
        "No action. Takes 13 points off.",
        "It has no action. It takes 13 points off, more than any other card. Because it is purple, the Hot Potatoes move when it is played.";
    SecondWind: "Second Wind", "Second Wind",
        "You may discard a face-up card from your range that is not purple.",
        "You may discard a face-up card of your range, as long as it is not purple. You may also leave it.";
    Thunder: "Steal Someone’s Thunder", "Thunder",
        "You may take a face-up card from an opponent.",
        "You may move a face-up card of an opponent to your range. It is not played, so its action does not happen, and “When the Time is Ripe” and Cash Cow do nothing until they are played again. A card that counts only at the end, such as ×2, counts for you.";
    Bus: "Throw Someone Under the Bus", "Bus",
        "Goes to an opponent of your choice.",
        "When it is played, move it face up to the range of an opponent. It is not played there. You end up with one card fewer, that player with one more.";
    Tables: "Turn the Tables", "Tables",
        "Everyone passes one face-up card, left or right as you decide.",
        "Everyone with a face-up card chooses one, openly and in turn order, beginning with you. Then you say left or right, and all chosen cards move one seat. They are not played.";
    Ripe: "When the Time is Ripe", "Ripe",
        "Once, at any moment: take the top discard.",
        "Once, between any two decisions, take the top discard, which joins your range face up. Everything else waits. If this card is face down and you know it, you may turn it up at any moment. You do not have to use it.";
}
