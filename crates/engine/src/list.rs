//! A list of bounded length that is stored inline, so that a state can be copied as bytes.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` items in order, such as a pile of cards with the top one last. Saved as a list.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    /// Those from `len` on are leftovers and never read.
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list. `filler` fills the unused places.
    pub const fn new(filler: T) -> Self {
        Self { items: [filler; N], len: 0 }
    }

    /// The number of items.
    #[inline]
    pub const fn count(&self) -> u8 {
        self.len
    }

    /// Puts an item at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Puts an item at a place; later items move up.
    ///
    /// # Panics
    /// If the list is full, or shorter than the place.
    #[inline]
    pub fn insert(&mut self, place: usize, item: T) {
        let len = usize::from(self.len);
        self.items.copy_within(place..len, place + 1);
        self.items[place] = item;
        self.len += 1;
    }

    /// Takes the item at a place; later items move down.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        let len = usize::from(self.len);
        self.items.copy_within(place + 1..len, place);
        self.len -= 1;
        item
    }

    /// Takes all items away.
    pub fn clear(&mut self) {
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

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    /// The first `N` items.
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        items.into_iter().take(N).for_each(|item| list.push(item));
        list
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

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let items = Vec::deserialize(from)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} items, not {N} at most", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_the_same_if_the_same_items_are_left_in_the_same_order() {
        let of = |items: &[u8]| items.iter().copied().collect::<List<u8, 3>>();
        let mut taken = of(&[1, 2]);
        assert!(taken != of(&[2, 1]) && taken != of(&[1]));
        taken.pop();
        assert_eq!(taken, of(&[1]));
    }

    #[test]
    fn a_list_that_is_too_long_is_not_read() {
        let read = |text: &str| serde_json::from_str::<List<u8, 3>>(text).ok();
        let written = serde_json::to_string(&read("[1,2,3]").expect("it fits"));
        assert_eq!(written.expect("plain data"), "[1,2,3]");
        assert!(read("[1,2,3,4]").is_none());
    }
}
