//! A timestamp, to measure the time that has passed since.

/// A time by two clocks, in milliseconds each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timestamp {
    /// The page's clock, which only goes forward. It may stop while the device sleeps.
    pub page: u64,
    /// The device's clock, which anyone can set. It continues while the device sleeps.
    pub device: u64,
}

impl Timestamp {
    /// The time from `earlier` to this one, the device's sleep included. It is never too short: a clock that is set
    /// back leaves the page's, and one that is set forward only makes the time longer.
    pub fn since(self, earlier: Self) -> u64 {
        let page = self.page.saturating_sub(earlier.page);
        page.max(self.device.saturating_sub(earlier.device))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_time_is_lost_by_a_clock_that_is_set_back_or_by_sleep() {
        let began = Timestamp { page: 5_000, device: 1_800_000_000_000 };
        let after = |page: u64, device: i64| Timestamp {
            page: began.page + page,
            device: began.device.saturating_add_signed(device),
        };
        assert_eq!(after(2_000, 2_000).since(began), 2_000);
        assert_eq!(after(2_000, 2_000 - 3_600_000).since(began), 2_000, "set back by an hour");
        assert_eq!(after(0, 600_000).since(began), 600_000, "asleep for ten minutes");
        assert_eq!(began.since(began), 0);
    }
}
