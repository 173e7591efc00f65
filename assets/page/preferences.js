// Sets the device's preferences before the browser paints any of the page: the language, the theme, whether the device
// has stored data, and whether a match is among it. The program sets all of this again, more exactly
// (crates/kit/src/app.rs). Until it runs, the first screen of home-shell.html is in the page. This script is in plain, old
// JavaScript: it must run in any browser.

(function () {
  var root = document.documentElement;
  var LANGS = ["en", "ko", "ja"];

  /** The settings from the younger of their two slots (crates/store/src/slots.rs); empty if neither can be read. */
  function readSettings() {
    var younger = { n: -1, data: {} };
    ["mallard/settings", "mallard/settings~"].forEach(function (name) {
      try {
        var frame = JSON.parse(localStorage.getItem(name));
        // Version 0 wrote the value alone.
        if (frame && !("crc" in frame)) frame = { n: 0, data: frame };
        if (frame && frame.n > younger.n) younger = frame;
      } catch (unreadable) {
        // Then the other slot counts.
      }
    });
    return younger.data || {};
  }

  function isMatch(name) {
    return name.indexOf("mallard/match/") === 0;
  }

  /** Must the home screen show this entry? The settings alone are not shown. */
  function isData(name) {
    return name.indexOf("mallard/") === 0 && name.indexOf("mallard/settings") !== 0;
  }

  function preferredLanguage() {
    var tags = navigator.languages || [navigator.language];
    for (var i = 0; i < tags.length; i++) {
      var tag = tags[i].split("-")[0].toLowerCase();
      if (LANGS.indexOf(tag) >= 0) return tag;
    }
    return "en";
  }

  function mark(name, stands) {
    if (stands) root.setAttribute(name, "");
    else root.removeAttribute(name);
  }

  /** The marks that depend on the address, and on the stored data. */
  function currentPlace() {
    root.setAttribute("data-at", /[^#\/]/.test(location.hash) ? "elsewhere" : "home");
    try {
      var names = Object.keys(localStorage);
      mark("data-has-data", names.some(isData));
      mark("data-saved", names.some(isMatch));
    } catch (denied) {
      // Then the page saves nothing, and the home screen says so.
      mark("data-has-data", true);
    }
  }

  var set = readSettings();
  root.lang = LANGS.indexOf(set.lang) >= 0 ? set.lang : preferredLanguage();
  if (set.theme === "light" || set.theme === "dark") root.setAttribute("data-theme", set.theme);
  currentPlace();
  addEventListener("hashchange", currentPlace);
})();
