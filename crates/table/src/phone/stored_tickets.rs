//! What a phone stores for its return: its certificate, and the tickets that the tablet has given it.

use mallard_session::ReturnTicket;
use mallard_web::{self as web, Certificate, PhoneRecord};
use serde::{Deserialize, Serialize};

/// How long the phone stores tickets, in milliseconds: for an evening.
const TICKET_LIFETIME_MS: u64 = 12 * 60 * 60 * 1000;

/// The tickets of a phone at one table. A handle: clone it freely.
#[derive(Clone, Debug)]
pub(super) struct StoredTickets {
    /// The letters of the tablet's code, with which the phone's page was opened.
    code: String,
    /// The phone's certificate: the tablet recognizes its fingerprint.
    pub(super) certificate: Certificate,
}

/// The text of the record.
#[derive(Serialize, Deserialize)]
struct Tickets {
    /// When the tablet gave them, in milliseconds since 1970.
    at: u64,
    tickets: Vec<ReturnTicket>,
}

impl Tickets {
    fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    fn written(&self) -> String {
        // Plain data: it can be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl StoredTickets {
    /// Opens what the phone has stored for this code, and returns whether it has tickets. Otherwise the phone has a new
    /// certificate, if its browser can generate one.
    pub(super) async fn open(code: String) -> (Option<Self>, bool) {
        let stored = find(&code).await.filter(|(_, stored)| !stored.tickets.is_empty());
        let has_tickets = stored.is_some();
        let certificate = match stored {
            Some((certificate, _)) => Some(certificate),
            None => Certificate::generate().await,
        };
        (certificate.map(|certificate| Self { code, certificate }), has_tickets)
    }

    /// Stores new tickets in place of the earlier ones.
    pub(super) async fn replace(self, tickets: Vec<ReturnTicket>) {
        let text = Tickets { at: web::storage().now(), tickets }.written();
        let record = PhoneRecord { certificate: self.certificate, text };
        web::update_record(&self.code, |_| Some(record)).await;
    }

    /// Takes the next ticket with credentials: a ticket can be used once.
    pub(super) async fn take(&self) -> Option<ReturnTicket> {
        let mut taken = None;
        let change = |record: Option<PhoneRecord>| {
            let record = record?;
            let mut stored = Tickets::read(&record.text)?;
            let at = stored.tickets.iter().position(|ticket| ticket.credentials.is_some());
            taken = at.map(|at| stored.tickets.remove(at));
            Some(PhoneRecord { text: stored.written(), ..record })
        };
        // A ticket that the device still has could be used twice.
        let is_written = web::update_record(&self.code, change).await;
        taken.filter(|_| is_written)
    }

    /// The ticket without credentials. It stays: it is used only when the tablet has read a code.
    pub(super) async fn without_credentials(&self) -> Option<ReturnTicket> {
        let (_, stored) = find(&self.code).await?;
        stored.tickets.into_iter().find(|ticket| ticket.credentials.is_none())
    }

    /// Deletes everything: the tablet takes no ticket any more.
    pub(super) async fn delete(self) {
        web::update_record(&self.code, |_| None).await;
    }
}

/// The code of the last table of this evening, if the phone has tickets for it.
pub(super) async fn last_code() -> Option<String> {
    let last = recent_records().await.into_iter().max_by_key(|(_, _, stored)| stored.at);
    last.map(|(code, ..)| code)
}

async fn find(code: &str) -> Option<(Certificate, Tickets)> {
    let mut records = recent_records().await.into_iter();
    let (_, certificate, stored) = records.find(|(own, ..)| own == code)?;
    Some((certificate, stored))
}

/// All readable records of this evening. Deletes the others.
async fn recent_records() -> Vec<(String, Certificate, Tickets)> {
    let now = web::storage().now();
    let mut recent = Vec::new();
    for (code, record) in web::records().await {
        match Tickets::read(&record.text)
            .filter(|stored| now.saturating_sub(stored.at) < TICKET_LIFETIME_MS)
        {
            Some(stored) => recent.push((code, record.certificate, stored)),
            None => {
                web::update_record(&code, |_| None).await;
            }
        }
    }
    recent
}
