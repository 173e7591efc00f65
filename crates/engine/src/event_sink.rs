//! The receiver of a game's events.

/// Receives the events of one step, in order.
///
/// `Vec` collects them; `()` drops them at no cost. Rollouts use `()`: the compiler then removes the code that builds
/// events.
pub trait EventSink<E> {
    /// Receives the next event.
    fn push(&mut self, event: E);
}

impl<E> EventSink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Self::push(self, event);
    }
}

impl<E> EventSink<E> for () {
    #[inline]
    fn push(&mut self, _: E) {}
}
