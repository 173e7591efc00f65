//! Open matches, which continue until a player ends them (DUR-17).

use super::play::*;
use mallard::engine::{Game, Pending, Refusal as _, Rng, Seat, SeatSet};
use mallard::games::durak::{
    Action, DealResult, Deck, Durak, Event, Length, Options, Phase, Position, Refusal, Score,
};

/// Two hands; A wins this deal.
fn a_wins(score: Score) -> Play {
    let position = Position::new("9h", &["6s", "7d 8d"]).options(open(classic())).score(score);
    let mut play = Play::from(&position);
    play.does(A, attack("6s")).does(B, TAKE);
    play
}

/// Three hands; A and B go out together, C is the fool.
fn c_is_the_fool() -> Play {
    let position = Position::new("9h", &["6s", "7s", "8d 9d"]).options(open(throw_in())).dealer(A);
    let mut play = Play::from(&position);
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    play
}

/// Two hands that run out together.
fn drawn() -> Play {
    let position = Position::new("9h", &["6s", "7s"]).options(open(classic())).dealer(A);
    let mut play = Play::from(&position);
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    play
}

fn decide(owed: Seat, may: &[Seat]) -> Pending {
    Pending::Decide { owed: SeatSet::only(owed), may: may.iter().copied().collect() }
}

/// DUR-17
#[test]
fn between_two_deals_the_next_dealer_goes_on_and_every_seat_may_finish() {
    let play = c_is_the_fool();
    assert_eq!(play.phase(), Phase::Between(C));
    assert_eq!(Durak::pending(&play.state), decide(C, &[A, B]));
    assert_eq!(play.legal(C), [NEXT, FINISH]);
    assert_eq!([A, B].map(|seat| play.legal(seat)), [[FINISH], [FINISH]]);
    assert_eq!(Durak::pending(&a_wins(Score::default()).state), decide(B, &[A]));
}

/// DUR-17
#[test]
fn the_deal_that_is_over_can_be_looked_at() {
    let play = a_wins(Score::default());
    assert_eq!(play.view().public.score.deals, 1);
    assert_eq!(play.hand(B), cards("6s 7d 8d"));
    assert!(play.view().public.bout.pairs().is_empty(), "they were taken");
    let beaten = c_is_the_fool();
    assert_eq!(beaten.view().public.bout.pairs().len(), 1, "the last bout stays on the table");
    assert_eq!(beaten.view().public.places[..3], [1, 1, 3]);
}

/// DUR-2 DUR-4
#[test]
fn the_fool_deals_next_and_defends() {
    let mut play = c_is_the_fool();
    play.does(C, NEXT);
    assert_eq!((play.view().public.deal, play.view().public.dealer), (2, C));
    assert_eq!((play.phase(), play.defender()), (Phase::Lead(B), C));
    assert!(play.events.iter().any(|event| matches!(event, Event::Dealt { deal: 2, .. })));
}

/// DUR-2 DUR-4
#[test]
fn between_two_seats_the_loser_deals_and_the_winner_leads() {
    let mut play = a_wins(Score::default());
    play.does(B, NEXT);
    assert_eq!((play.view().public.dealer, play.phase()), (B, Phase::Lead(A)));
}

/// DUR-2
#[test]
fn after_a_draw_the_same_seat_deals_on() {
    let mut play = drawn();
    assert_eq!((play.result(), play.phase()), (Some(DealResult::Drawn), Phase::Between(A)));
    play.does(A, NEXT);
    assert_eq!(play.view().public.dealer, A);
}

/// DUR-17
#[test]
fn finishing_ends_the_match_with_its_current_score() {
    for by in [A, B] {
        let score = Score { deals: 4, wins: [2, 2, 0, 0, 0, 0], ..Score::default() };
        let mut play = a_wins(score);
        play.does(by, FINISH);
        assert_eq!(play.phase(), Phase::Over);
        assert!(play.happened(Event::Finished { seat: by }));
        assert_eq!(play.standing().places(), [1, 2]);
        assert_eq!(play.view().public.score.deals, 5);
    }
}

/// DUR-17
#[test]
fn among_three_seats_the_least_frequent_fool_wins() {
    let mut play = c_is_the_fool();
    play.does(B, FINISH);
    assert_eq!(play.standing().places(), [1, 1, 3]);
}

/// DUR-17
#[test]
fn nothing_else_can_be_done_between_two_deals() {
    let refused = |play: &Play, seat, action| {
        let refusal = Durak::check(&play.state, seat, action).expect_err("it is refused");
        assert_eq!(refusal.rule(), "DUR-17");
        refusal
    };
    let between = c_is_the_fool();
    assert_eq!(refused(&between, C, attack("8d")), Refusal::DealOver);
    assert_eq!(refused(&between, C, PASS), Refusal::DealOver);
    assert_eq!(refused(&between, A, NEXT), Refusal::DealOver, "another seat deals");
    let amid = Play::deal(3, 1, open(throw_in()));
    for action in [NEXT, FINISH] {
        assert_eq!(refused(&amid, amid.turn(), action), Refusal::DealNotOver);
    }
}

/// DUR-17
#[test]
fn an_open_match_lasts_99_deals_at_most() {
    let score = |deals| Score { deals, ..Score::default() };
    assert_eq!(a_wins(score(97)).phase(), Phase::Between(B));
    assert_eq!(a_wins(score(98)).phase(), Phase::Over);
}

/// DUR-17
#[test]
fn the_limit_of_decisions_has_room_for_99_deals() {
    let longest = Options { deck: Deck::Cards52, transfer: true, ..after_take(throw_in()) };
    let takes_only = |play: &Play, _: &mut Rng| {
        let legal = play.legal(play.turn());
        let idle = |action: &&Action| matches!(action, Action::Take | Action::Pass | Action::Next);
        *legal.iter().find(idle).unwrap_or(&legal[0])
    };
    let anything = |play: &Play, rng: &mut Rng| {
        let mut legal = play.legal(play.turn());
        legal.retain(|&action| action != FINISH);
        *rng.pick(&legal).expect("a seat that owes can act")
    };
    let steps = |seats, options, choose: &dyn Fn(&Play, &mut Rng) -> Action| {
        let mut play = Play::deal(seats, 7, open(options));
        let mut rng = Rng::from_seed(7);
        let mut steps = 0;
        while play.phase() != Phase::Over {
            let (seat, action) = (play.turn(), choose(&play, &mut rng));
            play.events.clear();
            Durak::take_step(&mut play.state, seat, action, &mut play.events);
            steps += 1;
        }
        assert_eq!(play.view().public.score.deals, 99);
        steps
    };
    let counts = [steps(3, classic(), &takes_only), steps(6, longest, &anything)];
    assert!(counts.iter().all(|&steps| steps > 30_000 && steps < Durak::MAX_STEPS), "{counts:?}");
}

/// DUR-17
#[test]
fn a_match_of_a_chosen_length_is_not_asked() {
    for length in Length::ALL.into_iter().filter(|&length| length != Length::Open) {
        let options = Options { length, ..throw_in() };
        let mut rng = Rng::from_seed(2);
        Play::deal(3, 2, options).play_at_random(&mut rng, |play| {
            assert!(!matches!(play.phase(), Phase::Between(_)), "{length:?}");
        });
    }
}

/// DUR-17
#[test]
fn the_record_spells_next_and_finish() {
    let written = |action: Action| serde_json::to_string(&action).expect("it is data");
    assert_eq!([NEXT, FINISH].map(written), [r#""next""#, r#""finish""#]);
}
