//! Options of the linker that differ between the programs.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_FAMILY").as_deref() != Ok("wasm") {
        return;
    }
    // scripts/program.sh cuts this program into chunks by the calls and the names of its functions.
    println!("cargo::rustc-link-arg-bin=mallard=--emit-relocs");
}
