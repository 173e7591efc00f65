//! Sets with one bit per member: small, `Copy`, and as fast as integers.

use std::fmt::Debug;

/// A set whose members can be taken out one by one.
pub trait BitSet: Copy + Default + FromIterator<Self::Member> {
    /// A member.
    type Member: Copy + Eq + Debug;

    /// The number of its members.
    fn count(self) -> u8;

    /// This set with `member` taken out.
    #[must_use]
    fn without(self, member: Self::Member) -> Self;

    /// Takes out the member with the lowest bit.
    fn pop_first(&mut self) -> Option<Self::Member>;
}

/// Iterator over the remaining members of a set, from the lowest bit up.
#[derive(Clone, Debug)]
pub struct SetIter<S>(S);

impl<S> SetIter<S> {
    /// Iterates over a set.
    #[inline]
    pub const fn new(set: S) -> Self {
        Self(set)
    }
}

impl<S: BitSet> Iterator for SetIter<S> {
    type Item = S::Member;

    #[inline]
    fn next(&mut self) -> Option<S::Member> {
        self.0.pop_first()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.count());
        (left, Some(left))
    }
}

impl<S: BitSet> ExactSizeIterator for SetIter<S> {}

/// Defines a set of a type with `bit()` and `from_bit()`. It is a macro and not a trait, because only a macro can make
/// every method `const`.
#[macro_export]
macro_rules! bit_set {
    ($(#[$about:meta])* $visible:vis struct $set:ident($bits:ty) of $member:ty;) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Default)]
        $visible struct $set($bits);

        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// The set of `member` alone.
            #[inline]
            pub const fn only(member: $member) -> Self {
                Self(1 << member.bit())
            }

            /// Is `member` in the set?
            #[inline]
            pub const fn has(self, member: $member) -> bool {
                (self.0 >> member.bit()) & 1 != 0
            }

            /// This set with `member` added.
            #[inline]
            #[must_use]
            pub const fn with(self, member: $member) -> Self {
                Self(self.0 | (1 << member.bit()))
            }

            /// This set with `member` taken out.
            #[inline]
            #[must_use]
            pub const fn without(self, member: $member) -> Self {
                Self(self.0 & !(1 << member.bit()))
            }

            /// The members that are in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The members that are in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The members of this set that are not in `other`.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many members the set has.
            #[inline]
            #[expect(clippy::cast_possible_truncation, reason = "there are not so many bits")]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Is the set empty?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first member in the order of [`Self::iter`].
            #[inline]
            #[expect(clippy::cast_possible_truncation, reason = "there are not so many bits")]
            pub const fn first(self) -> Option<$member> {
                if self.0 == 0 {
                    None
                } else {
                    Some(<$member>::from_bit(self.0.trailing_zeros() as u8))
                }
            }

            /// All members, from the lowest bit up.
            #[inline]
            pub const fn iter(self) -> $crate::SetIter<Self> {
                $crate::SetIter::new(self)
            }
        }

        impl $crate::BitSet for $set {
            type Member = $member;

            #[inline]
            fn count(self) -> u8 {
                self.len()
            }

            #[inline]
            fn without(self, member: $member) -> Self {
                Self::without(self, member)
            }

            #[inline]
            fn pop_first(&mut self) -> Option<$member> {
                let member = self.first()?;
                self.0 &= self.0 - 1;
                Some(member)
            }
        }

        impl IntoIterator for $set {
            type Item = $member;
            type IntoIter = $crate::SetIter<Self>;

            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> Self {
                members.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let members = <Vec<$member> as serde::Deserialize>::deserialize(deserializer)?;
                Ok(members.into_iter().collect())
            }
        }
    };
}
