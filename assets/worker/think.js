// The worker in which bots think. The first message names the files of their program. After that the program
// itself receives the questions (src/worker.rs).

async function start({ data: { js, wasm } }) {
  try {
    const program = await import(js);
    await program.default({ module_or_path: wasm });
  } catch {
    postMessage("lacking");
  }
}

addEventListener("message", start, { once: true });
