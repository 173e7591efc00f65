#!/usr/bin/env bash
# How fast the rules and the bots are in the browser and natively: builds both here, and runs one after the other.
source "$(dirname "$0")/tools.sh"

ensure_build_tools
ensure_npm_packages

step "Building the native program"
cargo build --release --no-default-features --example speed
step "Building the wasm program, with the flags of the bots"
folder=target/bots
CARGO_TARGET_DIR=$folder CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$PATHS_IN_PANICS $BOTS_RUSTFLAGS" \
    cargo build --profile bots --target wasm32-unknown-unknown --no-default-features --features bots --example speed
rm -rf target/speed
wasm-bindgen --target web --out-dir target/speed "$folder"/wasm32-unknown-unknown/bots/examples/speed.wasm
# The same optimisation as in scripts/bots.sh.
wasm-opt -O4 target/speed/speed_bg.wasm -o target/speed/speed_bg.wasm

step "Running both, one after the other"
native=$(realpath "${CARGO_TARGET_DIR:-target}/release/examples/speed")
MALLARD_NATIVE=$native scripts/e2e.sh --config speed.config.ts
