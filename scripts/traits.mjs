// The functions and constants that a game implements, by trait: those that it must write, and those with a default.
// docs/new-game.md has them as a table.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const CRATES = join(import.meta.dirname, "../crates");

/** The traits of a game, in the order in which a game needs them, with their files. */
const TRAITS = {
  Game: "engine/src/game.rs",
  GameView: "engine/src/game.rs",
  GameEvent: "engine/src/game.rs",
  Search: "engine/src/search/mod.rs",
  Bot: "engine/src/bot.rs",
  RuleFacts: "words/src/facts.rs",
  SecrecyFacts: "words/src/facts.rs",
  ScreenFacts: "words/src/facts.rs",
  GameInfo: "words/src/game_info.rs",
  PromptText: "words/src/prompt_text.rs",
  LogText: "words/src/log_text.rs",
  ScoreText: "words/src/score_text.rs",
  StatusText: "words/src/status_text.rs",
  GameUi: "board/src/play/match_ui.rs",
};

/** The items of the trait `name` in Rust source: its functions, constants and types. */
export function items(source, name) {
  const [, body] = source.match(new RegExp(`^pub trait ${name}\\b[^{]*\\{\\n([^]*?)^\\}`, "m"));
  const code = body.replace(/^\s*(\/\/|#).*$/gm, "");
  const found = [...code.matchAll(/^ {4}(?:fn|const|type) (\w+)([^]*?)(;| \{\}?)$/gm)];
  const [required, optional] = [[], []];
  for (const [, item, rest, end] of found) {
    const hasDefault = end !== ";" || /[^=]=[^>=]/.test(rest);
    (hasDefault ? optional : required).push(item);
  }
  return { required, optional };
}

/** The items of each trait. */
export function traits() {
  return Object.entries(TRAITS).map(([name, file]) => ({ name, ...items(readFileSync(join(CRATES, file), "utf8"), name) }));
}
