#!/usr/bin/env bash
# Checks the crates: licences, copies, sources, known vulnerabilities (deny.toml). Not part of `make test`,
# because new vulnerabilities become known without any change here.
source "$(dirname "$0")/tools.sh"

ensure_rust
ensure_cargo_deny

step "Licences, bans, sources"
cargo deny check licenses bans sources

# Fetches RustSec's database from GitHub. Without it there is no answer.
step "Advisories"
cargo deny check advisories
