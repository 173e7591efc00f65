// WebKit evaluates its media queries again when its window has changed, but does not always apply the results, least of
// all where a rule in them uses `:has()`: a phone turned upright kept the bar of the side view, and its cards their
// size. Adding and removing a meaningless rule makes it apply each style sheet again.

function rereadStyle() {
  for (const sheet of document.styleSheets) sheet.deleteRule(sheet.insertRule("turned {}", sheet.cssRules.length));
}

addEventListener("resize", rereadStyle);

// Firefox measures a container before the parts around it have their place, and caches the results of its queries: a
// tablet turned upright kept Quantum's table of the side view, and a small phone the smallest piles of the goose. It
// evaluates them again when their container is none for a moment: the play area, or the middle in Duck That Goose!
function remeasureContainers() {
  for (const type of ["normal", ""]) {
    for (const { style } of document.querySelectorAll(".play-area, .middle")) style.containerType = type;
    document.body.getBoundingClientRect();
  }
}

// Only Firefox has this name. A name of its style may go: MozAppearance did.
if ("mozInnerScreenX" in window) {
  addEventListener("resize", () => requestAnimationFrame(() => requestAnimationFrame(remeasureContainers)));
}
