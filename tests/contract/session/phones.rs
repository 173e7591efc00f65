//! Phones: whole matches on phones alone, over failing connections; secrets; forged messages from both ends.

use super::tablet::{players, words};
use crate::random::dealt;
use mallard::engine::cards::{Card, CardSet};
use mallard::engine::{
    Game, GameEvent, GameView, Pending, Rng, Seat, SeatSet, Step, Table, Viewer,
};
use mallard::games::GAMES;
#[cfg(feature = "duck-that-goose")]
use mallard::games::duck_that_goose::DuckThatGoose;
#[cfg(feature = "durak")]
use mallard::games::durak::Durak;
use mallard::session::{
    Lobby, MessageLimits, NextDecision, PhoneConnections, PhoneEffect, PhoneError, PhoneMessage,
    PhoneRequest, PhoneSession, PhoneStatus, Prompts, Results, Session, Stage, TabletMessage,
};
use mallard::with_game;
use mallard::words::{GameText, Lang, PromptText as _, prompt_messages};
use serde::Deserialize;
use serde_json::Value;

/// The longest message that the tablet may write in any game (bytes).
const AIM: usize = 8 * 1024;

/// A phone handles a message of the tablet.
fn receive<G: GameText>(
    phone: &mut PhoneSession<G>,
    message: &str,
) -> Result<Option<Session<G>>, PhoneError> {
    match TabletMessage::read(message)? {
        TabletMessage::Match(message) => phone.receive(message, Lang::En),
        _ => Ok(None),
    }
}

/// A phone, from its player's perspective.
struct Phone<G: GameText> {
    seat: Seat,
    holding: PhoneSession<G>,
    shows: Option<Session<G>>,
}

impl<G: GameText> Phone<G> {
    fn new(seat: Seat) -> Self {
        Self { seat, holding: PhoneSession::new(seat), shows: None }
    }

    fn receive(&mut self, messages: &[String]) {
        for message in messages {
            assert!(message.len() <= AIM, "{} {}", G::SLUG, message.len());
            if let Some(session) =
                receive(&mut self.holding, message).expect("the tablet is honest")
            {
                self.shows = Some(session);
            }
        }
    }

    fn stage(&self) -> Option<Stage> {
        self.shows.as_ref().map(|session| session.stage(false))
    }

    fn offers(&self) -> Vec<G::Action> {
        self.shows.as_ref().map(|session| session.offers(session.stage(false))).unwrap_or_default()
    }
}

/// A tablet, and a phone for each of its seats.
struct Evening<G: GameText> {
    tablet: Session<G>,
    phones: PhoneConnections<G>,
    limits: MessageLimits,
    held: Vec<Phone<G>>,
    now: u64,
}

impl<G: GameText> Evening<G> {
    fn new(table: Table<G>, seats: SeatSet) -> Self {
        let people = vec![true; usize::from(table.setup().seats)];
        let mut tablet = Session::new(table, players::<G>(&people), Lang::En);
        tablet.set_phones(seats);
        let held = seats.iter().map(Phone::new).collect();
        let limits = MessageLimits::default();
        Self { tablet, phones: PhoneConnections::new(seats), limits, held, now: 0 }
    }

    /// Sends every phone its view.
    fn send_updates(&mut self) {
        for (seat, messages) in self.phones.write_updates(&self.tablet) {
            let phone = self.held.iter_mut().find(|phone| phone.seat == seat);
            phone.expect("it has a phone").receive(&messages);
        }
    }

    /// The tablet handles a message, and applies its effect.
    fn receive(&mut self, seat: Seat, message: &str) -> PhoneEffect<G::Action> {
        self.now += 100;
        let heard = match self.limits.read(message, self.now) {
            Ok(PhoneMessage::Request { at, ask }) => {
                self.phones.receive(&self.tablet, seat, (at, &ask))
            }
            Ok(_) => PhoneEffect::Nothing,
            Err(fault) => PhoneEffect::Ends(fault),
        };
        match heard {
            PhoneEffect::Plays(action) => assert!(self.tablet.play(seat, action), "{}", G::SLUG),
            PhoneEffect::Undoes => assert!(self.tablet.undo_for(seat)),
            PhoneEffect::Sees => {
                self.tablet.seen_by_phone(seat, self.phones.all_see(&self.tablet, SeatSet::EMPTY));
            }
            PhoneEffect::Nothing | PhoneEffect::Stale | PhoneEffect::Ends(_) => {}
        }
        heard
    }

    /// Does the phone of this seat report that its last request was refused?
    fn was_refused(&self, seat: Seat) -> bool {
        self.held.iter().any(|phone| phone.seat == seat && phone.holding.was_refused())
    }

    /// Each player whose phone shows a pause, or cards for that player alone, continues.
    fn all_see(&mut self) {
        let mut from = 0;
        while let Some(place) = self.confirms(from) {
            from = place + 1;
        }
    }

    /// The first player from this place whose phone shows a pause or cards continues; returns the place.
    fn confirms(&mut self, from: usize) -> Option<usize> {
        let shows = |phone: &Phone<G>| {
            let glimpses =
                phone.shows.as_ref().is_some_and(|shows| !shows.turn().glimpses.is_empty());
            glimpses || phone.stage() == Some(Stage::Pause)
        };
        let place = (from..self.held.len()).find(|&place| shows(&self.held[place]))?;
        let message = self.held[place].holding.write_request(PhoneRequest::Seen);
        self.receive(self.held[place].seat, &message);
        self.send_updates();
        Some(place)
    }

    /// A phone that can decide plays something; false if none can.
    fn plays(&mut self, rng: &mut Rng) -> bool {
        let able: Vec<usize> =
            (0..self.held.len()).filter(|&place| !self.held[place].offers().is_empty()).collect();
        let Some(&place) = rng.pick(&able) else { return false };
        let phone = &mut self.held[place];
        let action = *rng.pick(&phone.offers()).expect("it can decide");
        let message = phone.holding.write_request(PhoneRequest::Play(action));
        let seat = phone.seat;
        assert_eq!(self.receive(seat, &message), PhoneEffect::Plays(action), "{}", G::SLUG);
        true
    }

    /// Each phone shows exactly its seat's view.
    fn assert_true_views(&self) {
        let table = self.tablet.table();
        for phone in &self.held {
            let shows = phone.shows.as_ref().expect("it was shown something");
            assert_eq!(shows.table().steps().len(), table.steps().len(), "{}", G::SLUG);
            assert_eq!(shows.table().view(Viewer::Table), table.view(Viewer::Table), "{}", G::SLUG);
            assert_eq!(shows.table().pending().owed(), table.pending().owed());
            if let Pending::Over(standing) = table.pending() {
                assert_eq!(shows.table().pending(), Pending::Over(standing), "{}", G::SLUG);
                assert_eq!(shows.view(Stage::Over(standing)), table.view(Viewer::Everyone));
                // While the last card lands.
                assert_eq!(shows.view(Stage::Landing(None)), table.view(Viewer::Seat(phone.seat)));
            } else if !shows.turn().paused {
                assert_eq!(shows.view(Stage::Play(None)), table.view(Viewer::Seat(phone.seat)));
            }
        }
    }
}

/// While players look at cards on their phones, the tablet waits for them, not for whose turn is next.
fn names_who_looks<G: GameText>(tablet: &Session<G>) {
    let mut looking = tablet.turn().glimpses;
    if looking.is_empty() || tablet.turn().paused {
        return;
    }
    if G::GLIMPSES.is_some_and(|glimpses| (glimpses.together)(&tablet.table().view(Viewer::Table)))
    {
        looking = looking.or(tablet.table().pending().owed());
    }
    assert_eq!(tablet.situation(false).owed, looking, "{}", G::SLUG);
    let (_, prompt) = words(tablet, Lang::En).prompt();
    let named = |seat: Seat| prompt.sentence.contains(tablet.names().get(seat));
    assert!(looking.iter().all(named), "{}: {}", G::SLUG, prompt.sentence);
}

/// A whole match on phones alone, of which one reconnects without its state now and then.
fn play_on_phones_alone<G: GameText>(seats: u8, seed: u64) {
    let mut evening = Evening::<G>::new(dealt(seats, seed), SeatSet::all(seats));
    let mut rng = Rng::from_seed(!seed);
    evening.send_updates();
    let mut stuck = 0;
    while !evening.tablet.is_over() {
        let steps = evening.tablet.table().steps().len();
        if rng.next_below(20) == 0 {
            // The connection of a phone fails, and it reconnects: it has no state and says hello.
            let place = rng.next_below(u32::from(seats)) as usize;
            let seat = evening.held[place].seat;
            evening.held[place] = Phone::new(seat);
            let hello = evening.held[place].holding.write_request(PhoneRequest::Hello);
            assert_eq!(evening.receive(seat, &hello), PhoneEffect::Stale);
            evening.send_updates();
        }
        names_who_looks(&evening.tablet);
        evening.all_see();
        evening.plays(&mut rng);
        evening.send_updates();
        if steps.is_multiple_of(7) {
            evening.assert_true_views();
        }
        stuck = if evening.tablet.table().steps().len() == steps { stuck + 1 } else { 0 };
        assert!(stuck < 4, "{} {seats} {seed}: nobody can decide after {steps} steps", G::SLUG);
        if !evening.tablet.table().can_take_step() {
            return;
        }
    }
    evening.assert_true_views();
    for phone in &evening.held {
        let shows = phone.shows.as_ref().expect("it was shown something");
        let outcome = words(shows, Lang::En).outcome();
        let told = words(&evening.tablet, Lang::En).outcome();
        assert_eq!(outcome, told, "{}", G::SLUG);
    }
}

#[test]
fn phones_alone_play_whole_matches_of_every_game() {
    for game in GAMES {
        with_game!(game, G => {
            for seats in [*G::SEATS.start(), *G::SEATS.end()] {
                play_on_phones_alone::<G>(seats, 7 + u64::from(seats));
            }
        });
    }
}

/// The marks of a slot that was left empty in this sentence, such as "Keep : or discard it" or “”.
fn has_hole(sentence: &str) -> bool {
    let marks = [" :", " ,", " .", " ?", " ？", "  ", "“”", "‘’", "「」", "()", "（）"];
    let begins = sentence.starts_with([' ', ':', ',', '.', '：', '、', '。', 'を', '에', '의']);
    sentence.is_empty() || begins || marks.iter().any(|mark| sentence.contains(mark))
}

/// A phone whose player is not asked names the player who is, or waits for the others; its sentences have no holes.
/// Returns whether its player may interrupt.
fn reads_of_the_others<G: GameText>(phone: &Phone<G>) -> bool {
    let shows = phone.shows.as_ref().expect("it was shown something");
    let situation = shows.situation(false);
    if !matches!(situation.stage, Stage::Play(_)) {
        return false;
    }
    let view = shows.view(situation.stage);
    for lang in Lang::ALL {
        let (about, prompt) = words(shows, lang).prompt();
        let place = format!("{} {lang:?} {situation:?}: {prompt:?}", G::SLUG);
        assert!(!has_hole(&prompt.sentence), "{place}");
        let asked = situation.owed.has(phone.seat) || situation.glimpsing;
        let may_change = situation.acting && !situation.may_interrupt;
        if asked || may_change {
            continue;
        }
        let say = shows.say(lang);
        assert_ne!(prompt, G::prompt(&view, phone.seat, &say), "{place}");
        let own = prompt_messages(lang).waits_for_others;
        if prompt.sentence == own {
            assert!(phone.offers().is_empty(), "{place}");
        } else {
            assert!(situation.owed.has(about), "{place}");
            assert_eq!(prompt, G::waiting(&view, about, &say), "{place}");
            let names = |seat: Seat| prompt.sentence.contains(shows.names().get(seat));
            assert!(situation.owed.iter().any(names), "{place}");
        }
    }
    situation.may_interrupt
}

/// The phones of a match, read after each step; returns the number of times that one could interrupt.
fn read_on_phones<G: GameText>(seats: u8, seed: u64) -> usize {
    let mut evening = Evening::<G>::new(dealt(seats, seed), SeatSet::all(seats));
    let mut rng = Rng::from_seed(!seed);
    let mut interrupts = 0;
    evening.send_updates();
    for _ in 0..80 {
        if evening.tablet.is_over() {
            break;
        }
        let read = |evening: &Evening<G>| {
            evening.held.iter().filter(|phone| reads_of_the_others(phone)).count()
        };
        interrupts += read(&evening);
        // One of those who see a pause or cards has confirmed them, and then all.
        if evening.confirms(0).is_some() {
            interrupts += read(&evening);
        }
        evening.all_see();
        interrupts += read(&evening);
        evening.plays(&mut rng);
        evening.send_updates();
    }
    interrupts
}

#[test]
fn a_phone_whose_player_is_not_asked_reads_about_the_others() {
    for game in GAMES {
        with_game!(game, G => {
            let mut interrupts = 0;
            for (seed, seats) in (0..8).zip(G::SEATS.cycle()) {
                interrupts += read_on_phones::<G>(seats, seed);
            }
            assert_eq!(interrupts > 0, G::INTERRUPTS.is_some(), "{}: {interrupts}", G::SLUG);
        });
    }
}

#[cfg(feature = "duck-that-goose")]
#[test]
fn players_on_phones_look_at_their_first_cards_at_the_same_time() {
    let mut evening = Evening::<DuckThatGoose>::new(dealt(4, 3), SeatSet::all(4));
    evening.send_updates();
    let mut seen = Vec::new();
    for place in 0..4 {
        let phone = &mut evening.held[place];
        let seat = phone.seat;
        let action = phone.offers()[0];
        assert_eq!(evening.tablet.situation(false).owed, SeatSet::all(4), "all are marked");
        let message = phone.holding.write_request(PhoneRequest::Play(action));
        assert_eq!(evening.receive(seat, &message), PhoneEffect::Plays(action));
        seen.push(evening.tablet.table().view(Viewer::Seat(seat)));
        evening.send_updates();
        names_who_looks(&evening.tablet);
    }
    for (phone, seen) in evening.held.iter().zip(seen) {
        let shows = phone.shows.as_ref().expect("it was shown something");
        assert!(shows.situation(false).glimpsing && phone.offers().is_empty());
        assert_eq!(shows.view(shows.stage(false)).ranges, seen.ranges, "its own two cards");
    }
    for place in 0..4 {
        assert!(evening.held.iter().all(|phone| phone.offers().is_empty()), "one still looks");
        assert_eq!(evening.confirms(place), Some(place));
    }
    assert_eq!(evening.held.iter().filter(|phone| !phone.offers().is_empty()).count(), 1);
    evening.assert_true_views();
}

#[cfg(feature = "games")]
#[test]
fn a_look_on_a_phone_outlasts_a_reload_of_the_tablet_until_its_player_confirms_it() {
    let mut evening = Evening::<DuckThatGoose>::new(dealt(4, 3), SeatSet::all(4));
    evening.send_updates();
    let mut seen = Vec::new();
    for place in 0..3 {
        let phone = &mut evening.held[place];
        let (seat, action) = (phone.seat, phone.offers()[0]);
        let message = phone.holding.write_request(PhoneRequest::Play(action));
        evening.receive(seat, &message);
        seen.push(evening.tablet.table().view(Viewer::Seat(seat)).ranges);
        evening.send_updates();
    }
    assert_eq!(evening.confirms(0), Some(0));

    // The tablet opens the match again: its players come back one after the other, with new phones.
    let mut tablet = super::looks::reloaded(&evening.tablet);
    let second = evening.held[1].seat;
    tablet.turn_to(tablet.turn().taken(second));
    let stage = tablet.stage(false);
    assert_eq!(stage, Stage::Play(Some(second)), "at the tablet too");
    assert_eq!(tablet.view(stage).ranges, seen[1]);
    let seats: Vec<Seat> = evening.held.iter().map(|phone| phone.seat).collect();
    for joined in 1..=4 {
        tablet.set_phones(seats[..joined].iter().copied().collect());
    }
    evening.tablet = tablet;
    evening.phones = PhoneConnections::new(SeatSet::all(4));
    evening.held = seats.into_iter().map(Phone::new).collect();
    evening.send_updates();
    for (place, phone) in evening.held.iter().enumerate() {
        let shows = phone.shows.as_ref().expect("it was shown something");
        let looks = !shows.turn().glimpses.is_empty();
        assert_eq!(looks, [1, 2].contains(&place), "{place}: it had not confirmed its look");
        if looks {
            assert_eq!(shows.view(shows.stage(false)).ranges, seen[place], "its own two cards");
        }
    }
    assert_eq!(evening.held[3].offers().len(), 6, "the last one looks as well");
    evening.all_see();
    assert!(evening.tablet.turn().glimpses.is_empty());
}

/// The player at the tablet follows its screen's prompt; false if it asks for nothing.
fn play_at_the_tablet<G: GameText>(tablet: &mut Session<G>, rng: &mut Rng) -> bool {
    let situation = tablet.situation(false);
    let turn = tablet.turn();
    match situation.stage {
        Stage::Pause => tablet.turn_to(turn.resumed()),
        Stage::Curtain(seat) | Stage::Closed(seat) => tablet.turn_to(turn.taken(seat)),
        Stage::Ask(asked) => {
            let seat = asked.first().expect("someone is asked");
            for (seat, action) in tablet.volunteer(seat) {
                assert!(tablet.play(seat, action), "{}", G::SLUG);
            }
        }
        Stage::Play(Some(seat)) if situation.glimpsing => tablet.turn_to(turn.seen(seat)),
        Stage::Play(Some(seat)) if situation.owed.has(seat) => {
            let offers = tablet.offers(situation.stage);
            let Some(&action) = rng.pick(&offers) else { return false };
            tablet.turn_to(turn.taken(seat));
            assert!(tablet.play(seat, action), "{}", G::SLUG);
        }
        // A decision that all know in advance goes without a question.
        _ => match tablet.next(situation.stage, false, rng) {
            Some(NextDecision::Made(seat, action)) => {
                assert!(tablet.play(seat, action), "{}", G::SLUG);
            }
            _ => return false,
        },
    }
    true
}

/// One player is at the tablet and the others on phones: the tablet shows no hand but that player's.
fn play_with_one_at_the_tablet<G: GameText>(seats: u8, seed: u64) {
    let here = SeatSet::only(Seat::new(0));
    let phones = SeatSet::all(seats).minus(here);
    let mut evening = Evening::<G>::new(dealt(seats, seed), phones);
    let mut rng = Rng::from_seed(seed);
    evening.send_updates();
    let mut stuck = 0;
    while !evening.tablet.is_over() && evening.tablet.table().can_take_step() && stuck < 12 {
        let steps = evening.tablet.table().steps().len();
        let situation = evening.tablet.situation(false);
        assert!(situation.open_hand.is_none_or(|seat| here.has(seat)), "{} {situation:?}", G::SLUG);
        let named = match situation.stage {
            Stage::Curtain(seat) | Stage::Closed(seat) => SeatSet::only(seat),
            Stage::Ask(asked) => asked,
            _ => SeatSet::EMPTY,
        };
        assert!(named.minus(here).is_empty(), "{} {situation:?}", G::SLUG);
        play_at_the_tablet(&mut evening.tablet, &mut rng);
        evening.send_updates();
        evening.all_see();
        evening.plays(&mut rng);
        evening.send_updates();
        stuck = if evening.tablet.table().steps().len() == steps { stuck + 1 } else { 0 };
    }
    let steps = evening.tablet.table().steps().len();
    assert!(stuck < 12, "{} {seats} {seed}: no one can decide after {steps} steps", G::SLUG);
}

#[test]
fn a_tablet_shows_no_hand_that_is_on_a_phone() {
    for game in GAMES {
        with_game!(game, G => {
            for seats in [*G::SEATS.start(), 3.clamp(*G::SEATS.start(), *G::SEATS.end())] {
                play_with_one_at_the_tablet::<G>(seats, 11);
            }
        });
    }
}

/// The messages of a tablet to the phone of `seat`, without the part that follows from the undealt table of a
/// determinization.
fn messages<G: GameText>(table: &Table<G>, seat: Seat) -> Vec<Value> {
    let mut evening = Evening::<G>::new(table.clone(), SeatSet::only(seat));
    let told = evening.phones.write_updates(&evening.tablet);
    let mut values: Vec<Value> = told
        .into_iter()
        .flat_map(|(_, messages)| messages)
        .map(|message| serde_json::from_str(&message).expect("it is JSON"))
        .collect();
    let nows = values.iter_mut().filter_map(|value| value.pointer_mut("/message/match/now"));
    for now in nows.filter_map(Value::as_object_mut) {
        now.remove("undo");
    }
    values
}

fn check_secrecy<G: GameText>(seed: u64) {
    let mut rng = Rng::from_seed(seed);
    let seats: Vec<u8> = G::SEATS.collect();
    let seats = *rng.pick(&seats).expect("a game has seats");
    let table = crate::random::played::<G>(seats, (1 << 52) + seed, rng.next_below(120) as usize);
    // In a pause the tablet also sends the end of the part, which a table behind a view does not have. At the end it
    // reveals everything.
    let over = matches!(table.pending(), Pending::Over(_));
    if over || table.steps().last().is_some_and(|step| G::pauses(&step.events)) {
        return;
    }
    for seat in Seat::all(seats) {
        let viewer = Viewer::Seat(seat);
        let imagined = table.view(viewer).determinize(&mut rng);
        let known = |events: &[G::Event]| -> Vec<G::Event> {
            events.iter().map(|event| event.redacted(viewer)).collect()
        };
        let steps = table.steps().iter().map(|step| {
            let events = known(&step.events);
            Step::<G> { seat: step.seat, events }
        });
        let mut setup = table.setup().clone();
        setup.seed = 1;
        let other = Table::behind(setup, imagined, known(table.opening()), steps.collect());
        let told = messages(&table, seat);
        assert_eq!(told, messages(&other, seat), "{} {seed}", G::SLUG);
        let text = serde_json::to_string(&told).expect("it is JSON");
        assert!(!text.contains(&table.setup().seed.to_string()), "{}: the seed", G::SLUG);
    }
}

#[test]
fn a_phone_receives_only_its_seats_view() {
    for game in GAMES {
        for seed in 0..12 {
            with_game!(game, G => check_secrecy::<G>(seed));
        }
    }
}

/// Messages that no honest phone sends change nothing, and get an answer.
fn check_dishonest_phone<G: GameText>(seed: u64) {
    let seats = *G::SEATS.start();
    let mut evening = Evening::<G>::new(dealt(seats, seed), SeatSet::all(seats));
    let mut rng = Rng::from_seed(seed);
    evening.send_updates();
    let mut old: Vec<(Seat, String)> = Vec::new();
    for _ in 0..40 {
        evening.all_see();
        let before = evening.tablet.table().clone();
        // Another seat's action, from a phone that does not owe a decision.
        let owed = before.pending().owed();
        let stranger = Seat::all(seats).find(|&seat| !before.pending().actors().has(seat));
        if let (Some(stranger), Some(asked)) = (stranger, owed.first()) {
            let mut legal = Vec::new();
            before.legal(asked, &mut legal);
            if let Some(&action) = legal.first() {
                let place = evening.held.iter().position(|phone| phone.seat == stranger);
                let lie = evening.held[place.expect("it has a phone")]
                    .holding
                    .write_request(PhoneRequest::Play(action));
                assert_eq!(evening.receive(stranger, &lie), PhoneEffect::Stale);
                evening.send_updates();
                assert!(evening.was_refused(stranger), "{}: it hears of it", G::SLUG);
            }
        }
        for (seat, message) in &old {
            let heard = evening.receive(*seat, message);
            assert!(matches!(heard, PhoneEffect::Stale), "{}: {heard:?}", G::SLUG);
            evening.send_updates();
            assert!(!evening.was_refused(*seat), "{}: a second tap is no fault", G::SLUG);
        }
        assert_eq!(evening.tablet.table(), &before, "{}", G::SLUG);
        evening.send_updates();
        if let Some(phone) = evening.held.iter_mut().find(|phone| !phone.offers().is_empty()) {
            let action = *rng.pick(&phone.offers()).expect("it can decide");
            let (seat, message) =
                (phone.seat, phone.holding.write_request(PhoneRequest::Play(action)));
            assert_eq!(evening.receive(seat, &message), PhoneEffect::Plays(action));
            old = vec![(seat, message)];
        }
        evening.send_updates();
        if evening.tablet.is_over() {
            return;
        }
    }
    let seat = evening.held[0].seat;
    let before = evening.tablet.clone();
    let heartbeat = PhoneMessage::<()>::Heartbeat.written();
    assert_eq!(evening.receive(seat, &heartbeat), PhoneEffect::Nothing);
    let newer = heartbeat.replace("\"version\":6", "\"version\":7");
    let ends = |fault| PhoneEffect::Ends(fault);
    assert_eq!(evening.receive(seat, &newer), ends(PhoneError::Version));
    assert_eq!(evening.receive(seat, &"x".repeat(1 << 20)), ends(PhoneError::TooLong));
    for text in [
        "",
        "null",
        "{}",
        "[1,2",
        "{\"version\":6}",
        "{\"version\":6,\"message\":{\"request\":{\"at\":1}}}",
        "{\"version\":6,\"message\":{\"request\":{\"at\":1,\"ask\":{\"play\":7777}}}}",
    ] {
        assert_eq!(evening.receive(seat, text), ends(PhoneError::Unreadable), "{text}");
    }
    assert_eq!(evening.tablet, before);
}

#[test]
fn a_dishonest_phone_changes_nothing() {
    for game in GAMES {
        for seed in 0..4 {
            with_game!(game, G => check_dishonest_phone::<G>(seed));
        }
    }
}

#[cfg(feature = "durak")]
#[test]
fn a_waiting_phone_receives_the_list_of_players() {
    let player = players::<Durak>(&[true, true]).remove(0);
    let people = vec![
        (Seat::new(0), player.clone(), PhoneStatus::Phone),
        (Seat::new(1), player, PhoneStatus::Scans),
    ];
    let lobby = TabletMessage::Lobby(Lobby { people });
    let written = lobby.written();
    assert!(written.len() < AIM);
    assert_eq!(TabletMessage::read(&written), Ok(lobby));
    assert_eq!(
        TabletMessage::read(&written.replace("scans", "hides")),
        Err(PhoneError::Unreadable)
    );
    let newer = written.replace("\"version\":6", "\"version\":7");
    assert_eq!(TabletMessage::read(&newer), Err(PhoneError::Version));
    let mut evening = Evening::<Durak>::new(dealt(2, 3), SeatSet::all(2));
    for (_, messages) in evening.phones.write_updates(&evening.tablet) {
        let read = TabletMessage::read(&messages[0]);
        assert!(matches!(read, Ok(TabletMessage::Match(_))), "a match is no lobby: {read:?}");
    }
}

#[cfg(feature = "durak")]
#[test]
fn more_than_twenty_messages_a_second_end_the_line() {
    let mut limits = MessageLimits::default();
    let mut hear = |at| limits.read(&PhoneMessage::<()>::Heartbeat.written(), at);
    for at in 0..20 {
        assert_eq!(hear(at), Ok(PhoneMessage::Heartbeat));
    }
    assert_eq!(hear(20), Err(PhoneError::TooFast));
    assert_eq!(hear(2000), Ok(PhoneMessage::Heartbeat));
}

#[test]
fn a_phone_hears_whether_the_tablet_shows_its_match() {
    for plays in [true, false] {
        let reply = TabletMessage::Heartbeat { plays };
        assert_eq!(TabletMessage::read(&reply.written()), Ok(reply));
    }
}

/// A phone whose tablet would not receive a request offers nothing, and then the same again.
fn check_cut_off<G: GameText>() {
    let seats = *G::SEATS.start();
    let mut evening = Evening::<G>::new(dealt(seats, 5), SeatSet::all(seats));
    evening.send_updates();
    evening.all_see();
    let able = evening.held.iter_mut().find(|phone| !phone.offers().is_empty());
    let phone = able.expect("someone can decide");
    let before = phone.offers();
    let mut set = |cut_off| {
        let shows = phone.shows.as_mut().expect("it was shown something");
        (shows.set_cut_off(cut_off), phone.offers())
    };
    assert_eq!(set(true), (true, Vec::new()), "{}", G::SLUG);
    assert_eq!(set(true), (false, Vec::new()), "{}", G::SLUG);
    assert_eq!(set(false), (true, before), "{}", G::SLUG);
    assert!(!evening.tablet.set_cut_off(true), "{}: a tablet has no tablet", G::SLUG);
}

#[test]
fn a_phone_that_is_cut_off_offers_nothing() {
    for game in GAMES {
        with_game!(game, G => check_cut_off::<G>());
    }
}

/// A message with some of its letters changed. A phone may refuse it or read it, but never crashes.
fn check_damaged_messages<G: GameText>(seed: u64) {
    let mut rng = Rng::from_seed(seed);
    let seats = *G::SEATS.start();
    let table = crate::random::played::<G>(seats, seed, 30);
    let seat = Seat::new(0);
    let mut evening = Evening::<G>::new(table, SeatSet::only(seat));
    let told = evening.phones.write_updates(&evening.tablet);
    for message in told.iter().flat_map(|(_, messages)| messages) {
        for _ in 0..300 {
            let mut bytes = message.clone().into_bytes();
            for _ in 0..=rng.next_below(3) {
                let at = rng.next_below(u32::try_from(bytes.len()).expect("short")) as usize;
                bytes[at] = *rng.pick(b"0123456789,\":{}[]nulltruefalse ").expect("letters");
            }
            let Ok(text) = String::from_utf8(bytes) else { continue };
            if let Ok(Some(session)) = receive(&mut PhoneSession::<G>::new(seat), &text) {
                let _ = session.offers(session.stage(false));
            }
        }
    }
}

#[test]
fn a_damaged_message_breaks_no_phone() {
    for game in GAMES {
        for seed in 0..6 {
            with_game!(game, G => check_damaged_messages::<G>(seed));
        }
    }
}

/// Changes one value somewhere in a message: a number, or the length of a list.
fn alter(value: &mut Value, rng: &mut Rng) {
    let mut at = value;
    loop {
        let length = match &*at {
            Value::Array(list) => list.len(),
            Value::Object(fields) => fields.len(),
            _ => 0,
        };
        if length == 0 || (at.is_array() && rng.next_below(6) == 0) {
            break;
        }
        let place = rng.next_below(u32::try_from(length).expect("short")) as usize;
        at = match at {
            Value::Array(list) => &mut list[place],
            Value::Object(fields) => fields.values_mut().nth(place).expect("it is there"),
            _ => unreachable!("it has parts"),
        };
    }
    *at = match at.take() {
        Value::Array(mut list) if rng.next_below(2) == 0 => {
            list.pop();
            Value::Array(list)
        }
        Value::Array(mut list) => {
            list.extend(list.first().cloned());
            Value::Array(list)
        }
        Value::Number(_) => {
            let small = i64::from(rng.next_below(16));
            Value::from(*rng.pick(&[small, 255, 32_767, -128]).expect("numbers"))
        }
        Value::Bool(flag) => Value::Bool(!flag),
        Value::Null => Value::from(rng.next_below(4)),
        other => other,
    };
}

/// Puts every card in every place at once, so that there are far more than the deck has.
fn fill(value: &mut Value) {
    let is_card = |item: &Value| Card::deserialize(item).is_ok();
    let all = || serde_json::json!(CardSet::FULL);
    match value {
        Value::Array(list) if !list.is_empty() && list.iter().all(is_card) => *value = all(),
        Value::Array(list) => list.iter_mut().for_each(fill),
        Value::Object(fields) if fields.contains_key("hidden") => {
            *value = serde_json::json!({ "seen": all() });
        }
        Value::Object(fields) => fields.values_mut().for_each(fill),
        _ => {}
    }
}

/// A dishonest tablet: the phone refuses the message or shows a table, and never crashes.
fn check_altered_messages<G: GameText>(seed: u8) {
    let mut rng = Rng::from_seed(seed.into());
    let seats = if seed.is_multiple_of(2) { *G::SEATS.start() } else { *G::SEATS.end() };
    let table = crate::random::played::<G>(seats, seed.into(), 30 + 8 * usize::from(seed));
    let seat = Seat::new(0);
    let mut evening = Evening::<G>::new(table, SeatSet::only(seat));
    let told = evening.phones.write_updates(&evening.tablet);
    let messages: Vec<String> = told.into_iter().flat_map(|(_, messages)| messages).collect();
    let (last, before) = messages.split_last().expect("it is told something");
    let mut refused = 0;
    for time in 0..80 {
        let mut holding = PhoneSession::<G>::new(seat);
        for message in before {
            receive(&mut holding, message).expect("the tablet is honest");
        }
        let mut message: Value = serde_json::from_str(last).expect("it is JSON");
        let update = &mut message["message"]["match"];
        if time % 8 == 0 {
            // A view that pretends to show everything.
            update["now"]["view"]["viewer"] = serde_json::json!(Viewer::Everyone);
        }
        if time == 8 {
            fill(&mut update["now"]["view"]);
        } else if time > 0 {
            alter(&mut update[*rng.pick(&["now", "now", "steps"]).expect("parts")], &mut rng);
        }
        match receive(&mut holding, &message.to_string()) {
            Ok(Some(session)) => drop(session.offers(session.stage(false))),
            Ok(None) => {}
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 0, "{}: some lies are seen", G::SLUG);
}

#[test]
fn altered_messages_break_no_phone() {
    for game in GAMES {
        for seed in 0..8 {
            with_game!(game, G => check_altered_messages::<G>(seed));
        }
    }
}
