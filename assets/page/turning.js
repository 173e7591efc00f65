// WebKit asks its media queries again when its window has changed, but does not always follow the answers: a phone turned
// upright kept the bar of its side. Style sheets whose own media change are read anew, and all of these mean the same.
// Once at once, and once more for windows that take their size in steps.

function readStyleAnew() {
  for (const { media } of document.styleSheets) media.mediaText = media.mediaText === "all" ? "all, screen" : "all";
}

let again;

addEventListener("resize", () => {
  requestAnimationFrame(readStyleAnew);
  clearTimeout(again);
  again = setTimeout(readStyleAnew, 300);
});
