/** A puzzle, as read from a line of a file of puzzles (docs/how-it-works/puzzles.md). */

/** The first line of a file of puzzles. */
export const FORMAT = "foretell/puzzles 2";
/** The bots that were asked, the weakest first. */
export const ASKED = Object.freeze(["beginner", "casual", "seasoned", "expert", "learned"]);

const ACTIONS = "-|[0-9a-z]+";
const VALUES = "-?\\d+:\\d+(?:,-?\\d+:\\d+)+";
const LINE = new RegExp(
  `^([3-6]) ([1-9]\\d?) ([0-9a-f]{1,16}) (${ACTIONS}) (${VALUES}) ([0-9a-v]) ([a-z]+) (\\d{1,4})` +
    `((?: (?:${ACTIONS}) ${VALUES}){0,2})$`,
);
const BASE = 36;

/**
 * The value of an action: points in tenths, and the chance to make the bid in percent.
 * @typedef {{points: number, makesBid: number}} Value
 */
/**
 * A decision in a game of one round, dealt by seat 0, and perhaps further ones: `choices` are the actions
 * before it, each by its place among the legal ones. `values` are of each kind of legal action, in their
 * order, `found` are the bots that take the best, `themes` letters for what it is about, the first for the
 * kind of action. `difficulty` is the rating of a player who solves it in half of all tries. `followUps`
 * are further decisions of the same seat, each after the right answer to the one before.
 * @typedef {object} Puzzle
 * @property {number} players
 * @property {number} size
 * @property {string} seed which no other puzzle has
 * @property {readonly number[]} choices
 * @property {readonly Value[]} values
 * @property {readonly string[]} found
 * @property {string} themes
 * @property {number} difficulty
 * @property {readonly FollowUp[]} followUps
 */
/**
 * `replies` are the actions from the answer before to this decision, each by its place among the legal
 * ones: those of the others, and the seat's own where it has no choice.
 * @typedef {{replies: readonly number[], values: readonly Value[]}} FollowUp
 */

/** @type {(line: string) => Puzzle} */
export function parsePuzzle(line) {
  const parts = LINE.exec(line);
  if (!parts) throw new Error(`not a puzzle: ${line}`);
  const [, players, size, seed, choices, values, found, themes, difficulty, further] = parts;
  const mask = Number.parseInt(found, BASE);
  const fields = further.trim().split(" ");
  return {
    players: Number(players),
    size: Number(size),
    seed,
    choices: actionsIn(choices),
    values: valuesIn(values),
    found: ASKED.filter((_, place) => mask & (1 << place)),
    themes,
    difficulty: Number(difficulty),
    followUps: Array.from({ length: Math.floor(fields.length / 2) }, (_, at) => ({
      replies: actionsIn(fields[2 * at]),
      values: valuesIn(fields[2 * at + 1]),
    })),
  };
}

/** @type {(text: string) => number[]} */
const actionsIn = (text) =>
  text === "-" ? [] : Array.from(text, (action) => Number.parseInt(action, BASE));

/** The values in a text: `214:44,593:99`. @type {(text: string) => Value[]} */
export const valuesIn = (text) =>
  text.split(",").map((value) => {
    const [points, makesBid] = value.split(":").map(Number);
    return { points, makesBid };
  });

/** @param {Puzzle} puzzle */
export function puzzleText(puzzle) {
  const { players, size, seed, choices, found, themes, difficulty, followUps } = puzzle;
  const mask = found.reduce((sum, bot) => sum + (1 << ASKED.indexOf(bot)), 0);
  const decisions = [{ replies: choices, values: puzzle.values }, ...followUps];
  const [first, ...further] = decisions.map(({ replies, values }) =>
    `${replies.map((action) => action.toString(BASE)).join("") || "-"} ${valuesText(values)}`
  );
  return [players, size, seed, first, mask.toString(BASE), themes, difficulty, ...further].join(" ");
}

/** @type {(values: readonly Value[]) => string} */
const valuesText = (values) => values.map(({ points, makesBid }) => `${points}:${makesBid}`).join(",");

/** The lines of a file after its first. @type {(text: string) => string[]} */
export function linesOf(text) {
  const [first, ...lines] = text.trimEnd().split("\n");
  if (first !== FORMAT) throw new Error(`not ${FORMAT}: ${first}`);
  return lines;
}

/** The decisions of a puzzle, in their order. @type {(puzzle: Puzzle) => readonly {values: readonly Value[]}[]} */
export const decisionsOf = (puzzle) => [puzzle, ...puzzle.followUps];

/** The place of the best action. @param {{values: readonly Value[]}} decision */
export function bestOf({ values }) {
  const points = values.map((value) => value.points);
  return points.indexOf(Math.max(...points));
}
