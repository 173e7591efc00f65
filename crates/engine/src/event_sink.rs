//! The receiver of a game's events.

/// Receives the events of one step, in order.
///
/// `Vec` collects them; `()` drops them at no cost. Rollouts use `()`: the compiler then removes the code that builds
/// events.
pub trait EventSink<E> {
    /// Receives the next event.
    fn push(&mut self, event: E);
    /// Should the step stop where a part of the match ends, before the next part begins?
    #[inline]
    fn stops_at_end(&self) -> bool {
        false
    }
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

/// Drops the events of a step that goes no further than the end of a part.
pub(super) struct UntilPartEnds;

impl<E> EventSink<E> for UntilPartEnds {
    fn push(&mut self, _: E) {}

    fn stops_at_end(&self) -> bool {
        true
    }
}
