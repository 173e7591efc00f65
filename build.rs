//! Options of the linker that differ between the programs.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=MALLARD_PROFILE");
    if env::var("CARGO_CFG_TARGET_FAMILY").as_deref() != Ok("wasm") {
        return;
    }
    // scripts/table.sh cuts this program into chunks by the calls and the names of its functions.
    println!("cargo::rustc-link-arg-bin=table=--emit-relocs");
    if env::var("MALLARD_PROFILE").as_deref() == Ok("light") {
        // A third of a program would be names of functions, which each load of the page reads.
        println!("cargo::rustc-link-arg-bin=mallard=--strip-all");
        println!("cargo::rustc-link-arg-bin=mallard=--keep-section=target_features");
    }
}
