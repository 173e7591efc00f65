// What may become markup or a script's address. The page's security policy asks this for every string
// that some code hands to such a place; without an answer the browser refuses it.
//
// Leptos makes its elements from markup of its own, so markup is let through as long as nothing in it can
// run. As an address only this app's own workers are.

if (window.trustedTypes) {
  const runs = /<(?:script|iframe|object|embed|base|meta|link|form)\b|[\s"'/]on[a-z]+\s*=|javascript:|srcdoc\s*=/i;
  const absolute = (address) => new URL(address, document.baseURI).href;
  const workers = ["sw.js", document.getElementById("bots-program").dataset.worker].map(absolute);

  window.trustedTypes.createPolicy("default", {
    createHTML: (markup) => (runs.test(markup) ? null : markup),
    createScriptURL: (address) => (workers.includes(absolute(address)) ? address : null),
  });
}
