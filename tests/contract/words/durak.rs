//! Sentences of Durak that make a definite claim: it is true of their position.

use crate::random::played;
use mallard::engine::{Pending, Seat, Table, Viewer};
use mallard::games::durak::{Action, DealResult, Durak, Event, Length, Options, Position};
use mallard::words::{
    GameInfo, Input, Lang, Names, PromptText, RuleFacts, ScoreText, TextContext, spoken,
};

fn names() -> Names {
    Names::new(["Mina", "Teal", "Wigeon", "Smew"].map(ToOwned::to_owned))
}

/// The English reason for this action by the first seat, or by the second where it defends.
fn reason(position: &Position, seat: u8, action: Action) -> String {
    use mallard::engine::Game;
    let state = position.state().expect("it fits");
    let seat = Seat::new(seat);
    let mut offers = Vec::new();
    Durak::legal(&state, seat, &mut offers);
    assert!(offers.contains(&action), "{action:?} of {offers:?}");
    let view = Durak::view(&state, Viewer::Seat(seat));
    spoken(&Durak::reason(&view, &offers, action, &TextContext::new(&names(), Lang::En)), Lang::En)
}

fn beat(attack: &str, with: &str) -> Action {
    let card = |name: &str| name.parse().expect("a card");
    Action::Beat { attack: card(attack), with: card(with) }
}

fn attack(card: &str) -> Action {
    Action::Attack(card.parse().expect("a card"))
}

/// Three play, so that the bot follows nothing to the end.
fn three(first: &str, second: &str) -> Position {
    Position::new("9h", &[first, second, "6c Jc Qc"])
}

#[test]
fn a_hint_to_beat_names_the_cheapest_card_only_where_it_is_the_cheapest() {
    let position = three("Kd", "8d Jd 6h").bout("7d");
    assert_eq!(reason(&position, 1, beat("7d", "8d")), "it is your lowest card that beats it.");
    let later = "a lower card beats it too, but is worth more later.";
    assert_eq!(reason(&position, 1, beat("7d", "Jd")), later);
    let trumps = three("Kd", "6h Ah 6s").bout("7d");
    let only = "only a trump beats it, and this is your lowest.";
    assert_eq!(reason(&trumps, 1, beat("7d", "6h")), only);
    assert_ne!(reason(&trumps, 1, beat("7d", "Ah")), only);
}

#[test]
fn a_hint_to_take_explains_a_duty_or_a_spared_trump() {
    let cannot = three("Kd", "8s 6s").bout("7d");
    assert_eq!(reason(&cannot, 1, Action::Take), "you cannot beat everything on the table.");
    let spares = three("Kd", "Ah 6s").bout("7d");
    assert_eq!(
        reason(&spares, 1, Action::Take),
        "only trumps beat it, and they are worth keeping."
    );
}

#[test]
fn a_hint_to_attack_looks_at_the_hand_before_a_bout_and_at_the_defender_in_it() {
    let opening = three("6s 7d 7c Ah", "8d Jd 6h");
    assert_eq!(reason(&opening, 0, attack("6s")), "it is the lowest card in your hand.");
    let pair = "you have another card of that rank to add.";
    assert_eq!(reason(&opening, 0, attack("7c")), pair);
    let adding = three("7c Kd", "Jd 6h").bout("7d/8d");
    let pressed = "Teal has to beat it too or take everything.";
    assert_eq!(reason(&adding, 0, attack("7c")), pressed);
}

#[test]
fn a_hint_to_stop_explains_a_spared_trump() {
    let trumps = three("7h Kd", "Jd 6s").bout("7d/8d");
    let kept = "only trumps fit, and they are worth keeping.";
    assert_eq!(reason(&trumps, 0, Action::Pass), kept);
    let plain = three("7c 7h Kd", "Jd 6s").bout("7d/8d");
    assert_ne!(reason(&plain, 0, Action::Pass), kept);
}

/// Korean and Japanese use "thrown in" only for another player's card.
#[test]
fn the_player_who_opened_a_bout_attacks_again_in_every_language() {
    use mallard::engine::Game;
    let state = three("7c Kd", "Jd 6h").bout("7d/8d").state().expect("it fits");
    let opener = Seat::new(0);
    let view = Durak::view(&state, Viewer::Seat(opener));
    let asked =
        [(Lang::En, "Attack again"), (Lang::Ko, "더 공격하거나"), (Lang::Ja, "攻撃を続けるか")];
    for (lang, words) in asked {
        let prompt = Durak::prompt(&view, opener, &TextContext::new(&names(), lang));
        assert!(prompt.sentence.contains(words), "{}", prompt.sentence);
    }
}

/// The fool of each deal.
fn fools(table: &Table<Durak>) -> Vec<Seat> {
    let events = table.steps().iter().flat_map(|step| &step.events);
    let fool = |event: &Event| match *event {
        Event::DealEnded { result: DealResult::Fool(seat), .. } => Some(seat),
        Event::DealEnded { result: DealResult::Won(seats), .. } => {
            Seat::all(table.setup().seats).find(|&seat| !seats.has(seat))
        }
        _ => None,
    };
    events.filter_map(fool).collect()
}

#[test]
fn the_result_of_a_single_deal_names_the_fool() {
    let mut seen = 0;
    for (seats, seed) in (2..=4).flat_map(|seats| (0..30).map(move |seed| (seats, seed))) {
        let table = played::<Durak>(seats, seed, usize::MAX);
        let options: &Options = &table.setup().options;
        let Pending::Over(standing) = table.pending() else { panic!("it ends") };
        let (false, Length::Deals(1), [fool]) = (options.teams, options.length, &fools(&table)[..])
        else {
            continue;
        };
        seen += 1;
        for lang in Lang::ALL {
            let view = table.view(Viewer::Table);
            let outcome = Durak::result_text(&view, standing, &TextContext::new(&names(), lang));
            let said = format!("{} {}", outcome.title, outcome.why);
            assert!(said.contains(names().get(*fool)), "{said}");
            assert_eq!(Durak::fool(&view, standing), (seats > 2).then_some(*fool));
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn there_is_nothing_to_choose_where_there_is_one_value() {
    for seats in 2..=6 {
        for control in Durak::controls(&Options::default(), seats, Lang::En) {
            if let Input::OneOf { choices, .. } = control.input {
                assert!(choices.len() > 1, "{}", control.title);
            }
        }
    }
}
