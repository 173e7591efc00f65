// A host of the app with a copy of the built folder: it can be stopped, and can go over to another build.

import { execFile } from "node:child_process";
import { appendFile, cp, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Program } from "./process.mjs";

const SOURCES = join(import.meta.dirname, "..");

export class Host {
  #server;

  static async start() {
    const host = new Host();
    host.folder = await mkdtemp(join(tmpdir(), "mallard-host-"));
    await cp(join(SOURCES, "dist"), host.folder, { recursive: true });
    const words = ["--root", host.folder, "--port", "0", "--log"];
    host.#server = new Program(process.execPath, [join(SOURCES, "scripts/serve.mjs"), ...words]);
    [host.address] = await host.#server.says(/http:\S+/);
    return host;
  }

  /** From now on nobody answers. */
  stop() {
    return this.#server.end();
  }

  async end() {
    await this.stop();
    await rm(this.folder, { recursive: true });
  }

  /** Another build lies there: one line more in the rules of Durak. */
  async publish(line) {
    const rules = (await readdir(this.folder)).find((name) => name.startsWith("rules-"));
    await appendFile(join(this.folder, rules, "durak/en.md"), `\n- ${line} [DUR-1]\n`);
    await promisify(execFile)(process.execPath, [join(SOURCES, "scripts/worker.mjs"), this.folder]);
    return this.version();
  }

  /** The version that lies there. */
  async version() {
    const page = await readFile(join(this.folder, "index.html"), "utf8");
    return /<meta name="version" content="([^"]+)/.exec(page)[1];
  }
}
