// WebKit asks its media queries again when its window has changed, but does not always follow the answers, and least where a
// rule in them asks for `:has()`: a phone turned upright kept the bar of its side, and its cards their size. A rule that
// comes and goes, and means nothing, has each style sheet read anew.

function readStyleAnew() {
  for (const sheet of document.styleSheets) sheet.deleteRule(sheet.insertRule("turned {}", sheet.cssRules.length));
}

addEventListener("resize", readStyleAnew);
