//! The deck, the deal, and the first to lead (DUR-1 to DUR-4).

use super::play::*;
use mallard::engine::cards::{Card, CardSet, Rank};
use mallard::engine::search::Search;
use mallard::engine::{Game, OptionError, Rng, Seat, Setup, SetupError};
use mallard::games::durak::{
    AfterFool, DealResult, Deck, Durak, Event, Options, Phase, Position, Stock, ThrowIn,
};

fn with_deck(deck: Deck) -> Options {
    Options { deck, ..classic() }
}

/// DUR-1
#[test]
fn a_deck_is_36_cards_or_24_or_52() {
    let lowest = [(Deck::Cards24, 24, Rank::Nine), (Deck::Cards36, 36, Rank::Six)];
    for (deck, count, lowest) in lowest.into_iter().chain([(Deck::Cards52, 52, Rank::Two)]) {
        let view = Play::deal(2, 1, with_deck(deck)).view();
        let Stock::Seen(stock) = &view.stock else { panic!("everyone sees the stock") };
        let hands = view.hands.iter().flat_map(|hand| hand.cards());
        let dealt: CardSet = hands.chain(stock.iter().copied()).collect();
        assert_eq!(dealt.len(), count);
        assert!(dealt.iter().all(|card| card.rank() >= lowest));
    }
}

/// DUR-1
#[test]
fn twenty_four_cards_are_for_four_seats_at_most() {
    for seats in 2..=6 {
        let setup = Setup { seats, seed: 1, options: with_deck(Deck::Cards24) };
        let dealt = Durak::deal(&setup, &mut ()).map(|_| ());
        let limit = "24 cards are for 4 seats at most";
        let misfit = SetupError::Options(OptionError { option: "deck", limit });
        assert_eq!(dealt, if seats <= 4 { Ok(()) } else { Err(misfit) });
    }
}

/// DUR-2
#[test]
fn the_first_dealer_is_any_seat() {
    let dealers: Vec<Seat> =
        (0..40).map(|seed| Play::deal(3, seed, classic()).view().public.dealer).collect();
    assert!([A, B, C].iter().all(|seat| dealers.contains(seat)));
}

/// DUR-2
#[test]
fn six_cards_go_one_at_a_time_from_the_dealers_left_and_the_next_is_turned_up_under_the_stock() {
    for seats in 2..=6 {
        let view = Play::deal(seats, 5, classic()).view();
        // The same draws, made by hand.
        let mut rng = Rng::from_seed(5);
        let dealer = Seat::all(seats).nth(rng.next_below(seats.into()) as usize).expect("a seat");
        let mut deck: Vec<Card> = Deck::Cards36.cards().iter().collect();
        rng.shuffle(&mut deck);
        let mut hands = vec![CardSet::EMPTY; usize::from(seats)];
        for seat in (0..6).flat_map(|_| dealer.step_left(1, seats).clockwise(seats)) {
            let card = deck.pop().expect("36 cards are enough");
            hands[seat.index()] = hands[seat.index()].with(card);
        }
        if let Some(turned_up) = deck.pop() {
            deck.insert(0, turned_up);
            assert_eq!(view.public.trump.card, turned_up);
            assert!(!view.public.trump.in_hand);
        }
        assert_eq!(view.public.dealer, dealer);
        for seat in Seat::all(seats) {
            assert_eq!(view.hand(seat).cards(), hands[seat.index()]);
        }
        assert_eq!(view.stock, Stock::Seen(deck));
    }
}

/// DUR-2
#[test]
fn a_deal_that_uses_up_the_deck_shows_the_dealers_last_card() {
    for (seats, deck) in [(6, Deck::Cards36), (4, Deck::Cards24)] {
        for seed in 0..20 {
            let play = Play::deal(seats, seed, with_deck(deck));
            let view = play.view();
            assert!(view.stock.is_empty() && view.public.trump.in_hand);
            assert!(
                play.hand(view.public.dealer).has(view.public.trump.card),
                "it stays in that hand"
            );
            assert!(play.known(view.public.dealer).has(view.public.trump.card), "everybody saw it");
        }
    }
}

/// Two hands; seat A is about to win.
fn about_to_win() -> Position {
    Position::new("9h", &["6s", "7d 8d"]).options(deals(3, classic())).dealer(A)
}

/// Three hands; seats A and B are about to leave C as the fool.
fn about_to_leave_a_fool() -> Position {
    Position::new("9h", &["6s", "7s", "8d 9d"]).options(deals(3, classic())).dealer(A)
}

/// Both hands are about to run out after the same bout.
fn about_to_draw() -> Position {
    Position::new("9h", &["6s", "7s"]).options(deals(3, classic())).dealer(A)
}

/// DUR-2
#[test]
fn between_two_seats_the_loser_deals_next() {
    let mut play = Play::from(&about_to_win());
    play.does(A, attack("6s")).does(B, TAKE);
    assert_eq!(play.result(), Some(DealResult::Won([A].into_iter().collect())));
    assert_eq!(play.view().public.dealer, B);
}

/// DUR-2
#[test]
fn among_three_seats_the_fool_deals_next() {
    let mut play = Play::from(&about_to_leave_a_fool());
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert_eq!(play.result(), Some(DealResult::Fool(C)));
    assert_eq!(play.view().public.dealer, C);
}

/// DUR-2
#[test]
fn after_a_draw_the_same_seat_deals_again() {
    for dealer in [A, B] {
        let mut play = Play::from(&about_to_draw().dealer(dealer));
        play.does(A, attack("6s")).does(B, beat("6s", "7s"));
        assert_eq!(play.result(), Some(DealResult::Drawn));
        assert_eq!(play.view().public.dealer, dealer);
    }
}

/// DUR-2
#[test]
fn with_teams_the_first_loser_clockwise_from_the_old_dealer_deals_next() {
    let hands = ["", "8d 9d", "6s", "7d 7c"];
    let position =
        Position::new("9h", &hands).out(A, 1).opener(C).options(deals(3, teams(throw_in())));
    for (old, new) in [(A, B), (B, D), (C, D), (D, B)] {
        let mut play = Play::from(&position.clone().dealer(old));
        play.does(C, attack("6s")).does(D, TAKE);
        assert_eq!(play.view().public.dealer, new);
    }
}

/// The holder of the lowest trump in hand, found by search.
fn lowest_trump(play: &Play, seats: u8) -> Option<(Card, Seat)> {
    let trump = play.view().public.trump_suit();
    let held = |seat| play.hand(seat).iter().filter(move |card| card.suit() == trump);
    Seat::all(seats).flat_map(|seat| held(seat).map(move |card| (card, seat))).min()
}

/// DUR-3
#[test]
fn the_holder_of_the_lowest_trump_shows_it_takes_it_back_and_leads() {
    for seats in 2..=6 {
        for seed in 0..100 {
            let options = if seats == 4 { teams(classic()) } else { classic() };
            let play = Play::deal(seats, seed, options);
            let Some((card, seat)) = lowest_trump(&play, seats) else { continue };
            assert!(play.happened(Event::ShowedLowest { seat, card }));
            assert_eq!(play.phase(), Phase::Lead(seat));
            assert!(play.hand(seat).has(card) && play.known(seat).has(card));
        }
    }
}

/// DUR-3
#[test]
fn a_turned_up_card_under_the_stock_counts_for_no_seat() {
    let sixes = (0..200).map(|seed| Play::deal(2, seed, classic()));
    let turned_up = sixes.filter(|play| play.view().public.trump.card.rank() == Rank::Six);
    let mut tried = 0;
    for play in turned_up {
        let shown = play.events.iter().any(
            |event| matches!(event, Event::ShowedLowest { card, .. } if card.rank() == Rank::Six),
        );
        assert!(!shown);
        tried += 1;
    }
    assert!(tried > 5);
}

/// DUR-3
#[test]
fn a_trump_shown_in_the_dealers_hand_counts_for_the_dealer() {
    let deals = (0..200).map(|seed| Play::deal(6, seed, classic()));
    let mut tried = 0;
    for play in deals.filter(|play| play.view().public.trump.card.rank() == Rank::Six) {
        assert_eq!(play.phase(), Phase::Lead(play.view().public.dealer));
        tried += 1;
    }
    assert!(tried > 5);
}

/// DUR-3
#[test]
fn without_a_trump_in_any_hand_a_random_seat_leads() {
    let deals = (0..2_000).map(|seed| Play::deal(2, seed, classic()));
    let mut leaders = Vec::new();
    for play in deals.filter(|play| lowest_trump(play, 2).is_none()) {
        assert!(!play.events.iter().any(|event| matches!(event, Event::ShowedLowest { .. })));
        leaders.push(play.turn());
    }
    assert!(leaders.contains(&A) && leaders.contains(&B));
}

/// DUR-3
#[test]
fn the_lead_may_be_any_card() {
    let play = Play::deal(2, 1, classic());
    let leader = play.turn();
    let any: Vec<_> = play.hand(leader).iter().map(mallard::games::durak::Action::Attack).collect();
    assert_eq!(play.legal(leader), any);
}

/// DUR-3
#[test]
fn the_holder_of_the_six_leads_under_a_turned_up_nine() {
    // The seed's own example, in a deal that was really dealt.
    let deals = (0..5_000).map(|seed| Play::deal(2, seed, classic()));
    let mut examples = deals.filter(|play| {
        play.view().public.trump.card == card("9h")
            && [A, B].iter().any(|&seat| play.hand(seat).has(card("6h")))
    });
    let play = examples.next().expect("one in a few hundred deals");
    let leader = play.turn();
    assert!(play.hand(leader).has(card("6h")));
    assert!(play.happened(Event::ShowedLowest { seat: leader, card: card("6h") }));
}

/// DUR-4
#[test]
fn between_two_seats_the_winner_leads_next() {
    let mut play = Play::from(&about_to_win());
    play.does(A, attack("6s")).does(B, TAKE);
    assert_eq!(play.phase(), Phase::Lead(A));
    assert!(!play.events.iter().any(|event| matches!(event, Event::ShowedLowest { .. })));
}

/// DUR-4
#[test]
fn the_seat_to_the_right_of_the_fool_leads_so_that_the_fool_defends() {
    let mut play = Play::from(&about_to_leave_a_fool());
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert_eq!(play.phase(), Phase::Lead(B));
    assert_eq!(play.defender(), C);
}

/// Four hands; D goes out first, then B, and C is left as the fool.
fn leaves_c_as_the_fool(leader: AfterFool) -> Play {
    let options = deals(3, after_fool(leader, classic()));
    let position = Position::new("9h", &["6s", "7s", "8d 9d", ""]).out(D, 1).options(options);
    let mut play = Play::from(&position);
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert_eq!((play.result(), play.view().public.dealer), (Some(DealResult::Fool(C)), C));
    play
}

/// DUR-4
#[test]
fn the_seat_to_the_left_of_the_fool_can_lead_by_option() {
    assert_eq!(leaves_c_as_the_fool(AfterFool::Attacked).phase(), Phase::Lead(B));
    let play = leaves_c_as_the_fool(AfterFool::Under);
    assert_eq!((play.phase(), play.defender()), (Phase::Lead(D), A));
}

/// DUR-4
#[test]
fn the_seat_that_went_out_first_can_lead_by_option() {
    assert_eq!(leaves_c_as_the_fool(AfterFool::Winner).phase(), Phase::Lead(D));
}

/// DUR-4
#[test]
fn the_first_winner_clockwise_from_the_fools_left_leads() {
    let options = deals(3, after_fool(AfterFool::Winner, classic()));
    let hands = ["6s", "7s", "8d 9d"];
    for dealer in [A, B] {
        let position = Position::new("9h", &hands).options(options).dealer(dealer);
        let mut play = Play::from(&position);
        play.does(A, attack("6s")).does(B, beat("6s", "7s"));
        assert_eq!((play.view().public.dealer, play.phase()), (C, Phase::Lead(A)));
    }
}

/// DUR-4
#[test]
fn a_deal_without_a_fool_or_of_two_ignores_the_leader_after_a_fool() {
    for leader in AfterFool::ALL {
        let mut play = Play::from(&about_to_win().options(deals(3, after_fool(leader, classic()))));
        play.does(A, attack("6s")).does(B, TAKE);
        assert_eq!(play.phase(), Phase::Lead(A));
    }
}

/// DUR-4
#[test]
fn with_teams_the_winning_seat_that_went_out_first_leads() {
    let position = Position::new("9h", &["", "8d 9d", "6s", "7d 7c"]).out(A, 1).opener(C);
    let mut play = Play::from(&position.options(deals(3, teams(throw_in()))));
    play.does(C, attack("6s")).does(D, TAKE);
    assert_eq!(play.phase(), Phase::Lead(A));
}

/// DUR-4
#[test]
fn the_first_seat_out_clockwise_from_the_dealers_left_leads() {
    let hands = ["6s", "7s 7d Kc", "6d", "As Ac"];
    let position = Position::new("9h", &hands).options(deals(3, teams(throw_in())));
    // The dealer is the one of the new deal.
    for (old_dealer, dealer, leader) in [(D, B, C), (B, D, A)] {
        let mut play = Play::from(&position.clone().dealer(old_dealer));
        play.does(A, attack("6s")).does(B, beat("6s", "7s"));
        play.does(C, attack("6d")).does(B, beat("6d", "7d"));
        assert_eq!(play.result(), Some(DealResult::Won([A, C].into_iter().collect())));
        assert_eq!((play.view().public.dealer, play.phase()), (dealer, Phase::Lead(leader)));
    }
}

/// DUR-4
#[test]
fn after_a_drawn_deal_the_lowest_trump_leads_as_in_the_first() {
    for seed in 0..50 {
        let mut play = Play::from(&about_to_draw().seed(seed));
        play.does(A, attack("6s")).does(B, beat("6s", "7s"));
        let Some((card, seat)) = lowest_trump(&play, 2) else { continue };
        assert!(play.happened(Event::ShowedLowest { seat, card }));
        assert_eq!(play.phase(), Phase::Lead(seat));
    }
}

/// DUR-4
#[test]
fn a_deal_without_a_fool_is_a_drawn_one() {
    let hands = ["6s", "7s", ""];
    let options = deals(3, Options { throw_in: ThrowIn::All, ..classic() });
    let mut play = Play::from(&Position::new("9h", &hands).out(C, 1).options(options).dealer(B));
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert_eq!((play.result(), play.view().public.dealer), (Some(DealResult::Drawn), B));
    if let Some((_, seat)) = lowest_trump(&play, 3) {
        assert_eq!(play.phase(), Phase::Lead(seat));
    }
}

/// DUR-2
#[test]
fn a_trump_that_was_dealt_is_in_a_hand() {
    let position = Position::new("9h", &["6h 9h", "Kd Kh"]);
    for (position, in_hand) in [(position.clone(), false), (position.trump_in_hand(), true)] {
        let view = Play::from(&position).view();
        assert_eq!((view.public.trump.in_hand, view.turned_up()), (in_hand, None));
        assert!(!view.hand(A).is_empty());
    }
    let laid = Position::new("9h", &["6h", "Kd Kh"]).stock("9h").trump_in_hand().state();
    assert_eq!(laid.err().as_deref(), Some("9h does not lie under the stock"));
}

/// A search compares the results of rollouts within a deal.
#[test]
fn each_deal_is_a_stretch_of_its_own() {
    let mut ended = 0;
    Play::deal(2, 1, deals(3, classic())).play_at_random(&mut Rng::from_seed(1), |play| {
        ended += u32::from(play.result().is_some());
        assert_eq!(Durak::stretch(&play.state), ended);
    });
    assert_eq!(ended, 3);
}
