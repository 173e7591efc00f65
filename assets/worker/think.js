// The worker in which bots think, or codes are read. The first message names the files of the program. After that the
// program itself receives the questions (src/worker.rs, crates/reader).

async function start({ data: { js, wasm } }) {
  try {
    const program = await import(js);
    await program.default({ module_or_path: wasm });
  } catch {
    postMessage("lacking");
  }
}

addEventListener("message", start, { once: true });
