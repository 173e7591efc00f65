// What may become markup or a script's address. The page's security policy asks this for every string
// that some code hands to such a place; without an answer the browser refuses it.
//
// Leptos makes its elements from markup of its own, so markup is let through as long as nothing in it can
// run. As an address only this app's own worker is.

if (window.trustedTypes) {
  const runs = /<(?:script|iframe|object|embed|base|meta|link|form)\b|[\s"'/]on[a-z]+\s*=|javascript:|srcdoc\s*=/i;
  const worker = new URL("sw.js", document.baseURI).href;

  window.trustedTypes.createPolicy("default", {
    createHTML: (markup) => (runs.test(markup) ? null : markup),
    createScriptURL: (address) => (new URL(address, document.baseURI).href === worker ? address : null),
  });
}
