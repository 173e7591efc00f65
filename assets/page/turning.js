// WebKit evaluates its media queries again when its window has changed, but does not always apply the answers, least of
// all where a rule in them asks for `:has()`: a phone turned upright kept the bar of the side view, and its cards their
// size. Adding and removing a meaningless rule makes it read each style sheet again.

function readStyleAnew() {
  for (const sheet of document.styleSheets) sheet.deleteRule(sheet.insertRule("turned {}", sheet.cssRules.length));
}

addEventListener("resize", readStyleAnew);

// Firefox measures a container before the parts around it have their place, and keeps the answers of its queries: a
// tablet turned upright kept Quantum's table of the side view. It asks again when the felt is no container for a moment.
function askAgain() {
  for (const type of ["normal", ""]) {
    for (const { style } of document.querySelectorAll(".felt")) style.containerType = type;
    document.body.getBoundingClientRect();
  }
}

if ("MozAppearance" in document.documentElement.style) {
  addEventListener("resize", () => requestAnimationFrame(() => requestAnimationFrame(askAgain)));
}
