//! What a phone stores for its return: its certificate, and the tickets that the tablet has given it.

use crate::session::ReturnTicket;
use crate::web::{self, Certificate, PhoneRecord};
use serde::{Deserialize, Serialize};

/// How long tickets are offered on the page that scans a code, in milliseconds: for an evening.
const EVENING: u64 = 12 * 60 * 60 * 1000;

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
        let mut records = web::records().await.into_iter();
        let stored = records.find(|(own, record)| *own == code && is_readable(record));
        let has_tickets = stored.is_some();
        let certificate = match stored {
            Some((_, record)) => Some(record.certificate),
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

    /// Takes the next ticket with credentials: a ticket is good once.
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
        let records = web::records().await;
        let (_, record) = records.iter().find(|(code, _)| *code == self.code)?;
        Tickets::read(&record.text)?.tickets.into_iter().find(|ticket| ticket.credentials.is_none())
    }

    /// Deletes everything: the tablet takes no ticket any more.
    pub(super) async fn delete(self) {
        web::update_record(&self.code, |_| None).await;
    }
}

/// The code of the last table of this evening, if the phone has tickets for it. Deletes older records.
pub(super) async fn last_code() -> Option<String> {
    let now = web::storage().now();
    let mut last = None;
    for (code, record) in web::records().await {
        let at = Tickets::read(&record.text).map_or(0, |stored| stored.at);
        if at + EVENING < now {
            web::update_record(&code, |_| None).await;
        } else {
            last = last.max(Some((at, code)));
        }
    }
    last.map(|(_, code)| code)
}

fn is_readable(record: &PhoneRecord) -> bool {
    Tickets::read(&record.text).is_some_and(|stored| !stored.tickets.is_empty())
}
