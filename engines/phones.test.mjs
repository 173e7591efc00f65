// Two browsers of different makers connect: one is the tablet, the other a phone.

import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { CHROMIUM, start } from "./browsers.mjs";
import { GAMES } from "./matches.mjs";
import { onEachEngine } from "./suite.mjs";
import { button, Tablet, thing } from "./tablet.mjs";

/** The text of a code on screen. */
const code = ({ session }, kind, name) =>
  session.until(`the code ${kind}`, (kind, name) => document.querySelector(kind)?.dataset[name], kind, name);

/** The link that connects Mina's phone. */
async function offer(tablet) {
  await tablet.open("#/match/test", { test: GAMES.durak(2, 1) });
  await tablet.tap(button("Menu"));
  await tablet.tap(button("Play on phones"));
  return code(tablet, ".join__code[data-link]", "link");
}

/** Mina uses a phone, and plays a step on it. */
async function meet(tablet, phone) {
  const link = await offer(tablet);
  await phone.open(new URL(link).hash);
  const answer = await code(phone, ".answer__code[data-code]", "code");
  // Where the browser still asks for its camera, the user pastes instead.
  const [field, paste] = [thing("dialog[open] textarea"), button("Paste the code")];
  if (await tablet.session.run((what) => all(what).length > 0, paste)) await tablet.tap(paste);
  await tablet.expectToSee(field);
  await tablet.session.type(field.kind, answer);
  await phone.expectToSee(thing(".hand .card"));
  await tablet.expectNotToSee(thing(".hand .card"));

  await phone.session.key("m");
  await phone.tap(thing(".dialog--moves[open] li button"));
  await tablet.session.until("a step of Mina in the saved match", () => match().record.log.some(([seat]) => seat === 0));
}

onEachEngine((here) => {
  let other;
  before(async () => {
    other = await start(CHROMIUM);
    here.other = new Tablet(other.session, here.host.address);
  });
  after(() => other?.end());

  const canMeet = () => here.tablet.session.run(() => "RTCPeerConnection" in window);

  it("is a tablet for a phone in Chromium, or does not offer it", async () => {
    if (await canMeet()) return meet(here.tablet, here.other);
    await here.tablet.open("#/match/test", { test: GAMES.durak(2, 1) });
    await here.tablet.tap(button("Menu"));
    await here.tablet.expectToSee(button("Settings"));
    await here.tablet.expectNotToSee(button("Play on phones"));
    await here.tablet.open("#/new/durak");
    await here.tablet.expectToSee(thing(".setup .dock .button--primary"));
    await here.tablet.expectNotToSee(button(/phone/));
  });

  it("is a phone for a tablet in Chromium, or says that it cannot", async () => {
    if (await canMeet()) return meet(here.other, here.tablet);
    const link = await offer(here.other);
    await here.tablet.open(new URL(link).hash);
    await here.tablet.reads("cannot connect to the tablet");
  });
});
