#!/usr/bin/env bash
# The release app, in dist/. With --light the same app in target/app, larger and slower, but compiled in much less time.
# With --drafts also the light app with the games that are drafts, in target/drafts.
source "$(dirname "$0")/tools.sh"

ensure_build_tools

# This variable replaces the flags in .cargo/config.toml, so it repeats them.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="--cfg erase_components $PATHS_IN_PANICS"

if [ "${1:-}" = --drafts ]; then
    export TRUNK_BUILD_FEATURES=ui,drafts
fi

if [ -n "${1:-}" ]; then
    step "Light build"
    # Without --release, Trunk uses no optimiser. Trunk empties its folder, so the app is not in target/light, which has
    # cargo's results of that profile.
    export MALLARD_PROFILE=light
    folder=target/app
    [ "$1" = --light ] || folder=target/drafts
    exec env -u NO_COLOR trunk build --cargo-profile light --minify=true --dist "$folder"
fi

ensure_wasm_opt

# The bots' library has flags of its own, so cargo cannot share it with the page. It compiles on the cores that the
# page's library, a single unit of code, leaves free.
(
    use_bots_flags
    cargo build --quiet --profile bots --target wasm32-unknown-unknown --features bots --lib
) &
bots=$!

# As scripts/program.sh, which then finds it ready.
step "Release build, the program"
cargo build --profile web --target wasm32-unknown-unknown --features ui --bin mallard
wait "$bots"

step "Release build, the folder"
# Trunk takes NO_COLOR=1 for a malformed flag and stops.
env -u NO_COLOR trunk build --release
