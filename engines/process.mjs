// The processes of a test: drivers, a screen, a host. Each has a separate process group, and ends with all the
// processes it has started. A browser that remained would prevent Node from ending.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const running = new Set();

// Ends the processes that an interrupted run leaves.
process.on("exit", () => running.forEach((program) => program.kill()));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));

export class Program {
  /** Its output, line by line. */
  lines = [];
  /** Has it ended? */
  gone = false;
  #child;
  #ended;

  constructor(command, words, { env = {}, stdio = ["ignore", "pipe", "pipe"] } = {}) {
    this.command = command;
    this.#child = spawn(command, words, { detached: true, stdio, env: { ...process.env, ...env } });
    for (const stream of this.#child.stdio.slice(1)) {
      if (stream) createInterface({ input: stream }).on("line", (line) => this.lines.push(line));
    }
    this.#ended = new Promise((resolve) => {
      this.#child.on("exit", resolve).on("error", (error) => {
        this.lines.push(String(error));
        resolve();
      });
    });
    this.#ended.then(() => (this.gone = true));
    running.add(this);
  }

  /** Waits for a line that matches, and returns the match. */
  async waitForLine(like, patience = 20_000) {
    const until = Date.now() + patience;
    for (;;) {
      const found = this.lines.map((line) => like.exec(line)).find(Boolean);
      if (found) return found;
      if (this.gone || Date.now() > until) {
        throw new Error(`${this.command} did not say ${like}, but:\n${this.lines.slice(-20).join("\n")}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Ends the group without waiting for it. */
  kill() {
    running.delete(this);
    try {
      process.kill(-this.#child.pid, "SIGKILL");
    } catch {
      // The whole group has ended already, or has never begun.
    }
  }

  async end() {
    this.kill();
    await this.#ended;
    for (const stream of this.#child.stdio) stream?.destroy();
  }
}
