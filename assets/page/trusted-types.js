// Decides which strings may become markup or the address of a script (Trusted Types). The page's security policy calls
// this for every such string. Without a result the browser refuses the string.
//
// Leptos creates elements from markup, so markup passes if it contains nothing executable. Only this app's own workers
// pass as script addresses.

if (window.trustedTypes) {
  const runs = /<(?:script|iframe|object|embed|base|meta|link|form)\b|[\s"'/]on[a-z]+\s*=|javascript:|srcdoc\s*=/i;
  const absolute = (address) => new URL(address, document.baseURI).href;
  const workers = ["sw.js", document.getElementById("bots-program").dataset.worker].map(absolute);

  window.trustedTypes.createPolicy("default", {
    createHTML: (markup) => (runs.test(markup) ? null : markup),
    createScriptURL: (address) => (workers.includes(absolute(address)) ? address : null),
  });
}
