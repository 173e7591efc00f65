#!/usr/bin/env bash
# The release app, in dist/. With --light the same app in target/app, neither small nor quick, but soon compiled.
source "$(dirname "$0")/tools.sh"

ensure_build_tools

# What .cargo/config.toml sets is set here again, for this replaces it.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="--cfg erase_components $PATHS_IN_PANICS"

if [ "${1:-}" = --light ]; then
    step "Light build"
    # Without --release, Trunk asks no optimiser. It empties its folder: target/light is where cargo keeps what it
    # compiles in that profile.
    export MALLARD_PROFILE=light
    exec env -u NO_COLOR trunk build --cargo-profile light --minify=true --dist target/app
fi

# Trunk compiles one program after the other, and linking one keeps one core busy. Both at once, as Trunk will
# ask for them; what it asks for is then there.
step "Release build, both programs"
cargo build --profile web --target wasm32-unknown-unknown --bins

step "Release build, the folder"
# Trunk takes a NO_COLOR=1 for a malformed flag and stops.
env -u NO_COLOR trunk build --release
