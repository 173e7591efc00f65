//! Where a game puts its events.

/// Takes the events of one step, in order.
///
/// `Vec` keeps them; `()` drops them at no cost. Playouts use `()`: the compiler then removes the
/// code that builds events.
pub trait Sink<E> {
    /// Takes the next event.
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Self::push(self, event);
    }
}

impl<E> Sink<E> for () {
    #[inline]
    fn push(&mut self, _: E) {}
}
