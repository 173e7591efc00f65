//! Sets as a bit for each member: small, copied, and as fast as numbers.

/// The members of a set that are still to come, by their bits from the lowest up.
#[derive(Clone, Debug)]
pub struct Members<S>(pub(crate) S);

/// Defines a set of things that have a `bit()` and come `from_bit()`. Macro and not trait, since
/// only so all of it is `const`.
macro_rules! bit_set {
    ($(#[$about:meta])* $visible:vis struct $set:ident($bits:ty) of $member:ty;) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Default)]
        $visible struct $set($bits);

        impl $set {
            /// The set of none.
            pub const EMPTY: Self = Self(0);

            /// The set of this one.
            #[inline]
            pub const fn only(member: $member) -> Self {
                Self(1 << member.bit())
            }

            /// Is this one in the set?
            #[inline]
            pub const fn has(self, member: $member) -> bool {
                (self.0 >> member.bit()) & 1 != 0
            }

            /// The set with this one.
            #[inline]
            #[must_use]
            pub const fn with(self, member: $member) -> Self {
                Self(self.0 | (1 << member.bit()))
            }

            /// The set without this one.
            #[inline]
            #[must_use]
            pub const fn without(self, member: $member) -> Self {
                Self(self.0 & !(1 << member.bit()))
            }

            /// Those in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Those in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Those of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many.
            #[inline]
            #[expect(clippy::cast_possible_truncation, reason = "there are not so many bits")]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Is there none?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first in the order of [`Self::iter`].
            #[inline]
            #[expect(clippy::cast_possible_truncation, reason = "there are not so many bits")]
            pub const fn first(self) -> Option<$member> {
                if self.0 == 0 {
                    None
                } else {
                    Some(<$member>::from_bit(self.0.trailing_zeros() as u8))
                }
            }

            /// All of them, by their bits from the lowest up.
            #[inline]
            pub const fn iter(self) -> $crate::engine::Members<Self> {
                $crate::engine::Members(self)
            }
        }

        impl Iterator for $crate::engine::Members<$set> {
            type Item = $member;

            #[inline]
            fn next(&mut self) -> Option<$member> {
                let member = self.0.first()?;
                self.0.0 &= self.0.0 - 1;
                Some(member)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                let left = usize::from(self.0.len());
                (left, Some(left))
            }
        }

        impl ExactSizeIterator for $crate::engine::Members<$set> {}

        impl IntoIterator for $set {
            type Item = $member;
            type IntoIter = $crate::engine::Members<Self>;

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

pub(crate) use bit_set;
