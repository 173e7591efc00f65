// Matches at their beginning, as the app saves them. The same seed deals the same on every engine.

import { readFileSync, readdirSync } from "node:fs";

const PEOPLE = ["Mina", "Jun", "Yuki", "Noa", "Ida"];
const BOTS = ["Teal", "Wigeon", "Eider", "Smew", "Pochard"];

/** The seats: the first `people` have humans, the others bots. */
function seated(seats, people) {
  return Array.from({ length: seats }, (_, duck) =>
    duck < people
      ? { name: PEOPLE[duck], kind: "person", duck }
      : { name: BOTS[duck], kind: { bot: "dabbler" }, duck },
  );
}

const MATCHES = new URL("../tests/fixtures/matches/", import.meta.url);

/** The description of every game by tests/contract/matches.rs. */
const KNOWN = readdirSync(MATCHES)
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, MATCHES), "utf8")));

/** Every game, by its slug: a match with `seats` seats, of which the first `people` have humans. */
export const GAMES = Object.fromEntries(
  KNOWN.map(({ slug, rules, seats: [fewest, most], options }) => [
    slug,
    (seats, people) => {
      const taken = Math.min(Math.max(seats, fewest), most);
      const setup = { seats: taken, seed: 5, options };
      return {
        players: seated(taken, people),
        saved_at: Date.now(),
        label: null,
        record: { format: 1, game: slug, rules, setup, log: [] },
      };
    },
  ]),
);
