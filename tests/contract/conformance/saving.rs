//! Everything that is written can be read again.

use super::walk::Moment;
use mallard::engine::{Game, Table};

/// A record loads into an equal table: state, steps, and the events of each.
pub(crate) fn loads_equal<G: Game>(moment: &Moment<G>) {
    let json = serde_json::to_string(&moment.table.record()).expect("a record is data");
    let (loaded, damage) = Table::<G>::load(&json).expect("a saved match can be opened");
    assert_eq!(damage, None);
    assert_eq!(loaded, moment.table);
}

/// Every view survives the way to the worker and back, to the byte.
pub(crate) fn views_read_back<G: Game>(moment: &Moment<G>) {
    for viewer in moment.viewers() {
        let view = moment.table.view(viewer);
        let json = serde_json::to_string(&view).expect("a view is data");
        let back: G::View = serde_json::from_str(&json).expect("a view reads back");
        assert_eq!(back, view);
        assert_eq!(serde_json::to_string(&back).expect("a view is data"), json);
    }
}
