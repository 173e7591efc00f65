#!/usr/bin/env bash
# How fast the rules and the bots are in the browser and natively: builds both here, and runs one after the other.
source "$(dirname "$0")/tools.sh"

ensure_build_tools
ensure_npm_packages

step "Building the native program"
cargo build --release --example speed
native=$(realpath "${CARGO_TARGET_DIR:-target}/release/examples/speed")
step "Building the wasm program, with the flags of the bots"
use_bots_flags
cargo build --profile bots --target wasm32-unknown-unknown --features bots --example speed
rm -rf target/speed
wasm-bindgen --target web --out-dir target/speed "$CARGO_TARGET_DIR"/wasm32-unknown-unknown/bots/examples/speed.wasm
# The same optimisation as in scripts/bots.sh.
wasm-opt -O4 target/speed/speed_bg.wasm -o target/speed/speed_bg.wasm

step "Running both, one after the other"
MALLARD_NATIVE=$native scripts/e2e.sh --config speed.config.ts
