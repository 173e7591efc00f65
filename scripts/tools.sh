# shellcheck shell=bash
# The tools that the project needs on a machine, and how to get them. Sourced, never run.
#
# It installs only two tools globally, because they have no other place: rustup's targets and components, and, without a
# browser, Debian's. The rest goes into .tools/ and e2e/node_modules/. It uses an existing tool, wherever that is from.

set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Our own come first: they were installed only because the machine's did not fit.
export PATH="$PWD/.tools/bin:$PWD/e2e/node_modules/.bin:$PATH"

TRUNK_VERSION=0.21.14
CARGO_DENY_VERSION=0.20.2
CARGO_MUTANTS_VERSION=27.1.0
GECKODRIVER_VERSION=0.37.1
# It knows the inner workings of rustc and wasm-bindgen: raise all three together.
WASM_SPLIT_VERSION=0.2.4
# Older versions do not know the wasm features that today's rustc uses.
WASM_OPT_OLDEST=116
NODE_OLDEST=20

# Panics name their source file by the crate, not by its folder on this machine.
PATHS_IN_PANICS=${PATHS_IN_PANICS:-"--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=crates --remap-path-prefix=$PWD=mallard"}

step() {
    printf '==> %s\n' "$*"
    # scripts/test.sh reads the times from these notes.
    [ -z "${MALLARD_STEPS:-}" ] || printf '%s %s\n' "$(date +%s)" "$*" >>"$MALLARD_STEPS"
}

die() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

have() {
    command -v "$1" >/dev/null
}

# For the release of the bots' programs (docs/performance.md): every browser that can show the page has these
# instructions, and V8 hardly ever inlines a function by itself.
use_bots_flags() {
    export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$PATHS_IN_PANICS -C target-feature=+simd128 -C llvm-args=-inline-threshold=500"
    # A separate folder: with other flags in the same folder, cargo would compile all crates again each time.
    export CARGO_TARGET_DIR=target/bots
}

source scripts/published.sh

# apt_install REASON PACKAGE...: installs as root, or with sudo that can ask for the password (or need not).
apt_install() {
    local what=$1 sudo=()
    shift
    have apt-get || die "$what is missing; please install it."
    if [ "$(id -u)" -ne 0 ]; then
        have sudo || die "$what is missing; please install it, or run this once as root."
        sudo=(sudo)
        # Without a terminal no one can type a password, so it fails at once instead of hanging.
        [ -t 0 ] || sudo=(sudo -n)
    fi
    step "Installing $what"
    if ! "${sudo[@]}" apt-get update -qq ||
        ! "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -qq --yes --no-install-recommends "$@" >/dev/null; then
        die "$what could not be installed with apt-get."
    fi
}

ensure_rust() {
    have cargo || die "Rust is missing; please install it with rustup."
    # Rust links through the C compiler, for build scripts and cargo install too.
    have cc || apt_install "a C compiler" gcc libc6-dev
}

# ensure_component SUBCOMMAND NAME: installs a component that rustup's minimal profile leaves out.
ensure_component() {
    cargo "$1" --version >/dev/null 2>&1 && return
    have rustup || die "$2 is missing; please install it for your Rust."
    step "Installing $2"
    rustup component add "$2" || die "rustup could not install $2."
}

ensure_wasm_target() {
    [ -d "$(rustc --print target-libdir --target wasm32-unknown-unknown)" ] && return
    have rustup || die "Rust's target wasm32-unknown-unknown is missing; please install it."
    step "Installing Rust's wasm target"
    rustup target add wasm32-unknown-unknown || die "rustup could not install the wasm target."
}

# install_compiled CRATE VERSION OPT-LEVEL [OPTION...]: compiles a tool quickly rather than well. These
# programs run for seconds; with their makers' optimisation they would compile for minutes
# (docs/performance.md).
install_compiled() {
    local crate=$1 version=$2 opt_level=$3
    shift 3
    step "Compiling $crate $version (once, a few minutes)"
    cargo_install "$opt_level" --version "$version" "$@" "$crate" || die "$crate $version could not be installed."
}

cargo_install() {
    local opt_level=$1
    shift
    CARGO_PROFILE_RELEASE_OPT_LEVEL=$opt_level CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_DEBUG=0 \
        CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 cargo install --quiet --force --root .tools "$@"
}

# The linters of the sources.
ensure_linters() {
    ensure_rust
    ensure_component fmt rustfmt
    ensure_component clippy clippy
    ensure_wasm_target
}

ensure_trunk() {
    have trunk && return
    install_published "trunk-rs/trunk/releases/download/v$TRUNK_VERSION/trunk-$(platform gnu).tar.gz" \
        "$TRUNK_VERSION" trunk ||
        # It only waits for others: cargo, wasm-bindgen, wasm-opt. It downloads nothing, so it needs no TLS.
        install_compiled trunk "$TRUNK_VERSION" 0 --locked --no-default-features
}

# The tool and the crate speak a private format: their versions must be exactly the same.
ensure_wasm_bindgen() {
    local version name
    version=$(awk -F '"' '/^name = "wasm-bindgen"$/ { getline; print $2 }' Cargo.lock)
    [ -n "$version" ] || die "Cargo.lock names no wasm-bindgen."
    if have wasm-bindgen-test-runner &&
        [ "$(wasm-bindgen --version 2>/dev/null)" = "wasm-bindgen $version" ]; then
        return
    fi
    name=wasm-bindgen-$version-$(platform musl)
    # Not --locked: their lock file may name a release that has been withdrawn since.
    install_published "wasm-bindgen/wasm-bindgen/releases/download/$version/$name.tar.gz" \
        "$version" wasm-bindgen wasm-bindgen-test-runner ||
        install_compiled wasm-bindgen-cli "$version" 1 --no-default-features
}

# Splits the program (scripts/program.sh). Our patch lets it put code that several chunks share into one of them;
# without it each set of games would have a file of its own.
ensure_wasm_split() {
    local crate=wasm_split_cli_support patch=scripts/wasm-split.patch made=.tools/wasm-split-$WASM_SPLIT_VERSION.patch
    local folder
    # It reports no version: the patch with which it was compiled shows which one it is.
    [ -x .tools/bin/wasm-split-cli ] && cmp -s "$patch" "$made" && return
    step "Compiling $crate $WASM_SPLIT_VERSION (once, a few minutes)"
    folder=$(mktemp -d)
    # Cargo fetches a crate, and checks it, only for a package that needs it.
    printf '[package]\nname = "fetch"\n[lib]\npath = "Cargo.toml"\n[dependencies]\n%s = "=%s"\n' \
        "$crate" "$WASM_SPLIT_VERSION" >"$folder/Cargo.toml"
    cp -R "$(cargo metadata --quiet --format-version 1 --manifest-path "$folder/Cargo.toml" |
        node -p "path.dirname(JSON.parse(fs.readFileSync(0)).packages.find(({ name }) => name === '$crate').manifest_path)")" \
        "$folder/crate" &&
        git -C "$folder/crate" apply "$PWD/$patch" &&
        cargo_install 1 --locked --features build-binary --path "$folder/crate" &&
        cp "$patch" "$made" ||
        die "$crate $WASM_SPLIT_VERSION could not be installed."
    rm -rf "$folder"
}

# For `make audit` only.
ensure_cargo_deny() {
    have cargo-deny || install_compiled cargo-deny "$CARGO_DENY_VERSION" 1 --locked
}

# For `make mutants` only.
ensure_cargo_mutants() {
    have cargo-mutants || install_compiled cargo-mutants "$CARGO_MUTANTS_VERSION" 1 --locked
}

ensure_node() {
    if ! have node || ! have npm; then
        die "Node or npm is missing; please install Node $NODE_OLDEST or newer."
    fi
    [ "$(node -p 'process.versions.node.split(".")[0]')" -ge "$NODE_OLDEST" ] ||
        die "Node $(node --version) is too old; please install Node $NODE_OLDEST or newer."
}

# Installs the packages of e2e/package.json, in the versions of its lock file.
ensure_npm_packages() {
    # npm leaves a copy of the lock file behind, as new as the last installation.
    [ e2e/node_modules/.package-lock.json -nt e2e/package-lock.json ] && return
    step "Installing the npm packages"
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --prefix e2e --no-audit --no-fund --loglevel error ||
        die "The npm packages of e2e/package-lock.json could not be installed."
}

wasm_opt_fits() {
    local version
    version=$(wasm-opt --version 2>/dev/null | awk '{ print $3 }')
    [ "${version:-0}" -ge "$WASM_OPT_OLDEST" ]
}

# For the release only.
ensure_wasm_opt() {
    wasm_opt_fits || ensure_npm_packages
}

# Every tool that turns the sources into the app.
ensure_build_tools() {
    ensure_rust
    ensure_node
    ensure_wasm_target
    ensure_trunk
    ensure_wasm_bindgen
    ensure_wasm_split
}

# The headless shell first: a whole browser also draws its own window for every page of the tests.
find_chromium() {
    command -v chromium-headless-shell || command -v chromium || command -v google-chrome ||
        command -v chromium-browser || true
}

# Puts the browser's path into CHROME. If CHROME is set already, it does not change.
ensure_chromium() {
    export CHROME=${CHROME:-$(find_chromium)}
    [ -n "$CHROME" ] && return
    # The fonts are for the Korean and Japanese screens.
    apt_install Chromium chromium-headless-shell fonts-noto-cjk
    CHROME=$(find_chromium)
    [ -n "$CHROME" ] || die "Chromium is missing even after its installation."
}

# The rest is for `make engines` only: WebKit and Firefox, and their drivers.

# It draws on a screen; Xvfb is an invisible one.
ensure_webkit() {
    have WebKitWebDriver || apt_install WebKitGTK webkit2gtk-driver
    have Xvfb || apt_install Xvfb xvfb
}

ensure_firefox() {
    have firefox || have firefox-esr || apt_install Firefox firefox-esr
    # Debian has no package for it.
    have geckodriver || { ensure_rust && install_compiled geckodriver "$GECKODRIVER_VERSION" 0 --locked; }
}

# Its version must be Chromium's: both come from the same packages.
ensure_chromedriver() {
    have chromedriver || apt_install "Chromium's driver" chromium-driver
}

# long_run TESTS WHY ARGUMENTS...: cargo must run exactly TESTS tests, and all must pass; otherwise it fails with WHY.
# Cargo itself does not fail when no test has the given name.
long_run() {
    local tests=$1 why=$2
    shift 2
    said=$(mktemp)
    trap 'rm "$said"' EXIT
    cargo test "$@" 2>&1 | tee "$said"
    grep -q "^test result: ok. $tests passed" "$said" || die "$why"
}
