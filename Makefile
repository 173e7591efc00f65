# Mallard in one word each. `make` alone lists them.
#
# The targets are thin: each is a command, or one script from scripts/ that also runs by itself.

.DEFAULT_GOAL := help
.PHONY: play game test browser thorough kills monkey engines network soak ladder fair fuzz mutants check build dist serve bench speed taps thinking screenshots pictures audit lighthouse fmt clean help

# All files that end up in the app, and their folders, whose dates change when a file is deleted. The targets skip a
# build when nothing has changed.
SOURCES := index.html Trunk.toml Cargo.toml Cargo.lock build.rs scripts/styles.mjs scripts/sprites.mjs scripts/light-dark.mjs scripts/content-hashes.mjs scripts/finish-build.mjs scripts/program.sh scripts/chunks.mjs scripts/wasm-split.patch scripts/bots.sh scripts/tools.sh $(shell find src crates style assets)

dist/index.html: $(SOURCES)
	@scripts/build.sh

target/app/index.html: $(SOURCES)
	@scripts/build.sh --light

target/drafts/index.html: $(SOURCES)
	@scripts/build.sh --drafts

# Only on a branch that adds a game is there a draft.
PLAYED := $(if $(shell grep '^drafts = .*,' Cargo.toml),target/drafts,target/app)

play: $(PLAYED)/index.html ## install what is missing, build the light app, drafts included, and serve it on this machine
	@node scripts/serve.mjs --root $(PLAYED)

game: ## NAME=little-hearts LIKE=trick: begin a game as a copy of a small one of its kind (crates/templates/)
	@node scripts/new-game.mjs "$(NAME)" "$(LIKE)"
	@cargo fmt --package mallard-$(NAME)

test: ## the checks for every change (or, quicker, for one inside GAME=durak): style, tests native and wasm, the shorter tests in a browser
	@scripts/test.sh $(GAME)

browser: dist ## the checks for the release build: its folder, its sizes, all tests in a browser
	@scripts/e2e.sh

thorough: dist/index.html ## all tests in a browser in their long form: each screen in each language, more whole matches; takes long
	@MALLARD_BROWSER=thorough scripts/e2e.sh

kills: dist/index.html ## the browser dies at every moment of a match of each game; takes long
	@MALLARD_KILLS=all scripts/e2e.sh kills.spec.ts

ACTS ?= 10000

monkey: dist/index.html ## ACTS=10000 random taps, drags and keys in a match of each game, from SEED=0 on; takes long
	@MALLARD_ACTS=$(ACTS) MALLARD_SEED=$(SEED) scripts/e2e.sh monkey.spec.ts

engines: dist/index.html ## the game on WebKit and Firefox; takes long
	@scripts/engines.sh

network: dist/index.html ## phones over a bad network, each device in a network namespace; needs root, takes long
	@scripts/network.sh

# `GAMES` is the number of matches of each game, `SEED` the seed of the first.
GAMES ?= 10000
SEED ?= 0

soak: ## GAMES=10000 matches of each game (or of GAME=durak), from SEED=0 on, with all rules checked in them
	@scripts/soak.sh $(GAMES) $(SEED) $(GAME)

ladder: ## hundreds of matches between levels of bots, each stronger than the one below
	@scripts/ladder.sh

SEEDS ?= 10000

fair: ## check that the deals of SEEDS=10000 seeds of each game are as likely as they should be
	@scripts/fair.sh $(SEEDS)

CASES ?= 100000

fuzz: ## CASES=100000 changed imports, texts, links and saves, from SEED=0 on: none may panic or break a rule
	@scripts/fuzz.sh $(CASES) $(SEED)

SHARD ?= 0/40

mutants: ## SHARD=0/40 of all small changes to engine, store and rules: which ones does no test notice? Takes hours
	@scripts/mutants.sh $(SHARD)

check: ## the quick checks while you work: format, clippy, unit tests
	@scripts/check.sh

build: dist/index.html ## the release app, in dist/

dist: dist/index.html ## the same, checked, with its sizes: the folder that visitors get, for any host of static files
	@node scripts/check-dist.mjs
	@node scripts/size.mjs

serve: ## the development build, rebuilt and reloaded at every change
	@scripts/serve.sh

bench: ## how fast the rules are
	@cargo bench

speed: ## how fast the rules and the bots are in the browser, compared with native
	@scripts/speed.sh

taps: dist/index.html ## how long a tap takes in the browser, four times slower than this machine
	@scripts/taps.sh

thinking: dist/index.html ## how long bots think in the browser, times four
	@scripts/e2e.sh --config thinking.config.ts

screenshots: dist/index.html ## pictures of every screen, in target/screenshots/, and those of the documents
	@scripts/screenshots.sh

pictures: dist/index.html ## the same pictures compared with those taken before: which have changed?
	@scripts/e2e.sh --config screenshots.config.ts

audit: ## licences and known vulnerabilities of the crates; needs the network
	@scripts/audit.sh

lighthouse: dist/index.html ## Lighthouse's scores of the first screen
	@scripts/lighthouse.sh

fmt: ## rewrite the Rust sources in the project's format
	@scripts/fmt.sh

clean: ## remove what was built, keep what was installed
	@cargo clean
	@rm -rf dist e2e/test-results

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile
