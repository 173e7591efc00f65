// WebKit asks its media queries again when its window has changed, but shows what follows from them only with the next
// change of the layout: a phone turned upright kept the bar of its side. So here is a change, which nobody sees; and
// another, for windows that take their size in steps.

function layOutAnew() {
  const { style } = document.documentElement;
  style.paddingBottom = "1px";
  void document.body.offsetHeight;
  style.paddingBottom = "";
}

let again;

addEventListener("resize", () => {
  requestAnimationFrame(layOutAnew);
  clearTimeout(again);
  again = setTimeout(layOutAnew, 300);
});
