// WebKit evaluates its media queries again when its window has changed, but does not always apply the answers, least of
// all where a rule in them asks for `:has()`: a phone turned upright kept the bar of the side view, and its cards their
// size. Adding and removing a meaningless rule makes it read each style sheet again.

function readStyleAnew() {
  for (const sheet of document.styleSheets) sheet.deleteRule(sheet.insertRule("turned {}", sheet.cssRules.length));
}

addEventListener("resize", readStyleAnew);
