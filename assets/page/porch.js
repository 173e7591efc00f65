// The porch (porch.html) until the shelf's program stands: it says which deal today's is, and what was pressed on it is
// pressed on the shelf as soon as that is there.

const DAY = 24 * 60 * 60 * 1000;
/** The first of January 1970, counted from the first of March of the year 0 as src/session/daily.rs does. */
const EPOCH = 719469;

const root = document.documentElement;

/** The deal of the day. */
function tellDay(home) {
  const now = new Date();
  const day = EPOCH + Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;
  const boxes = home.querySelectorAll(".lid");
  const box = boxes[day % boxes.length];
  const [picture, says, name] = home.querySelectorAll(".day__l, .day [data-says], .day h2");
  picture.classList.add(box.classList[1]);
  picture.append(box.querySelector(".lid__a").cloneNode(true));
  picture.firstChild.classList.replace("lid__a", "lid__a-s");
  // As it is written in Britain: the day, then the month.
  const lang = home.lang === "en" ? "en-GB" : home.lang;
  const date = new Intl.DateTimeFormat(lang, { day: "numeric", month: "long" }).format(now);
  says.textContent = says.dataset.says.replace("{}", date);
  name.textContent = box.querySelector("b").textContent;
  home.querySelector(".day").classList.add("is-told");
}

/** The theme that is chosen is part of the name of its button. */
function nameTheme(home) {
  const button = home.querySelector("[data-auto]");
  button.ariaLabel = button.title = button.dataset[root.dataset.theme ?? "auto"];
}

/** By its name a link or a button of the porch is found again on the shelf. */
function nameOf(control) {
  return control.getAttribute("aria-label") ?? control.textContent.trim();
}

/** Does on the shelf what was done here; nothing of the porch is held on to after that. */
function attend(porch) {
  let pressed;
  porch.addEventListener("click", ({ target }) => {
    pressed = target.closest("button") ?? pressed;
    pressed?.setAttribute("aria-busy", "true");
  });
  const pass = () => {
    const held = document.activeElement;
    const controls = [...document.querySelectorAll("#shelf :is(a, button)")];
    const like = (control) => controls.find((other) => nameOf(other) === nameOf(control));
    // The keys go on where they were.
    if (porch.contains(held)) like(held)?.focus();
    if (pressed) like(pressed)?.click();
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
