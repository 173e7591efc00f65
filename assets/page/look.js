// How this device wants the page, before anything of it is painted: language, theme, whether anything is kept here, and
// a match among it. The shelf's program says all of it again, with more care (src/ui/kit/app.rs); until it runs, the
// boxes stand here by themselves (porch.html). In plain, old words: it must run where nothing else does.

(function () {
  var root = document.documentElement;
  var LANGS = ["en", "ko", "ja"];

  /** The settings, of two slots the younger (src/vault/slots.rs); nothing where they cannot be read. */
  function settings() {
    var younger = { n: -1, data: {} };
    ["mallard/settings", "mallard/settings~"].forEach(function (name) {
      try {
        var frame = JSON.parse(localStorage.getItem(name));
        // As version 0 wrote it: the value alone.
        if (frame && !("crc" in frame)) frame = { n: 0, data: frame };
        if (frame && frame.n > younger.n) younger = frame;
      } catch (unreadable) {
        // Then the other is taken.
      }
    });
    return younger.data || {};
  }

  function isMatch(name) {
    return name.indexOf("mallard/match/") === 0;
  }

  /** The settings alone say nothing that the shelf would have to show. */
  function isKept(name) {
    return name.indexOf("mallard/") === 0 && name.indexOf("mallard/settings") !== 0;
  }

  function spoken() {
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

  /** What depends on where we are, and on what was done here before. */
  function place() {
    root.setAttribute("data-at", /[^#\/]/.test(location.hash) ? "elsewhere" : "home");
    try {
      var names = Object.keys(localStorage);
      mark("data-kept", names.some(isKept));
      mark("data-saved", names.some(isMatch));
    } catch (denied) {
      // Then nothing is saved, and the shelf says so.
      mark("data-kept", true);
    }
  }

  var set = settings();
  root.lang = LANGS.indexOf(set.lang) >= 0 ? set.lang : spoken();
  if (set.theme === "light" || set.theme === "dark") root.setAttribute("data-theme", set.theme);
  place();
  addEventListener("hashchange", place);
})();
