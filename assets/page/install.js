// Installing the app, where the browser allows a page to offer it. This script and the screens communicate by marks and
// events:
//   <html data-install="ready">, event mallard:install   the browser would install it
//   event mallard:accept-install                         the player wants it: the browser asks
//   <html data-standalone>                               the page already runs as an installed app

const root = document.documentElement;

// Safari on iOS marks installed apps by a non-standard property.
const installed = "(display-mode: standalone), (display-mode: fullscreen)";
if (navigator.standalone || matchMedia(installed).matches) root.dataset.standalone = "";

let offer;

addEventListener("beforeinstallprompt", (event) => {
  // The browser must not ask over the game: the settings have a place for it.
  event.preventDefault();
  offer = event;
  root.dataset.install = "ready";
  dispatchEvent(new Event("mallard:install"));
});

function withdraw() {
  offer = undefined;
  delete root.dataset.install;
}

async function promptInstall() {
  // Each offer can be used once. After a refusal the browser may make another later.
  const taken = offer;
  withdraw();
  await taken?.prompt();
}

addEventListener("mallard:accept-install", promptInstall);
// On the static first screen (home-shell.html) this happens at once: the browser asks only within the
// user activation.
for (const button of document.querySelectorAll(".home-shell .home__install")) button.addEventListener("click", promptInstall);

addEventListener("appinstalled", withdraw);
