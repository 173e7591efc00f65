//! A peer-to-peer connection, without any server: the sides exchange their [`SessionDescription`]s as codes on their
//! screens.

use super::maybe::{get_property, within};
use super::rest::rest;
use js_sys::{Array, JsString, Object, Reflect};
use leptos::prelude::window;
use mallard_codes::signaling::{DtlsRole, IceCredentials, SessionDescription};
use mallard_device::limits::LONGEST_MESSAGE;
use std::cell::Cell;
use std::fmt::{Debug, Formatter};
use std::net::Ipv4Addr;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{
    MessageEvent, RtcCertificate, RtcConfiguration, RtcDataChannel, RtcDataChannelInit,
    RtcDataChannelState, RtcIceGatheringState, RtcPeerConnection, RtcPeerConnectionState,
    RtcSdpType, RtcSessionDescriptionInit,
};

/// How often, and how many times at most, the page checks whether ICE gathering is complete: for two seconds.
const GATHERING_CHECK_MS: i32 = 20;
const GATHERING_CHECKS: u32 = 100;

/// A slow or busy device takes seconds.
const BROWSER_TIMEOUT_MS: i32 = 6000;

const MAX_BUFFERED_BYTES: u32 = 1 << 20;

thread_local! {
    /// The last address that the browser has revealed. Without a camera it reveals none.
    static LAST_ADDRESS: Cell<Option<Ipv4Addr>> = const { Cell::new(None) };
}

/// A certificate, whose fingerprint the other side recognizes. `IndexedDB` can store it; no script can read its key.
#[derive(Clone, Debug)]
pub struct Certificate(RtcCertificate);

impl Certificate {
    /// Generates a certificate; `None` if the browser cannot. It expires after 30 days.
    pub async fn generate() -> Option<Self> {
        let algorithm = Object::new();
        for (name, value) in [("name", "ECDSA"), ("namedCurve", "P-256")] {
            // A new object takes a property.
            let _ = Reflect::set(&algorithm, &name.into(), &value.into());
        }
        let made = RtcPeerConnection::generate_certificate_with_object(&algorithm).ok()?;
        Self::read(within(made, BROWSER_TIMEOUT_MS).await?)
    }

    /// The certificate in this value; `None` if it is none, or has expired.
    pub(super) fn read(value: JsValue) -> Option<Self> {
        let certificate: RtcCertificate = value.dyn_into().ok()?;
        (certificate.expires() > js_sys::Date::now()).then_some(Self(certificate))
    }

    /// The value that `IndexedDB` stores.
    pub(super) fn value(&self) -> JsValue {
        self.0.clone().into()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeerState {
    /// The other side has not answered yet.
    Connecting,
    /// Messages go both ways.
    Open,
    /// It is closed: it does not open again.
    Closed,
}

pub struct PeerEvents {
    pub message: Box<dyn Fn(String)>,
    pub state: Box<dyn Fn(PeerState)>,
}

impl Debug for PeerEvents {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PeerEvents").finish_non_exhaustive()
    }
}

/// A connection to another browser. A handle: the connection closes with the last one.
#[derive(Clone, Debug)]
pub struct Peer(Rc<Ends>);

/// Can this browser connect to another one?
pub fn is_supported() -> bool {
    get_property(&window(), "RTCPeerConnection").is_some()
}

impl Peer {
    /// Begins a connection, and returns its session description; `None` if the browser has no usable address,
    /// or does not answer.
    pub async fn offer(
        events: PeerEvents,
        certificate: Option<&Certificate>,
    ) -> Option<(Self, SessionDescription)> {
        let peer = Self::new(events, certificate)?;
        let offer = within(peer.0.connection.create_offer(), BROWSER_TIMEOUT_MS).await?;
        peer.introduced(&offer).await
    }

    /// Answers a connection that another browser began with this role, and returns this side's session description;
    /// `None` as above.
    pub async fn answer(
        offer: &SessionDescription,
        role: DtlsRole,
        events: PeerEvents,
        certificate: Option<&Certificate>,
    ) -> Option<(Self, SessionDescription)> {
        let (peer, answer) = Self::answered(offer, role, events, certificate).await?;
        peer.introduced(&answer).await
    }

    /// Answers a connection with credentials that both sides know already: the other side has set the same answer, and
    /// the browsers connect at once. `None` also if the browser lets no page choose credentials.
    pub async fn answer_as_agreed(
        offer: &SessionDescription,
        credentials: &IceCredentials,
        events: PeerEvents,
        certificate: &Certificate,
    ) -> Option<Self> {
        let (peer, answer) =
            Self::answered(offer, DtlsRole::Server, events, Some(certificate)).await?;
        let sdp = Reflect::get(&answer, &"sdp".into()).ok()?.as_string()?;
        let agreed = description_init(RtcSdpType::Answer, &credentials.replace_in(&sdp));
        within(peer.0.connection.set_local_description(&agreed), BROWSER_TIMEOUT_MS).await?;
        Some(peer)
    }

    async fn answered(
        offer: &SessionDescription,
        role: DtlsRole,
        events: PeerEvents,
        certificate: Option<&Certificate>,
    ) -> Option<(Self, JsValue)> {
        let peer = Self::new(events, certificate)?;
        let described = description_init(RtcSdpType::Offer, &offer.sdp(role));
        within(peer.0.connection.set_remote_description(&described), BROWSER_TIMEOUT_MS).await?;
        let answer = within(peer.0.connection.create_answer(), BROWSER_TIMEOUT_MS).await?;
        Some((peer, answer))
    }

    /// Applies the other side's answer with this role. From now on the browsers try to connect. Returns whether the
    /// answer was valid.
    pub async fn accept(&self, answer: &SessionDescription, role: DtlsRole) -> bool {
        let described = description_init(RtcSdpType::Answer, &answer.sdp(role));
        within(self.0.connection.set_remote_description(&described), BROWSER_TIMEOUT_MS)
            .await
            .is_some()
    }

    /// The fingerprint of the other side's certificate, once its session description is known.
    pub fn fingerprint(&self) -> Option<[u8; 32]> {
        SessionDescription::parse_fingerprint(&self.0.connection.remote_description()?.sdp())
    }

    /// Are messages possible?
    pub fn is_open(&self) -> bool {
        self.0.channel.ready_state() == RtcDataChannelState::Open
    }

    /// Sends a message. Returns whether the browser accepted it: not if the connection is not open, or the buffer is
    /// full.
    pub fn send(&self, message: &str) -> bool {
        let channel = &self.0.channel;
        self.is_open()
            && channel.buffered_amount() < MAX_BUFFERED_BYTES
            && channel.send_with_str(message).is_ok()
    }

    pub fn close(&self) {
        self.0.close();
    }

    fn new(events: PeerEvents, certificate: Option<&Certificate>) -> Option<Self> {
        if !is_supported() {
            return None;
        }
        let configuration = RtcConfiguration::new();
        // No server is needed: both are in one network.
        configuration.set_ice_servers(&Array::new());
        if let Some(Certificate(certificate)) = certificate {
            configuration.set_certificates(&Array::of1(certificate));
        }
        let connection = RtcPeerConnection::new_with_configuration(&configuration).ok()?;
        let init = RtcDataChannelInit::new();
        // Both sides create the same channel, so the browsers need not negotiate one first.
        init.set_negotiated(true);
        init.set_id(0);
        let channel = connection.create_data_channel_with_data_channel_dict("hand", &init);
        Some(Self(Rc::new(Ends::new(connection, channel, events))))
    }

    /// Sets the local description, and waits until it contains the browser's addresses.
    async fn introduced(self, own: &JsValue) -> Option<(Self, SessionDescription)> {
        let connection = &self.0.connection;
        within(connection.set_local_description(own.unchecked_ref()), BROWSER_TIMEOUT_MS).await?;
        for _ in 0..GATHERING_CHECKS {
            if connection.ice_gathering_state() == RtcIceGatheringState::Complete {
                break;
            }
            rest(GATHERING_CHECK_MS).await;
        }
        let sdp = connection.local_description()?.sdp();
        let introduction = SessionDescription::parse_sdp(&sdp)?;
        let introduction = match (introduction.address(), LAST_ADDRESS.get()) {
            (Some(address), _) => {
                LAST_ADDRESS.set(Some(address));
                introduction
            }
            (None, Some(known)) => introduction.with_address(known),
            (None, None) => introduction,
        };
        Some((self, introduction))
    }
}

fn description_init(kind: RtcSdpType, sdp: &str) -> RtcSessionDescriptionInit {
    let described = RtcSessionDescriptionInit::new(kind);
    described.set_sdp(sdp);
    described
}

/// This browser's ends of the connection and of its channel.
struct Ends {
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    observer: Rc<PeerObserver>,
    /// The handlers, which live as long as the ends.
    _message: Closure<dyn Fn(MessageEvent)>,
    _change: Closure<dyn Fn()>,
}

impl Debug for Ends {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Ends").field(&self.observer.state.get()).finish()
    }
}

/// The last reported state, and its handler.
struct PeerObserver {
    events: PeerEvents,
    state: Cell<PeerState>,
}

impl PeerObserver {
    /// Reports a change. A closed connection remains closed.
    fn note(&self, state: PeerState) {
        let before = self.state.get();
        if before != state && before != PeerState::Closed {
            self.state.set(state);
            (self.events.state)(state);
        }
    }
}

impl Ends {
    fn new(connection: RtcPeerConnection, channel: RtcDataChannel, events: PeerEvents) -> Self {
        let report = Rc::new(PeerObserver { events, state: Cell::new(PeerState::Connecting) });
        let message = {
            let (report, channel) = (report.clone(), channel.clone());
            Closure::new(move |event: MessageEvent| match text_of(&event) {
                Some(text) if report.state.get() != PeerState::Closed => {
                    // Browsers may report a message before the opening.
                    report.note(PeerState::Open);
                    (report.events.message)(text);
                }
                Some(_) => {}
                None => {
                    channel.close();
                    report.note(PeerState::Closed);
                }
            })
        };
        let change = {
            let (report, connection, channel) =
                (report.clone(), connection.clone(), channel.clone());
            Closure::new(move || report.note(state_of(&connection, &channel, report.state.get())))
        };
        channel.set_onmessage(Some(message.as_ref().unchecked_ref()));
        let on_change = Some(change.as_ref().unchecked_ref());
        channel.set_onopen(on_change);
        channel.set_onclose(on_change);
        connection.set_onconnectionstatechange(on_change);
        Self { connection, channel, observer: report, _message: message, _change: change }
    }

    fn close(&self) {
        self.channel.set_onmessage(None);
        self.channel.set_onopen(None);
        self.channel.set_onclose(None);
        self.connection.set_onconnectionstatechange(None);
        self.channel.close();
        self.connection.close();
        self.observer.state.set(PeerState::Closed);
    }
}

impl Drop for Ends {
    fn drop(&mut self) {
        self.close();
    }
}

fn state_of(
    connection: &RtcPeerConnection,
    channel: &RtcDataChannel,
    before: PeerState,
) -> PeerState {
    match (connection.connection_state(), channel.ready_state()) {
        // A failed connection may continue: where only one device slept, it is open again half a second after its wake
        // (Chromium).
        (RtcPeerConnectionState::Closed, _)
        | (_, RtcDataChannelState::Closing | RtcDataChannelState::Closed) => PeerState::Closed,
        (_, RtcDataChannelState::Open) => PeerState::Open,
        _ => before,
    }
}

/// The text of a message; `None` if it is none, or too long.
fn text_of(event: &MessageEvent) -> Option<String> {
    let text: JsString = event.data().dyn_into().ok()?;
    // In UTF-16 units, of which no text has more than bytes. A longer one closes the connection.
    (text.length() as usize <= LONGEST_MESSAGE).then(|| text.into())
}
