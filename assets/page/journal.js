// A second place for what the app stores. A browser may write localStorage to disk as late as a minute after a change,
// so a browser that dies loses the last steps of a match. The journal is a database, which writes each change to disk at
// once. It has the changes that localStorage may lose, under the same names and in the same envelopes.
//
//   event mallard:stored              a program has stored or deleted the text of this name
//   window.mallardJournal.recovered   a promise: localStorage has what the journal has. Programs start after that.

const DATABASE = "mallard-journal";
const STORE = "texts";

/** How long programs wait for the journal, in milliseconds: a broken database may never answer. */
const PATIENCE = 2000;

/** By then every browser has written localStorage to disk, in milliseconds. */
const COMMITTED = 10 * 60_000;

/** The names of changes that the journal does not have yet. */
const changed = new Set();

/** The open database; null before it is open, and after the browser has closed it. */
let database = null;
let opening = null;

/** Is a transaction on its way to the disk? Changes wait for it, so that a quick match makes no queue of old texts. */
let isWriting = false;

/** The result of a request. */
function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    result(request).then(resolve, reject);
  }).then((opened) => {
    const close = () => {
      opened.close();
      database = opening = null;
    };
    opened.onclose = opened.onversionchange = close;
    database = opened;
  });
  return opening;
}

/** Writes entries, [name, text or null] each; a deleted name has null. Resolves when the disk has them. */
function write(entries) {
  const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
  const store = transaction.objectStore(STORE);
  const at = Date.now();
  for (const [name, text] of entries) store.put({ text, at }, name);
  // A page that is being left writes, too.
  transaction.commit?.();
  return new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
}

function flush() {
  if (isWriting || changed.size === 0) return;
  if (database === null) {
    // Without a database, localStorage alone has the texts.
    open().then(flush, () => (opening = null));
    return;
  }
  const entries = Array.from(changed, (name) => [name, localStorage.getItem(name)]);
  changed.clear();
  const done = () => {
    isWriting = false;
    flush();
  };
  try {
    isWriting = true;
    write(entries).then(done, done);
  } catch (closed) {
    isWriting = false;
    database = opening = null;
  }
}

/** The names of the two slots of a key (crates/store/src/slots.rs). */
function slots(name) {
  const first = name.replace(/~$/, "");
  return [first, `${first}~`];
}

/** The age in an envelope (crates/store/src/envelope.rs): 0 in any other text, -1 without a text. */
function age(text) {
  return text === null ? -1 : Number(/^\{"v":\d+,"n":(\d+),/.exec(text)?.[1] ?? 0);
}

/** Does localStorage lack this change? */
function isLost(name, { text, at }) {
  const kept = (slot) => age(localStorage.getItem(slot));
  if (text === null) return kept(name) >= 0 && kept(name) <= at;
  return age(text) > Math.max(...slots(name).map(kept));
}

/** Puts a change into localStorage. Returns whether it took it. */
function restore(name, text) {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return localStorage.getItem(name) === text;
  } catch (full) {
    return false;
  }
}

/** Gives localStorage what it has lost, and forgets what it has on disk. */
async function recover(isLate) {
  await open();
  const store = database.transaction(STORE, "readonly").objectStore(STORE);
  const [names, records] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
  const entries = names.map((name, at) => [name, records[at]]);
  // A program may have changed what was lost.
  if (isLate()) return;
  // All are compared before one changes: both slots of a key may be lost.
  const lost = entries.filter(([name, record]) => isLost(name, record)).map(([name, { text }]) => [name, text]);
  const restored = lost.filter(([name, text]) => restore(name, text));
  if (restored.length > 0) {
    await write(restored);
    // The page has been made from what was left.
    location.reload();
    await new Promise(() => {});
  }
  const old = entries.filter(([, { at }]) => at < Date.now() - COMMITTED).map(([name]) => name);
  if (old.length === 0) return;
  const gone = database.transaction(STORE, "readwrite").objectStore(STORE);
  for (const name of old) gone.delete(name);
}

addEventListener("mallard:stored", ({ detail }) => {
  changed.add(detail);
  flush();
});
// The changes that wait would wait for ever.
addEventListener("pagehide", () => {
  isWriting = false;
  flush();
});

let late = false;
const limit = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => (late = true));
window.mallardJournal = { recovered: Promise.race([recover(() => late).catch(() => {}), limit]) };
