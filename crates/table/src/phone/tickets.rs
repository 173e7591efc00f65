//! The return of a phone whose page was reloaded or killed.

use super::stored_tickets::StoredTickets;
use super::tablet_connection::TabletConnection;
use mallard_codes::signaling::{DtlsRole, IceCredentials, ReturnCode, SessionDescription};
use mallard_web::{self as web, Peer};

/// How long a new page waits for each of its tickets, and how often it checks, in milliseconds.
const TICKET_TIMEOUT_MS: i32 = 3000;
const CHECK_INTERVAL_MS: i32 = 50;

impl TabletConnection {
    /// Opens what the phone has stored for the tablet's code in these letters. Returns whether it has tickets.
    pub(super) async fn open_stored(self, code: String) -> bool {
        let (stored, has_tickets) = StoredTickets::open(code).await;
        self.set_stored(stored);
        has_tickets
    }

    /// Answers the tablet's offer. Returns the answer; `None` if the browser cannot.
    pub(super) async fn answer(self, offer: &SessionDescription) -> Option<SessionDescription> {
        let stored = self.stored();
        let certificate = stored.as_ref().map(|stored| &stored.certificate);
        let (number, events) = self.begin()?;
        let (peer, answer) = Peer::answer(offer, DtlsRole::Client, events, certificate).await?;
        self.try_peer(number, peer);
        Some(answer)
    }

    /// Uses one ticket after the other, until a connection is open. Returns whether it is.
    pub(super) async fn return_by_ticket(self) -> bool {
        while self.use_ticket().await {
            for _ in 0..TICKET_TIMEOUT_MS / CHECK_INTERVAL_MS {
                if self.is_open() {
                    return true;
                }
                web::rest(CHECK_INTERVAL_MS).await;
            }
        }
        self.is_open()
    }

    /// The code with which the tablet `table` takes this phone back.
    pub(super) async fn return_code(self, table: u32) -> Option<String> {
        let stored = self.stored()?;
        let ticket = stored.without_credentials().await?;
        let offer = SessionDescription::decode(&ticket.description)?;
        let (number, events) = self.begin()?;
        let role = DtlsRole::Server;
        let (peer, own) = Peer::answer(&offer, role, events, Some(&stored.certificate)).await?;
        self.try_peer(number, peer);
        let credentials = own.credentials;
        Some(ReturnCode { table, number: ticket.number, credentials }.encode())
    }

    /// Uses the next ticket. Returns whether there was one.
    pub(super) async fn use_ticket(self) -> bool {
        let Some(stored) = self.stored() else { return false };
        // A damaged ticket is lost, and all of them where the browser lets no page choose credentials.
        while let Some(ticket) = stored.take().await {
            let credentials = ticket
                .credentials
                .and_then(|(user, password)| IceCredentials::new(&user, &password));
            let offer = SessionDescription::decode(&ticket.description);
            let (Some(offer), Some(credentials)) = (offer, credentials) else { continue };
            let Some((number, events)) = self.begin() else { return false };
            let certificate = &stored.certificate;
            let peer = Peer::answer_as_agreed(&offer, &credentials, events, certificate).await;
            if let Some(peer) = peer {
                self.try_peer(number, peer);
                return true;
            }
        }
        false
    }
}
