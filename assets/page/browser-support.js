// Can this browser run Mallard at all? If not, the page says so instead of remaining empty or unreadable, and no
// program starts (program.js). This script is in plain, old JavaScript: it must run in any browser.

(function () {
  /** The features that the style needs. docs/hosting.md names the versions that follow from it. */
  var NEEDED = [
    "selector(:has(a))",
    "selector(&)",
    "(width: 1cqw)",
    "(width: round(up, 1px, 1px))",
    "(color: color-mix(in srgb, red, blue))",
  ];
  var root = document.documentElement;

  function supportsStyle() {
    // Without its own style sheet the page says so by itself (index.html).
    if (!getComputedStyle(root).getPropertyValue("--font")) return false;
    // A page cannot ask for @property; registerProperty came with it.
    if (!window.CSS || !CSS.supports || !CSS.registerProperty) return false;
    return NEEDED.every(function (condition) {
      return CSS.supports(condition);
    });
  }

  if (!supportsStyle()) root.setAttribute("data-missing", "style");
  else if (typeof WebAssembly !== "object") root.setAttribute("data-missing", "wasm");
})();
