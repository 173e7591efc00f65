// The porch (home-shell.html) until the shelf's program is ready. It names today's deal, and passes each press on it to the
// shelf as soon as the shelf is there.

const DAY = 24 * 60 * 60 * 1000;
/** 1 January 1970, in days since 1 March of the year 0, as src/device/daily.rs counts them. */
const EPOCH = 719469;

const root = document.documentElement;

/** Writes today's deal on the porch. */
function tellDay(home) {
  const now = new Date();
  const day = EPOCH + Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;
  const boxes = home.querySelectorAll(".lid");
  const box = boxes[day % boxes.length];
  const [picture, says, name, length] = home.querySelectorAll(".day .picture, .day [data-says], .day h2");
  picture.classList.add(box.classList[1]);
  picture.append(box.querySelector(".lid__art").cloneNode(true));
  picture.firstChild.removeAttribute("class");
  // As British readers write it: the day, then the month.
  const lang = home.lang === "en" ? "en-GB" : home.lang;
  const date = new Intl.DateTimeFormat(lang, { day: "numeric", month: "long" }).format(now);
  says.textContent = says.dataset.says.replace("{}", date);
  name.textContent = box.querySelector("b").textContent;
  length.textContent = length.dataset.says.split("|")[day % boxes.length];
  home.querySelector(".day").classList.add("is-told");
}

/** The chosen theme is part of the name of its button. */
function nameTheme(home) {
  const button = home.querySelector("[data-auto]");
  button.ariaLabel = button.title = button.dataset[root.dataset.theme ?? "auto"];
}

/** The name by which a link or a button of the porch is found again on the shelf. */
function nameOf(control) {
  return control.getAttribute("aria-label") ?? control.textContent.trim();
}

/** Repeats on the shelf what the player did here, and then lets go of the porch. */
function attend(porch) {
  let pressed;
  /** How often it was pressed in a row. */
  let times = 0;
  porch.addEventListener("click", ({ target }) => {
    const button = target.closest("button") ?? pressed;
    times = button === pressed ? times + 1 : 1;
    pressed = button;
    pressed?.setAttribute("aria-busy", "true");
  });
  const pass = () => {
    const held = document.activeElement;
    const controls = [...document.querySelectorAll("#shelf :is(a, button)")];
    const like = (control) => controls.find((other) => nameOf(other) === nameOf(control));
    // The keyboard focus stays where it was.
    if (porch.contains(held)) like(held)?.focus();
    const button = pressed && like(pressed);
    if (!button) return;
    dispatchEvent(new CustomEvent("mallard:heir", { detail: { was: pressed, now: button } }));
    button.click();
    // It may have led to another screen.
    const again = () => button.isConnected && button.click();
    for (let time = 1; time < times; time += 1) setTimeout(again);
  };
  addEventListener("mallard:shelf", pass, { once: true });
}

function stand(porch) {
  for (const home of [...porch.children]) {
    if (home.lang !== root.lang) home.remove();
  }
  nameTheme(porch.firstElementChild);
  tellDay(porch.firstElementChild);
  attend(porch);
}

stand(document.querySelector(".porch"));
