// The page's side of the service worker: without a network the app opens all the same, and a new version
// is taken when a person says so, never in the middle of a match.
//
// With the screens it talks by marks and events:
//   <html data-update="ready">, event mallard:update   a new version is here, whole, or was taken in another tab
//   event mallard:take-update                          a person takes it: the page reloads as the new one
//
// Taken in one tab, it is taken in all that show the shelf. Any other goes on as what it is, with the files of its own
// version (the worker keeps them as long), and offers the new one when somebody comes back to its shelf.

const root = document.documentElement;
const workers = navigator.serviceWorker; // undefined where the address is not a secure one
const version = document.querySelector('meta[name="version"]').content;

/** How often the host is asked for a new version while the page stays open, in milliseconds. */
const PATIENCE = 30 * 60_000;

/** So long it waits before it tries again when the worker did not get the whole app; each time twice as long. In milliseconds. */
const A_WHILE = 30_000;

/** Has a person said, in this tab, that the new version shall come? */
let wanted = false;
/** Is the new version in charge, and this page still of the older one? */
let taken = false;

function announce() {
  if (root.dataset.update === "ready") return;
  root.dataset.update = "ready";
  dispatchEvent(new Event("mallard:update"));
}

/** Is a person in the middle of something here: a match, a setup, reading, or a match that is in memory alone? */
function isBusy() {
  return root.dataset.at !== "home" || window.mallardUnsaved?.size > 0;
}

function followWorker() {
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    // The first worker takes over a page of its own version; a later one brings another version.
    if (!controlled) {
      controlled = true;
    } else if (wanted || !isBusy()) {
      location.reload();
    } else {
      taken = true;
      announce();
    }
  });
}

/** Announces a worker that waits beside the active one, now or later. */
function watch(registration) {
  const follow = () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && registration.active) announce();
    });
  };
  if (registration.waiting) announce();
  // Another tab may have found it before this one began to look.
  follow();
  registration.addEventListener("updatefound", follow);

  addEventListener("mallard:take-update", () => {
    if (registration.waiting) {
      wanted = true;
      registration.waiting.postMessage({ type: "take over" });
    } else if (taken) {
      location.reload();
    }
  });

  // An installed app is seldom closed, so it would never ask by itself.
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < PATIENCE) return;
    asked = Date.now();
    // Without a network there is nothing to find.
    registration.update().catch(() => {});
  });
}

/** Settles when a worker is there that has the whole app; fails when the first one could not get it. */
async function installed({ active, waiting, installing }) {
  if (active || waiting) return;
  await new Promise((resolve, reject) => {
    if (!installing) reject(new Error("no worker"));
    installing?.addEventListener("statechange", () => {
      if (installing.state === "redundant") reject(new Error("a file is missing, or is another"));
      else resolve();
    });
  });
}

async function begin() {
  const first = workers.controller === null;
  // Asked past the browser's cache: a host may let it keep files for hours.
  await installed(await workers.register("sw.js", { updateViaCache: "none" }));
  const registration = await workers.ready;
  watch(registration);
  // Rules are read offline from the first visit on, if page and worker are of one version.
  if (first) registration.active.postMessage({ type: "take this page", version });
  registration.active.postMessage({ type: "here", version });
}

/** Begins, and where that fails again and again: a network that is gone for a moment shall not cost the next visit. */
function insist(wait) {
  begin().catch(() => setTimeout(insist, wait, 2 * wait));
}

// Private windows refuse workers, and some hosts have none: the app then needs its host, as any page does.
if (workers) {
  followWorker();
  addEventListener("mallard:complete", () => insist(A_WHILE), { once: true });
}
