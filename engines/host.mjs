// A host of the app with a copy of the built folder. A test can stop it, and can put another build on it.

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
    [host.address] = await host.#server.waitForLine(/http:\S+/);
    return host;
  }

  /** From now on the host does not answer. */
  stop() {
    return this.#server.end();
  }

  async end() {
    await this.stop();
    await rm(this.folder, { recursive: true });
  }

  /** Puts another build on the host, with one more line in the rules of Durak. */
  async publish(line) {
    const rules = (await readdir(this.folder)).find((name) => name.startsWith("rules-"));
    await appendFile(join(this.folder, rules, "durak/en.md"), `\n- ${line} [DUR-1]\n`);
    await promisify(execFile)(process.execPath, [join(SOURCES, "scripts/finish-build.mjs"), this.folder]);
    return this.version();
  }

  /** The version of the build on the host. */
  async version() {
    const page = await readFile(join(this.folder, "index.html"), "utf8");
    return /<meta name="version" content="([^"]+)/.exec(page)[1];
  }
}
