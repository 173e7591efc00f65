// When no program starts, the page says so and offers to try again. This script is in plain, old JavaScript: it must
// run where the programs cannot.

(() => {
  /** After this time a blank page is more than slow, in milliseconds. */
  const PATIENCE = 10000;
  const TRIED = "mallard/tried-again";
  const root = document.documentElement;

  function isBlank() {
    const places = document.querySelectorAll("#home, #table");
    return places.length > 0 && Array.prototype.every.call(places, (place) => place.childElementCount === 0);
  }

  /** How often a program has been wanted. */
  let wanted = 0;

  function reportMissing() {
    // program.js has already reported that the table alone is missing, in better words. While the program waits
    // for a touch, no program is missing.
    if (isBlank() && !root.dataset.missing && !("idle" in root.dataset)) root.dataset.missing = "home";
  }

  /** Does the host answer? A worker lets HEAD requests pass. */
  function reach() {
    return fetch("./", { method: "HEAD", cache: "no-store" }).then(({ ok }) => ok);
  }

  // Something is missing: if the host answers, a filter holds it back (<html data-held>), and not the connection.
  new MutationObserver(() => {
    const mark = (isHeld) => root.toggleAttribute("data-held", isHeld);
    if (root.dataset.missing) reach().then(mark, () => mark(false));
  }).observe(root, { attributeFilter: ["data-missing"] });

  for (const event of ["load", "mallard:start"]) {
    addEventListener(event, () => {
      const last = ++wanted;
      setTimeout(() => wanted === last && reportMissing(), PATIENCE);
    });
  }
  // The browser could not fetch or could not parse a script.
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && reportMissing(), true);

  /** May the page fetch everything again? Once a visit: a second time would find the same. */
  function mayStartOver() {
    try {
      if (sessionStorage.getItem(TRIED)) return false;
      sessionStorage.setItem(TRIED, "1");
    } catch {
      // The storage is denied, so the page starts over each time the player asks for it.
    }
    return true;
  }

  /** Deletes the app's cached files, never the stored matches. */
  async function startOver() {
    // Without the host nothing could replace the cached files.
    if (!(await reach())) return;
    const here = new URL("./", location.href);
    if (navigator.serviceWorker) {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration && registration.scope === here.href) await registration.unregister();
    }
    for (const name of await caches.keys()) {
      // The service worker names them so (assets/worker/service-worker.js).
      if (name.startsWith(`mallard ${here.pathname} `)) await caches.delete(name);
    }
    const files = document.querySelectorAll("script[src], link[href]");
    const addresses = Array.prototype.map.call(files, (file) => file.src || file.href);
    for (const { dataset } of document.querySelectorAll("[data-js], [data-wasm]")) addresses.push(dataset.js, dataset.wasm);
    await Promise.all(["./", ...addresses].filter(Boolean).map((address) => fetch(address, { cache: "reload" })));
  }

  async function tryAgain() {
    try {
      if (mayStartOver()) await startOver();
    } catch {
      // Only the plain reload remains.
    }
    location.reload();
  }

  for (const button of document.querySelectorAll(".waiting button")) button.addEventListener("click", tryAgain);
})();
