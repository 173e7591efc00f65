#!/usr/bin/env bash
# What comes with the crates: licences, copies, sources, known holes (deny.toml). Not part of `make test`: what
# is known of a crate changes without anything having changed here.
source "$(dirname "$0")/tools.sh"

ensure_rust
ensure_cargo_deny

step "Licences, bans, sources"
cargo deny check licenses bans sources

# Fetches RustSec's database from GitHub; without it nothing can be said.
step "Advisories"
cargo deny check advisories
