#!/usr/bin/env bash
# The format, and the checks that no linter has.
source "$(dirname "$0")/tools.sh"

ensure_linters

step "Format"
scripts/fmt.sh --check

# Tests run without the feature that the screens need, so a test in a screen would never run.
step "Tests among the screens"
! grep -rl '#\[test\]' src/home crates/board crates/kit crates/table crates/web crates/games/*/src/ui ||
    die "These tests would never run. Logic that needs no page belongs in crates/session, crates/words or a game's words."

# A setting of the app overrules the device, so one place decides (crates/kit/src/app.rs) and marks the root.
step "Stillness"
! grep -rl 'prefers-reduced-motion' style ||
    die "Style sheets must ask :root[data-motion=\"less\"], not the device."

# A list with a comma and a space looks foreign in Japanese.
step "Lists"
! grep -rlE 'join\("(, |、)"\)' crates/games ||
    die "Each language lists things in its own way: use Text::list."
