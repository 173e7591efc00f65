// A tiny static file server for dist/: no dependency, this machine only. It sends the caching headers of
// docs/hosting.md.
//
// node scripts/serve.mjs [--root dist] [--port 8080] [--prefix /some/where/] [--log] [--compress] [--untyped .wasm]
//
// Without --port: 8080, or the next free one. --port 0: any free one. --log: a line for each request. --compress:
// brotli, as hosts do; between a server and a browser on one machine it only takes time. --untyped: the type of such a
// file is not known, as behind some filters.

import { createReadStream } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { HASHED, filesIn } from "./files.mjs";

// Browsers compile wasm while it loads, and run modules at all, only if the type is right.
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

const { values: options } = parseArgs({
  options: {
    root: { type: "string", default: "dist" },
    port: { type: "string" },
    prefix: { type: "string", default: "/" },
    log: { type: "boolean", default: false },
    compress: { type: "boolean", default: false },
    untyped: { type: "string", default: "" },
  },
});

delete TYPES[options.untyped];

const root = await realpath(options.root).catch(() => {
  console.error(`error: there is no folder ${options.root}; build the app first.`);
  process.exit(1);
});
// Always "/" or "/some/where/".
const prefix = `/${options.prefix}/`.replace(/\/+/g, "/");

/** The file behind a URL's path, or null. Follows symbolic links first, so none leads out of the root. */
async function find(path) {
  try {
    let file = await realpath(join(root, decodeURIComponent(path)));
    if ((await stat(file)).isDirectory()) file = await realpath(join(file, "index.html"));
    if (!file.startsWith(root + sep)) return null;
    const { size, mtimeMs } = await stat(file);
    return { file, size, tag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
  } catch {
    return null; // not there, or not a path at all
  }
}

function plain(response, status, text, headers = {}) {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...headers });
  response.end(`${text}\n`);
}

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(css|html|js|json|md|svg|wasm|webmanifest)$/;

/** File → its bytes with brotli. Made in advance: at the best quality this takes seconds. */
const compressed = new Map();
if (options.compress) {
  const files = filesIn(root).filter((file) => COMPRESSIBLE.test(file)).map((file) => join(root, file));
  const all = files.map(async (file) => compressed.set(file, await promisify(brotliCompress)(await readFile(file))));
  await Promise.all(all);
}

const server = createServer(async (request, response) => {
  if (options.log) console.log(`${request.method} ${request.url}`);
  if (request.method !== "GET" && request.method !== "HEAD") {
    return plain(response, 405, "Only GET and HEAD", { allow: "GET, HEAD" });
  }
  const path = request.url.replace(/[?#].*/s, "");
  // Relative links in the page need the slash.
  if (`${path}/` === prefix) return plain(response, 301, "Moved", { location: prefix });

  const found = path.startsWith(prefix) ? await find(path.slice(prefix.length)) : null;
  if (!found) return plain(response, 404, "Not found");

  const headers = {
    "content-type": TYPES[extname(found.file)] ?? "application/octet-stream",
    // Browsers must ask again for a file without a hash: a rebuild must show at the next reload.
    "cache-control": HASHED.test(path) ? "max-age=31536000, immutable" : "no-cache",
    "x-content-type-options": "nosniff",
    etag: found.tag,
  };
  if (request.headers["if-none-match"] === found.tag) {
    response.writeHead(304, headers);
    return response.end();
  }
  const bytes = compressed.get(found.file);
  if (bytes) {
    response.writeHead(200, { ...headers, "content-encoding": "br", "content-length": bytes.length });
    return response.end(request.method === "HEAD" ? undefined : bytes);
  }
  response.writeHead(200, { ...headers, "content-length": found.size });
  if (request.method === "HEAD") return response.end();
  createReadStream(found.file)
    .on("error", () => response.destroy())
    .pipe(response);
});

server.on("listening", () => {
  console.log(`Mallard is at http://localhost:${server.address().port}${prefix} (Ctrl-C ends it)`);
});

let port = Number(options.port ?? 8080);
server.on("error", (error) => {
  if (error.code === "EADDRINUSE" && options.port === undefined && port < 8180) {
    return server.listen(++port, "localhost");
  }
  console.error(`error: cannot listen on port ${port}: ${error.message}`);
  process.exit(1);
});
server.listen(port, "localhost");
