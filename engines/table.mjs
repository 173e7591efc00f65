// A player at the table, who takes the first possible action for each question.

import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";

/** How many taps may change nothing before the test calls the player stuck. */
const STUCK = 12;

/**
 * A tap that follows sooner on a button with the next question does not count (assets/page/input-guard.js), in
 * milliseconds.
 */
const LOOK = 850;

/** Runs in the page. Returns the table's question to the players, and where a finger would answer it. */
function asked() {
  // A hand that was covered while another window had the focus: WebDriver gives it back to no window.
  if (document.documentElement.matches("[data-secret][data-away]")) {
    return { asks: "cover", point: { x: innerWidth / 2, y: innerHeight / 2 } };
  }
  const first = (...kinds) => kinds.reduce((point, kind) => point ?? reached({ kind }), null);
  // A player who sees one of these has no other action.
  for (const [asks, kind] of [
    ["curtain", ":is(.handoff, .curtain) .button--big"],
    ["question", ".question .button--primary"],
    ["pause", ".between__foot .button, .prompt--idle .actions .button--primary"],
    ["result", ".result__actions .button--primary"],
  ]) {
    const point = first(kind);
    if (point) return { asks, point };
  }
  if (!document.querySelector(".prompt:not(.prompt--idle)")) return null;
  const button = first(".actions .button--primary:not(:disabled, [aria-disabled=true])", ".actions .button");
  const choice = first(
    // A card of the hand comes before the places on the table.
    ".hand .is-playable:not(.is-selected)",
    ".hand .is-target:not(.is-selected)",
    ".pick__cards .card:not(.is-off, .is-selected)",
    ".pond :is(.is-target, [data-target]):not(.is-selected)",
    // The deck of Duck & Cover, and the seats of Duck That Goose!
    ".pond button.call",
    ".range--target .range__look",
  );
  // This button shows any two cards, unless the player has tapped two: all engines must see the same.
  const open = choice && document.querySelector(".actions .peek-button") && document.querySelectorAll(".hand .is-selected").length < 2;
  return choice || button ? { asks: "decision", choice, button: open ? null : button } : null;
}

export class Player {
  /** Each kind of question, and how often it came. */
  met = {};
  /** The number of this player's decisions. */
  decisions = 0;
  #chosen = false;
  #fruitless = 0;

  constructor(tablet) {
    this.tablet = tablet;
  }

  /** Waits until the table asks a question. */
  asked() {
    return this.tablet.session.until("the table to ask for something", asked);
  }

  /** Taps once. */
  async touch() {
    const { session } = this.tablet;
    const { asks, point, choice, button } = await this.asked();
    this.met[asks] = (this.met[asks] ?? 0) + 1;
    if (asks !== "decision") {
      this.#chosen = false;
      return session.finger([point]);
    }
    const before = await this.tablet.match();
    // First the piece, then the button that names the result.
    const confirms = button && (this.#chosen || !choice);
    await session.finger([confirms ? button : choice]);
    // A player does not tap again before they have seen the result.
    await session.drawn();
    const after = await this.tablet.match();
    const made = after.id === before.id && after.record.log.length > before.record.log.length;
    this.#chosen = !made && !confirms;
    if (made) this.decisions += 1;
    this.#fruitless = made ? 0 : this.#fruitless + 1;
    if (confirms && !made) await pause(LOOK);
    assert.ok(this.#fruitless < STUCK, `${STUCK} touches came to nothing; the table: ${await this.tablet.position()}`);
  }

  /** Plays until the player has made `decisions` decisions, past the ends of matches. */
  async play(decisions) {
    for (const until = this.decisions + decisions; this.decisions < until; ) await this.touch();
  }

  /** Goes past curtains and pauses, to the next decision. */
  async ready() {
    while ((await this.asked()).asks !== "decision") await this.touch();
  }
}
