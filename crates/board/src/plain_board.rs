//! The board of a game that draws none itself: its pieces on the table, the viewer's hand, and a button for each choice
//! without a card or among several with the raised card.

use crate::cards::{AttemptFn, CardLook, PlayableHand};
use crate::play::{ActionButton, GameUi, MatchUi, TablePart};
use mallard_engine::Seat;
use mallard_engine::cards::{Card, Suit};
use mallard_kit::drawing;
use mallard_kit::prelude::*;
use mallard_words::{Lang, Piece, game_messages, spoken, text};

/// The plain board of a game. The pieces on the table are those of
/// [`StatusText::still`](mallard_words::StatusText::still), the hand has the open cards of the viewer's badge.
#[derive(Debug)]
pub struct PlainBoard<G: GameUi> {
    hand: PlayableHand<G, Card>,
    suit_of: fn(G::Action) -> Option<Suit>,
}

/// The most actions of a raised card that have room beside the prompt.
const BESIDE: usize = 2;

impl<G: GameUi> PlainBoard<G> {
    /// The board of a game whose actions play cards of the hand by `card_of`.
    pub const fn new(card_of: fn(G::Action) -> Option<Card>) -> Self {
        let look = &CardLook {
            describe: |card, lang| (text(lang).card)(card),
            suit: |card| card.suit().letter(),
            is_trump: |_, _| false,
        };
        let hand = PlayableHand {
            look,
            sorted: open_cards::<G>,
            height: |_, card| card.rank() as u8,
            card_of,
            playable: |_, lang| game_messages(lang).playable,
            attempt: None,
            on_place: |actions, _| if let [only] = actions { Some(*only) } else { None },
            mark: None,
        };
        Self { hand, suit_of: |_| None }
    }

    /// The same board, which explains why a card cannot be played: `attempt` is the likely intention of a player who
    /// taps it, as `|view, card| Action::Play(card)`.
    #[must_use]
    pub const fn with_attempt(mut self, attempt: AttemptFn<G, Card>) -> Self {
        self.hand.attempt = Some(attempt);
        self
    }

    /// The same board, which shows suits to tap, one for each action that names a suit by `suit_of`.
    #[must_use]
    pub const fn with_suit(mut self, suit_of: fn(G::Action) -> Option<Suit>) -> Self {
        self.suit_of = suit_of;
        self
    }

    /// A part of the table, if this board has it.
    pub fn part(&'static self, board: MatchUi<G>, part: TablePart) -> Option<AnyView> {
        match part {
            TablePart::Pond => Some(pond(board)),
            TablePart::Hand => Some(self.hand(board)),
            _ => None,
        }
    }

    /// The buttons next to the prompt: the actions of the raised card, unless the choices below the hand have them.
    pub fn buttons(&self, board: MatchUi<G>) -> Vec<ActionButton<G::Action>> {
        let (say, offers) = (board.say(), self.hand.raised_actions(board));
        if !self.fit_beside(&offers) {
            return Vec::new();
        }
        let last = offers.len();
        let button = |(place, action)| {
            let label = board.view.with(|view| G::offer(view, action, &say));
            ActionButton { label, action, primary: place + 1 == last }
        };
        offers.into_iter().enumerate().map(button).collect()
    }

    /// Are the actions of the raised card buttons next to the prompt?
    fn fit_beside(&self, raised: &[G::Action]) -> bool {
        let names_suit = |&action: &G::Action| (self.suit_of)(action).is_some();
        raised.len() <= BESIDE && !raised.iter().any(names_suit)
    }

    /// The viewer's cards, and the choices below them.
    fn hand(&'static self, board: MatchUi<G>) -> AnyView {
        let has_cards = flag(move || {
            let cards = |seat| board.view.with(|view| open_cards::<G>(view, seat));
            board.seat.get().is_some_and(|seat| !cards(seat).is_empty())
        });
        html! { {live_if(move || has_cards.get(), move || self.hand.view(board))} {self.choices(board)} }
    }

    /// A button for each offer without a card, and for those of the raised card that do not fit beside the prompt.
    fn choices(&'static self, board: MatchUi<G>) -> AnyView {
        let offers = move || {
            let raised = Some(self.hand.raised_actions(board));
            let raised = raised.filter(|raised| !self.fit_beside(raised)).unwrap_or_default();
            let others = board.offers.get().into_iter();
            let others = others.filter(|&action| (self.hand.card_of)(action).is_none());
            raised.into_iter().chain(others).collect::<Vec<_>>()
        };
        let key = move || format!("{:?} {:?} {:?}", board.app.lang(), offers(), board.hint.get());
        live_as(key, move || {
            let (say, hint) = (board.say(), board.hint.get());
            let button = |action| {
                let label = board.view.with(|view| G::offer(view, action, &say));
                let named = (self.suit_of)(action).map(Piece::suit);
                let class = named.as_ref().map_or("button", |suit| &suit.class).to_owned();
                let spoken = named.is_some().then(|| spoken(&label, say.lang));
                let content = match named {
                    Some(suit) => symbol(&suit),
                    None => html! { <span>{rich(&label, say.lang)}</span> },
                };
                view! {
                    <button
                        type="button"
                        class=class
                        class:is-hinted=hint == Some(action)
                        aria-label=spoken
                        on:click=move |_| board.act(action)
                    >
                        {content}
                    </button>
                }
            };
            let buttons = offers().into_iter().map(button).collect::<Vec<_>>();
            if buttons.is_empty() {
                return ().into_any();
            }
            html! { <div class="choices beside wrapped">{buttons}</div> }
        })
    }
}

/// The stacks of pieces on the table.
fn pond<G: GameUi>(board: MatchUi<G>) -> AnyView {
    let stacks = move || board.view.with(G::still);
    let drawn = live_as(
        move || format!("{:?}", stacks()),
        move || {
            let stack = |pieces: Vec<Piece>| {
                let pieces = pieces.into_iter().map(piece).collect_any();
                view! { <div class="beside">{pieces}</div> }
            };
            stacks().into_iter().map(stack).collect_any().into_any()
        },
    );
    html! { <div class="play-area"><div class="plain-board beside wrapped">{drawn}</div></div> }
}

fn piece(piece: Piece) -> AnyView {
    let card = card_name(&piece).map(str::to_owned);
    let drawn = match &card {
        Some(card) => drawing(card, false),
        None => symbol(&piece),
    };
    html! { <div class=piece.class data-flip=card>{drawn}</div> }
}

/// The drawing of a piece other than a playing card.
fn symbol(piece: &Piece) -> AnyView {
    let href = format!("#{}", piece.symbol);
    html! { <svg class="card__face" aria-hidden="true"><use href=href></use></svg> }
}

/// The name of the playing card that a piece is.
fn card_name(piece: &Piece) -> Option<&str> {
    piece.symbol.strip_prefix("card-")
}

/// The cards that the badge of a seat shows.
fn open_cards<G: GameUi>(view: &G::View, seat: Seat) -> Vec<Card> {
    let open = G::BADGE.map(|badge| badge(view, seat, Lang::En).open).unwrap_or_default();
    open.iter().filter_map(|(piece, _)| card_name(piece)?.parse().ok()).collect()
}
