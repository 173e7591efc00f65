// The page's side of the service worker. The app opens without a network, and the page changes to a new version when
// the player asks for it, never in the middle of a match.
//
// This script and the screens communicate by marks and events:
//   <html data-save-data>                                the player saves data and gets only what they open
//   <html data-offline="ready">, event mallard:offline   nothing is cached for offline use
//   event mallard:accept-offline                         the player asks for it
//   <html data-update="ready">, event mallard:update     a new version is here, whole, or another tab has taken it
//   event mallard:accept-update                          the player takes it: the page reloads as the new one
//
// When one tab takes it, all tabs that show the home screen do. Any other tab continues with the files of its own
// version, which the worker keeps as long, and offers the new one when the player returns to its home screen.

const root = document.documentElement;
const workers = navigator.serviceWorker; // undefined where the address is not secure
const version = document.querySelector('meta[name="version"]').content;

/** How often the page asks the host for a new version while it is open, in milliseconds. */
const PATIENCE = 30 * 60_000;

/**
 * How long the page waits before it tries again when the worker did not get the whole app, in milliseconds. Each wait
 * is twice as long as the one before.
 */
const A_WHILE = 30_000;

/** Did the player, in this tab, ask for the new version? */
let wanted = false;
/** Is the new version in charge, and this page still of the older one? */
let taken = false;

function announce() {
  if (root.dataset.update === "ready") return;
  root.dataset.update = "ready";
  dispatchEvent(new Event("mallard:update"));
}

/** Is the player in the middle of a match, a setup or reading, or is a match in memory alone? */
function isBusy() {
  return root.dataset.at !== "home" || window.mallardUnsaved?.size > 0;
}

/** Does the app's own worker serve this page? A worker of the host's root, of another app, serves its folders too. */
function isServed() {
  return workers.controller?.scriptURL === new URL("sw.js", location.href).href;
}

function followWorker() {
  let controlled = isServed();
  workers.addEventListener("controllerchange", () => {
    // The first worker takes over a page of its own version. A later one has another version.
    if (!controlled) {
      controlled = isServed();
    } else if (wanted || !isBusy()) {
      location.reload();
    } else {
      taken = true;
      announce();
    }
  });
}

/** Announces a worker that waits behind the active one, now or later. */
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

  addEventListener("mallard:accept-update", () => {
    if (registration.waiting) {
      wanted = true;
      registration.waiting.postMessage({ type: "take over" });
    } else if (taken) {
      location.reload();
    }
  });

  // Players seldom close an installed app, so it would never ask by itself.
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    // The page's own clock may stop while the device sleeps. This one may be set, in either direction.
    if (document.visibilityState !== "visible" || Math.abs(Date.now() - asked) < PATIENCE) return;
    asked = Date.now();
    // Without a network there is nothing to find.
    registration.update().catch(() => {});
  });
}

/** The worker, once it has the whole app. Fails if the first worker could not get it. */
async function waitForWorker(registration) {
  const coming = registration.installing ?? registration.waiting;
  await new Promise((resolve, reject) => {
    if (registration.active) return resolve();
    if (!coming) return reject(new Error("no worker"));
    coming.addEventListener("statechange", () => {
      if (coming.state === "redundant") reject(new Error("a file is missing, or is another"));
      else if (registration.active) resolve();
    });
  });
  return registration.active;
}

async function begin() {
  const first = !isServed();
  // Bypasses the browser's cache: a host may allow it to cache files for hours.
  const late = new Promise((_, reject) => setTimeout(reject, A_WHILE));
  const registration = await Promise.race([workers.register("sw.js", { updateViaCache: "none" }), late]);
  const worker = await waitForWorker(registration);
  watch(registration);
  // If page and worker are of one version, rules can be read offline from the first visit on.
  if (first) worker.postMessage({ type: "take this page", version });
  worker.postMessage({ type: "here", version });
}

/** Begins, and tries again after each failure: a short loss of the network must not cost the next visit. */
function insist(wait) {
  begin().catch(() => setTimeout(insist, wait, 2 * wait));
}

// Private windows refuse workers, and some hosts have none. The app then needs its host, as any page does.
if (workers) {
  followWorker();
  const complete = () => insist(A_WHILE);
  // A device that has the whole app already has nothing to save.
  if (!navigator.connection?.saveData || isServed()) {
    addEventListener("mallard:complete", complete, { once: true });
  } else {
    root.dataset.saveData = "";
    root.dataset.offline = "ready";
    const take = () => {
      delete root.dataset.offline;
      dispatchEvent(new Event("mallard:offline"));
      complete();
    };
    addEventListener("mallard:accept-offline", take, { once: true });
  }
}
