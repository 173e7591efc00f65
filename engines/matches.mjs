// Matches at their beginning, as the app saves them. The same seed deals the same on every engine.

const PEOPLE = ["Mina", "Jun", "Yuki", "Noa", "Ida"];
const BOTS = ["Teal", "Wigeon", "Eider", "Smew", "Pochard"];

/** The seats: the first `people` are people's, the others bots'. */
function seated(seats, people) {
  return Array.from({ length: seats }, (_, duck) =>
    duck < people
      ? { name: PEOPLE[duck], kind: "person", duck }
      : { name: BOTS[duck], kind: { bot: "dabbler" }, duck },
  );
}

/** The number of a game's present rules, where they have changed. */
const RULES = { "duck-that-goose": 2 };

function match(game, seats, people, options, seed = 5) {
  return {
    players: seated(seats, people),
    saved_at: Date.now(),
    label: null,
    record: { format: 1, game, rules: RULES[game] ?? 1, setup: { seats, seed, options }, log: [] },
  };
}

const DURAK = {
  deck: 36,
  throw_in: "all",
  throw_in_after_take: false,
  first_bout_five: false,
  transfer: true,
  transfer_by_showing: false,
  teams: false,
  length: { deals: 1 },
};

/** Every game, by its slug: a match with `seats` seats, of which the first `people` are people's. */
export const GAMES = {
  durak: (seats, people) => match("durak", seats, people, DURAK),
  duckit: (seats, people) => match("duckit", 3, people, {}),
  quantum: (seats, people) => match("quantum", seats, people, {}),
  "duck-and-cover": (seats, people) => match("duck-and-cover", seats, people, {}),
  "duck-that-goose": (seats, people) => match("duck-that-goose", seats, people, { deck: "advanced", rounds: { count: 3 } }),
};
