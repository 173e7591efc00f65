//! Lists by keys: each item is rendered once and remains as long as its key is there.
//!
//! The framework's own list removes items from the page and inserts them again only to make room for a new neighbour;
//! the browser then styles, lays out and draws all of them again. This list touches only the items that appear,
//! disappear, or change places with others.

use leptos::prelude::*;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::reactive_graph::OwnedView;
use leptos::tachys::renderer::Rndr;
use leptos::tachys::renderer::types::{Element, Node, Placeholder};
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use std::sync::Arc;

/// Renders the item of a key.
pub(super) type RenderItem = Arc<dyn Fn(&str) -> AnyView + Send + Sync>;

pub(super) struct KeyedList {
    pub(super) keys: Vec<String>,
    pub(super) part: RenderItem,
    /// An item's own subscriptions end with the item, not with the next change of the list.
    pub(super) owner: Owner,
}

type RenderedItem = <OwnedView<AnyView> as Render>::State;

/// The items on the page, and the marker after them.
pub(super) struct KeyedListState {
    items: Vec<(String, RenderedItem)>,
    end: Placeholder,
}

impl KeyedList {
    fn make(&self, key: &str) -> (String, RenderedItem) {
        let owner = self.owner.with(Owner::new);
        let view = owner.with(|| untrack(|| (self.part)(key)));
        (key.to_owned(), OwnedView::new_with_owner(view, owner).build())
    }
}

impl Render for KeyedList {
    type State = KeyedListState;

    fn build(self) -> KeyedListState {
        let items = self.keys.iter().map(|key| self.make(key)).collect();
        KeyedListState { items, end: Rndr::create_placeholder() }
    }

    fn rebuild(self, parts: &mut KeyedListState) {
        let mut left = std::mem::take(&mut parts.items);
        left.retain_mut(|(key, shown)| {
            let stays = self.keys.contains(key);
            if !stays {
                shown.unmount();
            }
            stays
        });
        // From the last to the first: the last of the remaining items is already in its place.
        for key in self.keys.iter().rev() {
            let part = match left.iter().rposition(|(other, _)| other == key) {
                Some(at) if at + 1 == left.len() => left.remove(at),
                Some(at) => {
                    let mut part = left.remove(at);
                    part.1.unmount();
                    parts.put(part)
                }
                None => parts.put(self.make(key)),
            };
            parts.items.push(part);
        }
        parts.items.reverse();
    }
}

impl KeyedListState {
    /// Inserts an item before those shown so far, of which the nearest came last.
    fn put(&self, mut part: (String, RenderedItem)) -> (String, RenderedItem) {
        let put = match self.items.last() {
            Some((_, next)) => next.insert_before_this(&mut part.1),
            None => self.end.insert_before_this(&mut part.1),
        };
        // It is false only while the list is on no page: then all items are mounted with the list.
        let _ = put;
        part
    }
}

impl Mountable for KeyedListState {
    fn unmount(&mut self) {
        for (_, shown) in &mut self.items {
            shown.unmount();
        }
        self.end.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        for (_, shown) in &mut self.items {
            shown.mount(parent, marker);
        }
        self.end.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        match self.items.first() {
            Some((_, first)) => first.insert_before_this(child),
            None => self.end.insert_before_this(child),
        }
    }

    fn elements(&self) -> Vec<Element> {
        self.items.iter().flat_map(|(_, shown)| shown.elements()).collect()
    }
}

// The framework needs these for server rendering; this app has none.

impl AddAnyAttr for KeyedList {
    type Output<NewAttr: Attribute> = Self;

    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> Self {
        self
    }
}

impl RenderHtml for KeyedList {
    type AsyncOutput = Self;
    type Owned = Self;
    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> KeyedListState {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}
