// The prerendered first screen (home-shell.html), until the program is ready. It shows today's deal, and replays
// clicks on it as soon as the program is there.

const DAY = 24 * 60 * 60 * 1000;
/** 1 January 1970, in days since 1 March of the year 0, as crates/device/src/daily.rs counts them. */
const EPOCH = 719469;

const root = document.documentElement;

/** Writes today's deal on the first screen. */
function showDay(home) {
  const now = new Date();
  const day = EPOCH + Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;
  // A new game takes part from its first day on.
  const boxes = [...home.querySelectorAll(".game-tile")].filter(({ dataset }) => !(new Date(dataset.since) > now));
  const box = boxes[day % boxes.length];
  const [picture, says, name, length] = home.querySelectorAll(".day .picture, .day [data-template], .day h2");
  picture.classList.add(box.classList[1]);
  picture.append(box.querySelector(".game-tile__art").cloneNode(true));
  picture.firstChild.removeAttribute("class");
  // As British readers write it: the day, then the month.
  const lang = home.lang === "en" ? "en-GB" : home.lang;
  const date = new Intl.DateTimeFormat(lang, { day: "numeric", month: "long" }).format(now);
  says.textContent = says.dataset.template.replace("{}", date);
  name.textContent = box.querySelector("b").textContent;
  length.textContent = length.dataset.template.split("|")[day % boxes.length];
  home.querySelector(".day").classList.add("is-filled");
}

/** The chosen theme is part of the name of its button. */
function nameTheme(home) {
  const button = home.querySelector("[data-auto]");
  button.ariaLabel = button.title = button.dataset[root.dataset.theme ?? "auto"];
}

/** The name by which a link or a button of the home shell is found again in the program. */
function nameOf(control) {
  return control.getAttribute("aria-label") ?? control.textContent.trim();
}

/** Repeats in the program what the player did here. */
function forwardClicks(shell) {
  let pressed;
  /** How often it was pressed in a row. */
  let times = 0;
  shell.addEventListener("click", ({ target }) => {
    const button = target.closest("button") ?? pressed;
    times = button === pressed ? times + 1 : 1;
    pressed = button;
    pressed?.setAttribute("aria-busy", "true");
  });
  const handOver = () => {
    const held = document.activeElement;
    const controls = [...document.querySelectorAll("#home :is(a, button)")];
    const findSame = (control) => controls.find((other) => nameOf(other) === nameOf(control));
    // The keyboard focus stays where it was.
    if (shell.contains(held)) findSame(held)?.focus();
    const button = pressed && findSame(pressed);
    if (!button) return;
    dispatchEvent(new CustomEvent("mallard:replaced", { detail: { was: pressed, now: button } }));
    button.click();
    // It may have led to another screen.
    const clickAgain = () => button.isConnected && button.click();
    for (let time = 1; time < times; time += 1) setTimeout(clickAgain);
  };
  addEventListener("mallard:home", handOver, { once: true });
}

function start(shell) {
  for (const home of [...shell.children]) {
    if (home.lang !== root.lang) home.remove();
  }
  nameTheme(shell.firstElementChild);
  showDay(shell.firstElementChild);
  forwardClicks(shell);
}

start(document.querySelector(".home-shell"));
