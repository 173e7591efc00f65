use super::play::Session;
use super::public::public;
use mallard_engine::{Pending, SeatSet};
use mallard_words::{GameText, Sound};

impl<G: GameText> Session<G> {
    /// The sound of the last step, at most one; `waited` are the seats that the match waited for before it. It follows
    /// from public information, so the sound reveals no secret.
    pub fn sound(&self, waited: SeatSet) -> Option<Sound> {
        let table = self.table();
        let step = table.steps().last()?;
        if let Pending::Over(_) = table.pending() {
            return Some(Sound::End);
        }
        // The players at the tablet know the actions made there; while a bot acted they may have looked away.
        let asked = table.pending().owed().minus(waited).and(self.people());
        if !self.people().has(step.seat) && !asked.is_empty() {
            return Some(Sound::Turn);
        }
        public::<G>(&step.events).iter().filter_map(G::sound).max()
    }
}
