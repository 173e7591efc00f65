//! Where a game puts its events.

/// Takes the events of one step, in order.
///
/// `Vec` keeps them; `()` drops them at no cost. Playouts use `()`: the compiler then removes the
/// code that builds events.
pub trait EventSink<E> {
    /// Takes the next event.
    fn push(&mut self, event: E);
    /// Is the position wanted in which a part of the match ends? Then the step begins no next part.
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
