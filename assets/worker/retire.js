// A service worker that ends service workers. In the place of sw.js, it removes itself and its cached files, and
// reloads the pages that still run from them. It does not touch matches or settings.

const OURS = `mallard ${new URL("./", location.href).pathname} `;

async function retire() {
  const kept = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(kept.map((name) => caches.delete(name)));
  // Before the pages reload: the worker must not serve them again.
  await registration.unregister();
  // A page that was loaded from the host is right as it is. Without this check it would reload for ever.
  if (kept.length === 0) return;
  for (const page of await clients.matchAll({ type: "window" })) await page.navigate(page.url);
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(retire()));
