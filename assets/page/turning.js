// WebKit asks its media queries again when its window has changed, but shows what follows from them only with the next
// change of the layout: a phone turned upright kept the bar of its side. So here is a change, which nobody sees.

addEventListener("resize", () =>
  requestAnimationFrame(() => {
    const { style } = document.documentElement;
    style.paddingBottom = "1px";
    void document.body.offsetHeight;
    style.paddingBottom = "";
  }),
);
