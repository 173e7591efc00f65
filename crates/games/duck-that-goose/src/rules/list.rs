//! A list of bounded length that is stored inline, so that a state can be copied as bytes.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` items in order. Entries beyond the end are leftovers and do not count.
#[derive(Clone)]
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list. `filler` fills the unused places.
    pub(super) const fn new(filler: T) -> Self {
        Self { items: [filler; N], len: 0 }
    }

    /// Puts an item at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub(super) fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Puts an item at a place; later items move up.
    #[inline]
    pub(super) fn insert(&mut self, place: usize, item: T) {
        let len = usize::from(self.len);
        self.items.copy_within(place..len, place + 1);
        self.items[place] = item;
        self.len += 1;
    }

    /// Takes the item at a place; later items move down.
    #[inline]
    pub(super) fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        let len = usize::from(self.len);
        self.items.copy_within(place + 1..len, place);
        self.len -= 1;
        item
    }

    /// Takes all items away.
    pub(super) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_the_same_if_the_same_things_are_left_in_the_same_order() {
        let of = |items: &[u8]| {
            let mut list = List::<u8, 3>::new(0);
            for &item in items {
                list.push(item);
            }
            list
        };
        let mut taken = of(&[1, 2]);
        assert!(taken != of(&[2, 1]) && taken != of(&[1]));
        taken.pop();
        assert_eq!(taken, of(&[1]));
    }
}
