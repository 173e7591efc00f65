# shellcheck shell=bash
# Programs as their makers publish them: downloaded, compared with the checksum in scripts/checksums.txt, unpacked.
# Sourced, never run. An archive without a checksum in that list is not downloaded: if you raise a version, add the
# checksums that are published with the archives, or leave the tool to be compiled.

# A mirror of GitHub's files, for networks that have their own.
DOWNLOADS=${MALLARD_DOWNLOADS:-https://github.com}
CHECKSUMS=$PWD/scripts/checksums.txt

# This machine's name in the names of archives; empty if no archive is published for it.
platform() {
    case "$(uname -s)-$(uname -m)" in
        Linux-x86_64) echo "x86_64-unknown-linux-$1" ;;
        Linux-aarch64) echo "aarch64-unknown-linux-$1" ;;
        Darwin-x86_64) echo x86_64-apple-darwin ;;
        Darwin-arm64) echo aarch64-apple-darwin ;;
    esac
}

# sum_of FILE: its SHA-256.
sum_of() {
    if have sha256sum; then
        sha256sum "$1"
    else
        shasum -a 256 "$1"
    fi | cut -d ' ' -f 1
}

# fetched PATH FILE: fetches the archive at that path of DOWNLOADS, and fails if its checksum is not
# the one in the list.
fetched() {
    local sum
    sum=$(awk -v path="$1" '$2 == path { print $1 }' "$CHECKSUMS")
    if [ -z "$sum" ] || ! have curl; then
        return 1
    fi
    step "Fetching ${1##*/}"
    if ! curl --fail --silent --location --connect-timeout 10 --retry 2 --output "$2" "$DOWNLOADS/$1"; then
        step "$DOWNLOADS/$1 cannot be had"
        return 1
    fi
    if [ "$(sum_of "$2")" != "$sum" ]; then
        step "$DOWNLOADS/$1 is not the file it should be"
        return 1
    fi
}

# unpacked FOLDER VERSION PROGRAM...: moves the programs of FOLDER/archive to .tools/bin. The first of them
# must run here and report VERSION.
unpacked() {
    local folder=$1 version=$2 first=$3 program
    shift 2
    tar -xzf "$folder/archive" -C "$folder" || return 1
    # Some archives contain a folder.
    for program; do
        find "$folder" -mindepth 2 -type f -name "$program" -exec mv {} "$folder/" \;
        [ -f "$folder/$program" ] || return 1
    done
    if [ "$("$folder/$first" --version 2>/dev/null)" != "$first $version" ]; then
        step "The published $first $version does not run here"
        return 1
    fi
    mv "${@/#/$folder/}" .tools/bin/
}

# install_published PATH VERSION PROGRAM...: installs the programs of an archive in .tools/bin. If that is
# impossible it fails, and leaves no files behind.
install_published() {
    local path=$1 folder status=0
    shift
    mkdir -p .tools/bin
    folder=$(mktemp -d .tools/fetched.XXXXXX)
    { fetched "$path" "$folder/archive" && unpacked "$folder" "$@"; } || status=1
    rm -rf "$folder"
    return "$status"
}
