// Decides which strings may become markup or the address of a script. The page's security policy asks this for every
// string that code hands to such a place. Without an answer the browser refuses the string.
//
// Leptos makes its elements from markup of its own, so markup passes as long as nothing in it can run. Only this app's
// own workers pass as script addresses.

if (window.trustedTypes) {
  const runs = /<(?:script|iframe|object|embed|base|meta|link|form)\b|[\s"'/]on[a-z]+\s*=|javascript:|srcdoc\s*=/i;
  const absolute = (address) => new URL(address, document.baseURI).href;
  const workers = ["sw.js", document.getElementById("bots-program").dataset.worker].map(absolute);

  window.trustedTypes.createPolicy("default", {
    createHTML: (markup) => (runs.test(markup) ? null : markup),
    createScriptURL: (address) => (workers.includes(absolute(address)) ? address : null),
  });
}
