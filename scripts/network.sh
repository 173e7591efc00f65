#!/usr/bin/env bash
# Phones over a bad network, on the app in dist/: the tablet and the phones have a network namespace each, and a bridge
# joins them. Needs root. Arguments go to Playwright: scripts/network.sh -g stopped
source "$(dirname "$0")/tools.sh"

[ "$(id -u)" -eq 0 ] || die "Only root may create network namespaces; please run this as root."
have ip || apt_install "the command ip" iproute2
ensure_node
ensure_npm_packages
ensure_chromium
ensure_firefox

# The bridge is in a namespace too, so that no rule of this machine's firewall touches its packets.
export MALLARD_NETWORK=mallard-$$
switch=$MALLARD_NETWORK-switch
# Those of e2e/support/network.ts.
devices=(tablet mina jun crowd firefox)

remove_network() {
    local name
    for name in switch "${devices[@]}"; do ip netns delete "$MALLARD_NETWORK-$name" 2>/dev/null || true; done
}
trap remove_network EXIT

# join_network NAME NUMBER: creates a device's namespace, and plugs it into the bridge. The port has the device's name.
join_network() {
    local own=$MALLARD_NETWORK-$1
    ip netns add "$own" &&
        ip -n "$switch" link add "$1" type veth peer name eth0 netns "$own" &&
        ip -n "$switch" link set "$1" master bridge up &&
        ip -n "$own" address add "10.83.0.$2/24" dev eth0 &&
        ip -n "$own" link set lo up &&
        ip -n "$own" link set eth0 up &&
        ip -n "$own" route add default dev eth0
}

step "Network"
reason="this machine cannot create network namespaces joined by a bridge; the kernel needs net_ns, veth and bridge."
ip netns add "$switch" && ip -n "$switch" link add bridge type bridge && ip -n "$switch" link set bridge up ||
    die "$reason"
for place in "${!devices[@]}"; do join_network "${devices[place]}" "$((place + 1))" || die "$reason"; done

cd e2e

step "Types of the browser tests"
tsc --noEmit

step "Browser"
# Firefox's driver listens on its own machine only, so the tests themselves are in Firefox's namespace.
ip netns exec "$MALLARD_NETWORK-firefox" "$(command -v playwright)" test --config network.config.ts "$@"
