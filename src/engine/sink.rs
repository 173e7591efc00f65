//! Where a game puts the facts that happen.

/// Takes the events of one step, in order.
///
/// `Vec` keeps them; `()` drops them at no cost, which is what playouts use: building an
/// event nobody reads is then removed by the compiler.
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
