//! The home program: the first one that a visitor loads.

use mallard::games::profile;
use mallard::home::home;
use mallard_kit::mount_at;
use mallard_web::show_crash_page;

fn main() {
    show_crash_page();
    mount_at("home", profile, |route| !route.is_at_table(), home);
}
