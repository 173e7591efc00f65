// Back on a page you find the place where you were: on the first screen, in the rules, among past matches. An address
// that led here is a way back to it; any other begins at the top. The keyboard's focus goes into the new page.

/** How long a page may take until it is long enough, in milliseconds. */
const PATIENCE = 2000;

/** The addresses of the history, the current one last, and the scroll position of each page. */
const trail = [{ address: address(), down: 0 }];

/** How far down the page is to go, as long as it is not there. */
let goal;

/** The first screen has several. */
function address() {
  return location.hash.replace(/^#?\/*$/, "#/");
}

function go(down) {
  const end = performance.now() + PATIENCE;
  goal = down;
  requestAnimationFrame(function step() {
    if (goal === undefined) return;
    scrollTo(0, goal);
    if (Math.abs(scrollY - goal) < 2 || performance.now() > end) goal = undefined;
    else requestAnimationFrame(step);
  });
}

/** The focus was on the page before, and would fall to the body: keys and screen readers begin in the new page. */
function moveFocus() {
  const end = performance.now() + PATIENCE;
  requestAnimationFrame(function step() {
    // After the frame in which a screen sets the focus itself.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const main = [...document.querySelectorAll("main")].findLast((main) => main.getClientRects().length);
      if (!main) return performance.now() < end && step();
      main.tabIndex = -1;
      // A tap beside everything else is no way back to it.
      main.addEventListener("blur", () => main.removeAttribute("tabindex"), { once: true });
      main.focus({ preventScroll: true });
    });
  });
}

addEventListener("hashchange", () => {
  moveFocus();
  const now = address();
  const before = trail.map((page) => page.address).lastIndexOf(now);
  if (before < 0) trail.push({ address: now, down: 0 });
  else trail.length = before + 1;
  go(trail.at(-1).down);
});

addEventListener("scroll", () => {
  if (goal === undefined && trail.at(-1).address === address()) trail.at(-1).down = scrollY;
}, { passive: true });

// The user goes to another place in the meantime.
for (const event of ["pointerdown", "wheel", "keydown"]) addEventListener(event, () => (goal = undefined), { passive: true });
