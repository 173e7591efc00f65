//! The question whether anyone adds a card is asked once, across the table.

use super::tablet::{Tab, among_people, players, words};
use crate::fake::Fake;
use crate::random::pick_actor;
use mallard::device::{LockHolder, Saving};
use mallard::engine::{Rng, Seat, SeatSet, Setup, Table, Viewer};
use mallard::games::durak::{Action, Durak, Phase, Preset, View};
use mallard::session::{NextDecision, Prompts, Session, Stage};
use mallard::words::Lang;

/// A match of four with throwing in; the seats in `people` have humans, the others bots.
fn four(seed: u64, people: [bool; 4]) -> Session<Durak> {
    let setup = Setup { seats: 4, seed, options: Preset::ThrowIn.options() };
    let table = Table::deal(setup).expect("it can be dealt");
    Session::new(table, players::<Durak>(&people), Lang::En)
}

fn view_in_public(session: &Session<Durak>) -> View {
    session.table().view(Viewer::Table)
}

fn legal(session: &Session<Durak>, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    session.table().legal(seat, &mut legal);
    legal
}

fn owed(session: &Session<Durak>) -> Seat {
    session.table().pending().owed().first().expect("it goes on")
}

fn play(session: &mut Session<Durak>, decisions: Vec<(Seat, Action)>) {
    for (seat, action) in decisions {
        assert!(session.play(seat, action), "{seat:?} {action:?}");
    }
}

/// The seat that decides takes the tablet and plays its first legal action, but the defender takes if `takes`.
fn step(session: &mut Session<Durak>, takes: bool) {
    let seat = owed(session);
    let defends = view_in_public(session).public.phase == Phase::Defend;
    let action = if defends && takes { Action::Take } else { legal(session, seat)[0] };
    session.turn_to(session.turn().taken(seat));
    play(session, vec![(seat, action)]);
}

/// A match of four humans at its first question to three of them, after a take or with all beaten.
fn reach_question(takes: bool) -> (Session<Durak>, SeatSet) {
    for seed in 0..200 {
        let mut session = four(seed, [true; 4]);
        step(&mut session, takes);
        step(&mut session, takes);
        // All three can add a card, too.
        let able = |&seat: &Seat| {
            let lying = view_in_public(&session).public.bout.lying();
            !session
                .table()
                .view(Viewer::Seat(seat))
                .hand(seat)
                .cards()
                .of_ranks_in(lying)
                .is_empty()
        };
        if let Stage::Ask(asked) = session.stage(false)
            && asked.iter().all(|seat| able(&seat))
        {
            return (session, asked);
        }
    }
    panic!("there is one");
}

#[test]
fn all_who_may_add_a_card_are_asked_at_once_and_no_hand_is_open() {
    for takes in [true, false] {
        let (session, asked) = reach_question(takes);
        let defender = view_in_public(&session).public.bout.defender;
        assert_eq!(asked, SeatSet::all(4).without(defender));
        let now = session.situation(false);
        assert_eq!((now.seat, now.open_hand, now.acting), (None, None, false));
        assert_eq!(session.view(now.stage), view_in_public(&session));
        assert!(session.offers(now.stage).is_empty());
        let across = words(&session, Lang::En).across();
        assert_eq!(across.prompt.sentence, "Does anyone add a card?");
        assert_eq!(across.none, "Nobody");
        let (about, back) =
            if takes { ("takes", "undo “Take”") } else { ("Every attack is", "undo the") };
        assert!(across.prompt.role.contains(about), "{across:?}");
        assert!(across.takes_back.contains(back), "{across:?}");
    }
}

#[test]
fn the_question_depends_only_on_public_information() {
    let mut rng = Rng::from_seed(4);
    let (mut asked, mut left_out) = (0, 0);
    for seed in 0..60 {
        let mut session = four(seed, [true; 4]);
        for _ in 0..160 {
            let Some(owed) = session.table().pending().owed().first() else { break };
            let view = view_in_public(&session);
            let adds = matches!(view.public.phase, Phase::Add(_) | Phase::AddAfterTake(_));
            for looking in Seat::all(4) {
                let mut held = session.clone();
                held.turn_to(session.turn().without_question().resumed().taken(looking));
                let stage = held.stage(false);
                match stage {
                    Stage::Ask(seats) => {
                        asked += 1;
                        for seat in Seat::all(4) {
                            let (count, known) =
                                (view.hand(seat).len(), view.recall.known[seat.index()]);
                            let seen = count == known.len();
                            let cannot =
                                known.of_ranks_in(view.public.bout.lying()).is_empty() && seen;
                            let may = view.public.bout.attackers.has(seat)
                                && !view.public.bout.passed.has(seat)
                                && !cannot;
                            assert_eq!(seats.has(seat), may, "{seat:?} {view:?}");
                            left_out += usize::from(
                                view.public.bout.attackers.has(seat) && cannot && count > 0,
                            );
                        }
                    }
                    Stage::Play(at) => assert_eq!(at, Some(looking)),
                    stage => assert_eq!((stage, adds), (Stage::Curtain(owed), false)),
                }
            }
            let seat = pick_actor(session.table(), &mut rng).expect("it goes on");
            let action = legal(&session, seat)[0];
            session.turn_to(session.turn().without_question().resumed());
            play(&mut session, vec![(seat, action)]);
        }
    }
    assert!(asked > 100 && left_out > 3, "{asked} {left_out}");
}

#[test]
fn a_decline_for_all_records_a_decision_for_each() {
    for takes in [true, false] {
        let (mut session, asked) = reach_question(takes);
        let first = owed(&session);
        let decisions = session.decline(session.stage(false));
        assert_eq!(decisions.iter().map(|(seat, _)| *seat).collect::<SeatSet>(), asked);
        assert_eq!(decisions[0], (first, Action::Pass));
        play(&mut session, decisions);
        assert_eq!(view_in_public(&session).public.bouts, 2);
        // All have looked at the tablet: the next hand is behind the curtain.
        assert_eq!(session.stage(false), Stage::Curtain(owed(&session)));
        assert_eq!(session.turn().declined, SeatSet::EMPTY);
    }
}

#[test]
fn a_third_volunteer_looks_at_once_and_the_others_may_add_later() {
    let (mut session, asked) = reach_question(true);
    let first = owed(&session);
    let third =
        asked.without(first).iter().find(|&seat| seat != first.step_left(2, 4)).expect("three");
    let before = session.table().steps().len();
    let decisions = session.volunteer(third);
    assert!(!decisions.is_empty() && decisions.iter().all(|step| step.1 == Action::Pass));
    play(&mut session, decisions);
    let now = session.situation(false);
    assert_eq!(
        (now.stage, now.open_hand, now.acting),
        (Stage::Play(Some(third)), Some(third), true)
    );
    let added = legal(&session, third)[0];
    play(&mut session, vec![(third, added)]);
    assert!(session.table().steps().len() > before);
    // Passes lapse with a card (DUR-18): all are asked again, and the take is still valid.
    assert_eq!(session.stage(false), Stage::Ask(asked));
    assert_eq!(session.situation(false).undoer, None);
}

#[test]
fn passing_after_a_look_ends_no_other_players_right() {
    let (mut session, asked) = reach_question(false);
    let first = owed(&session);
    let before = session.table().log().to_vec();
    let mut left = asked;
    // The last that the rules ask comes forward first.
    for seat in [first.step_left(3, 4), first.step_left(2, 4), first]
        .into_iter()
        .filter(|&seat| asked.has(seat))
    {
        let decisions = session.volunteer(seat);
        play(&mut session, decisions);
        assert_eq!(session.stage(false), Stage::Play(Some(seat)));
        assert_eq!(session.after_all(), Some(Action::Pass));
        play(&mut session, vec![(seat, Action::Pass)]);
        left = left.without(seat);
        if !left.is_empty() {
            assert_eq!(session.table().log(), before);
            assert_eq!(session.stage(false), Stage::Ask(left));
        }
    }
    assert_eq!(view_in_public(&session).public.bouts, 2, "all have declined");
}

#[test]
fn undo_brings_the_whole_question_back() {
    let (mut session, asked) = reach_question(true);
    let before = session.table().log().to_vec();
    let last = owed(&session).step_left(3, 4);
    let last = if asked.has(last) { last } else { owed(&session).step_left(2, 4) };
    let decisions = session.volunteer(last);
    play(&mut session, decisions);
    let added = legal(&session, last)[0];
    play(&mut session, vec![(last, added)]);
    session.turn_to(session.turn().taken(last).volunteered(last));
    assert!(session.undo(), "while that person has the tablet");
    assert_eq!(session.table().log(), before);
    assert_eq!(session.stage(false), Stage::Ask(asked));
    assert!(session.undo(), "the take");
    assert_eq!(view_in_public(&session).public.phase, Phase::Defend);
}

#[test]
fn a_bot_between_two_people_answers_in_its_place_and_no_player_is_asked_twice() {
    let mut between = 0;
    for seed in 0..40 {
        // The bot sits between the opener and the third.
        let mut session = four(seed, [true; 4]);
        let opener = owed(&session);
        let mut people = [true; 4];
        people[opener.step_left(2, 4).index()] = false;
        session = four(seed, people);
        step(&mut session, true);
        step(&mut session, true);
        let Stage::Ask(asked) = session.stage(false) else { continue };
        assert!(!asked.has(opener.step_left(2, 4)));
        let decisions = session.decline(session.stage(false));
        play(&mut session, decisions);
        let mut rng = Rng::from_seed(seed);
        let next = |session: &Session<Durak>, rng: &mut Rng| {
            session.next(session.stage(false), false, rng)
        };
        let Some(NextDecision::Bots(bots)) = next(&session, &mut rng) else { continue };
        let bot = bots.first().expect("it is asked");
        play(&mut session, vec![(bot, Action::Pass)]);
        let third = opener.step_left(3, 4);
        assert_eq!(next(&session, &mut rng), Some(NextDecision::Made(third, Action::Pass)));
        play(&mut session, vec![(third, Action::Pass)]);
        assert_eq!(view_in_public(&session).public.bouts, 2);
        between += 1;
    }
    assert!(between > 3, "{between}");
}

#[test]
fn spoken_decisions_are_saved_at_once() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut saving = Saving::new(super::tablet::ID.to_owned());
    saving.set_holder(LockHolder::Here);
    let (mut session, asked) = reach_question(false);
    let last = owed(&session).step_left(3, 4);
    let last = if asked.has(last) { last } else { owed(&session).step_left(2, 4) };
    for (seat, action) in session.volunteer(last).into_iter().chain([(last, Action::Pass)]) {
        assert!(saving.persist(&tab, &mut session, |session| session.play(seat, action)));
        assert_eq!(super::tablet::saved(&tab).log(), session.table().log());
    }
}

#[test]
fn one_who_alone_may_add_is_asked_by_name() {
    let mut session = among_people::<Durak>(2, 7);
    for _ in 0..9 {
        step(&mut session, false);
        let Stage::Ask(asked) = session.stage(false) else { continue };
        let across = words(&session, Lang::En).across();
        let name = session.names().get(asked.first().expect("one")).to_owned();
        assert_eq!(across.prompt.sentence, format!("Does {name} add a card?"));
        assert_eq!(across.none, "No");
        return;
    }
    panic!("nobody was asked");
}

/// The effort of a bout of four players at one tablet until the next attacker has the tablet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Effort {
    taps: usize,
    curtains: usize,
    questions: usize,
}

/// The first bout from the attacker's first tap; `None` if it does not come to `adds` added cards where several could
/// add. A card needs a second tap, as the settings have it at first.
fn measure_bout(seed: u64, takes: bool, adds: usize) -> Option<Effort> {
    let mut session = four(seed, [true; 4]);
    let opener = owed(&session);
    session.turn_to(session.turn().taken(opener));
    let (mut effort, mut added) = (Effort { taps: 0, curtains: 0, questions: 0 }, 0);
    let mut able = SeatSet::EMPTY;
    for _ in 0..60 {
        let view = view_in_public(&session);
        match session.stage(false) {
            Stage::Play(_) if view.public.bouts == 2 => {
                return (added == adds && able.len() > 1).then_some(effort);
            }
            Stage::Play(Some(seat)) => {
                let action = match view.public.phase {
                    Phase::Defend if takes => Action::Take,
                    _ => legal(&session, seat)[0],
                };
                if action == Action::Take && !takes {
                    return None;
                }
                added += usize::from(!matches!(view.public.phase, Phase::Defend | Phase::Lead(_)));
                effort.taps += if action == Action::Take { 1 } else { 2 };
                play(&mut session, vec![(seat, action)]);
            }
            Stage::Curtain(seat) => {
                effort.curtains += 1;
                effort.taps += 1;
                session.turn_to(session.turn().taken(seat));
            }
            Stage::Ask(asked) => {
                effort.questions += 1;
                effort.taps += 1;
                let holds = |&seat: &Seat| {
                    let hand = session.table().view(Viewer::Seat(seat)).hand(seat).cards();
                    !hand.of_ranks_in(view.public.bout.lying()).is_empty()
                };
                let can: SeatSet = asked.iter().filter(holds).collect();
                able = able.or(can);
                let adds = can.iter().find(|&seat| added < adds && seat != opener);
                let decisions = match adds {
                    Some(seat) => session.volunteer(seat),
                    None => session.decline(session.stage(false)),
                };
                play(&mut session, decisions);
            }
            stage => panic!("{stage:?}"),
        }
    }
    None
}

/// The efforts before were measured with one question after the other: with 8 taps where each answered across the
/// table, and with 15 where each took the tablet; 16 and 25 where one added a card, 19 and 31 where two did after a
/// take.
#[test]
fn a_bout_of_four_takes_few_taps_and_few_curtains() {
    let effort = |takes, adds| {
        (0..400).find_map(|seed| measure_bout(seed, takes, adds)).expect("there is one")
    };
    let most = |taps, curtains, questions| Effort { taps, curtains, questions };
    assert_eq!(effort(false, 0), most(7, 2, 1));
    assert_eq!(effort(false, 1), most(13, 3, 2));
    assert_eq!(effort(true, 0), most(6, 2, 1));
    assert_eq!(effort(true, 1), most(9, 2, 2));
    assert_eq!(effort(true, 2), most(12, 2, 3));
}
